export { llocsDelPla, lotsAmbFinal } from './llocs.ts';
export { countPartida, lotsOf, presentRecompte, readPla, sumOf, withAnswers } from './pla.ts';
export type { ProcesPorts, Tret } from './ports.ts';
export { procesHandlers } from './routes.ts';
export type { Pla, RespostaDePartida } from './shapes.ts';
export { hasFormigo, openLots, treballsAmb } from './store.ts';
export { procesUndoables } from './undo.ts';
export { partidesDeFormigo } from './validacio.ts';
export { copyWholePla, countPla, openItems, putBackPla, takePla } from './whole-work.ts';
