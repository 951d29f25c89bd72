import { afterAll, beforeAll, expect, test } from 'vitest';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { historialRoutes } from '#contract/historial.ts';
import { pujadaRoutes } from '#contract/pujada.ts';
import { sweepFiles } from '#server/files/index.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { HEIC_PHOTO } from '#tests/support/heic-photo.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { accioRoutes } from '../contract/accions.ts';
import { type Arxiu, arxiuRoutes } from '../contract/arxius.ts';
import { filesOfTreballs } from './index.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const bring = (nom: string, content: Buffer = PDF, who = titular) => uploadFile(app, who, nom, content);
const attach = (id: number, body: object, who = titular) =>
  app.call(arxiuRoutes.add, { token: who.token, params: { id }, body });
const attachOne = async (id: number, nom: string, content: Buffer = PDF, more: object = {}): Promise<Arxiu> => {
  const reply = await attach(id, { pujades: [await bring(nom, content)], ...more });
  expect(reply.status).toBe(200);
  return reply.body.items[0];
};
const list = (id: number, who = titular, query = {}) =>
  app.ok(arxiuRoutes.list, { token: who.token, params: { id }, query: { getAll: true, ...query } });
const names = async (id: number) => (await list(id)).items.map(({ nom }) => nom);
const change = (id: number, aid: number, body: object, who = titular) =>
  app.call(arxiuRoutes.update, { token: who.token, params: { id, aid }, body });
const history = (entitat: string, id: number) =>
  app.ok(historialRoutes.list, { token: titular.token, params: { entitat, id } });

test('files are attached in order, listed, read back the same, changed, reordered and deleted, each with its history', async () => {
  const { id } = await buildTreball(app, titular);
  const added = await attach(id, {
    pujades: [await bring('Acta.pdf'), await bring('foto.png', PNG), await bring('acta.PDF')],
    carpeta: '  Visites   d’obra ',
    annex: true,
  });
  expect(added.body.items).toMatchObject([
    {
      nom: 'Acta.pdf',
      carpeta: 'Visites d’obra',
      annex: true,
      tipus: 'application/pdf',
      vista: 'pdf',
      mida: PDF.length,
    },
    { nom: 'foto.png', tipus: 'image/png', vista: 'imatge' },
    { nom: 'acta (2).PDF', pujat_per: 'Mercè Puig Soler' },
  ]);
  const [acta, foto, other] = added.body.items as [Arxiu, Arxiu, Arxiu];
  expect((await list(id)).items).toEqual(added.body.items);
  expect((await list(id, titular, { search: 'FÓTO' })).items).toEqual([foto]);
  const file = await app.call(arxiuRoutes.get, { token: titular.token, params: { id, aid: acta.id } });
  expect([file.status, file.raw.equals(PDF)]).toEqual([200, true]);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Acta\.pdf$/);

  const taken = await change(id, other.id, { versio: 1, nom: 'ACTA.pdf' });
  expect([taken.status, taken.body.camps]).toMatchObject([422, [{ cami: 'nom', codi: 'nom_repetit' }]]);
  expect((await change(id, other.id, { versio: 1, nom: 'foto.jpg' })).body.camps).toMatchObject([
    { codi: 'contingut_no_es' },
  ]);
  expect((await change(id, other.id, { versio: 1, nom: 'Acta.pdf', carpeta: '', annex: false })).body).toMatchObject({
    nom: 'Acta.pdf',
    carpeta: '',
    annex: false,
    versio: 2,
  });
  expect((await change(id, other.id, { versio: 1, annex: true })).body).toMatchObject({ codi: 'versio_obsoleta' });

  const reorder = (documentsIds: number[]) =>
    app.call(arxiuRoutes.reorder, { token: titular.token, params: { id }, body: { documentsIds } });
  expect((await reorder([other.id, foto.id])).body.items.map((one: Arxiu) => one.id)).toEqual([
    acta.id,
    other.id,
    foto.id,
  ]);
  expect((await list(id)).items.map((one) => one.id)).toEqual([acta.id, other.id, foto.id]);
  for (const wrong of [
    [acta.id, acta.id],
    [acta.id, 1],
  ])
    expect((await reorder(wrong)).body.camps).toMatchObject([{ cami: 'documentsIds.1', codi: 'registre_desconegut' }]);

  const folder = (carpeta: string, nom: string) =>
    app.call(arxiuRoutes.folder, { token: titular.token, params: { id }, body: { carpeta, nom } });
  const moved = await folder('Visites d’obra', 'Actes');
  expect(moved.body.items.map((one: Arxiu) => one.carpeta)).toEqual(['Actes', '', 'Actes']);
  expect((await folder('Visites d’obra', 'X')).body.camps).toMatchObject([{ codi: 'carpeta_desconeguda' }]);

  expect((await app.call(arxiuRoutes.remove, { token: titular.token, params: { id, aid: acta.id } })).status).toBe(200);
  expect(await names(id)).toEqual(['Acta.pdf', 'foto.png']);
  expect((await app.call(arxiuRoutes.get, { token: titular.token, params: { id, aid: acta.id } })).status).toBe(404);
  // Probe 50: what happened to a file that is gone still opens, on its own and in its work.
  expect((await history('arxiu', acta.id)).items.map(({ accio }) => accio)).toEqual(['suprimeix', 'canvia', 'crea']);
  expect((await history('treball', id)).items.map(({ accio }) => accio)).toEqual([
    'suprimeix',
    'canvia',
    'canvia',
    'reordena',
    'canvia',
    'crea',
    'crea',
    'crea',
    'crea',
  ]);
});

