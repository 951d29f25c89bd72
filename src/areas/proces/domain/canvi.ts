/** A check that a work has taken. */
export interface Presa {
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
  /** Still asked for by the item’s system, uses and short or complete programme. */
  readonly exigida: boolean;
  /** Added by hand, whatever the rules say. */
  readonly afegida: boolean;
}
export interface Demanada {
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
}
/** What decides the checks of an item of a work. */
export interface Triat {
  readonly sistema_fk: number;
  readonly usos: readonly number[];
  readonly nivells: readonly number[];
  readonly completa: boolean;
}
const asSet = (value: number | boolean | readonly number[] | undefined): string =>
  JSON.stringify(Array.isArray(value) ? [...new Set(value)].sort((one, other) => one - other) : value);
/** Whether what is given is another choice: the same sent again is none, nor are uses in another order. */
export const isOtherChoice = (had: Triat, given: { readonly [Key in keyof Triat]?: Triat[Key] | undefined }): boolean =>
  (['sistema_fk', 'usos', 'nivells', 'completa'] as const).some(
    (key) => given[key] !== undefined && asSet(given[key]) !== asSet(had[key]),
  );

export interface Canvi<Asked extends Demanada> {
  readonly venen: readonly Asked[];
  readonly tornen: readonly Asked[];
  readonly queden: readonly Asked[];
  /** Out of the programme, for nothing was answered of them. */
  readonly surten: readonly number[];
  /** Kept, for something was answered, and marked as no longer demanded. */
  readonly jaNo: readonly number[];
}

/**
 * What a change of system, use or completeness does to the checks of an item (`qualitat.md` §2.4, rule 3): those asked now
 * come or stay; those asked no more go, unless something was answered of them. Those added by hand always stay.
 */
export const changeComprovacions = <Asked extends Demanada>(
  have: readonly Presa[],
  asked: readonly Asked[],
  answered: ReadonlySet<number>,
): Canvi<Asked> => {
  const had = new Map(have.map((one) => [one.comprovacio_fk, one]));
  const wanted = new Set(asked.map(({ comprovacio_fk }) => comprovacio_fk));
  const gone = have.filter((one) => !one.afegida && !wanted.has(one.comprovacio_fk));
  return {
    venen: asked.filter((one) => !had.has(one.comprovacio_fk)),
    tornen: asked.filter((one) => had.get(one.comprovacio_fk)?.exigida === false),
    queden: asked.filter((one) => had.get(one.comprovacio_fk)?.exigida === true),
    surten: gone.filter((one) => !answered.has(one.comprovacio_fk)).map(({ comprovacio_fk }) => comprovacio_fk),
    jaNo: gone.filter((one) => answered.has(one.comprovacio_fk)).map(({ comprovacio_fk }) => comprovacio_fk),
  };
};
