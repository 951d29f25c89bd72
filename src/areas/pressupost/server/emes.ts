import { agentById, readCopia } from '#areas/agent/server/index.ts';
import { emissorOf, liniaEmesaOf, TIPUS } from '#areas/fiscal/server/index.ts';
import { nameOfTreball } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { PressupostEmes } from '../contract/emes.ts';
import type { PressupostFields } from '../contract/schemas.ts';
import { baseOfPart, fitesFault, partsOfFites } from '../domain/fites.ts';
import { fieldsOf, totalsOfFields, writtenOf } from './fields.ts';
import { empresaOf } from './service.ts';
import type { PressupostRow } from './store.ts';

/** What follows from lines and milestones: rates, amounts and sums. */
const summedOf = (fields: PressupostFields) => {
  const { recarrec_equivalencia: recarrec, fites } = fields;
  const parts = fitesFault(fields) === null && fites.length > 0 ? partsOfFites(writtenOf(fields)) : [];
  return {
    linies: fields.linies.map((linia) => liniaEmesaOf(linia, recarrec, TIPUS)),
    totals: totalsOfFields(fields),
    fites: fites.map((fita, place) => {
      const part = parts[place];
      return { ...fita, base: part ? baseOfPart(part) : 0 };
    }),
  };
};
const treballOf = async (context: CompanyContext, id: number | null): Promise<PressupostEmes['treball']> => {
  const named = await nameOfTreball(context.db, context.empresa.id, id);
  return named ? { codi: named.codi, nom: named.nom, expedient: named.expedient } : null;
};

/** What a quotation would be if it were sent now, as `given`. */
export const composeEmes = async (
  context: CompanyContext,
  row: PressupostRow,
  given: Pick<PressupostEmes, 'serie' | 'numero' | 'exercici' | 'enviat'>,
): Promise<PressupostEmes> => {
  const { db, empresa } = context;
  const fields = fieldsOf(row);
  const company = await empresaOf(context);
  const agent = await agentById(db, empresa.id, row.agent_fk);
  return {
    v: 1,
    id: row.id,
    empresa_fk: empresa.id,
    serie: given.serie,
    numero: given.numero,
    exercici: given.exercici,
    revisio: row.revisio,
    enviat: given.enviat,
    data: fields.data,
    validesa: fields.validesa,
    idioma: fields.idioma ?? agent?.idioma_fk ?? company.idioma_fk,
    emissor: { ...emissorOf(company), peu: company.peu_pressupost },
    receptor: row.agent_fk === null ? null : { copia: readCopia(row.copia) },
    treball: await treballOf(context, fields.treball_fk),
    titol: fields.titol,
    text: fields.text,
    condicions: fields.condicions,
    descomptes: fields.descomptes,
    carrecs: fields.carrecs,
    recarrec_equivalencia: fields.recarrec_equivalencia,
    ...summedOf(fields),
  };
};

/** What was sent, once options of it were taken or given back. Null where nothing was frozen. */
export const refrozen = async (
  context: CompanyContext,
  row: Pick<PressupostRow, 'congelat'>,
  fields: PressupostFields,
): Promise<string | null> =>
  row.congelat === null
    ? null
    : JSON.stringify({
        ...readEmes(row.congelat),
        ...summedOf(fields),
        treball: await treballOf(context, fields.treball_fk),
      } satisfies PressupostEmes);

/** The paper of what was sent, with options of it taken. */
export const emesAmb = async (
  context: CompanyContext,
  row: PressupostRow,
  opcions: readonly string[],
): Promise<PressupostEmes> => {
  const emes = await emesOf(context, row);
  if (opcions.length === 0) return emes;
  const fields = fieldsOf(row);
  const taken = new Set(opcions);
  const linies = fields.linies.map((linia) => (taken.has(linia.clau) ? { ...linia, opcio: false } : linia));
  return { ...emes, ...summedOf({ ...fields, linies }) };
};

const readEmes = (text: string): PressupostEmes => JSON.parse(text) as PressupostEmes;

/** A quotation as its client is told of it: frozen if it was sent, as it would be if it is a draft. */
export const emesOf = (context: CompanyContext, row: PressupostRow): Promise<PressupostEmes> =>
  row.congelat === null
    ? composeEmes(context, row, {
        serie: row.serie,
        numero: row.numero_text,
        exercici: row.exercici,
        enviat: row.estat !== 'esborrany',
      })
    : Promise.resolve(readEmes(row.congelat));