test('probe 27: nothing, too much, a content that is not what its name says, half a file: told clearly, and nothing stays', async () => {
  const { id } = await buildTreball(app, titular);
  const before = (await app.database.read.selectFrom('treball_arxiu').select('id').execute()).length;
  const open = (mida: number) => app.call(pujadaRoutes.create, { token: titular.token, body: { nom: 'a.pdf', mida } });
  expect((await open(0)).body).toMatchObject({ status: 422, codi: 'fitxer_buit' });
  for (const mida of [100 * 1024 * 1024 + 1, 200 * 1024 * 1024]) {
    const reply = await open(mida);
    expect(reply.body).toMatchObject({ status: 413, codi: 'fitxer_massa_gran' });
    expect(reply.body.detail).toBe('El fitxer supera 100 MB. Reduïu-lo o partiu-lo.');
  }
  const half = await open(1000);
  const cut = await attach(id, { pujades: [half.body.id] });
  expect([cut.status, cut.body.camps]).toMatchObject([422, [{ cami: 'pujades.0', codi: 'pujada_desconeguda' }]]);
  const good = await bring('bo.pdf');
  const wrong = await bring('dolent.pdf', Buffer.from('<html><script>alert(1)</script></html>'));
  const refused = await attach(id, { pujades: [good, wrong] });
  expect(refused.body.camps).toEqual([
    {
      cami: 'pujades.1',
      codi: 'contingut_no_es',
      missatge: 'El contingut de «dolent.pdf» no és un PDF. Comproveu el fitxer o canvieu-li l’extensió.',
    },
  ]);
  expect(await names(id)).toEqual([]);
  // Nothing of the two was taken: the good one is attached alone, and the other given up.
  expect((await attach(id, { pujades: [good] })).status).toBe(200);
  expect((await attach(id, { pujades: [good] })).body.camps).toMatchObject([{ codi: 'pujada_desconeguda' }]);
  for (const upload of [wrong, half.body.id])
    expect((await app.call(pujadaRoutes.remove, { token: titular.token, params: { id: upload } })).status).toBe(200);
  expect(await app.database.read.selectFrom('pujada').select('id').execute()).toEqual([]);
  expect((await app.database.read.selectFrom('treball_arxiu').select('id').execute()).length).toBe(before + 1);

  const later = new Date(Date.parse(app.clock.now()) + 3 * 86_400_000).toISOString();
  const sweep = () =>
    sweepFiles(app.platform.files, app.database, [filesOfTreballs], {
      now: later,
      started: new Date(Date.now() + 9e6),
    });
  await sweep();
  const kept = await app.database.read.selectFrom('fitxer').select('id').execute();
  const used = await filesOfTreballs(
    app.database.read,
    kept.map((row) => row.id),
  );
  expect(new Set(used)).toEqual(new Set(kept.map((row) => row.id)));
  const [one] = (await list(id)).items;
  expect((await app.call(arxiuRoutes.get, { token: titular.token, params: { id, aid: one?.id ?? 0 } })).raw).toEqual(
    PDF,
  );
});

