export { informeHandlers } from './routes.ts';
