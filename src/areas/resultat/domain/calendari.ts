import { addDays, type CalendarDate, dayNumber } from '#kernel/calendar-date.ts';

/** What may be due: a specimen broken at 7 or 28 days, the term of a non-conformity, the end of a lot. */
export const TIPUS_VENCIMENT = ['assaig_7', 'assaig_28', 'no_conformitat', 'lot'] as const;
export type TipusVenciment = (typeof TIPUS_VENCIMENT)[number];

/** Ages in days at which the strength of a sample is expected. */
const EDATS = [7, 28] as const;

/** A sample of concrete, and the ages of which it has a strength. */
export interface PastadaPresa {
  readonly data: CalendarDate;
  readonly te7: boolean;
  readonly te28: boolean;
}

/**
 * Tests that a sample is waiting for. The strength at 28 days decides; that at 7 only warns, so it is no longer expected
 * once the other is there or its own day has come.
 */
export const assaigsPendents = (
  { data, te7, te28 }: PastadaPresa,
  avui: CalendarDate,
): readonly { readonly tipus: 'assaig_7' | 'assaig_28'; readonly data: CalendarDate }[] => {
  if (te28) return [];
  const [set, vintivuit] = EDATS.map((edat) => addDays(data, edat)) as [CalendarDate, CalendarDate];
  return [
    ...(te7 || avui >= vintivuit ? [] : [{ tipus: 'assaig_7' as const, data: set }]),
    { tipus: 'assaig_28' as const, data: vintivuit },
  ];
};

/** Days past a date, 0 until then. */
export const diesTard = (data: CalendarDate, avui: CalendarDate): number =>
  Math.max(0, dayNumber(avui) - dayNumber(data));

/** Oldest first; of one day, tests before terms before lots, and each always in the same place. */
export const perData = <One extends { readonly data: string; readonly tipus: TipusVenciment; readonly clau: string }>(
  all: readonly One[],
): One[] =>
  [...all].sort(
    (a, b) =>
      a.data.localeCompare(b.data) ||
      TIPUS_VENCIMENT.indexOf(a.tipus) - TIPUS_VENCIMENT.indexOf(b.tipus) ||
      a.clau.localeCompare(b.clau),
  );
