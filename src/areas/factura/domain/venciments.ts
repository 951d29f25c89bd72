import { addDays } from '#kernel/calendar-date.ts';
import { largestRemainder } from '#kernel/rounding.ts';

export interface Venciment {
  readonly data: string;
  readonly import: number | null;
}
export interface VencimentCobrable {
  readonly data: string;
  readonly import: number;
}

/** Due dates with what falls on each: those without an amount share what the others leave. None is all of it on `data`. */
export const importsOfVenciments = (
  venciments: readonly Venciment[],
  data: string,
  total: number,
): readonly VencimentCobrable[] => {
  if (venciments.length === 0) return [{ data, import: total }];
  const open = venciments.filter((one) => one.import === null).length;
  const left = total - venciments.reduce((sum, one) => sum + (one.import ?? 0), 0);
  const parts =
    largestRemainder(
      BigInt(left),
      Array.from({ length: open }, () => 1n),
    ) ?? [];
  let next = 0;
  return venciments.map((one) => {
    if (one.import !== null) return { data: one.data, import: one.import };
    next += 1;
    return { data: one.data, import: Number(parts[next - 1] ?? 0n) };
  });
};

/** Whether due dates add up to what is to be paid. */
export const vencimentsQuadren = (venciments: readonly Venciment[], total: number): boolean =>
  venciments.length === 0 ||
  venciments.some((one) => one.import === null) ||
  venciments.reduce((sum, one) => sum + (one.import ?? 0), 0) === total;

/** The first date of which something is still to be paid, once `covered` of it all is. */
export const primerVenciment = (venciments: readonly VencimentCobrable[], covered: number): string | null => {
  let left = covered;
  for (const one of [...venciments].sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))) {
    if (Math.abs(left) < Math.abs(one.import)) return one.data;
    left -= one.import;
  }
  return null;
};

/** What is still to be paid on each date, once `covered` of it all is: the first ones are paid first. */
export const vencimentsPerPagar = (
  venciments: readonly VencimentCobrable[],
  covered: number,
): readonly VencimentCobrable[] => {
  if (covered <= 0) return venciments;
  let left = covered;
  return [...venciments]
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
    .flatMap((one) => {
      const paid = Math.max(0, Math.min(left, one.import));
      left -= paid;
      return one.import > paid ? [{ data: one.data, import: one.import - paid }] : [];
    });
};

/** Due dates that terms of payment ask for, where they say so many days; none where they say something else. */
export const vencimentsOf = (condicions: string, data: string): Venciment[] => {
  const days = /(?:^|\D)(\d{1,3})\s*(?:d\b|dies\b|d[ií]as\b|dia\b|days\b)/i.exec(condicions)?.[1];
  return days === undefined || Number(days) > 366 ? [] : [{ data: addDays(data, Number(days)), import: null }];
};
