/** Rates of VAT and of the equivalence surcharge, with the days in which they stand and their boxes of model 303. */
export interface TipusRow {
  /** In percent, without zeros at the end. */
  readonly tipus: string;
  readonly des_de: string;
  readonly fins: string | null;
  /** Boxes of base and of tax; null where the form of today has none. */
  readonly caselles: readonly [base: string, quota: string] | null;
  readonly source: string;
}
const AEAT = 'AEAT, LSI.xlsx 39, and DR303';

const row = (tipus: string, caselles: TipusRow['caselles'], des_de: string, fins: string | null = null): TipusRow => ({
  tipus,
  caselles,
  des_de,
  fins,
  source: AEAT,
});

export const TIPUS_IVA: readonly TipusRow[] = [
  row('21', ['07', '09'], '2012-09-01'),
  row('10', ['04', '06'], '2012-09-01'),
  row('4', ['01', '03'], '1995-01-01'),
  row('5', ['153', '155'], '2022-07-01', '2024-09-30'),
  row('7.5', ['153', '155'], '2024-10-01', '2024-12-31'),
  row('2', ['165', '167'], '2024-10-01', '2024-12-31'),
  row('0', ['150', '152'], '2023-01-01'),
  row('18', null, '2010-07-01', '2012-08-31'),
  row('8', null, '2010-07-01', '2012-08-31'),
  row('16', null, '1995-01-01', '2010-06-30'),
  row('7', null, '1995-01-01', '2010-06-30'),
];

/** The surcharge that goes with each rate. */
export const TIPUS_RECARREC: readonly (TipusRow & { readonly iva: string })[] = [
  { iva: '21', ...row('5.2', ['22', '24'], '2012-09-01') },
  { iva: '21', ...row('1.75', ['156', '158'], '2012-09-01') },
  { iva: '10', ...row('1.4', ['19', '21'], '2012-09-01') },
  { iva: '4', ...row('0.5', ['168', '170'], '1995-01-01') },
  { iva: '5', ...row('0.5', ['16', '18'], '2022-07-01', '2022-12-31') },
  { iva: '5', ...row('0.62', ['16', '18'], '2023-01-01', '2024-09-30') },
  { iva: '7.5', ...row('1', ['16', '18'], '2024-10-01', '2024-12-31') },
  { iva: '2', ...row('0.26', ['168', '170'], '2024-10-01', '2024-12-31') },
  { iva: '0', ...row('0', ['16', '18'], '2023-01-01') },
  // LIVA 161 as it stood then; no form of today has boxes for them.
  { iva: '18', ...row('4', null, '2010-07-01', '2012-08-31') },
  { iva: '8', ...row('1', null, '2010-07-01', '2012-08-31') },
  { iva: '16', ...row('4', null, '1995-01-01', '2010-06-30') },
  { iva: '7', ...row('1', null, '1995-01-01', '2010-06-30') },
];
