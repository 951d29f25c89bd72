import { fork } from 'node:child_process';
import { createTurns } from '../turns.ts';
import type { Opened, OpenFault } from './opened.ts';

const MAX_TIME = 20_000;
/** Files opened at once; the others wait. */
const AT_ONCE = 2;

const inTurn = createTurns(AT_ONCE);

const run = (bytes: Buffer, password: string, time: number): Promise<Opened | OpenFault> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./pkcs12-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (answer: Opened | OpenFault): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const timer = setTimeout(() => end('cert_massa_lent'), time);
    child.once('message', ({ opened, fault }: { opened?: Opened; fault?: OpenFault }) =>
      end(opened ?? fault ?? 'cert_no_pkcs12'),
    );
    child.once('exit', () => end('cert_no_pkcs12'));
    child.once('error', reject);
    child.send({ bytes, password }, (error) => error && end('cert_no_pkcs12'));
  });

/** Opens a certificate file (PKCS#12) of old or new encryption, or says why it cannot. Never inside a transaction. */
export const openPkcs12 = (bytes: Buffer, password: string, time = MAX_TIME): Promise<Opened | OpenFault> =>
  inTurn(() => run(bytes, password, time));
