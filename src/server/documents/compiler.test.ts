import { afterAll, expect, test } from 'vitest';
import type { CompileJob } from './compile-job.ts';
import { createCompiler, USUAL_LIMITS } from './compiler.ts';

const written = (text: string): CompileJob => ({
  ...{ main: '/main.typ', level: 'a-2a', instant: 1_790_000_000 },
  files: [{ path: '/main.typ', bytes: Buffer.from(`#set document(title: "Prova")\n${text}`) }],
});
const SHORT = written('Hola');
const ENDLESS = written('#for i in range(2000000) { for j in range(1000000) { let x = i + j } }');

const compiler = createCompiler({ ...USUAL_LIMITS, queue: 2 });
afterAll(() => compiler.close());

test('a document given up while it waits leaves its place at once; one under way, its process', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = compiler.compile(ENDLESS, running.signal);
  const second = compiler.compile(SHORT, waiting.signal);
  await expect(compiler.compile(SHORT)).rejects.toMatchObject({ status: 503, codi: 'document_cua_plena' });
  waiting.abort(new Error('left the queue'));
  await expect(second).rejects.toThrow('left the queue');
  const third = compiler.compile(SHORT);
  running.abort(new Error('left at work'));
  await expect(first).rejects.toThrow('left at work');
  expect(await third).toMatchObject({ ok: true, pages: 1 });
});

test('one that was given up before it was asked for takes no place', async () => {
  const gone = AbortSignal.abort(new Error('never began'));
  await expect(compiler.compile(ENDLESS, gone)).rejects.toThrow('never began');
  const [one, other] = await Promise.all([compiler.compile(SHORT), compiler.compile(SHORT)]);
  expect([one.ok, other.ok]).toEqual([true, true]);
});
