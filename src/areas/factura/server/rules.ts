import { agentById, copyOfAgent } from '#areas/agent/server/index.ts';
import { takesCausa } from '#areas/fiscal/domain/document.ts';
import { ibanPasses } from '#areas/fiscal/domain/iban.ts';
import { rateFaults } from '#areas/fiscal/server/index.ts';
import { isIva, ivaOf } from '#areas/referencia/server/index.ts';
import { checkTreball, readTreball } from '#areas/treball/server/index.ts';
import { showDate } from '#kernel/calendar-date.ts';
import { type Avis, CodedError, type FieldFault, fieldFault, invalid } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaFields } from '../contract/schemas.ts';
import { totalsOfFields } from './fields.ts';
import { type FacturaRow, findFactures } from './store.ts';

/** Whether the rate of a line takes the cause that is said of it; without a rate, any does. */
export const causaAdmesa = ({
  tipus,
  iva_fk,
  causa,
}: Pick<FacturaFields['linies'][number], 'tipus' | 'iva_fk' | 'causa'>): boolean =>
  tipus !== 'linia' || causa === null || iva_fk === null || takesCausa(ivaOf(iva_fk)?.codi, causa);

/** Refuses lines that name what does not exist. */
export const lineFaults = (linies: FacturaFields['linies'], root = 'linies'): FieldFault[] =>
  linies.flatMap((linia, place): FieldFault[] => [
    ...rateFaults(linia, `${root}.${place}`),
    ...(isIva(linia.iva_fk ?? 0) && !causaAdmesa(linia)
      ? [{ cami: `${root}.${place}.causa`, codi: 'causa_no_admesa', params: { causa: linia.causa ?? '' } }]
      : []),
    ...(linia.opcio ? [{ cami: `${root}.${place}.opcio`, codi: 'opcio_en_factura' }] : []),
  ]);

/** The agent of the company, with what invoices keep of it. */
export const agentOf = async (context: CompanyContext, id: number) => {
  const agent = await agentById(context.db, context.empresa.id, id);
  if (!agent) throw fieldFault('agent_fk', 'agent_desconegut');
  return { agent, copy: copyOfAgent(agent) };
};

/** The work of the company, closed or not; invoices are made of those that have a developer. */
export const treballOf = async (context: CompanyContext, id: number) => {
  const treball = await readTreball(context, id).catch((error: unknown) => {
    if (error instanceof CodedError && error.status === 404) throw fieldFault('treball_fk', 'treball_desconegut');
    throw error;
  });
  if (treball.mancances.includes('sense_promotor')) throw fieldFault('treball_fk', 'sense_promotor');
  return treball;
};

