/** The level that a use asks for, where what it asks of a check is a class of a scale. */
export interface Minim {
  readonly us_fk: number;
  readonly nivell_fk: number;
  /** What is asked, as it is written in each language. */
  readonly valors: readonly string[];
}
/** Where a level stands: of one scale, the more the higher. */
export interface Grao {
  readonly escala: string;
  readonly ordre: number;
}

/** A chosen level that does not reach what a chosen use asks of a check. */
export interface NivellCurt {
  readonly nivell_fk: number;
  readonly us_fk: number;
  /** Which of the checks given asks for more, and with which of its words. */
  readonly comprovacio: number;
  readonly valor: number;
}

/**
 * Chosen levels under the class that a chosen use asks of a check, in the words of the bank. A use whose words name no
 * class says nothing of levels.
 */
export const nivellsCurts = (
  triat: { readonly usos: readonly number[]; readonly nivells: readonly number[] },
  /** What is asked of each check, in any language. */
  exigit: readonly (readonly string[])[],
  { minims, graons }: { readonly minims: readonly Minim[]; readonly graons: ReadonlyMap<number, Grao> },
): readonly NivellCurt[] =>
  exigit.flatMap((valors, comprovacio) =>
    valors.flatMap((text, valor) =>
      minims
        .filter(({ us_fk, valors: said }) => triat.usos.includes(us_fk) && said.includes(text))
        .flatMap(({ us_fk, nivell_fk: minim }) => {
          const asked = graons.get(minim);
          return triat.nivells
            .filter((id) => {
              const has = graons.get(id);
              return asked && has && has.escala === asked.escala && has.ordre < asked.ordre;
            })
            .map((nivell_fk) => ({ nivell_fk, us_fk, comprovacio, valor }));
        }),
    ),
  );
