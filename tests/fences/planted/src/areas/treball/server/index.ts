export { insertTreball as treballDoor } from './store.ts';
