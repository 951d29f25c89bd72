import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import { BANC_PARTIDES } from '#areas/banc/server/index.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { openWork, openZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';

/** A degree that does not qualify for the direction of execution. */
const NO_HABILITA = 4;
const MAONS = 1037;
const FINESTRES = 1067;
const EFO = 4;
const FORMIGO = 1538;
const EFA = 7;
const EST = 1;
const PIL = 4;
const REV = 11;
let app: TestApp;
let titular: Member;
let token: string;
let avui: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
  avui = app.clock.today();
});
afterAll(() => app.close());

const work = async () => (await buildTreball(app, titular, {})).id;
const add = async (id: number, more: object = {}) => {
  const [made] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFA },
    body: { partides: [{ partida_fk: MAONS, usos: [EST], amidament: '90', ...more }] },
  });
  if (!made) throw new Error('no item');
  return made;
};
const emet = (id: number, more: object = {}, by = token) =>
  app.call(programaRoutes.emet, { token: by, params: { id }, body: { data: avui, ...more } });
const programa = (id: number) => app.ok(procesRoutes.programa, { token, params: { id } });
const canvis = (id: number) => app.ok(programaRoutes.canvis, { token, params: { id } });

test('what issuing would warn of is said beforehand, in the same words and order', async () => {
  const id = await work();
  await add(id, { amidament: null });
  await add(id, { amidament: null, usos: [REV] });
  const { avisos } = await canvis(id);
  const refused = await emet(id);
  expect(refused.status).toBe(409);
  expect(avisos.length).toBeGreaterThan(0);
  expect(refused.body.avisos.map(({ codi, missatge }: Record<string, string>) => ({ codi, missatge }))).toEqual(avisos);
  const accepted = avisos.map(({ codi }) => codi);
  expect((await emet(id, { avisos_acceptats: accepted })).status).toBe(200);
  expect((await canvis(id)).avisos.map(({ codi }) => codi)).toEqual(['programa_sense_canvis', ...accepted]);
});

test('a director of execution whose degree does not qualify is warned of before the programme goes out with that signature', async () => {
  const director = await buildAgent(app, titular, {
    ...{ tipus_persona: 'F', rao_social: '', nom: 'Joan', cognoms: 'Exemple', tecnic: true },
  });
  const { id } = await buildTreball(app, titular, {
    data_projecte: '2026-03-15',
    agents: [{ agent_fk: director.id, funcio_fk: funcioId('DEO'), titulacio_fk: NO_HABILITA }],
    avisos_acceptats: ['agents_incomplets', 'titulacio_no_habilita'],
  });
  await add(id);
  expect((await canvis(id)).avisos.map(({ codi }) => codi)).toContain('deo_no_habilitat');
  const refused = await emet(id);
  expect([refused.status, refused.body.codi]).toEqual([409, 'avisos']);
});

