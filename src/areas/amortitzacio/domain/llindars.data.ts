/** Figures of the law that change with time. Amounts in cents, parts in percent. */
export interface LlindarRow {
  readonly codi: Llindar;
  readonly valor: number;
  readonly des_de: string;
  readonly fins: string | null;
  readonly source: string;
  readonly confidence: 'A' | 'B' | 'C';
}
export type Llindar =
  | 'lliure_unitat'
  | 'lliure_any'
  | 'erd_xifra'
  | 'erd_factor'
  | 'usat_factor'
  | 'iva_be_inversio'
  | 'iva_anys'
  | 'iva_anys_immoble'
  | 'iva_punts';

const row = (
  codi: Llindar,
  valor: number,
  des_de: string,
  source: string,
  confidence: LlindarRow['confidence'] = 'B',
): LlindarRow => ({ codi, valor, des_de, fins: null, source, confidence });

export const LLINDARS: readonly LlindarRow[] = [
  row('lliure_unitat', 300_00, '2015-01-01', 'LIS 27/2014, 12.3.e'),
  row('lliure_any', 25_000_00, '2015-01-01', 'LIS 27/2014, 12.3.e'),
  row('erd_xifra', 10_000_000_00, '2015-01-01', 'LIS 27/2014, 101'),
  row('erd_factor', 2, '2015-01-01', 'LIS 27/2014, 103'),
  row('usat_factor', 2, '1998-01-01', 'RIS 4.3; Orden 27-03-1998'),
  row('iva_be_inversio', 3_005_06, '1999-01-01', 'LIVA 108', 'A'),
  row('iva_anys', 5, '1993-01-01', 'LIVA 107', 'A'),
  row('iva_anys_immoble', 10, '1993-01-01', 'LIVA 107', 'A'),
  row('iva_punts', 10, '1993-01-01', 'LIVA 107', 'A'),
];