/** What numbers of invoices are made of, by the agency's records: plain ASCII without quotes, angles nor equals. */
const NUMERO = /^(?!.*["'<=>])[\x20-\x7e]*$/;

/** Refuses invoices of others that cannot be told of, or are of a day to come or later than what rectifies them. */
const rectificadaFaults = (fields: FacturaFields, today: string): FieldFault[] =>
  (fields.rectifica?.factures ?? []).flatMap((one, place): FieldFault[] => {
    if (one.factura_fk !== null) return [];
    const cami = `rectifica.factures.${place}`;
    const late = one.data > today ? (['rectificada_futura', today] as const) : null;
    const after = one.data > fields.data ? (['rectificada_posterior', fields.data] as const) : null;
    const wrong = late ?? after;
    return [
      ...(NUMERO.test(one.numero) ? [] : [{ cami: `${cami}.numero`, codi: 'numero_no_admes' }]),
      ...(wrong ? [{ cami: `${cami}.data`, codi: wrong[0], params: { data: showDate(wrong[1]) } }] : []),
    ];
  });

/** Number and date of a rectified invoice of ours are those that it was issued with. */
const desacordFaults = (
  given: { readonly numero: string; readonly data: string } | undefined,
  row: Pick<FacturaRow, 'numero_text' | 'data'>,
  cami: string,
): FieldFault[] => [
  ...(given && given.numero !== row.numero_text
    ? [{ cami: `${cami}.numero`, codi: 'rectificada_numero', params: { numero: row.numero_text ?? '' } }]
    : []),
  ...(given && given.data !== row.data
    ? [{ cami: `${cami}.data`, codi: 'rectificada_data', params: { data: showDate(row.data) } }]
    : []),
];

/** Why an invoice of ours, or one that is not known, cannot be substituted by a whole one; null where it can. */
export const substituidaFault = (
  row: Pick<FacturaRow, 'tipus' | 'estat' | 'situacio' | 'numero_text'> | undefined,
): Pick<FieldFault, 'codi' | 'params'> | null => {
  if (row?.tipus !== 'simplificada' || row.estat === 'esborrany') return { codi: 'factura_no_simplificada' };
  const params = { numero: row.numero_text ?? '' };
  if (row.estat === 'anullada') return { codi: 'substituida_anullada', params };
  return row.situacio === 'rectificada' || row.situacio === 'substituida' ? { codi: 'substituida_ja', params } : null;
};

/** Refuses amounts below zero where the invoice is not: what is kept back, paid on account or due. */
const negativeFaults = (fields: FacturaFields): FieldFault[] => {
  // What gives back by differences turns every sign.
  if (fields.rectifica?.metode === 'I') return [];
  const { retencio, bestretes, venciments } = fields;
  const { total_factura } = totalsOfFields(fields);
  if (total_factura < 0) return [];
  const asked: [string, number | null][] = [
    ['retencio.import', retencio && 'import' in retencio ? retencio.import : null],
    ...bestretes.map((one, place): [string, number] => [`bestretes.${place}.import`, one.import]),
    ...venciments.map((one, place): [string, number | null] => [`venciments.${place}.import`, one.import]),
  ];
  return asked.flatMap(([cami, cents]) => (cents !== null && cents < 0 ? [{ cami, codi: 'import_negatiu' }] : []));
};

/** Refuses what no draft may be, everything at once. */
export const checkDraft = async (context: CompanyContext, fields: FacturaFields): Promise<void> => {
  const faults = [...lineFaults(fields.linies), ...rectificadaFaults(fields, context.clock.today())];
  if (fields.rectifica && fields.tipus !== 'rectificativa')
    faults.push({ cami: 'rectifica', codi: 'rectifica_sense_tipus' });
  const ids = fields.rectifica?.factures.map((one) => one.factura_fk) ?? [];
  const known = await findFactures(context.db, context.empresa.id, [
    ...ids.filter((id): id is number => id !== null),
    ...fields.substitueix,
    ...fields.linies.flatMap(({ bestreta_fk }) => bestreta_fk ?? []),
  ]);
  const issued = new Map(known.filter((row) => row.estat !== 'esborrany').map((row) => [row.id, row]));
  ids.forEach((id, place) => {
    const row = id === null ? undefined : issued.get(id);
    if (id !== null && (!row || row.tipus === 'proforma'))
      faults.push({ cami: `rectifica.factures.${place}.factura_fk`, codi: 'factura_desconeguda' });
    else if (row) faults.push(...desacordFaults(fields.rectifica?.factures[place], row, `rectifica.factures.${place}`));
    if (id !== null && ids.indexOf(id) !== place)
      faults.push({ cami: `rectifica.factures.${place}.factura_fk`, codi: 'factura_repetida' });
  });
  fields.linies.forEach(({ bestreta_fk }, place) => {
    if (bestreta_fk !== undefined && !issued.has(bestreta_fk))
      faults.push({ cami: `linies.${place}.bestreta_fk`, codi: 'factura_desconeguda' });
  });
  if (fields.substitueix.length > 0 && fields.tipus !== 'ordinaria')
    faults.push({ cami: 'substitueix', codi: 'substitueix_sense_tipus' });
  fields.substitueix.forEach((id, place) => {
    if (fields.substitueix.indexOf(id) !== place)
      faults.push({ cami: `substitueix.${place}`, codi: 'factura_repetida' });
    if (issued.get(id)?.tipus !== 'simplificada')
      faults.push({ cami: `substitueix.${place}`, codi: 'factura_no_simplificada' });
  });
  if (faults.length === 0) faults.push(...negativeFaults(fields));
  if (faults.length > 0) throw invalid(faults);
};

/** What warns of a draft and lets its writer go on. */
export const avisosOf = (fields: FacturaFields): Avis[] => [
  ...(fields.iban !== '' && !ibanPasses(fields.iban) ? [{ codi: 'iban_incorrecte', cami: 'iban' }] : []),
  ...(fields.venciments.some((one) => one.data < fields.data)
    ? [{ codi: 'venciment_anterior', cami: 'venciments' }]
    : []),
];

/** Refuses with 404 the work that is absent or another company's. */
export const treballExists = async (context: CompanyContext, id: number): Promise<void> => {
  await checkTreball(context, id);
};
