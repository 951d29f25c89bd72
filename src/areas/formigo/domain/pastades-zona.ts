import { sum } from './nombres.ts';
import type { Previsio } from './previsio.ts';

/** Lots and samples that are planned of a zone. */
export interface PastadesDeZona {
  /** Those forecast, or those made where they are more; 0 while nobody said how much it holds. */
  readonly lots: number;
  /** Fewest and most samples of one of its lots; null under full control, or while there are none. */
  readonly perLot: readonly [number, number] | null;
  /** Samples of all its lots; null under full control, where every load is tested, or while there are none. */
  readonly total: number | null;
}

/** What is planned of a zone of which so many lots were made. Lots beyond those listed one by one are as the first. */
export const pastadesDeZona = ({ lots, mostresLot }: Pick<Previsio, 'lots' | 'mostresLot'>, fets: number) => {
  const all = Math.max(lots ?? 0, fets);
  const known = mostresLot.flatMap(({ mostres }) => (mostres === null ? [] : [mostres]));
  if (all === 0 || known.length === 0 || known.length < mostresLot.length)
    return { lots: all, perLot: null, total: null } satisfies PastadesDeZona;
  const listed = known.slice(0, all);
  return {
    lots: all,
    perLot: [Math.min(...listed), Math.max(...listed)],
    total: sum(listed) + (all - listed.length) * (known[0] ?? 0),
  } satisfies PastadesDeZona;
};
