import type { SeguimentAnswer } from './inputs.ts';
import type { Zona } from './schemas.ts';

/** A save as the screen takes it: the zone whole, as it is after it. */
export interface Saved extends Pick<SeguimentAnswer, 'conflictes' | 'recalculats' | 'desfer'> {
  readonly zona: Zona;
}

/** Lays what a save changed over the zone that is held; null when somebody else's change is missing in it. */
export const mergeAnswer = (held: Zona, { zona, lots, ordre }: SeguimentAnswer): Zona | null => {
  const previsio = zona.previsio ?? (held.previsio_marca === zona.previsio_marca ? held.previsio : null);
  if (!previsio) return null;
  const known = new Map([...held.lots, ...lots].map((lot) => [lot.id, lot]));
  const merged = ordre.flatMap(({ id, marca }) => {
    const lot = known.get(id);
    return lot?.marca === marca ? [lot] : [];
  });
  return merged.length === ordre.length ? { ...zona, previsio, lots: merged } : null;
};
