import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { CorreuMotiu } from '#contract/correu.ts';
import type { SmtpServer } from './smtp-server.ts';

type NodemailerError = SMTPConnection.SMTPError;

const CONNECT = 15_000;
const SILENCE = 60_000;
const WORDS = 500;

/** A letter as it goes out. */
export interface Outgoing {
  readonly from: string;
  readonly to: readonly string[];
  /** The message, made when its content may go out. */
  readonly message: () => Readable;
  /** Awaited once the server asked for the content, before its first byte. What it throws stops the letter. */
  readonly beforeContent: () => Promise<void>;
}

/** How a delivery ended. `resposta` are the server's own words. */
export type Delivery =
  | {
      readonly kind: 'taken';
      readonly resposta: string;
      readonly refused: readonly { readonly adreca: string; readonly resposta: string; readonly permanent: boolean }[];
    }
  | { readonly kind: 'refused'; readonly permanent: boolean; readonly motiu: CorreuMotiu; readonly resposta: string }
  /** The connection broke once all the content had gone out: it may have arrived. */
  | { readonly kind: 'doubt'; readonly resposta: string };

const wordsOf = (error: NodemailerError): string => (error.response ?? error.message).slice(0, WORDS);
const isPermanent = (error: NodemailerError): boolean =>
  error.permanent ?? (error.responseCode !== undefined && error.responseCode >= 500);
const isTls = (error: NodemailerError): boolean =>
  error.code === 'ETLS' || /CERT|SSL|TLS|SIGNATURE/.test(error.originalCode ?? '');

const refusalOf = (error: NodemailerError): Extract<Delivery, { kind: 'refused' }> => {
  const resposta = wordsOf(error);
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH')
    return { kind: 'refused', permanent: error.permanent ?? true, motiu: 'smtp_acces', resposta };
  if (isTls(error)) return { kind: 'refused', permanent: true, motiu: 'smtp_xifrat', resposta };
  if (error.responseCode !== undefined || error.code === 'EMESSAGE')
    return {
      kind: 'refused',
      permanent: error.code === 'EMESSAGE' ? (error.permanent ?? true) : isPermanent(error),
      motiu: 'smtp_refusat',
      resposta,
    };
  return { kind: 'refused', permanent: false, motiu: 'smtp_connexio', resposta };
};

const connectionTo = (server: SmtpServer): SMTPConnection =>
  new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.seguretat === 'tls',
    requireTLS: server.seguretat === 'starttls',
    ignoreTLS: server.seguretat === 'cap',
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    dnsTimeout: CONNECT,
    socketTimeout: SILENCE,
  });

/** Connects, logs in where there is a user, hands the letter over, and says what came of it. Never throws. */
export const deliver = (server: SmtpServer, letter: Outgoing): Promise<Delivery> =>
  new Promise((resolve) => {
    const connection = connectionTo(server);
    let allOut = false;
    let settled = false;
    const end = (delivery: Delivery): void => {
      if (settled) return;
      settled = true;
      if (delivery.kind === 'taken') connection.quit();
      else connection.close();
      resolve(delivery);
    };
    const failed = (error: NodemailerError): void =>
      end(allOut && error.responseCode === undefined ? { kind: 'doubt', resposta: wordsOf(error) } : refusalOf(error));
    const content = Readable.from(
      (async function* () {
        await letter.beforeContent();
        for await (const piece of letter.message()) yield piece as Buffer;
        // From here the closing dot may be on its way.
        allOut = true;
      })(),
      { objectMode: false },
    );
    const send = (): void =>
      connection.send({ from: letter.from, to: [...letter.to] }, content, (error, info) => {
        if (error) return failed(error);
        const refused = (info.rejectedErrors ?? []).map((one) => ({
          adreca: one.recipient ?? '',
          resposta: wordsOf(one),
          permanent: isPermanent(one),
        }));
        end({ kind: 'taken', resposta: info.response.slice(0, WORDS), refused });
      });
    connection.on('error', failed);
    connection.once('end', () => failed(new Error('the server closed the connection')));
    connection.connect((error) => {
      if (error) return failed(error);
      if (server.usuari === '') return send();
      connection.login({ user: server.usuari, pass: server.contrasenya }, (refused) =>
        refused ? failed(refused) : send(),
      );
    });
  });
