import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const HANDOVER = fileURLToPath(new URL('../../scripts/handover.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'prova-handover-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program through the handover, in a shell as npm does if asked, and waits for its first line. */
const start = async (
  program: string,
  likeNpm = false,
): Promise<{ first: ChildProcess; line: string; ended: Promise<unknown[]> }> => {
  const target = join(folder, `program-${Math.random().toString(36).slice(2)}.mjs`);
  const entry = `${target}.entry.mjs`;
  writeFileSync(target, program);
  writeFileSync(
    entry,
    `import { handOver } from ${JSON.stringify(HANDOVER)};\nhandOver([${JSON.stringify(target)}]);\n`,
  );
  const [command, words] = likeNpm
    ? ['sh', ['-c', `"${process.execPath}" "${entry}"; true`]]
    : [process.execPath, [entry]];
  const env = { ...process.env, npm_lifecycle_event: likeNpm ? 'start' : undefined };
  const first = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<unknown[]>((resolve) => first.once('exit', (code, signal) => resolve([code, signal])));
  const line = await new Promise<string>((resolve) =>
    first.stdout?.once('data', (piece) => resolve(String(piece).trim())),
  );
  return { first, line, ended };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const WAITS = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log(process.pid)";

test('the exit code of the program is that of the handover', async () => {
  const { line, ended } = await start("console.log('here'); process.exitCode = 3;");
  expect(line).toBe('here');
  expect(await ended).toEqual([3, null]);
});

test('a signal is passed on, and the program ends in its own way', async () => {
  const { first, ended } = await start(WAITS);
  first.kill('SIGTERM');
  expect(await ended).toEqual([7, null]);
});

test('killed outright, the handover leaves no program behind', async () => {
  const { first, line, ended } = await start(WAITS);
  const program = Number(line);
  expect(isAlive(program)).toBe(true);
  first.kill('SIGKILL');
  await ended;
  await expect.poll(() => isAlive(program), { timeout: 5_000 }).toBe(false);
});

test('a signal to npm, which ends only its shell, reaches the program', async () => {
  const { first, line, ended } = await start(WAITS, true);
  first.kill('SIGTERM');
  await ended;
  await expect.poll(() => isAlive(Number(line)), { timeout: 5_000 }).toBe(false);
});
