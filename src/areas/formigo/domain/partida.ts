import { normativaRow } from './normativa.ts';
import type { Normativa } from './tipus.ts';

/** An item of the control plan that is of concrete, with the first and last project date that it serves. */
export interface PartidaDeFormigo {
  readonly id: number;
  readonly inici: string | null;
  readonly final: string | null;
}

/** Whether an item is for concrete of a regulation: that of the Codi Estructural, or that of the texts before it. */
export const servesNorma = (normativa: Normativa, { inici, final }: Omit<PartidaDeFormigo, 'id'>): boolean => {
  const { since } = normativaRow('CODI');
  return normativa === 'CODI' ? final === null || final >= since : inici === null || inici < since;
};

/** The item that a zone falls to when nobody says: the only one of its work for its regulation. */
export const partidaByDefault = (normativa: Normativa, partides: readonly PartidaDeFormigo[]): number | null => {
  const own = partides.filter((one) => servesNorma(normativa, one));
  return own.length === 1 ? (own[0]?.id ?? null) : null;
};
