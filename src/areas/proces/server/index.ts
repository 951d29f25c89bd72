export { llocsDelPla, lotsAmbFinal } from './llocs.ts';
export { countPartida, type Pla, presentRecompte, readPla, sumOf } from './pla.ts';
export type { LotDeFormigo, ProcesPorts, RespostaDePartida, Tret } from './ports.ts';
export { procesHandlers } from './routes.ts';
export { procesUndoables } from './undo.ts';
