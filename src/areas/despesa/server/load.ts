import { checkObert } from '#areas/empresa/server/index.ts';
import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { notFound } from '#kernel/coded-error.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import type { HistoryRoot } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { DespesaFields } from '../contract/schemas.ts';
import { recepcioOf } from './fields.ts';
import { type DespesaRow, findDespesa, lockDespesa } from './store.ts';

export const loadDespesa = async (context: CompanyContext, id: number): Promise<DespesaRow> => {
  const row = await findDespesa(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};
/** The row held until the transaction ends, or 404. */
export const holdDespesa = async (context: CompanyContext, id: number): Promise<DespesaRow> => {
  const row = await lockDespesa(context.db, context.database.engine, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};

/** Where the history of an expense is told too. */
export const arrelsOf = ({ agent_fk, treballs }: Pick<DespesaFields, 'agent_fk' | 'treballs'>): HistoryRoot[] => [
  ...(agent_fk === null ? [] : [{ entitat: 'agent' as const, id: agent_fk }]),
  ...treballs.map((one) => ({ entitat: 'treball' as const, id: one.treball_fk })),
];

/** Its payment is a figure of a form: of what was withheld, and of the VAT of a supplier in the cash regime (LIVA 163 terdecies). */
const pagamentCompta = ({ clau }: Pick<DespesaFields, 'clau'>, retingut: number): boolean =>
  retingut !== 0 || clau === CAIXA;

/** The day from which its VAT may be deducted: when it came, never before its paper nor its operation. */
const deduccioDes = (fields: DespesaFields): string =>
  [recepcioOf(fields), fields.data, fields.data_operacio ?? fields.data].sort().at(-1) ?? fields.data;

/** The days that quarters look at: when it came and may be deducted, where its VAT is deducted, and when it was paid where that counts. */
export const diesDe = (fields: DespesaFields, retingut: number): (string | null)[] => [
  recepcioOf(fields),
  deduccioDes(fields),
  fields.deduible_en && diesDeTrimestre(fields.deduible_en).inici,
  pagamentCompta(fields, retingut) ? fields.data_pagament : null,
];

/** Refuses with 409 `periode_tancat` what is in a closed quarter, as it was or as it would be. */
export const checkPeriode = (
  context: CompanyContext,
  ...versions: readonly { readonly fields: DespesaFields; readonly retingut: number }[]
): Promise<void> =>
  checkObert(
    context,
    versions.flatMap(({ fields, retingut }) => diesDe(fields, retingut)),
  );

/** The same for the day of a payment alone, where a form counts it. */
export const checkPagament = (
  context: CompanyContext,
  before: DespesaFields,
  fields: DespesaFields,
  retingut: number,
): Promise<void> =>
  before.data_pagament === fields.data_pagament || !pagamentCompta(fields, retingut)
    ? Promise.resolve()
    : checkObert(context, [before.data_pagament, fields.data_pagament]);
