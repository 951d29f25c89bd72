import type { Comprovacio, UsDeComprovacio } from './tipus.ts';

/** What decides which checks of a bank item a work takes. */
export interface Eleccio {
  /** All checks, or the short programme alone. */
  readonly completa: boolean;
  readonly usos: readonly number[];
  /** Headings that the chosen system demands. */
  readonly categories: readonly number[];
}

/** A check that a work takes, with what its uses require of it. */
export interface Derivada {
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
  readonly basic: boolean;
  /** Required values of the chosen uses, without repeats: several only where `validateUsos` complains. */
  readonly valors: readonly string[];
  readonly obligatoria: boolean;
}

/** What the chosen uses ask of a check. */
export const usosTriats = (comprovacio: Comprovacio, usos: readonly number[]): readonly UsDeComprovacio[] =>
  comprovacio.usos.filter(({ us_fk }) => usos.includes(us_fk));

/** The values that rule: those of the uses that make the check compulsory; where none does, those of all. */
export const valorsExigits = (asked: readonly UsDeComprovacio[]): readonly string[] => {
  const compulsory = asked.filter(({ obligatori }) => obligatori);
  const ruling = compulsory.length > 0 ? compulsory : asked;
  return [...new Set(ruling.map(({ valor }) => valor).filter((valor) => valor !== ''))];
};

/**
 * Checks that a work takes of a bank item (`qualitat.md` §2.4, rule 2): all when complete, else the basic ones and those
 * that a chosen use makes compulsory; without those whose uses do not meet the chosen ones, nor those under a heading
 * that the system does not demand. Order is kept.
 */
export const deriveComprovacions = (
  comprovacions: readonly Comprovacio[],
  { completa, usos, categories }: Eleccio,
): readonly Derivada[] =>
  comprovacions.flatMap((comprovacio) => {
    const asked = usosTriats(comprovacio, usos);
    const obligatoria = asked.some(({ obligatori }) => obligatori);
    const applies = comprovacio.usos.length === 0 || asked.length > 0;
    if (!applies || !categories.includes(comprovacio.categoria_fk)) return [];
    if (!completa && !comprovacio.basic && !obligatoria) return [];
    return [
      {
        comprovacio_fk: comprovacio.id,
        categoria_fk: comprovacio.categoria_fk,
        basic: comprovacio.basic,
        valors: valorsExigits(asked),
        obligatoria,
      },
    ];
  });
