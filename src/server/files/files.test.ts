import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type Bucket, openBucket } from '#tests/support/bucket.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { keyOf } from './files.ts';
import { MAX_FILE } from './receive.ts';
import { sweepFiles } from './sweep.ts';

const DAY = 86_400_000;
let bucket: Bucket;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(() => bucket.close());

const codiOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'cap',
    (error) => error.codi ?? String(error),
  );
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);

describe.each([['disk'], ['bucket']])('files on %s', (kind) => {
  let app: TestApp;
  let one: Member;
  let otherId: number;
  beforeAll(async () => {
    app = await openTestApp(kind === 'disk' ? {} : { FILES_URL: bucket.url });
    one = await app.setUp();
    const other = await app.send('POST', '/api/empresa', {
      token: one.token,
      body: { nom_fiscal: 'Altra SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
    });
    otherId = other.body.id;
  });
  afterAll(() => app.close());

  const keep = (content: Buffer | Readable, empresaId = one.empresaId) =>
    app.platform.files.keep(app.database, empresaId, content, app.clock.now());
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of app.platform.files.storage.list()) found.push(key);
    return found.sort();
  };
  const rows = () => app.database.read.selectFrom('fitxer').select(['id', 'sha256']).execute();
  const temporary = () => readdir(join(app.platform.files.workFolder, 'temporal'));
  const sweep = (started = new Date(Date.now() + 2 * 3_600_000), uses: number[] = []) =>
    sweepFiles(app.platform.files, app.database, [async (_db, ids) => ids.filter((id) => uses.includes(id))], {
      now: app.clock.now(),
      started,
    });

  test('a content is kept once within a company, apart from any other, and reads back the same', async () => {
    const content = randomBytes(300_000);
    const [first, again] = await Promise.all([
      keep(content),
      keep(Readable.from([content.subarray(0, 7), content.subarray(7)])),
    ]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ mida: 300_000, tipus: 'application/octet-stream', empresa_fk: one.empresaId });
    const apart = await keep(content, otherId);
    expect(apart.id).not.toBe(first.id);
    expect(await keys()).toEqual([keyOf(one.empresaId, first.sha256), keyOf(otherId, first.sha256)].sort());
    expect(await buffer(await app.platform.files.open(first))).toEqual(content);
    expect(await app.platform.files.find(app.database.read, otherId, first.id)).toBeUndefined();
    expect(await temporary()).toEqual([]);
  });

  test('nothing, a byte too many, and a source cut in the middle leave neither row nor content', async () => {
    const before = [await keys(), await rows()];
    expect(await codiOf(keep(Buffer.alloc(0)))).toBe('fitxer_buit');
    const piece = Buffer.alloc(1024 * 1024);
    const tooMuch = function* () {
      for (let count = 0; count < MAX_FILE / piece.length; count += 1) yield piece;
      yield Buffer.alloc(1);
    };
    expect(await codiOf(keep(Readable.from(tooMuch())))).toBe('fitxer_massa_gran');
    const cut = new Readable({ read: () => {} });
    cut.push(piece);
    setImmediate(() => cut.destroy());
    expect(await codiOf(keep(cut))).toBe('pujada_tallada');
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      },
    });
    expect(await codiOf(keep(full))).toBe('disc_ple');
    expect([await keys(), await rows()]).toEqual(before);
    expect(await temporary()).toEqual([]);
  });

  test('a file whose content is gone is told as such', async () => {
    const fitxer = await keep(Buffer.from('es perdrà'));
    await app.platform.files.storage.remove(keyOf(one.empresaId, fitxer.sha256));
    expect(await codiOf(app.platform.files.open(fitxer))).toBe('fitxer_perdut');
  });

  test('a start sweeps what no room uses after a day, and what a kill left without a row', async () => {
    const used = await keep(Buffer.from('es fa servir'));
    const unused = await keep(Buffer.from('no es fa servir'));
    const again = await keep(Buffer.from('torna'));
    await app.platform.files.stage(one.empresaId, Buffer.from('sense fila'));
    await mkdir(join(app.platform.files.workFolder, 'temporal'), { recursive: true });
    await writeFile(join(app.platform.files.workFolder, 'temporal', '99999999-x'), 'restes');
    await sweep(new Date(0), [used.id]);
    expect((await rows()).map((row) => row.id)).toEqual(expect.arrayContaining([used.id, unused.id, again.id]));
    expect(await temporary()).toEqual([]);
    app.clock.pass(DAY + 1000);
    await keep(Buffer.from('torna'));
    await sweep(undefined, [used.id]);
    expect((await rows()).map((row) => row.id).sort()).toEqual([used.id, again.id].sort());
    expect(await keys()).toEqual([used, again].map((fitxer) => keyOf(one.empresaId, fitxer.sha256)).sort());
  });

  test('what a browser could run is saved and never shown; its type is told by content', async () => {
    const cases: readonly (readonly [string, string | Buffer, string, boolean])[] = [
      ['html', '<!DOCTYPE html><script>alert(1)</script>', 'text/html', false],
      ['html in a text', 'hola <img src=x onerror=alert(1)>', 'text/html', false],
      ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml', false],
      ['svg after a declaration', '<?xml version="1.0"?><svg onload="x"/>', 'image/svg+xml', false],
      ['xml', '\ufeff<?xml version="1.0"?><factura/>', 'application/xml', false],
      ['html in two bytes a letter', Buffer.from('\ufeff<html><script>1</script>', 'utf16le'), 'text/html', false],
      ['unknown', Buffer.from([0, 1, 2, 3]), 'application/octet-stream', false],
      ['text', 'només text', 'text/plain', true],
      ['picture', png, 'image/png', true],
      ['pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf', true],
    ];
    for (const [what, content, tipus, shown] of cases) {
      const fitxer = await keep(Buffer.from(content as string));
      const answer = await app.platform.files.answer(fitxer, `${what}.png`, { inline: true });
      (answer.contingut as Readable).destroy();
      expect([what, fitxer.tipus, answer.inline]).toEqual([what, tipus, shown]);
      if (!shown) expect(answer.tipus).toBe('application/octet-stream');
      const saved = await app.platform.files.answer(fitxer, 'x');
      (saved.contingut as Readable).destroy();
      expect(saved.inline).toBe(false);
    }
  });
});

