import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import type { Formats } from '#web/formats.ts';
import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import type { LiniaDespesa } from '../contract/schemas.ts';
import type { ImportsLinia } from '../domain/imports.ts';
import type { TipusDespeses } from './tipus.ts';
import type { T } from './words.ts';

/** A line as the grid shows it, with what it comes to. */
export interface LiniaRow {
  readonly linia: LiniaDespesa;
  readonly place: number;
  readonly imports: ImportsLinia;
}
/** What a line comes to on its paper, in cents. */
export const totalOfLinia = ({ linia, imports }: LiniaRow, autoliquidada: boolean): number =>
  linia.base + (autoliquidada ? 0 : imports.quota + imports.quota_recarrec);
const MOST = 9_999_999_999;
const euros = (cents: number): string => (cents / 100).toFixed(2);

/** The columns of the lines of an expense. */
export const liniaColumns = (given: {
  t: T;
  formats: Formats;
  rates: TipusFiscals;
  kinds: TipusDespeses;
  day: string;
  linies: readonly LiniaDespesa[];
  senseFactura: boolean;
  /** Whoever buys owes the VAT: it is no part of what a line comes to. */
  autoliquidada: boolean;
  readOnly: boolean;
}): readonly GridColumn<LiniaRow>[] => {
  const { t, formats, rates, kinds, linies } = given;
  const readOnly = (): boolean => given.readOnly;
  const taxed = ({ linia }: LiniaRow): boolean => given.readOnly || linia.iva_fk === null;
  const money = { kind: 'decimal', align: 'right', places: 2, min: -MOST, max: MOST } as const;
  const totalOf = (row: LiniaRow): number => totalOfLinia(row, given.autoliquidada);
  return [
    {
      key: 'tipus_despesa_fk',
      head: t('despesa.linia.tipus_despesa_fk'),
      name: t('despesa.linia.tipus_despesa_fk.nom'),
      kind: 'select',
      sought: true,
      width: 148,
      options: kinds.optionsFor(linies.map(({ tipus_despesa_fk }) => tipus_despesa_fk)),
      value: ({ linia }) => linia.tipus_despesa_fk,
      show: ({ linia }) => kinds.get(linia.tipus_despesa_fk)?.nom ?? '',
      readOnly,
    },
    {
      key: 'concepte',
      head: t('despesa.linia.concepte'),
      kind: 'text',
      width: 'flex',
      maxLength: 300,
      value: ({ linia }) => linia.concepte,
      readOnly,
    },
    {
      key: 'base',
      head: t('despesa.linia.base'),
      name: t('despesa.linia.base.nom'),
      width: 88,
      ...money,
      value: ({ linia }) => euros(linia.base),
      show: ({ linia }) => formats.money(linia.base),
      readOnly,
    },
    {
      key: 'iva_fk',
      head: t('despesa.linia.iva_fk'),
      name: t('despesa.linia.iva_fk.nom'),
      kind: 'select',
      width: 64,
      sought: true,
      options: rates.ivaDeCompraOn(
        given.day,
        linies.map(({ iva_fk }) => iva_fk),
      ),
      value: ({ linia }) => linia.iva_fk,
      show: ({ linia }) => rates.showIva(linia.iva_fk) || '—',
      readOnly: () => given.readOnly || given.senseFactura,
    },
    {
      key: 'quota',
      head: t('despesa.linia.quota'),
      name: t('despesa.linia.quota.nom'),
      width: 80,
      ...money,
      value: ({ linia, imports }) => (linia.iva_fk === null ? '' : euros(linia.quota ?? imports.quota)),
      show: ({ linia, imports }) => (linia.iva_fk === null ? '' : formats.money(linia.quota ?? imports.quota)),
      readOnly: taxed,
    },
    {
      key: 'total',
      head: t('despesa.linia.total'),
      name: t('despesa.linia.total.nom'),
      width: 88,
      ...money,
      value: (row) => euros(totalOf(row)),
      show: (row) => formats.money(totalOf(row)),
      readOnly: ({ linia }) => given.readOnly || linia.recarrec,
    },
    {
      key: 'iva_deduible',
      head: t('despesa.linia.iva_deduible'),
      name: t('despesa.linia.iva_deduible.nom'),
      kind: 'decimal',
      align: 'right',
      width: 60,
      places: 2,
      min: 0,
      max: 100,
      value: ({ linia }) => (linia.iva_fk === null ? '' : linia.iva_deduible),
      show: ({ linia }) => (linia.iva_fk === null ? '' : formats.decimal(linia.iva_deduible, 0, 2)),
      readOnly: taxed,
    },
  ];
};
