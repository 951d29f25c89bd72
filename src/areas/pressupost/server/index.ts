export type { FacturaDemanada, PressupostPorts } from './ports.ts';
export { pressupostHandlers } from './routes.ts';
export { countPressupostos } from './store.ts';
export { pressupostUndoables } from './undo.ts';
export { countOfTreball, pressupostCopies, pressupostMover, pressupostosOfAgents } from './uses.ts';
