export { fitaPerduda, recuperaFita } from './factures.ts';
export type { FacturaDemanada, PressupostPorts } from './ports.ts';
export { pressupostHandlers } from './routes.ts';
export { countPressupostos, seriesPressupostades } from './store.ts';
export { pressupostUndoables } from './undo.ts';
export { pressupostCopies, pressupostMover, pressupostosOfAgents, pressupostosOfTreball } from './uses.ts';
