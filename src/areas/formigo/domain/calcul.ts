import type { StepLine } from './tipus.ts';
import type { LotNumbers } from './troballa.ts';
import { line } from './troballa.ts';

/** Lines of step 6 that several criteria share. */
export const sortedLine = (lot: LotNumbers): StepLine => line('ordenades', { n: lot.n }, lot.sorted);
export const meanLine = (lot: LotNumbers): StepLine => line('mitjana', { mitjana: lot.mean, n: lot.n });
export const rangeLine = (lot: LotNumbers): StepLine =>
  line('recorregut', { recorregut: lot.range, x1: lot.x1, xN: lot.xN });
export const deviationLines = (s35: number, finestra: readonly number[]): StepLine[] => [
  line('desviacio', { s35, n: finestra.length, divisor: finestra.length - 1 }),
  line('finestra', { n: finestra.length }, finestra),
];
