import { afterAll, beforeAll, expect, test } from 'vitest';
import { programaRoutes } from '#areas/proces/contract/programa.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { informeRoutes } from '../../contract/routes.ts';

const EFA = 7;
const MAONS = 1037;
const SENSE_OBRA = 'D’aquesta revisió només es van guardar les partides';
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const director = (nom: string) =>
  buildAgent(app, titular, { tipus_persona: 'F', rao_social: '', nom, cognoms: 'Exemple', tecnic: true });
const part = (agent_fk: number, codi: string) => ({ agent_fk, funcio_fk: funcioId(codi) });
const work = async (data_projecte: string | null, agents: readonly object[]) => {
  const { id } = await buildTreball(app, titular, {
    nom: 'Escola bressol',
    data_projecte,
    agents,
    avisos_acceptats: ['agents_incomplets'],
  });
  await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFA },
    body: { partides: [{ partida_fk: MAONS, usos: [1], amidament: '40' }] },
  });
  return id;
};
const change = async (id: number, body: object) => {
  const { versio } = await app.ok(treballRoutes.get, { token, params: { id } });
  await app.ok(treballRoutes.update, {
    token,
    params: { id },
    body: { versio, avisos_acceptats: ['agents_incomplets'], ...body },
  });
};
const emet = (id: number) =>
  app.call(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today() } });
const estat = async (id: number) => {
  const { estat: now, n_canvis } = await app.ok(procesRoutes.programa, { token, params: { id } });
  return [now, n_canvis];
};
const paper = async (id: number, query: Record<string, string | number>): Promise<string> => {
  const { raw } = await app.call(informeRoutes.formigo, { token, params: { id, type: 'programa' }, query });
  return (pagesOf(raw) ?? []).join('\n').replace(/\s+/g, ' ');
};

test('an issue is printed with the work, agents and legal basis of its day; a change of them asks for another', async () => {
  const [anna, pere] = [await director('Anna'), await director('Pere')];
  const id = await work('2026-03-15', [part(anna.id, 'DEO')]);
  expect((await emet(id)).status).toBe(200);
  expect(await estat(id)).toEqual(['emes', 0]);
  const issued = await paper(id, { revisio: 1 });
  expect(issued).toMatch(/Escola bressol[\s\S]*15\/03\/2026[\s\S]*Anna Exemple/);
  expect(issued).not.toContain(SENSE_OBRA);

  await change(id, { nom: 'Casa de la vila', data_projecte: '2025-11-11', agents: [part(pere.id, 'DEO')] });
  expect(await paper(id, { revisio: 1 })).toBe(issued);
  const today = await paper(id, {});
  expect(today).toMatch(/Casa de la vila[\s\S]*11\/11\/2025[\s\S]*Pere Exemple[\s\S]*Decret 375\/1988/);
  expect(await estat(id)).toEqual(['modificat', 3]);
  const { n, obra, partides, avisos } = await app.ok(programaRoutes.canvis, { token, params: { id } });
  expect({ n, partides, avisos }).toEqual({ n: 3, partides: [], avisos: [] });
  expect(obra).toEqual([
    { camp: 'data_projecte', nom: '', abans: '2026-03-15', despres: '2025-11-11' },
    {
      camp: 'base',
      nom: '',
      abans: 'LOE art. 13, CTE art. 7, CTE annex II, Codi Estructural',
      despres: 'Decret 375/1988, LOE art. 13, CTE art. 7, CTE annex II, Codi Estructural',
    },
    { camp: 'agents', nom: expect.any(String), abans: 'Anna Exemple', despres: 'Pere Exemple' },
  ]);

  expect((await emet(id)).status).toBe(200);
  expect(await estat(id)).toEqual(['emes', 0]);
  const second = await paper(id, { revisio: 2 });
  expect(second).toMatch(/Canvis respecte de la revisió 1[\s\S]*15\/03\/2026 → 11\/11\/2025/);
  expect(second).toContain('Anna Exemple → Pere Exemple');
  expect(second).not.toContain('Cap canvi');
  expect(await paper(id, { revisio: 1 })).toBe(issued);
});

test('without any date the basis stays that of the day of the issue', async () => {
  const id = await work(null, []);
  expect((await emet(id)).status).toBe(200);
  const [, month, day] = app.clock.today().split('-');
  expect(await paper(id, { revisio: 1 })).toMatch(new RegExp(`Per la data de la revisió, ${day}/${month}/`));
});

test('an issue of before, that kept its items alone, is read with the work as it is, and says so', async () => {
  const id = await work('2026-03-15', []);
  expect((await emet(id)).status).toBe(200);
  const row = await app.database.read
    .selectFrom('programa_revisio')
    .select(['id', 'foto'])
    .where('treball_fk', '=', id)
    .executeTakeFirstOrThrow();
  const { obra: _none, ...foto } = JSON.parse(row.foto) as { obra: unknown };
  await app.database.write((db) =>
    db
      .updateTable('programa_revisio')
      .set({ foto: JSON.stringify(foto), versio: 1 })
      .where('id', '=', row.id)
      .execute(),
  );
  await change(id, { data_projecte: '2025-11-11' });
  expect(await estat(id)).toEqual(['emes', 0]);
  for (const [idioma, said] of [
    ['ca', SENSE_OBRA],
    ['es', 'De esta revisión solo se guardaron las partidas'],
    ['en', 'Of this revision only the items were kept'],
  ] as const) {
    const text = await paper(id, { revisio: 1, idioma });
    expect(text).toContain(said);
    expect(text).toContain('375/1988');
  }
});
