export { bancHandlers } from './routes.ts';
export { bancUndoables } from './undo.ts';
