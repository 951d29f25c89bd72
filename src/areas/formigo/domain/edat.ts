import { addDays, showDate } from '#kernel/calendar-date.ts';
import { awaitsStrength } from './mostra.ts';
import { EDAT_VEREDICTE } from './provetes.data.ts';
import type { LotMostra, LotVerdict, VerdictWarning } from './tipus.ts';

/** A sample with the day it was poured; null while nobody said. */
export type MostraAmbData = LotMostra & { readonly data: string | null };

/** The day that a sample reaches the age of its verdict, where it has a strength of that age and the day has not come. */
export const isEarly = (mostra: MostraAmbData, avui: string): string | null => {
  if (mostra.data === null || awaitsStrength(mostra)) return null;
  const day = addDays(mostra.data, EDAT_VEREDICTE);
  return day > avui ? day : null;
};

/** Said beside a verdict, which stays as it is: strengths of an age that samples do not have yet on a day. */
export const earlyWarnings = (mostres: readonly MostraAmbData[], avui: string): VerdictWarning[] => {
  const early = mostres.flatMap((one) => {
    const day = isEarly(one, avui);
    return day === null ? [] : [{ numero: one.numero, day }];
  });
  const last = early
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  const numeros = early.map(({ numero }) => numero).join(', ');
  return [
    { codi: 'encara_sense_edat', params: { n: early.length, numeros, edat: EDAT_VEREDICTE, data: showDate(last) } },
  ];
};

/** A verdict with what is said of strengths that came too early, first. */
export const withEarly = (verdict: LotVerdict, mostres: readonly MostraAmbData[], avui: string): LotVerdict => ({
  ...verdict,
  avisos: [...earlyWarnings(mostres, avui), ...verdict.avisos],
});
