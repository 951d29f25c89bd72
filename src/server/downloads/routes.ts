import { createHash, randomBytes } from 'node:crypto';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { allows } from '#contract/roles.ts';
import { CodedError, fieldFault, forbidden } from '#kernel/coded-error.ts';
import { shift } from '../http/clock.ts';
import { type Bound, bind, type Caller, type Context, type FileAnswer } from '../http/context.ts';
import type { FoundDownload, Replay } from '../http/replay.ts';
import { insertDescarrega, takeDescarrega } from './store.ts';

const LIVES = 60_000;
const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** What single-use addresses ask of the application. */
export interface DownloadPorts {
  find(cami: string): FoundDownload | null;
  resume(context: Context, sessioId: number): Promise<Caller | null>;
  replay(asked: Replay): Promise<FileAnswer>;
}

/** Single-use addresses: made with the token, used without it, bound to session, company and path. */
export const descarregaHandlers = (ports: DownloadPorts): readonly Bound[] => [
  bind(descarregaRoutes.create, async (context, { body }) => {
    const found = ports.find(body.cami);
    if (!found) throw fieldFault('cami', 'descarrega_desconeguda');
    if (!allows(found.bound.route.access, context.empresa.rol)) throw forbidden();
    const clau = randomBytes(32).toString('base64url');
    const caduca = shift(context.clock.now(), LIVES);
    await insertDescarrega(context.db, {
      clau_hash: hashOfKey(clau),
      sessio_fk: context.caller.sessioId,
      empresa_fk: context.empresa.id,
      cami: body.cami,
      idioma: context.language,
      caduca,
    });
    return { adreca: `/api/descarrega/${clau}`, caduca };
  }),
  bind(descarregaRoutes.get, async (context, { params }) => {
    const now = context.clock.now();
    const promised = await context.database.write((db) => takeDescarrega(db, hashOfKey(params.clau)));
    const caller = promised && promised.caduca >= now ? await ports.resume(context, promised.sessio_fk) : null;
    if (!promised || !caller) throw new CodedError(410, 'descarrega_gastada');
    const { empresa_fk: empresaId, idioma: language, cami } = promised;
    return ports.replay({ caller, empresaId, language, cami, signal: context.signal });
  }),
];
