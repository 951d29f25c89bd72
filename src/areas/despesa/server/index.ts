export { despesaCopies, despesaMover, despesesOfAgents } from './agents.ts';
export { filesOfDespeses } from './arxiu-store.ts';
export { despesaArxiuHandlers } from './arxius.ts';
export { countOfTreball } from './linia-store.ts';
export type { DespesaPorts } from './ports.ts';
export { despesaHandlers } from './routes.ts';
export { countDespeses } from './store.ts';
export { tipusDespesaHandlers } from './tipus.ts';
export { despesaUndoables } from './undo.ts';
