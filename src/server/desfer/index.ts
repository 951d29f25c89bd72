export { keepDeleted, type Undoable } from './desfer.ts';
export { desferHandlers } from './routes.ts';
export { countKept, filesOfDesfer, listKept, sweepDesfer } from './store.ts';
