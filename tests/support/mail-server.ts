import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A letter that the server took. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real SMTP server on the loopback that takes, refuses, or breaks as told. */
export interface MailServer {
  readonly port: number;
  readonly received: Received[];
  /** Recipients refused, with the reply code. */
  readonly refuse: Map<string, number>;
  /** What becomes of a letter once its content has come: it is taken, refused with a code, or the line is cut. */
  ending: 'take' | 'cut' | 'cut-after-taking' | number;
  /** Called when the content begins to come; waits for what it gives. */
  onContent: () => Promise<void>;
  close(): Promise<void>;
}

export const USER = 'bustia';
export const PASSWORD = 'contrasenya-de-la-bustia';

const smtpError = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

/** A key and a certificate for the loopback that sign themselves. */
export const selfSigned = (): { key: string; cert: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'prova-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ],
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
};

export const openMailServer = async (options: SMTPServerOptions = {}): Promise<MailServer> => {
  const lines = new Set<Socket>();
  const state = {
    received: [] as Received[],
    refuse: new Map<string, number>(),
    ending: 'take' as MailServer['ending'],
    onContent: async (): Promise<void> => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === USER && auth.password === PASSWORD
        ? done(null, { user: USER })
        : done(smtpError(535, '5.7.8 Authentication credentials invalid')),
    onRcptTo: (address, _session, done) => {
      const code = state.refuse.get(address.address);
      done(code ? smtpError(code, `${address.address} refused here`) : null);
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.once('end', async () => {
        await state.onContent();
        const { mailFrom, rcptTo } = session.envelope;
        const take = (): void => {
          state.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((one) => one.address),
            raw: Buffer.concat(pieces).toString('utf8'),
          });
        };
        if (typeof state.ending === 'number') return done(smtpError(state.ending, 'content refused here'));
        if (state.ending !== 'cut') take();
        if (state.ending === 'take') return done(null);
        for (const line of lines) line.destroy();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        for (const line of lines) line.destroy();
        server.close(() => resolve());
      }),
  });
};
