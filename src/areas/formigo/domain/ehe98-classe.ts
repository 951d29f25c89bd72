import { type ColumnaEhe98, type KnEhe98Row, LOTS_PER_MILLORAR } from './coeficients.data.ts';
import { knEhe98For } from './coeficients.ts';
import { exceeds } from './nombres.ts';
import { CLASSES_CENTRAL, type ClasseCentral, type ClassState, type LawOverride } from './tipus.ts';

export const columnOf = (classe: ClasseCentral, ambSegell: boolean): ColumnaEhe98 =>
  classe === 'A' && ambSegell ? 'A_segell' : classe;

export interface ClassStep {
  readonly state: ClassState;
  /** Class that the lot came with: the worse of the one it declares and the one demonstrated before it. */
  readonly abans: ClasseCentral;
  /** Class that the lot before declared, when this one declares another; else null. */
  readonly declaradaAbans: ClasseCentral | null;
  readonly moviment: 'cap' | 'empitjora' | 'millora';
  /** Row of the class that came with the lot: its largest range is what moved it. */
  readonly filaAbans: KnEhe98Row;
  readonly fila: KnEhe98Row;
}

const within = (relativeRange: number, row: KnEhe98Row): boolean =>
  row.recorregut_max === null || !exceeds(relativeRange, row.recorregut_max);

const rank = (classe: ClasseCentral | null): number => (classe === null ? 0 : CLASSES_CENTRAL.indexOf(classe));
const classAt = (place: number): ClasseCentral => CLASSES_CENTRAL[place] ?? 'altres';

/** The best class is what a plant is worth before its ranges say anything: demonstrating it is demonstrating nothing. */
const demonstratedAt = (place: number): ClasseCentral | null => (place > 0 ? classAt(place) : null);

/** What the ranges have shown. States kept before it was told apart say it by a class applied worse than declared. */
export const demonstratedBy = (state: ClassState | null): ClasseCentral | null => {
  if (state === null) return null;
  if (state.demostrada !== undefined) return state.demostrada;
  return rank(state.aplicada) > rank(state.declarada) ? state.aplicada : null;
};

interface Shown {
  readonly demostrada: ClasseCentral | null;
  readonly seguits: number;
}

/** What the ranges show after one lot more; what is declared takes no part. */
const shownAfter = (before: Shown, relativeRange: number, rowOf: (classe: ClasseCentral) => KnEhe98Row): Shown => {
  const place = rank(before.demostrada);
  const admits = CLASSES_CENTRAL.findIndex((classe) => within(relativeRange, rowOf(classe)));
  if (admits > place) return { demostrada: demonstratedAt(admits), seguits: 0 };
  if (admits === place) return { demostrada: before.demostrada, seguits: 0 };
  const seguits = before.seguits + 1;
  return seguits < LOTS_PER_MILLORAR
    ? { demostrada: before.demostrada, seguits }
    : { demostrada: demonstratedAt(place - 1), seguits: 0 };
};

/**
 * EHE-98 plant class of a lot (art. 88.4): the worse of the one declared and the one that the ranges have demonstrated. A
 * relative range over the largest of a class demonstrates the first class that admits it, for this lot and the following
 * ones; five lots in a row within the next better column bring that back one class (the fifth already uses it). Declaring
 * another class meanwhile neither undoes what was demonstrated nor stops the count. `n` from 2; null state: nothing yet.
 */
export const classOfLot = (
  before: ClassState | null,
  declarada: ClasseCentral,
  ambSegell: boolean,
  n: number,
  relativeRange: number,
  canvis: readonly LawOverride[],
): ClassStep => {
  const rowOf = (classe: ClasseCentral): KnEhe98Row => {
    const row = knEhe98For(columnOf(classe, ambSegell), n, canvis);
    if (!row) throw new RangeError(`no KN for ${n} samples`);
    return row;
  };
  const worseThanDeclared = (demostrada: ClasseCentral | null): ClasseCentral =>
    classAt(Math.max(rank(declarada), rank(demostrada)));
  const known = { demostrada: demonstratedBy(before), seguits: before?.seguits ?? 0 };
  const shown = shownAfter(known, relativeRange, rowOf);
  const [abans, aplicada] = [worseThanDeclared(known.demostrada), worseThanDeclared(shown.demostrada)];
  return {
    state: { declarada, demostrada: shown.demostrada, aplicada, seguits: shown.seguits },
    abans,
    declaradaAbans: before && before.declarada !== declarada ? before.declarada : null,
    moviment: aplicada === abans ? 'cap' : rank(aplicada) > rank(abans) ? 'empitjora' : 'millora',
    filaAbans: rowOf(abans),
    fila: rowOf(aplicada),
  };
};
