import { addDays, addYears, showDate } from '#kernel/calendar-date.ts';
import { trimestreOf } from '#kernel/trimestre.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import type { Comptador } from './comptador-store.ts';
import { avis, error, type Problema } from './problema.ts';
import type { FacturaRow } from './store.ts';

/** Its day comes after the last of its series, and not after today. */
export const ofDate = (emesa: FacturaEmesa, comptador: Comptador, today: string): Problema[] => [
  ...(emesa.data < comptador.darrera_data
    ? [error('data', 'data_anterior', { data: showDate(comptador.darrera_data) })]
    : []),
  ...(emesa.data > today ? [error('data', 'data_futura', { data: showDate(today) })] : []),
];

/** Keys under which an operation may be still to come: certifications of public works, and those that go on. */
const CLAUS_FUTURES: ReadonlySet<string> = new Set(['14', '15']);
const ANYS_OPERACIO = 20;
export const ofOperation = ({ data_operacio: day, clau_regim }: FacturaEmesa, today: string): Problema[] => {
  if (day === null) return [];
  const first = addYears(today, -ANYS_OPERACIO);
  if (day < first) return [error('data_operacio', 'data_operacio_antiga', { data: showDate(first) })];
  return day > today && !CLAUS_FUTURES.has(clau_regim)
    ? [error('data_operacio', 'data_operacio_futura', { data: showDate(today) })]
    : [];
};

/** Days after which what is dated in an earlier exercise is no longer what an office does late (RD 1619/2012, art. 11). */
const TARD = 31;
/**
 * A date of an exercise or of a quarter that has gone by: its number is of that one, and its VAT of a form that may have been filed. What corrects or substitutes another
 * says its days, and what comes again is dated by its turn.
 */
export const ofExercici = (
  { tipus, data, data_operacio, substitueix }: FacturaEmesa,
  row: FacturaRow,
  today: string,
): Problema[] => {
  if (tipus === 'rectificativa' || tipus === 'proforma' || substitueix.length > 0 || row.periodica_fk !== null)
    return [];
  const late = (day: string): boolean => day.slice(0, 4) < today.slice(0, 4) && day < addDays(today, -TARD);
  if (late(data)) return [avis('data', 'data_exercici_passat', { exercici: data.slice(0, 4) })];
  const { trimestre } = trimestreOf(data);
  if (data < addDays(today, -TARD) && trimestre < trimestreOf(today).trimestre)
    return [avis('data', 'data_trimestre_passat', { data: showDate(data), trimestre })];
  return data_operacio !== null && late(data_operacio) && data_operacio >= addYears(today, -ANYS_OPERACIO)
    ? [avis('data_operacio', 'operacio_exercici_passat', { exercici: data_operacio.slice(0, 4) })]
    : [];
};
