// Plain JavaScript that Node 20 runs: it makes sure that what the lock file names is installed, then hands over to the
// pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST = 24;
/** The shell that npm started this in, when npm did: a signal to npm ends that shell and reaches nobody else. */
const SHELL = process.env.npm_lifecycle_event ? process.ppid : null;
const MODULES = join(ROOT, 'node_modules');
const RECORD = join(MODULES, '.installed-lock');

/** Says why it cannot go on, in one line, and ends. */
export const giveUp = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

/** Runs `npm ci` when the lock file is not the one that was installed; otherwise costs one small hash. */
export const ensureInstalled = () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === hash) return;
  if (!holdsAll(JSON.parse(lock.toString('utf8')))) {
    process.stdout.write('Installing what package-lock.json names…\n');
    const done = runNpm(['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']);
    if (done.status !== 0) giveUp('npm ci failed: see its message above');
  }
  writeFileSync(RECORD, hash);
};

/** Whether node_modules already holds every package of the lock at its version, as after `npm install` by hand. */
const holdsAll = (lock) => {
  const file = join(MODULES, '.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
};

const runNpm = (words) => {
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] };
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) return spawnSync(process.execPath, [npm, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
};

/** The pinned Node where its package exists for this machine, else the machine's own if it is new enough. */
export const findNode = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(MODULES, `node-${system}-${process.arch}`, 'bin', program);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  return giveUp(`This machine (${system}-${process.arch}) needs Node.js ${OLDEST} or newer: https://nodejs.org`);
};

/** Runs the pinned Node with these words and waits. Returns its exit code. */
export const runToEnd = (words, env = {}) => {
  const done = spawnSync(findNode(), words, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  if (done.error) giveUp(`Could not run ${words[0]}: ${done.error.message}`);
  return done.status ?? 1;
};

/**
 * Goes on as the pinned Node running these words: same output, same signals, same exit code. It ends in good order too
 * when this process is killed outright (its channel closes), or when npm is.
 */
export const handOver = (words) => {
  const watch = new URL('./end-with-parent.mjs', import.meta.url).href;
  const child = spawn(findNode(), ['--import', watch, ...words], {
    cwd: ROOT,
    // Compiled code is kept from one start to the next.
    env: { NODE_COMPILE_CACHE: join(MODULES, '.cache', 'node'), ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => giveUp(`Could not start ${words[0]}: ${error.message}`));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl+C to both processes: passing it on would make it two.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  if (SHELL !== null) setInterval(() => process.ppid === SHELL || child.kill('SIGTERM'), 50).unref();
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
};
