export { correuDocumentHandlers } from './document.ts';
