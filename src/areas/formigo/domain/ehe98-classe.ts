import { type ColumnaEhe98, type KnEhe98Row, LOTS_PER_MILLORAR } from './coeficients.data.ts';
import { knEhe98For } from './coeficients.ts';
import { exceeds } from './nombres.ts';
import { CLASSES_CENTRAL, type ClasseCentral, type ClassState, type LawOverride } from './tipus.ts';

export const columnOf = (classe: ClasseCentral, ambSegell: boolean): ColumnaEhe98 =>
  classe === 'A' && ambSegell ? 'A_segell' : classe;

export interface ClassStep {
  readonly state: ClassState;
  /** Class that the lot came with. */
  readonly abans: ClasseCentral;
  readonly moviment: 'cap' | 'empitjora' | 'millora';
  /** Row of the class that came with the lot: its largest range is what moved it. */
  readonly filaAbans: KnEhe98Row;
  readonly fila: KnEhe98Row;
}

const within = (relativeRange: number, row: KnEhe98Row): boolean =>
  row.recorregut_max === null || !exceeds(relativeRange, row.recorregut_max);

const worse = (one: ClasseCentral, other: ClasseCentral): ClasseCentral =>
  CLASSES_CENTRAL.indexOf(one) > CLASSES_CENTRAL.indexOf(other) ? one : other;

/** Another class is declared for the same concrete: what the ranges had shown of the plant is not forgotten. */
const newlyDeclared = (before: ClassState | null, declarada: ClasseCentral): ClassState => {
  const worsened = before !== null && worse(before.aplicada, before.declarada) !== before.declarada;
  return { declarada, aplicada: worsened ? worse(before.aplicada, declarada) : declarada, seguits: 0 };
};

/**
 * EHE-98 plant class of a lot (art. 88.4). A relative range over the largest of its class moves it to the first class that
 * admits it, for this lot and the following ones; five lots in a row within the next better class bring it back one class
 * (the fifth already uses it), never better than declared. `n` from 2; null state starts from the declared class. A lot
 * that declares another class than the one before does not undo what the ranges had worsened.
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
  const start = before && before.declarada === declarada ? before : newlyDeclared(before, declarada);
  const abans = start.aplicada;
  const filaAbans = rowOf(abans);
  if (!within(relativeRange, filaAbans)) {
    const next = CLASSES_CENTRAL.slice(CLASSES_CENTRAL.indexOf(abans) + 1);
    const aplicada = next.find((classe) => within(relativeRange, rowOf(classe))) ?? 'altres';
    const state = { declarada, aplicada, seguits: 0 };
    return { state, abans, moviment: 'empitjora', filaAbans, fila: rowOf(aplicada) };
  }
  const better = abans === declarada ? undefined : CLASSES_CENTRAL[CLASSES_CENTRAL.indexOf(abans) - 1];
  const seguits = better && within(relativeRange, rowOf(better)) ? start.seguits + 1 : 0;
  if (better && seguits >= LOTS_PER_MILLORAR) {
    const state = { declarada, aplicada: better, seguits: 0 };
    return { state, abans, moviment: 'millora', filaAbans, fila: rowOf(better) };
  }
  return { state: { declarada, aplicada: abans, seguits }, abans, moviment: 'cap', filaAbans, fila: filaAbans };
};
