export { createFiles, type Files, keyOf, type Staged } from './files.ts';
export { MAX_FILE } from './receive.ts';
export { pujadaHandlers } from './routes.ts';
export type { Fitxer } from './store.ts';
export { sweepFiles, sweepUnused, type UsesOf } from './sweep.ts';
export { filesOfPujades } from './upload-store.ts';
export { createUploads, type Uploads } from './uploads.ts';
