export { llibresHandlers } from './routes.ts';
