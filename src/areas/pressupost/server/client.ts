import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { importsOfEscrita } from '#areas/fiscal/domain/document.ts';
import type { Rol } from '#contract/roles.ts';
import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { recordHistory } from '#server/historial/store.ts';
import { shift } from '#server/http/clock.ts';
import type { CompanyContext, Context } from '#server/http/context.ts';
import type { clientRoutes } from '../contract/routes.ts';
import type { PressupostClient } from '../contract/schemas.ts';
import { acceptRow, refuseRow } from './accions.ts';
import { paperWording, sumsOf } from './document-present.ts';
import { emesAmb } from './emes.ts';
import { totalsOfFields } from './fields.ts';
import type { PressupostPorts } from './ports.ts';
import { getPressupost, holdPressupost, writeRow } from './service.ts';
import { findByToken, findPressupost, type PressupostRow } from './store.ts';

const DAY = 86_400_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const dead = (): CodedError => new CodedError(404, 'enllac_caducat');

/** A link where the client sees the quotation and answers; the last one dies. The key itself is kept nowhere. */
export const makeLink = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  dies: number,
): Promise<{ enllac: string; caduca: string }> => {
  const row = await holdPressupost(context, id);
  if (row.estat !== 'enviat') throw new CodedError(409, 'pressupost_no_esperava');
  const token = randomBytes(32).toString('base64url');
  const now = context.clock.now();
  const caduca = shift(now, dies * DAY);
  await writeRow(context, ports, row, {
    enllac_hash: hashOf(token),
    enllac_creat: now,
    enllac_caduca: caduca,
    enllac_per: context.caller.usuariId,
  });
  await recordHistory(context, [{ entitat: 'pressupost', id, accio: 'enllac', despres: { caduca } }]);
  return { enllac: `#/p/${token}`, caduca };
};

/** The link opens nothing any more. */
export const dropLink = async (context: CompanyContext, ports: PressupostPorts, id: number): Promise<{ fet: true }> => {
  const row = await holdPressupost(context, id);
  if (row.enllac_hash !== null) {
    await writeRow(context, ports, row, {
      enllac_hash: null,
      enllac_creat: null,
      enllac_caduca: null,
      enllac_per: null,
    });
    await recordHistory(context, [
      { entitat: 'pressupost', id, accio: 'enllac', abans: { caduca: row.enllac_caduca } },
    ]);
  }
  return { fet: true };
};

/** The quotation that a link opens, and a context in its company whose changes are told as the client's. */
export const openLink = async (context: Context, token: string, nom: string) => {
  const row = await findByToken(context.db, hashOf(token));
  if (!row || row.enllac_caduca === null || row.enllac_caduca < context.clock.now()) throw dead();
  if (row.estat === 'substituit') throw new CodedError(404, 'pressupost_nova_versio');
  const rol: Rol = 'lector';
  const client: CompanyContext = {
    ...context,
    empresa: { id: row.empresa_fk, rol },
    caller: {
      sessioId: 0,
      usuariId: 0,
      nom,
      pendentConds: false,
      rols: new Map([[row.empresa_fk, rol]]),
      empresaPerDefecte: row.empresa_fk,
    },
  };
  return { row, client };
};

const clientOf = async (
  context: CompanyContext,
  ports: PressupostPorts,
  row: PressupostRow,
  opcions: readonly string[] = [],
): Promise<PressupostClient> => {
  const letterhead = await letterheadOf(context.db, row.empresa_fk);
  if (!letterhead) throw dead();
  const record = await getPressupost(context, ports, row.id);
  const { linies } = record;
  const ip = record.resposta;
  const idioma = record.idioma ?? (letterhead.idioma as Language);
  const emes = await emesAmb(context, row, opcions);
  return {
    empresa: { nom: letterhead.nom, telefon: letterhead.telefon, email: letterhead.email, logo: letterhead.logo },
    numero: record.numero ?? '',
    revisio: record.revisio,
    situacio: record.situacio,
    idioma,
    data: record.data,
    validesa: record.validesa,
    client: record.agent?.nom ?? '',
    titol: record.titol,
    text: record.text,
    condicions: record.condicions,
    linies: linies.map((linia) => ({
      clau: linia.clau,
      tipus: linia.tipus,
      concepte: linia.concepte,
      descripcio: linia.descripcio,
      quantitat: linia.quantitat,
      unitat: linia.unitat,
      preu: linia.preu,
      descompte: linia.descompte,
      descompte_import: linia.descompte_import,
      carrec: linia.carrec,
      carrec_import: linia.carrec_import,
      opcio: linia.opcio,
      import: importsOfEscrita(linia).brut,
    })),
    totals: emes.totals,
    sumes: sumsOf(emes, paperWording(idioma)).map(([text, amount, forma]) => ({ text, import: amount, forma })),
    opcions: linies
      .filter((linia) => linia.opcio)
      .map(({ clau }) => ({
        clau,
        total: totalsOfFields({
          ...record,
          linies: linies.map((linia) => (linia.clau === clau ? { ...linia, opcio: false } : linia)),
        }).total_a_pagar,
      })),
    fites: emes.fites.map(({ nom, base }) => ({ nom, base })),
    resposta: ip && {
      acceptat: ip.acceptat,
      quan: ip.quan,
      per: ip.per,
      nom: ip.nom,
      text: ip.text,
      opcions: ip.opcions,
    },
  };
};

/** What the client sees, as it would be with options of it taken. */
export const readAsClient = async (
  context: Context,
  ports: PressupostPorts,
  token: string,
  opcions: readonly string[] | undefined,
): Promise<PressupostClient> => {
  const { row, client } = await openLink(context, token, '');
  return clientOf(client, ports, row, opcions);
};

type Answer = z.output<NonNullable<(typeof clientRoutes.answer)['body']>>;

/** The client's yes or no: kept with name, address and moment; a yes opens the work. */
export const answerAsClient = async (
  context: Context,
  ports: PressupostPorts,
  token: string,
  body: Answer,
): Promise<PressupostClient> => {
  const { row: found, client } = await openLink(context, token, body.nom);
  const row = await holdPressupost(client, found.id);
  if (row.enllac_hash !== hashOf(token)) throw dead();
  if (row.estat !== 'enviat') throw new CodedError(409, 'pressupost_no_esperava');
  if (row.revisio !== body.revisio) throw new CodedError(409, 'pressupost_canviat');
  if (row.validesa !== null && row.validesa < context.clock.today()) throw new CodedError(409, 'pressupost_caducat');
  const resposta = {
    acceptat: body.acceptat,
    quan: context.clock.now(),
    per: 'enllac' as const,
    nom: body.nom,
    text: body.text,
    ip: context.address,
    opcions: body.opcions,
  };
  if (body.acceptat) await acceptRow(client, ports, row, { resposta, treball: 'nou' });
  else await refuseRow(client, ports, row, { ...resposta, opcions: [] });
  const after = await findPressupost(client.db, row.empresa_fk, row.id);
  if (!after) throw notFound();
  return clientOf(client, ports, after);
};
