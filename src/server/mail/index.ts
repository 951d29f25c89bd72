export { createMail, type Mail } from './mail.ts';
export { type SmtpTrial, trySmtp } from './probe.ts';
export { correuHandlers } from './routes.ts';
export type { SmtpServer } from './smtp-server.ts';
export { type CorreuRow, filesOfCorreus, lastStates, listCorreus } from './store.ts';
