import type { Correu } from '#contract/correu.ts';
import { correuRoutes } from '#contract/correu.ts';
import type { HistorialEntitat } from '#contract/historial.ts';
import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Files } from '../files/index.ts';
import { recordHistory } from '../historial/store.ts';
import { type Bound, bind, type CompanyContext } from '../http/context.ts';
import { pageFrom } from '../http/listing.ts';
import { listOf, presentItem } from './present.ts';
import { type CorreuRow, findCorreu, listAdjunts, listCorreus, requeueCorreu, trustCorreu } from './store.ts';

const load = async (context: CompanyContext, id: number): Promise<CorreuRow> => {
  const row = await findCorreu(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};

const present = async (files: Files, context: CompanyContext, row: CorreuRow): Promise<Correu> => {
  const adjunts: Correu['adjunts'] = [];
  for (const { fitxer_fk, nom } of await listAdjunts(context.db, row.id)) {
    const fitxer = await files.find(context.db, context.empresa.id, fitxer_fk);
    if (fitxer) adjunts.push({ nom, mida: fitxer.mida, tipus: fitxer.tipus });
  }
  const { missatge_id, secret } = row;
  // A key is for its receiver alone: who reads the post of a company may not use it.
  const text = secret === 1 ? '' : row.cos;
  return { ...presentItem(context, row), text, missatge_id, acceptats: listOf(row.acceptats), adjunts };
};

/** What a person decided about a letter: a row of its history, shown with the record that it is about too. */
const keepDecision = (context: CompanyContext, row: CorreuRow, accio: 'reintenta' | 'arribat'): Promise<void> =>
  recordHistory(context, [
    {
      entitat: 'correu',
      id: row.id,
      accio,
      despres: { assumpte: row.assumpte, per_a: listOf(row.per_a), estat_anterior: row.estat },
      ...(row.entitat && row.entitat_fk && { arrel: { entitat: row.entitat as HistorialEntitat, id: row.entitat_fk } }),
    },
  ]);

/** Calls over the letters of a company. */
export const correuHandlers = (files: Files): readonly Bound[] => [
  bind(correuRoutes.list, async (context, { query }) => {
    const { total, rows } = await listCorreus(context.db, context.empresa.id, query);
    return pageFrom(
      query,
      total,
      rows.map((row) => presentItem(context, row)),
    );
  }),
  bind(correuRoutes.get, async (context, { params }) => present(files, context, await load(context, params.id))),
  bind(correuRoutes.retry, async (context, { params }) => {
    const row = await load(context, params.id);
    if (row.estat === 'enviat') throw new CodedError(409, 'correu_enviat');
    if (!(await requeueCorreu(context.db, context.empresa.id, row.id, context.clock.now())))
      throw new CodedError(409, 'correu_enviant');
    await keepDecision(context, row, 'reintenta');
    return present(files, context, await load(context, row.id));
  }),
  bind(correuRoutes.arrived, async (context, { params }) => {
    const row = await load(context, params.id);
    if (!(await trustCorreu(context.db, context.empresa.id, row.id, context.clock.now())))
      throw new CodedError(409, 'correu_no_dubtos');
    await keepDecision(context, row, 'arribat');
    return present(files, context, await load(context, row.id));
  }),
];