test('every request to a bucket is signed', () => {
  expect(bucket.refused()).toBe(0);
  expect(bucket.objects.size).toBeGreaterThan(0);
});

test('only what was there before the start is an orphan: another may be coming in', async () => {
  const app = await openTestApp();
  const { empresaId } = await app.setUp();
  const staged = await app.platform.files.stage(empresaId, Buffer.from('arriba ara'));
  await sweepFiles(app.platform.files, app.database, [], {
    now: app.clock.now(),
    started: new Date(Date.now() - 60_000),
  });
  const path = join(app.dataDir, 'fitxers', keyOf(empresaId, staged.sha256));
  expect(await readFile(path, 'utf8')).toBe('arriba ara');
  // Brought again, an old content is as new.
  const old = new Date(Date.now() - DAY);
  await utimes(path, old, old);
  await app.platform.files.stage(empresaId, Buffer.from('arriba ara'));
  await sweepFiles(app.platform.files, app.database, [], {
    now: app.clock.now(),
    started: new Date(Date.now() - 60_000),
  });
  expect(await readFile(path, 'utf8')).toBe('arriba ara');
  await app.close();
});

test.each([
  ['ftp://x/y'],
  ['s3://host/bucket'],
  ['s3://k:secret-amagat@host'],
  ['s3://k:secret-amagat@host/Bucket/a'],
  ['s3://k:secret-amagat@host/bucket?tls=potser'],
  ['s3://k:secret-amagat@host/bucket?inventat=1'],
  ['file://altra-maquina/carpeta'],
  ['carpeta'],
])('FILES_URL %s is refused, saying how and hiding the secret', (FILES_URL) => {
  const told = (() => {
    try {
      readConfig({ FILES_URL });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(told).toMatch(/FILES_URL: must be file:\/\/\/folder or s3:\/\//);
  expect(told).not.toContain('secret-amagat');
});

test('FILES_URL names a folder or a bucket', () => {
  expect(readConfig({ DATA_DIR: '/dades' }).files).toEqual({ kind: 'disk', folder: '/dades/fitxers' });
  expect(readConfig({ FILES_URL: 'file:///srv/fitxers%20bons' }).files).toEqual({
    kind: 'disk',
    folder: '/srv/fitxers bons',
  });
  expect(readConfig({ FILES_URL: 's3://k:a%2Fb@h:9000/bucket?region=eu-1' }).files).toMatchObject({
    endpoint: 'https://h:9000/bucket',
    region: 'eu-1',
    secretAccessKey: 'a/b',
  });
});
