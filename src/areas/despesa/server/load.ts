import { checkObert } from '#areas/empresa/server/index.ts';
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

/** The days that quarters look at: when it came, where its VAT is deducted, and when what was withheld was paid. */
export const diesDe = (fields: DespesaFields, retingut: number): (string | null)[] => [
  recepcioOf(fields),
  fields.deduible_en && diesDeTrimestre(fields.deduible_en).inici,
  retingut === 0 ? null : fields.data_pagament,
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

/** The same for the day of a payment alone, of what had something withheld. */
export const checkPagament = (context: CompanyContext, before: DespesaFields, fields: DespesaFields): Promise<void> =>
  before.data_pagament === fields.data_pagament
    ? Promise.resolve()
    : checkObert(context, [before.data_pagament, fields.data_pagament]);
