import { checkObert } from '#areas/empresa/server/index.ts';
import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { limitDeCaixa } from '#areas/llibres/domain/caixa.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { notFound } from '#kernel/coded-error.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import type { HistoryRoot } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { DespesaFields } from '../contract/schemas.ts';
import { isAutoliquidada } from '../domain/imports.ts';
import { diaDeRetencio } from '../domain/retencio.ts';
import { fieldsOf, recepcioOf } from './fields.ts';
import { type Fiscal, fiscalDe } from './fiscal.ts';
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

/** An expense as quarters look at it: with what is withheld of it, in cents, and the tax id of its supplier. */
export interface EnTrimestre {
  readonly fields: DespesaFields;
  readonly retingut: number;
  readonly nif: string;
}
export const enTrimestre = (row: DespesaRow, fields = fieldsOf(row)): EnTrimestre => ({
  fields,
  retingut: row.retingut,
  nif: row.copia_nif,
});

type Caixa = Pick<Fiscal, 'caixa'>;

/**
 * Days on which its payment is a figure of a form: when what was withheld is owed, and where its supplier or the company is under the
 * cash regime of VAT, when it is paid, or the last day for it (LIVA 163 terdecies).
 */
const diesDePagament = ({ fields, retingut, nif }: EnTrimestre, { caixa }: Caixa): (string | null)[] => {
  const operacio = (fields.data_operacio ?? fields.data) as CalendarDate;
  const own = fields.tipus !== 'sense_factura' && !isAutoliquidada(fields) && caixa(operacio);
  const limit = limitDeCaixa(operacio);
  const { data_pagament } = fields;
  const inTime = data_pagament !== null && data_pagament <= limit;
  return [
    retingut === 0 ? null : diaDeRetencio({ ...fields, nif }),
    fields.clau === CAIXA || own ? (inTime ? data_pagament : limit) : null,
  ];
};

/** The day from which its VAT may be deducted: when it came, never before its paper nor its operation. */
const deduccioDes = (fields: DespesaFields): string =>
  [recepcioOf(fields), fields.data, fields.data_operacio ?? fields.data].sort().at(-1) ?? fields.data;

/** The days that quarters look at: when it came and may be deducted, where its VAT is deducted, and when its payment counts. */
export const diesDe = (of: EnTrimestre, caixa: Caixa): (string | null)[] => [
  recepcioOf(of.fields),
  deduccioDes(of.fields),
  of.fields.deduible_en && diesDeTrimestre(of.fields.deduible_en).inici,
  ...diesDePagament(of, caixa),
];

/** Refuses with 409 `periode_tancat` what is in a closed quarter, as it was or as it would be. */
export const checkPeriode = async (context: CompanyContext, ...versions: readonly EnTrimestre[]): Promise<void> => {
  const fiscal = await fiscalDe(context.db, context.empresa.id);
  await checkObert(
    context,
    versions.flatMap((one) => diesDe(one, fiscal)),
    'recepcio',
  );
};

/** The same for its payment and its due day alone, where a form counts them and they move it. */
export const checkPagament = async (context: CompanyContext, row: DespesaRow, fields: DespesaFields): Promise<void> => {
  const fiscal = await fiscalDe(context.db, context.empresa.id);
  const before = diesDePagament(enTrimestre(row), fiscal);
  const moved = diesDePagament(enTrimestre(row, fields), fiscal).flatMap((day, at) =>
    day === before[at] ? [] : [before[at] ?? null, day],
  );
  await checkObert(context, moved);
};
