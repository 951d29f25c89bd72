export { type DownloadPorts, descarregaHandlers } from './routes.ts';
export { sweepDescarregues } from './store.ts';
