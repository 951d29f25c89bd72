export { missingToClose } from './closing.ts';
export { informeHandlers } from './routes.ts';
