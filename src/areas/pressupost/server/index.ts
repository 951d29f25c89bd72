export { comencaPressupost, comptadorPressupost, seriesPressupostades } from './comptador-store.ts';
export { fitaDe, recuperaFita } from './factures.ts';
export type { FacturaDemanada, PressupostPorts } from './ports.ts';
export { pressupostHandlers } from './routes.ts';
export { countPressupostos } from './store.ts';
export { pressupostUndoables } from './undo.ts';
export { pressupostCopies, pressupostMover, pressupostosOfAgents, pressupostosOfTreball } from './uses.ts';
