import { type CalendarDate, yearOf } from '#kernel/calendar-date.ts';
import { toScaled } from '#kernel/rounding.ts';
import type { CoeficientRow } from './coeficients.data.ts';
import { type Be, baseOf } from './quadre.ts';
import { esTangible } from './regularitzacio.ts';
import { llindarOn } from './vigencia.ts';

export const DEFECTES = [
  'residual_incorrecte',
  'percentatge_massa_alt',
  'percentatge_massa_baix',
  'baixa_abans_de_l_us',
  'lliure_massa',
  'lliure_massa_car',
  'lliure_massa_any',
  'coeficient_sense',
  'coeficient_no_vigent',
] as const;
/** What is wrong with a good, by code; figures that the sentence needs go with it. */
export interface Defecte {
  readonly camp: 'residual' | 'percentatge' | 'baixa' | 'metode' | 'coeficient' | 'lliures';
  readonly codi: (typeof DEFECTES)[number];
  readonly params?: Readonly<Record<string, string | number>>;
}

const PLACES = 4;
const scaled = (text: string): bigint => toScaled(text, PLACES) ?? 0n;
const show = (value: bigint): string => {
  const whole = value / 10n ** BigInt(PLACES);
  const decimals = String(value % 10n ** BigInt(PLACES))
    .padStart(PLACES, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
};

/** Times that the table's percentage may be exceeded by the method of the good. */
const factorOf = (be: Be): bigint => {
  if (be.metode === '07') return BigInt(llindarOn('erd_factor', be.inici) ?? 1);
  if (be.metode === '08') return BigInt(llindarOn('usat_factor', be.inici) ?? 1);
  return 1n;
};

/** Between 100 over the most years and the most percent of its row, both told when it is not. */
const percentatgeDefectes = (be: Be, row: CoeficientRow): readonly Defecte[] => {
  const percentatge = scaled(be.percentatge);
  const most = scaled(row.maxim) * factorOf(be);
  if (percentatge > most)
    return [{ camp: 'percentatge', codi: 'percentatge_massa_alt', params: { maxim: show(most) } }];
  const whole = 100n * 10n ** BigInt(PLACES);
  if (percentatge * BigInt(row.anys) >= whole) return [];
  const least = (whole + BigInt(row.anys) - 1n) / BigInt(row.anys);
  return [{ camp: 'percentatge', codi: 'percentatge_massa_baix', params: { minim: show(least), anys: row.anys } }];
};

/** Whether a good may be written off freely as a small thing: new, tangible and of the price that frees it (LIS 12.3.e). */
export const potSerPetit = ({
  valor,
  tipus_be,
  usat,
  inici,
}: {
  readonly valor: number;
  readonly tipus_be: string;
  readonly usat: boolean;
  readonly inici: CalendarDate;
}): boolean => !usat && esTangible(tipus_be) && valor > 0 && valor <= (llindarOn('lliure_unitat', inici) ?? 0);

/** Small things written off freely: each, and those of a year together. */
const lliureDefectes = (be: Be, altresDeLAny: number): readonly Defecte[] => {
  const [unit, year] = [llindarOn('lliure_unitat', be.inici), llindarOn('lliure_any', be.inici)];
  return [
    ...(unit !== null && be.valor > unit
      ? [{ camp: 'metode', codi: 'lliure_massa_car', params: { maxim: unit } } as const]
      : []),
    // One that costs more is freed by another rule, and counts in no year of this one.
    ...(year !== null && (unit === null || be.valor <= unit) && altresDeLAny + be.valor > year
      ? [{ camp: 'metode', codi: 'lliure_massa_any', params: { maxim: year, exercici: yearOf(be.inici) } } as const]
      : []),
  ];
};

/**
 * What is wrong with a good. `petits`: whether it is freed as a small thing (LIS 12.3.e) rather than by another rule, and
 * what others of the same year add up to.
 */
export const defectesOf = (
  be: Be,
  row: CoeficientRow | null,
  petits: { readonly altres: number } | null = null,
): readonly Defecte[] => {
  const found: Defecte[] = [];
  if (be.residual < 0 || baseOf(be) < 0) found.push({ camp: 'residual', codi: 'residual_incorrecte' });
  if (be.baixa && be.baixa.data < be.inici) found.push({ camp: 'baixa', codi: 'baixa_abans_de_l_us' });
  if (be.lliures && be.lliures.reduce((sum, one) => sum + one.import, 0) > baseOf(be))
    found.push({ camp: 'lliures', codi: 'lliure_massa' });
  if (be.metode === '06') return [...found, ...(petits ? lliureDefectes(be, petits.altres) : [])];
  if (!row) return [...found, { camp: 'coeficient', codi: 'coeficient_sense' }];
  if (be.inici < row.des_de || (row.fins !== null && be.inici > row.fins))
    found.push({ camp: 'coeficient', codi: 'coeficient_no_vigent' });
  return [...found, ...percentatgeDefectes(be, row)];
};
