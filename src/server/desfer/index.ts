export { keepDeleted, type Undoable } from './desfer.ts';
export { desferHandlers } from './routes.ts';
export { filesOfDesfer, sweepDesfer } from './store.ts';