describe('the programme of a work', () => {
  test('goes from empty to under way, issued and changed, and says what changed', async () => {
    const id = await work();
    expect(await programa(id)).toMatchObject({ estat: 'buit', revisio: null, n_canvis: 0 });
    expect((await emet(id)).body.codi).toBe('programa_buit');
    const item = await add(id);
    expect(await programa(id)).toMatchObject({ estat: 'en_curs', revisio: null, n_canvis: 0 });
    expect((await canvis(id)).partides.map(({ canvi }) => canvi)).toEqual(['entra']);
    const first = await emet(id);
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        numero: 1,
        data: avui,
        emesa_per: expect.any(String),
        n_partides: 1,
        n_comprovacions: 5,
        n_lots: 2,
        canvis: null,
      },
    ]);
    expect(await programa(id)).toMatchObject({ estat: 'emes', revisio: { numero: 1, data: avui }, n_canvis: 0 });
    expect(await canvis(id)).toMatchObject({ n: 0, partides: [] });
    await app.ok(procesRoutes.updatePartida, {
      token,
      params: { id, pid: EFA, xid: item.id },
      body: { versio: item.versio, usos: [REV], amidament: '140' },
    });
    const since = await canvis(id);
    expect(since.partides).toMatchObject([
      {
        canvi: 'canvia',
        camps: [
          { camp: 'amidament', abans: '90', despres: '140' },
          { camp: 'lots', abans: 2, despres: 4 },
          { camp: 'usos', abans: [EST], despres: [REV] },
        ],
        surten: [{ comprovacio_fk: 5200 }],
      },
    ]);
    expect(await programa(id)).toMatchObject({ estat: 'modificat', n_canvis: 1 });
    const second = await emet(id);
    const { avisos, faltes, ...what } = since;
    expect([avisos, faltes]).toEqual([[], []]);
    expect(second.body).toMatchObject({ numero: 2, canvis: what });
    const all = await app.ok(programaRoutes.revisions, { token, params: { id } });
    expect(all.map(({ numero, canvis: what }) => [numero, what?.n ?? null])).toEqual([
      [2, 1],
      [1, null],
    ]);
    const told = await app.ok(historialRoutes.list, { token, params: { entitat: 'treball', id } });
    expect(told.items.filter(({ accio }) => accio === 'emet')).toHaveLength(2);
  });

  test('is not issued with uses that do not hold: it says of which items and why', async () => {
    const id = await work();
    const item = await add(id, { usos: [] });
    const refused = await emet(id);
    expect([refused.status, refused.body.codi]).toEqual([409, 'programa_amb_faltes']);
    expect(refused.body.faltes).toMatchObject([
      { treball_partida_fk: item.id, proces_fk: EFA, errors: [{ codi: 'cap_us', missatge: expect.any(String) }] },
    ]);
    const path = { id, pid: EFA, xid: item.id };
    expect(await app.ok(programaRoutes.validacio, { token, params: path })).toMatchObject({
      valid: false,
      errors: [{ codi: 'cap_us' }],
    });
    await app.ok(procesRoutes.updatePartida, { token, params: path, body: { versio: item.versio, usos: [EST] } });
    expect(await app.ok(programaRoutes.validacio, { token, params: path })).toEqual({
      valid: true,
      errors: [],
      nivells_curts: [],
    });
    expect((await emet(id)).status).toBe(200);
  });

  test('asks of a use what the law asked on the project date, in plan, warning, issue and copy, whichever way it came', async () => {
    const data = async (id: number, data_projecte: string) => {
      const { versio } = await app.ok(treballRoutes.get, { token, params: { id } });
      await app.ok(treballRoutes.update, { token, params: { id }, body: { versio, data_projecte } });
    };
    const [AP2, ZCE] = [36, BANC_PARTIDES.get(FINESTRES)?.usos[1] ?? 0];
    const pid = BANC_PARTIDES.get(FINESTRES)?.proces_fk ?? 0;
    const id = await work();
    const [item] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid },
      body: { partides: [{ partida_fk: FINESTRES, usos: [ZCE], nivells: [AP2], amidament: '20' }] },
    });
    if (!item) throw new Error('no item');
    const seen = async (treball: number) => {
      const [{ id: xid } = { id: 0 }] = (await programa(treball)).processos.flatMap(({ partides }) => partides);
      const path = { id: treball, pid, xid };
      const { comprovacions } = await app.ok(procesRoutes.partida, { token, params: path });
      const { nivells_curts } = await app.ok(programaRoutes.validacio, { token, params: path });
      return [comprovacions.find(({ valors }) => valors.length > 0)?.valors, nivells_curts.length];
    };
    expect(await seen(id)).toEqual([['classe 3 o superior'], 1]);
    await data(id, '2015-05-10');
    expect(await seen(id)).toEqual([['classe 2 o superior'], 0]);
    expect((await emet(id)).body.avisos ?? []).toEqual([]);
    // Typed and not saved yet, it is judged by the same date.
    const typed = async (data?: string) =>
      (
        await app.ok(partidaRoutes.validacio, {
          token,
          params: { id: FINESTRES },
          query: { usos: String(ZCE), nivells: String(AP2), ...(data ? { data } : {}) },
        })
      ).nivells_curts.length;
    expect([await typed('2015-05-10'), await typed('2021-05-10'), await typed()]).toEqual([0, 1, 1]);
    await data(id, '2020-06-28');
    expect(await seen(id)).toEqual([['classe 3 o superior'], 1]);
  });

  test('asks about a level that does not reach what a use asks for, by name, and its paper says so', async () => {
    const id = await work();
    const [AP1, AP4, ZCE] = [35, 38, BANC_PARTIDES.get(FINESTRES)?.usos[1] ?? 0];
    const [item] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid: BANC_PARTIDES.get(FINESTRES)?.proces_fk ?? 0 },
      body: { partides: [{ partida_fk: FINESTRES, usos: [ZCE], nivells: [AP1, AP4], amidament: '20' }] },
    });
    if (!item) throw new Error('no item');
    const path = { id, pid: item.proces_fk, xid: item.id };
    const missatge = /^AP1 no arriba al que demana l’ús «Zona climàtica d’hivern C, D o E»\. .*classe 3 o superior/;
    const { valid, nivells_curts } = await app.ok(programaRoutes.validacio, { token, params: path });
    expect([valid, nivells_curts]).toMatchObject([
      true,
      [{ nivell: AP1, us: ZCE, missatge: expect.stringMatching(missatge) }],
    ]);
    // Also while it is chosen, before anything is saved.
    const typed = async (nivells: string) =>
      (
        await app.ok(partidaRoutes.validacio, {
          token,
          params: { id: FINESTRES },
          query: { usos: String(ZCE), nivells },
        })
      ).nivells_curts.map(({ nivell }) => nivell);
    expect([await typed('35:36:37:38'), await typed('')]).toEqual([[35, 36], []]);
    const shown = (await programa(id)).processos.flatMap(({ partides }) => partides);
    expect(shown.find((one) => one.id === item.id)?.avisos).toEqual(['nivell_curt']);
    const asked = await emet(id);
    expect([asked.status, asked.body.avisos]).toMatchObject([409, [{ codi: 'nivells_curts' }]]);
    expect(asked.body.avisos[0].missatge).toContain('Finestres i balconeres: AP1 no arriba');
    expect((await emet(id, { avisos_acceptats: ['nivells_curts'] })).status).toBe(200);
  });

  test('warns of what is not measured and of issuing the same again, and takes no date out of order', async () => {
    const id = await work();
    await add(id, { amidament: null });
    const refused = await emet(id);
    expect([refused.status, refused.body.avisos]).toMatchObject([409, [{ codi: 'partides_sense_amidament' }]]);
    const accepted = { avisos_acceptats: ['partides_sense_amidament'] };
    const field = async (data: string) => (await emet(id, { data, ...accepted })).body.camps;
    expect(await field('2099-01-01')).toMatchObject([{ cami: 'data', codi: 'programa_data_futura' }]);
    expect((await emet(id, accepted)).status).toBe(200);
    expect(await field('2001-01-01')).toMatchObject([{ cami: 'data', codi: 'programa_data_anterior' }]);
    expect((await emet(id, accepted)).body.avisos).toMatchObject([{ codi: 'programa_sense_canvis' }]);
  });

  test('says of each item what issuing would tell of it, by code and name', async () => {
    const { id } = await openWork(app, titular);
    const bare = await add(id, { usos: [] });
    const [concrete] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid: EFO },
      body: { partides: [{ partida_fk: FORMIGO, usos: [PIL] }] },
    });
    const unmeasured = await add(id, { amidament: null });
    const whole = await add(id);
    const told = async () =>
      new Map(
        (await programa(id)).processos.flatMap(({ partides }) => partides).map(({ id: one, avisos }) => [one, avisos]),
      );
    expect([...(await told())].sort()).toEqual(
      [
        [bare.id, ['sense_us']],
        [concrete?.id, ['sense_zones']],
        [unmeasured.id, ['sense_amidament']],
        [whole.id, []],
      ].sort(),
    );
    expect(concrete).toMatchObject({
      previsio: { lots: 0, motiu: 'sense_zones' },
      recompte: { lotsPrevistos: 0, estat: 'pendent' },
    });
    const path = { id, pid: EFA, xid: bare.id };
    const canvis = await app.ok(programaRoutes.canvis, { token, params: { id } });
    expect(canvis.faltes).toMatchObject([{ treball_partida_fk: bare.id }]);
    expect(canvis.faltes[0]?.missatges).toHaveLength(1);
    expect((await emet(id)).body.faltes).toMatchObject([{ treball_partida_fk: bare.id, errors: [{ codi: 'cap_us' }] }]);
    await app.ok(procesRoutes.updatePartida, { token, params: path, body: { versio: bare.versio, usos: [EST] } });
    const asked = await emet(id);
    expect([asked.status, asked.body.codi]).toEqual([409, 'avisos']);
    expect(asked.body.avisos).toMatchObject([
      { codi: 'partides_sense_zones', missatge: expect.stringContaining(`: ${concrete?.nom}.`) },
      { codi: 'partides_sense_amidament', missatge: expect.stringContaining(`: ${unmeasured.nom}.`) },
    ]);
    const zona = await openZona(app, titular, id, { volum: null, plantes: null });
    expect((await told()).get(concrete?.id ?? 0)).toEqual([
      zona.lots.length > 0 ? 'zones_en_part' : 'zones_sense_mida',
    ]);
    await app.ok(formigoRoutes.updateZona, {
      token,
      params: { id: zona.id },
      body: { versio: zona.versio, volum: 30 },
    });
    expect((await told()).get(concrete?.id ?? 0)).toEqual([]);
    expect((await emet(id)).body.avisos.map(({ codi }: { codi: string }) => codi)).toEqual([
      'partides_sense_amidament',
    ]);
  });

  test('asks by name for the lots of an item that is measured in another unit than they are, until they are written', async () => {
    const id = await work();
    const pid = 1;
    const [item] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid },
      body: { partides: [{ partida_fk: 1002 }] },
    });
    const params = { id, pid, xid: item?.id ?? 0 };
    const told = async () => (await programa(id)).processos[0]?.partides[0];
    expect(await told()).toMatchObject({ avisos: ['unitats_diferents'], previsio: { lots: 1 } });
    const measured = await app.ok(procesRoutes.updatePartida, {
      token,
      params,
      body: { versio: 1, amidament: '3000' },
    });
    expect((await told())?.avisos).toEqual(['unitats_diferents']);
    const asked = await emet(id);
    expect(asked.body.avisos).toMatchObject([
      { codi: 'partides_lots_a_ma', missatge: expect.stringContaining(`: ${item?.nom}.`) },
    ]);
    await app.ok(procesRoutes.updatePartida, { token, params, body: { versio: measured.versio, lots_previstos: 3 } });
    expect(await told()).toMatchObject({ avisos: [], previsio: { lots: 3, motiu: 'ma' } });
    expect((await emet(id)).status).toBe(200);
  });

  test('measures an item of concrete by its zones while it has any, the same wherever it is told', async () => {
    const { id } = await openWork(app, titular);
    const [made] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid: EFO },
      body: { partides: [{ partida_fk: FORMIGO, usos: [PIL], amidament: '250' }] },
    });
    const xid = made?.id ?? 0;
    const item = () => app.ok(procesRoutes.partida, { token, params: { id, pid: EFO, xid } });
    const put = async (amidament: string | null) =>
      app.call(procesRoutes.updatePartida, {
        token,
        params: { id, pid: EFO, xid },
        body: { versio: (await item()).versio, amidament },
      });
    expect(await item()).toMatchObject({ amidament: '250', amidament_de_zones: null });
    const columns = await openZona(app, titular, id, { volum: 90.5 });
    const walls = await openZona(app, titular, id, { nom: 'Murs', volum: null, plantes: 2 });
    const measured = { amidament: '90.5', amidament_de_zones: { zones: 2, sense_volum: 1 } };
    expect(await item()).toMatchObject(measured);
    expect((await programa(id)).processos.flatMap(({ partides }) => partides)).toMatchObject([measured]);
    expect((await put('250')).body.camps).toMatchObject([{ cami: 'amidament', codi: 'amidament_de_zones' }]);
    expect((await put('90.5')).status).toBe(200);
    expect((await emet(id)).status).toBe(200);
    await app.ok(formigoRoutes.updateZona, {
      token,
      params: { id: walls.id },
      body: { versio: walls.versio, volum: 40 },
    });
    expect((await canvis(id)).partides[0]?.camps).toContainEqual({
      camp: 'amidament',
      abans: '90.5',
      despres: '130.5',
    });
    const other = await work();
    await app.ok(procesRoutes.copy, { token, params: { id: other }, body: { treball_fk: id, amb_amidaments: true } });
    expect((await programa(other)).processos[0]?.partides).toMatchObject([
      { amidament: '130.5', amidament_de_zones: null },
    ]);
    for (const zona of [columns, walls])
      await app.ok(formigoRoutes.deleteZona, { token, params: { id: zona.id }, query: {} });
    expect(await item()).toMatchObject({ amidament: '250', amidament_de_zones: null });
  });

  test('issued by several at once, has a revision of each and no number twice', async () => {
    const id = await work();
    await add(id);
    const other = await app.addMember(titular.empresaId, 'tecnic');
    const accepted = { avisos_acceptats: ['programa_sense_canvis'] };
    const answers = await Promise.all([token, other.token, token, other.token].map((by) => emet(id, accepted, by)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const all = await app.ok(programaRoutes.revisions, { token, params: { id } });
    expect(all.map(({ numero }) => numero)).toEqual([4, 3, 2, 1]);
  });
});

describe('another choice for an item', () => {
  test('tells which checks would come and go, and writes nothing', async () => {
    const id = await work();
    const item = await add(id);
    const path = { id, pid: EFA, xid: item.id };
    const seen = await app.ok(programaRoutes.previsioCanvi, {
      token,
      params: path,
      body: { usos: [REV], completa: true },
    });
    expect(seen).toMatchObject({
      venen: [{ comprovacio_fk: 5199, nom: expect.any(String) }],
      tornen: [],
      surten: [{ comprovacio_fk: 5200 }],
      jaNo: [],
    });
    const now = await app.ok(procesRoutes.partida, { token, params: path });
    expect(now).toEqual(item);
    const saved = await app.ok(procesRoutes.updatePartida, {
      token,
      params: path,
      body: { versio: item.versio, usos: [REV], completa: true },
    });
    expect(saved.comprovacions.map(({ comprovacio_fk }) => comprovacio_fk)).toEqual([5196, 5197, 5198, 5199, 5202]);
    const wrong = await app.call(programaRoutes.previsioCanvi, { token, params: path, body: { usos: [999] } });
    expect([wrong.status, wrong.body.camps[0].cami]).toEqual([422, 'usos.0']);
  });
});
