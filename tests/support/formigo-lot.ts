import type { JudgeInput, LotMostra, Normativa } from '#areas/formigo/domain/tipus.ts';

/** Samples with typed strengths, numbered from 1. N/mm². */
export const mostresOf = (strengths: readonly (number | null)[]): LotMostra[] =>
  strengths.map((resistencia, index) => ({ numero: index + 1, resistencia }));

/** A lot without mark under statistical control, fck 30, of 90 m³ of columns. */
export const buildLot = (
  normativa: Normativa,
  strengths: readonly (number | null)[],
  more: Partial<JudgeInput> = {},
): JudgeInput => ({
  norma: { normativa, per: 'projecte', data: '2022-01-01' },
  estructura: 'PILARS_MURS_PORTANTS',
  distintiu: 1,
  modalitat: 'ESTADISTIC',
  fck: 30,
  volum: 90,
  mostres: mostresOf(strengths),
  ...more,
});

/** Earlier samples whose last 35 have a known deviation: 0, then 17 low and 17 high about 35, and one in the middle. */
export const earlierSamples = (count: number, half = 1): number[] =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 35 - half : 35 + half));
