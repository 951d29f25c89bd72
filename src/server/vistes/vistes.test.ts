import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_VISTES, vistaRoutes } from '#contract/vistes.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let token: string;
let empresaId: number;
beforeAll(async () => {
  app = await openTestApp();
  ({ token, empresaId } = await app.setUp());
});
afterAll(() => app.close());

const create = (body: object, as = token) =>
  app.call(vistaRoutes.create, { token: as, body: { area: 'treball', contingut: {}, ...body } as never });
const namesIn = async (area: string, as = token) =>
  (await app.ok(vistaRoutes.list, { token: as, query: { area } })).map(({ nom }) => nom);

test('a view is kept whole, changed, and forgotten', async () => {
  const contingut = {
    search: 'escola',
    filtres: { obert: true, tancat: false },
    ordre: { camp: 'codi', criteri: 'DESC' as const },
    columnes: { ordre: ['nom', 'codi'], amagades: ['lots'], mostrades: ['pem'], amplades: { nom: 320 } },
  };
  const { body: made } = await create({ nom: ' Oberts  de control ', contingut });
  expect(made).toMatchObject({ versio: 1, area: 'treball', nom: 'Oberts de control', per_defecte: false, contingut });
  const changed = await app.ok(vistaRoutes.update, {
    token,
    params: { id: made.id },
    body: { versio: 1, nom: 'Oberts', contingut: { search: '' } },
  });
  expect(changed).toMatchObject({ versio: 2, nom: 'Oberts', contingut: { search: '', filtres: {}, ordre: null } });
  expect(
    (await app.call(vistaRoutes.update, { token, params: { id: made.id }, body: { versio: 1 } })).body,
  ).toMatchObject({
    codi: 'versio_obsoleta',
    actual: { nom: 'Oberts', versio: 2 },
  });
  await app.ok(vistaRoutes.remove, { token, params: { id: made.id } });
  expect((await app.call(vistaRoutes.remove, { token, params: { id: made.id } })).status).toBe(404);
  expect(await namesIn('treball')).toEqual([]);
});

test('one view of a list opens with it, whichever was chosen last', async () => {
  const first = (await create({ area: 'agents', nom: 'Promotors', per_defecte: true })).body;
  await create({ area: 'agents', nom: 'Tècnics', per_defecte: true });
  await create({ area: 'treball', nom: 'Una altra llista', per_defecte: true });
  const defaults = async () =>
    (await app.ok(vistaRoutes.list, { token })).filter((one) => one.per_defecte).map(({ nom }) => nom);
  expect(await defaults()).toEqual(['Tècnics', 'Una altra llista']);
  await app.ok(vistaRoutes.update, { token, params: { id: first.id }, body: { versio: 1, per_defecte: true } });
  expect(await defaults()).toEqual(['Promotors', 'Una altra llista']);
});

test('two views of a list are not called alike, and no list holds more than it can show', async () => {
  await create({ area: 'usuaris', nom: 'Vista 0' });
  expect((await create({ area: 'usuaris', nom: 'VISTA 0' })).body).toMatchObject({
    camps: [{ cami: 'nom', codi: 'vista_repetida' }],
  });
  for (let n = 1; n < MOST_VISTES; n += 1)
    expect((await create({ area: 'usuaris', nom: `Vista ${n}` })).status).toBe(200);
  expect((await create({ area: 'usuaris', nom: 'Una de més' })).body).toMatchObject({ codi: 'vistes_massa' });
  expect((await namesIn('usuaris')).length).toBe(MOST_VISTES);
});

test.each([
  ['an unknown field', { contingut: { res: 1 } }],
  ['an area that is no word', { area: 'Treball; drop' }],
  ['an empty name', { nom: '  ' }],
  ['a width that is no width', { contingut: { columnes: { amplades: { nom: -1 } } } }],
  ['a filter that is no flag', { contingut: { filtres: { obert: 'si' } } }],
  [
    'a thousand filters',
    { contingut: { filtres: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, true])) } },
  ],
  [
    'a thousand widths',
    {
      contingut: { columnes: { amplades: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`c${n}`, 90])) } },
    },
  ],
  ['a list that is none', { area: 'inventada' }],
  ['ten thousand columns', { contingut: { columnes: { ordre: Array(10_000).fill('nom') } } }],
])('%s is refused and nothing is kept', async (_what, body) => {
  expect((await create({ area: 'empreses', nom: 'Prova', ...body })).status).toBe(422);
  expect(await namesIn('empreses')).toEqual([]);
});

test('views are their person’s and their company’s alone', async () => {
  const mine = (await create({ area: 'zones', nom: 'La meva' })).body;
  const other = await app.addMember(empresaId, 'tecnic');
  expect(await namesIn('zones', other.token)).toEqual([]);
  for (const reply of [
    await app.call(vistaRoutes.update, {
      token: other.token,
      params: { id: mine.id },
      body: { versio: 1, nom: 'Robada' },
    }),
    await app.call(vistaRoutes.remove, { token: other.token, params: { id: mine.id } }),
  ])
    expect(reply.status).toBe(404);
  expect(await namesIn('zones')).toEqual(['La meva']);
});
