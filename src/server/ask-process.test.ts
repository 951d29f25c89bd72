import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askProcess } from './ask-process.ts';

let place: string;
const entry = async (name: string, body: string): Promise<URL> => {
  const file = join(place, `${name}.mjs`);
  await writeFile(file, `process.on('message', (asked) => { ${body} });`);
  return pathToFileURL(file);
};
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'prova-proces-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const MINUTE = 60_000;
const ask = (url: URL, more: object = {}) => askProcess(url, { message: 'hola', time: MINUTE, heap: 64, ...more });

test('what is answered is heard, from one that stays and from many that leave as soon as they have said it', async () => {
  const stays = await entry('stays', 'process.send([asked, 1]);');
  const leaves = await entry('leaves', 'process.send([asked, 2]); process.disconnect();');
  const said = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at % 2 === 0 ? stays : leaves)));
  expect(said).toEqual(Array.from({ length: 12 }, (_, at) => ['hola', (at % 2) + 1]));
});

test('one that ends without a word is gone, one that says nothing in time is late, one no longer wanted is given up', async () => {
  expect(await ask(await entry('ends', 'process.exit(3);'))).toBe('gone');
  expect(await ask(await entry('nowhere', '').then((url) => new URL('no-hi-es.mjs', url)))).toBe('gone');
  const silent = await entry('silent', 'setInterval(() => {}, 1000);');
  expect(await ask(silent, { time: 50 })).toBe('late');
  const given = new AbortController();
  const asked = ask(silent, { signal: given.signal });
  given.abort(new Error('prou'));
  await expect(asked).rejects.toThrow('prou');
  await expect(ask(silent, { signal: given.signal })).rejects.toThrow('prou');
});
