import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface Cluster {
  /** For `TEST_POSTGRES_URL`. */
  readonly url: string;
  stop(): Promise<void>;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Folder of the server's programs: on PATH, or where Debian keeps them (newest version); null when not installed. */
export const postgresFolder = (): string | null => {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...onPath];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, `initdb${suffix}`))) ?? null;
};

/** PostgreSQL refuses to run as root, who lends it the user that its package made. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith('postgres:'));
  if (!line) throw new Error('PostgreSQL needs the user "postgres" when tests run as root');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

/** A private cluster in a temporary folder, on a free loopback port, gone with `stop` or with this process. */
export const startCluster = async (): Promise<Cluster> => {
  const programs = postgresFolder();
  if (!programs) {
    throw new Error('PostgreSQL is not installed: install its server, or set TEST_POSTGRES_URL to a cluster for tests');
  }
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'prova-pg-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  const files = join(folder, 'cluster');
  writeFileSync(passwordFile, `${password}\n`);
  if (as) for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);
  const env = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', TZ: 'UTC' };
  execFileSync(
    join(programs, `initdb${suffix}`),
    [
      '-D',
      files,
      '-U',
      'postgres',
      '-A',
      'password',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...as, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: process.platform === 'win32' ? '' : folder,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, `postgres${suffix}`), ['-D', files, '-p', String(port), ...flags], {
    ...as,
    env,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const onExit = (): void => {
    server.kill('SIGQUIT');
    removeFolder();
  };
  process.once('exit', onExit);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    server.kill('SIGINT');
    await ended;
    removeFolder();
  };
  await untilReady(url, () => server.exitCode !== null);
  return { url, stop };
};

const untilReady = async (url: string, died: () => boolean): Promise<void> => {
  const limit = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (died() || Date.now() > limit) throw new Error('The PostgreSQL cluster for tests did not start', { cause });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
