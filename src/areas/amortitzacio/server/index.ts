export { bensDeDespesa } from './bens.ts';
export { type BeDeLlibre, bensDeLlibre } from './llibre.ts';
export { amortitzacioHandlers } from './routes.ts';
export { countBensPropis } from './store.ts';
export { amortitzacioUndoables } from './undo.ts';
export { refaValors } from './valors.ts';
