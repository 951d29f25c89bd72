import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export interface RunningServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  readonly output: () => string;
  /** Ends it (SIGTERM, or the signal given) and waits; its data stays. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Ends it and removes the data folder, when this starter made it. */
  dispose(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the real product as a process of its own on a free port, on the data folder given or on a fresh one. */
export const startServer = async (
  given: { dataDir?: string; port?: number; env?: NodeJS.ProcessEnv; entry?: string } = {},
): Promise<RunningServer> => {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'prova-srv-')));
  const port = given.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let text = '';
  // As `npm start` runs it (`scripts/run.mjs`).
  const words = ['--max-semi-space-size=4', join(ROOT, given.entry ?? 'src/server/main.ts')];
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...given.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => {
      text += piece;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const dispose = async (): Promise<void> => {
    await stop();
    if (!given.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  const limit = Date.now() + 30_000;
  for (;;) {
    if (await answers(`${url}/api/health/ready`)) return { url, process: child, output: () => text, stop, dispose };
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
      await dispose();
      throw new Error(`The server did not become ready:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};
