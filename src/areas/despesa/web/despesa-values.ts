import type { FieldSpec, RowsSpec } from '#web/ui/form/form-types.ts';
import { BLANK_DESPESA } from '../contract/blank.ts';
import { type Despesa, type DespesaFields, despesaFields, type LiniaDespesa } from '../contract/schemas.ts';
import { withTotal } from './linia-values.ts';
import { say, type T } from './words.ts';

/** A file that is up and waits for its expense. */
export interface Pujat {
  readonly id: number;
  readonly nom: string;
  readonly mida: number;
}
interface Part {
  readonly treball_fk: number | null;
  readonly percentatge: string | null;
}
/** What a person writes of an expense. A quarter is `2026-2`. */
export type DespesaValues = Omit<DespesaFields, 'data' | 'linies' | 'treballs' | 'deduible_en'> & {
  readonly data: string | null;
  readonly linies: readonly LiniaDespesa[];
  readonly treballs: readonly Part[];
  readonly deduible_en: string | null;
  readonly pujades: readonly Pujat[];
  /** On the phone the whole is typed; its base follows. Cents. */
  readonly import_total: number | null;
  /** Of the file that it was filled from, where its amounts are no euros. */
  readonly moneda: string | null;
};

export const blankDespesa = (data: string, linia: LiniaDespesa, known: Partial<DespesaValues>): DespesaValues => ({
  ...BLANK_DESPESA,
  deduible_en: null,
  linies: [linia],
  pujades: [],
  import_total: null,
  moneda: null,
  data,
  ...known,
});

const KEYS = Object.keys(despesaFields) as (keyof DespesaFields)[];
export const valuesOfFields = (fields: DespesaFields): DespesaValues => {
  const values = Object.fromEntries(KEYS.map((key) => [key, fields[key]])) as unknown as DespesaFields;
  const later = fields.deduible_en;
  return {
    ...values,
    deduible_en: later ? `${later.exercici}-${later.trimestre}` : null,
    pujades: [],
    import_total: null,
    moneda: null,
  };
};
export const valuesOfDespesa = (despesa: Despesa): DespesaValues => valuesOfFields(despesa);

/** Nothing was written in it yet: the last ones are not sent. */
export const isBlankLinia = ({ base, quota, concepte, be_inversio }: LiniaDespesa): boolean =>
  base === 0 && quota === null && concepte.trim() === '' && be_inversio === null;
const withoutLastBlanks = (linies: readonly LiniaDespesa[]): LiniaDespesa[] => {
  const last = linies.findLastIndex((one) => !isBlankLinia(one));
  return linies.slice(0, Math.max(1, last + 1));
};

/** What is sent. `rateOf` gives the rate of VAT, in percent. */
export const sentOfDespesa = (
  values: Partial<DespesaValues>,
  rateOf: (id: number | null) => string | null,
): Partial<DespesaFields> => {
  const { data, linies, treballs, deduible_en, pujades: _files, import_total, moneda: _moneda, ...rest } = values;
  const whole = import_total ?? null;
  const [exercici, trimestre] = (deduible_en ?? '').split('-').map(Number);
  const kept = linies && whole !== null ? linies.map((one) => withTotal(one, whole, rateOf(one.iva_fk))) : linies;
  return {
    ...rest,
    ...(data ? { data } : {}),
    ...(kept ? { linies: withoutLastBlanks(kept) } : {}),
    ...(treballs
      ? {
          treballs: treballs.flatMap(({ treball_fk, percentatge }) =>
            treball_fk === null ? [] : [{ treball_fk, percentatge: percentatge ?? '0' }],
          ),
        }
      : {}),
    ...(deduible_en === undefined ? {} : { deduible_en: exercici && trimestre ? { exercici, trimestre } : null }),
  };
};

/** Cells of a line that a refusal may name. */
const CELLS = ['tipus_despesa_fk', 'concepte', 'base', 'iva_fk', 'quota', 'iva_deduible', 'deduible', 'causa'] as const;
const DEEP = ['quota_recarrec', 'recarrec', 'be_inversio'] as const;

const cellName = (t: T, key: (typeof CELLS)[number]): string =>
  (key === 'deduible' || key === 'causa' ? t(`despesa.linia.${key}`) : say(t, `despesa.linia.${key}`)).replace(
    ' €',
    '',
  );
/** Lines as a conflict compares them. */
const liniaRows = (t: T, amount: (cents: number | null) => string): RowsSpec => ({
  blank: isBlankLinia,
  keyOf: ({ clau }: LiniaDespesa) => clau,
  name: (_linia: LiniaDespesa, place) => t('despesa.linia.detall_de', { n: place + 1 }),
  tell: ({ concepte, base }: LiniaDespesa) => [concepte, amount(base)].filter(Boolean).join(' · '),
  cells: Object.fromEntries(
    CELLS.map((key) => [
      key,
      { label: cellName(t, key), ...(key === 'base' || key === 'quota' ? { show: amount } : {}) },
    ]),
  ),
});

/** Labels of the fields, by path; rows of lists are numbered. */
export const despesaFieldSpecs = (
  t: T,
  values: DespesaValues,
  phone: boolean,
  money: (cents: number) => string,
): Record<string, FieldSpec> => {
  const specs: Record<string, FieldSpec> = {};
  for (const key of KEYS) specs[key] = { label: say(t, `despesa.camp.${key}`) };
  specs.data = { label: t('despesa.camp.data'), required: true };
  // In a conflict, line by line and cell by cell.
  specs.linies = {
    label: say(t, 'despesa.camp.linies'),
    rows: liniaRows(t, (cents) => (cents === null ? '' : money(cents))),
  };
  if (phone) specs.import_total = { label: t('despesa.camp.import_total'), required: true };
  if (values.tipus === 'factura' || values.tipus === 'rectificativa')
    specs.num_factura = { label: t('despesa.camp.num_factura'), required: true };
  for (const place of values.linies.keys()) {
    const line = t('despesa.linia.detall_de', { n: place + 1 });
    for (const key of CELLS) specs[`linies.${place}.${key}`] = { label: `${line}, ${cellName(t, key)}` };
    for (const key of DEEP)
      specs[`linies.${place}.${key}`] = {
        label: `${line}, ${t(key === 'be_inversio' ? 'despesa.linia.es_be' : `despesa.linia.${key}`)}`,
      };
  }
  for (const place of values.treballs.keys()) {
    specs[`treballs.${place}.treball_fk`] = { label: t('despesa.camp.treball_n', { n: place + 1 }) };
    specs[`treballs.${place}.percentatge`] = { label: t('despesa.camp.part_n', { n: place + 1 }) };
  }
  if (values.rectifica) {
    specs['rectifica.motiu'] = { label: t('despesa.camp.motiu'), required: true };
    specs['rectifica.num_factura'] = { label: t('despesa.camp.rectifica_num') };
    specs['rectifica.data'] = { label: t('despesa.camp.rectifica_data') };
  }
  return specs;
};
