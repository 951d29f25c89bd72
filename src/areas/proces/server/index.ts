export { type PlaLlegit, type RevisioLlegida, readPlaSencer } from './lectura.ts';
export { countPartida, type Pla, presentRecompte, readPla, sumOf } from './pla.ts';
export type { LotDeFormigo, ProcesPorts, RespostaDePartida, Tret } from './ports.ts';
export { procesHandlers } from './routes.ts';
export { procesUndoables } from './undo.ts';
