export { vistaHandlers } from './routes.ts';
