import { usosTriats, valorsExigits } from './deriva.ts';
import type { Comprovacio } from './tipus.ts';

export const FALTES_US = ['cap_us', 'us_desconegut', 'valors_diferents', 'obligatoria_absent'] as const;

/** What is wrong with the uses chosen for an item. */
export interface FaltaUs {
  readonly codi: (typeof FALTES_US)[number];
  /** The use it is about; null where it is about all. */
  readonly us_fk: number | null;
  readonly comprovacio_fk: number | null;
}

/**
 * Validates chosen uses (`qualitat.md` §2.4, rule 6): an item with uses needs one; two uses may not ask different
 * values of one check; what a use makes compulsory must be among the checks taken.
 */
export const validateUsos = (
  partida: { readonly usos: readonly number[]; readonly comprovacions: readonly Comprovacio[] },
  chosen: readonly number[],
  /** Checks that the work takes. */
  taken: readonly number[],
): readonly FaltaUs[] => {
  if (partida.usos.length > 0 && chosen.length === 0) return [{ codi: 'cap_us', us_fk: null, comprovacio_fk: null }];
  const unknown = chosen
    .filter((us_fk) => !partida.usos.includes(us_fk))
    .map((us_fk): FaltaUs => ({ codi: 'us_desconegut', us_fk, comprovacio_fk: null }));
  const faults = partida.comprovacions.flatMap((comprovacio): FaltaUs[] => {
    const asked = usosTriats(comprovacio, chosen);
    const compulsory = asked.find(({ obligatori }) => obligatori);
    if (!taken.includes(comprovacio.id))
      return compulsory
        ? [{ codi: 'obligatoria_absent', us_fk: compulsory.us_fk, comprovacio_fk: comprovacio.id }]
        : [];
    return valorsExigits(asked).length > 1
      ? [{ codi: 'valors_diferents', us_fk: asked[1]?.us_fk ?? null, comprovacio_fk: comprovacio.id }]
      : [];
  });
  return [...unknown, ...faults];
};
