import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SmtpServer } from './smtp-server.ts';

/** What a letter says, before it knows its server. */
export interface Message {
  readonly missatgeId: string;
  readonly creat: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly assumpte: string;
  readonly text: string;
  readonly adjunts: readonly { readonly nom: string; readonly tipus: string; readonly contingut: Readable | Buffer }[];
}

/** The message as bytes, MIME and all. Its number never changes, so that a receiver tells a repetition. */
export const composeMessage = (server: SmtpServer, message: Message): Readable =>
  new MailComposer({
    from: { name: server.deNom, address: server.deEmail },
    ...(server.respostaA && { replyTo: { name: server.respostaA.nom, address: server.respostaA.email } }),
    to: [...message.to],
    cc: [...message.cc],
    subject: message.assumpte,
    text: message.text,
    messageId: message.missatgeId,
    date: new Date(message.creat),
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: message.adjunts.map(({ nom, tipus, contingut }) => ({
      filename: nom,
      contentType: tipus,
      content: contingut,
    })),
  })
    .compile()
    .createReadStream();
