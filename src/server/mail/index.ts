export { createMail, type Mail, type MailParts } from './mail.ts';
export { type SmtpTrial, trySmtp } from './probe.ts';
export { correuHandlers } from './routes.ts';
export type { SmtpServer } from './smtp-server.ts';
export {
  type AdjuntPreparat,
  ambServidor,
  type Carta,
  type CorreuParts,
  cartaRepetida,
  enviaCarta,
  enviamentsDe,
  type FitxerFet,
  preparaAdjunts,
  type Sobre,
} from './sobre.ts';
export { estatsDe } from './sobre-store.ts';
export { type CorreuRow, filesOfCorreus, listCorreus } from './store.ts';