test('probe 27: a HEIC photo is seen as JPEG, and saved as it came; a broken one says so', async () => {
  const { id } = await buildTreball(app, titular);
  const { id: aid, vista } = await attachOne(id, 'IMG_0001.HEIC', HEIC_PHOTO);
  expect(vista).toBe('conversio');
  const given = { token: titular.token, params: { id, aid } };
  for (const _again of [1, 2]) {
    const seen = await app.call(arxiuRoutes.get, { ...given, query: { vista: true } });
    expect(seen.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(seen.headers['content-disposition']).toBe("inline; filename*=UTF-8''IMG_0001.jpg");
    expect([...seen.raw.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  }
  const saved = await app.call(arxiuRoutes.get, { ...given, query: { inline: true } });
  expect(saved.raw.equals(HEIC_PHOTO)).toBe(true);
  expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  const broken = await attachOne(id, 'IMG_0002.HEIC', Buffer.concat([HEIC_PHOTO.subarray(0, 300), Buffer.alloc(200)]));
  const reply = await app.call(arxiuRoutes.get, { ...given, params: { id, aid: broken.id }, query: { vista: true } });
  expect(reply.body).toMatchObject({ status: 422, codi: 'vista_impossible' });
});

test('probe 43: what could run is never shown in place, and names are only text', async () => {
  const { id } = await buildTreball(app, titular);
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const [nom, content] of [
    ['"><script>alert(1)<⁄script>.svg', SVG],
    ["=cmd|' ⁄C calc'!A0.html", HTML],
    ['../../etc/passwd\u202egnp.html', HTML],
    ['fals.txt', HTML],
  ] as const) {
    const one = await attachOne(id, nom, content);
    expect(one.vista).toBeNull();
    const seen = await app.call(arxiuRoutes.get, {
      token: titular.token,
      params: { id, aid: one.id },
      query: { inline: true, vista: true },
    });
    expect(seen.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(seen.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%!'()*~-]+$/);
  }
  expect((await names(id))[2]).toBe('passwdgnp.html');
});

test('a single-use address gives an attachment in place', async () => {
  const { id } = await buildTreball(app, titular);
  const { id: aid } = await attachOne(id, 'a.pdf');
  const { adreca } = await app.ok(descarregaRoutes.create, {
    token: titular.token,
    body: { cami: `/treball/${id}/arxiu/${aid}?inline=true&empresa_fk=${titular.empresaId}` },
  });
  const seen = await app.send('GET', adreca);
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(seen.headers['content-disposition']).toMatch(/^inline/);
});

test('who is on site brings files to the works assigned to it and knows no other; who reads only reads', async () => {
  const [seen, unseen] = [await buildTreball(app, titular), await buildTreball(app, titular)];
  const site = await app.addMember(titular.empresaId, 'obra');
  await app.ok(accioRoutes.assign, {
    token: titular.token,
    params: { id: seen.id },
    body: { assigna: [site.usuariId] },
  });
  const reply = await attach(seen.id, { pujades: [await bring('foto.png', PNG, site)] }, site);
  expect(reply.status).toBe(200);
  const aid = reply.body.items[0].id;
  expect((await list(seen.id, site)).total).toBe(1);
  expect((await attach(unseen.id, { pujades: [await bring('foto.png', PNG, site)] }, site)).status).toBe(404);
  // The same attachment asked for through a work that is not its own is not there.
  for (const id of [unseen.id, seen.id + 1000])
    expect((await app.call(arxiuRoutes.get, { token: titular.token, params: { id, aid } })).status).toBe(404);
  const lector = await app.addMember(titular.empresaId, 'lector');
  expect((await list(seen.id, lector)).total).toBe(1);
  expect((await change(seen.id, aid, { versio: 1, annex: true }, lector)).body).toMatchObject({ codi: 'no_permes' });
  const other = await app.send('POST', '/api/empresa', {
    token: titular.token,
    body: { nom_fiscal: 'Altra SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
  });
  const stranger = await app.addMember(other.body.id, 'titular');
  for (const route of [arxiuRoutes.list, arxiuRoutes.get, arxiuRoutes.remove])
    expect((await app.call(route, { token: stranger.token, params: { id: seen.id, aid } })).status).toBe(404);
});

test('a closed work keeps its files as they are', async () => {
  const { id } = await buildTreball(app, titular);
  const one = await attachOne(id, 'a.pdf');
  await app.ok(accioRoutes.finalize, { token: titular.token, params: { id }, body: {} });
  const given = { token: titular.token, params: { id, aid: one.id } };
  for (const reply of [
    await attach(id, { pujades: [await bring('b.pdf')] }),
    await change(id, one.id, { versio: 1, annex: true }),
    await app.call(arxiuRoutes.remove, given),
    await app.call(arxiuRoutes.reorder, { ...given, body: { documentsIds: [one.id] } }),
    await app.call(arxiuRoutes.folder, { ...given, body: { carpeta: 'a', nom: 'b' } }),
  ])
    expect(reply.body).toMatchObject({ status: 409, codi: 'treball_tancat' });
  expect((await list(id)).items).toEqual([one]);
});

test('many attach at once: each has a place and a name of its own', async () => {
  const { id } = await buildTreball(app, titular);
  const uploads = await Promise.all(Array.from({ length: 12 }, () => bring('acta.pdf')));
  const replies = await Promise.all(uploads.map((upload) => attach(id, { pujades: [upload] })));
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(await names(id)).size).toBe(12);
  const places = await app.database.read
    .selectFrom('treball_arxiu')
    .select('ordre')
    .where('treball_fk', '=', id)
    .execute();
  expect(new Set(places.map(({ ordre }) => ordre)).size).toBe(12);
});
