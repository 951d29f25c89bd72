export { sweepImportacions } from './bring-in.ts';
export { importCalls } from './calls.ts';
export { importJob } from './job.ts';
export type { FilaJutjada, Heard, ImportKind, Judici, Porta, Registre, Retornat, Tornat } from './kind.ts';
export { filesOfImportacions } from './store.ts';
export { unreadCells } from './unread-cells.ts';
