import { afterAll, beforeAll, expect, test } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { DATE_OF, openWork, openZona } from '#tests/support/concrete.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';

const MAONS = 1037;
const FORMIGO_EHE = 1012;
const FERRALLA = 1018;
const ARMAT = 1022;
const EFO = 4;
const EFA = 7;
const EST = 1;
const PIL = 4;
const ARM = 9;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const take = async (id: number, pid: number, partida: object) => {
  const [made] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid },
    body: { partides: [partida as never] },
  });
  if (!made) throw new Error('no item');
  return made;
};
/** A work of the time of EHE-08, with its concrete and with bricks whose use nobody chose. */
const old = async () => {
  const { id } = await openWork(app, titular, { data_projecte: DATE_OF['EHE-08'] });
  await take(id, EFO, { partida_fk: FORMIGO_EHE, usos: [PIL] });
  await take(id, EFA, { partida_fk: MAONS, usos: [] });
  return id;
};
const previst = (from: number, to: number) =>
  app.ok(procesRoutes.previsioCopia, { token, params: { id: to }, body: { treball_fk: from } });
const copy = (from: number, to: number) =>
  app.ok(procesRoutes.copy, { token, params: { id: to }, body: { treball_fk: from, amb_amidaments: true } });
const programa = (id: number) => app.ok(procesRoutes.programa, { token, params: { id } });
const undo = (id: number) => app.call(desferRoutes.undo, { token, params: { id }, body: {} });

test('a copy says beforehand what will not hold in the other work, and writes nothing', async () => {
  const from = await old();
  const to = (await openWork(app, titular)).id;
  const { partides, data, avisos } = await previst(from, to);
  expect([partides, data]).toEqual([2, DATE_OF.CODI]);
  const reasons = avisos.map(({ motius }) => motius.map(({ codi }) => codi));
  expect(reasons).toEqual([['pren_norma'], ['us']]);
  expect(avisos[0]?.motius[0]?.que).toEqual([avisos[0]?.nom]);
  expect(avisos[1]?.motius[0]?.que).toEqual([expect.stringMatching(/ús/)]);
  expect((await programa(to)).processos).toEqual([]);
  // In one of the same time, the use is missing; the norm that came after it is cited by nothing of concrete.
  const same = (await openWork(app, titular, { data_projecte: DATE_OF['EHE-08'] })).id;
  expect((await previst(from, same)).avisos.map(({ motius }) => motius.map(({ codi }) => codi))).toEqual([
    ['us', 'norma_no_vigent'],
  ]);
  // What it has already would be there twice; without a date, only what is valid without end holds.
  await copy(from, same);
  expect((await previst(from, same)).avisos.map(({ motius }) => motius[0]?.codi)).toEqual(['ja_hi_es', 'ja_hi_es']);
  const bare = (await openWork(app, titular, { data_projecte: null })).id;
  expect((await previst(from, bare)).avisos[0]?.motius.map(({ codi }) => codi)).toEqual([
    'no_vigent',
    'norma_no_vigent',
  ]);
  const itself = await app.call(procesRoutes.previsioCopia, { token, params: { id: to }, body: { treball_fk: to } });
  expect([itself.status, itself.body.camps]).toMatchObject([422, [{ codi: 'programa_de_si_mateix' }]]);
});

test('a copy takes concrete as the regulation of the other work has it; what is not valid there is marked and asked about', async () => {
  const from = await old();
  const to = (await openWork(app, titular)).id;
  await copy(from, to);
  const [concrete] = (await programa(to)).processos
    .flatMap(({ partides }) => partides)
    .filter((one) => one.formigo_flg);
  expect(concrete).toMatchObject({ formigo_flg: true, usos: [PIL] });
  expect(concrete?.partida_fk).not.toBe(FORMIGO_EHE);
  expect(concrete?.normes).not.toContain('EHE-08');
  expect(concrete?.avisos).not.toContain('altra_norma');
  const whole = await app.ok(procesRoutes.partida, {
    token,
    params: { id: to, pid: EFO, xid: concrete?.id ?? 0 },
  });
  expect(whole.comprovacions.filter((one) => one.automatica)).toHaveLength(1);
  // Taken by hand, the item of another regulation stays marked, and issuing names it.
  const marked = (await openWork(app, titular)).id;
  const item = await take(marked, EFO, { partida_fk: FORMIGO_EHE, usos: [PIL] });
  const rows = (await programa(marked)).processos.flatMap(({ partides }) => partides);
  expect(rows.map(({ avisos }) => avisos[0])).toEqual(['altra_norma']);
  const asked = await app.call(programaRoutes.emet, {
    token,
    params: { id: marked },
    body: { data: app.clock.today(), avisos_acceptats: ['partides_sense_zones'] },
  });
  expect(asked.body.avisos).toMatchObject([
    { codi: 'partides_altra_norma', missatge: expect.stringContaining(item.nom) },
    { codi: 'normes_no_vigents', missatge: expect.stringContaining(`${item.nom}: EHE-08`) },
  ]);
});

test('a check that the bank says otherwise, asks otherwise or has no more is told by name', async () => {
  const from = (await openWork(app, titular)).id;
  const item = await take(from, EFA, { partida_fk: MAONS, usos: [EST] });
  const [one, two, three] = item.comprovacions;
  if (!(one && two && three)) throw new Error('few checks');
  const kept = (set: object, comprovacio_fk: number) =>
    app.database.write((db) =>
      db
        .updateTable('treball_comprovacio')
        .set(set)
        .where('treball_partida_fk', '=', item.id)
        .where('comprovacio_fk', '=', comprovacio_fk)
        .execute(),
    );
  const text = (value: string) => JSON.stringify({ ca: value, es: value, en: value });
  await kept({ criteri: text('El d’abans') }, one.comprovacio_fk);
  await kept({ valors: `[${text('12 N/mm²')}]` }, two.comprovacio_fk);
  await kept({ comprovacio_fk: 2_000_000_000 }, three.comprovacio_fk);
  const { avisos } = await previst(from, (await openWork(app, titular)).id);
  expect(avisos.map(({ motius }) => motius)).toMatchObject([
    [
      { codi: 'valors_canvien', que: [expect.stringContaining(`${two.nom}: 12 N/mm² → `)] },
      { codi: 'comprovacio_treta', que: [three.nom] },
      { codi: 'comprovacio_canviada', que: [one.nom] },
    ],
  ]);
});

test('a copy is undone whole: items, processes that came with it, zones that it took; its history tells both', async () => {
  const from = await old();
  const to = (await openWork(app, titular, { data_projecte: DATE_OF['EHE-08'] })).id;
  const own = await take(to, EFA, { partida_fk: MAONS, usos: [EST] });
  const zona = await openZona(app, titular, to, { designacio: 'HA-30/F/20/IIa' });
  const before = await programa(to);
  const { desfer, copia } = await copy(from, to);
  expect(copia.partides).toBe(2);
  const zones = () => app.ok(formigoRoutes.zonesTotes, { token, params: { id: to } });
  expect((await zones())[0]?.treball_partida_fk).not.toBeNull();
  expect((await undo(desfer.id)).status).toBe(200);
  expect(await programa(to)).toEqual(before);
  expect((await zones()).map(({ id, treball_partida_fk }) => [id, treball_partida_fk])).toEqual([[zona.id, null]]);
  expect(before.processos.flatMap(({ partides }) => partides).map(({ id }) => id)).toEqual([own.id]);
  const told = await app.ok(historialRoutes.list, { token, params: { entitat: 'treball', id: to } });
  const acts = told.items.filter(({ canvis }) => canvis.some(({ camp }) => camp === 'programa_de'));
  expect(acts.map(({ accio }) => accio)).toEqual(['recupera', 'duplica']);
});

test('a copy of which something was changed since is not undone', async () => {
  const from = await old();
  const to = (await openWork(app, titular)).id;
  const { desfer, processos } = await copy(from, to);
  const item = processos.find(({ proces_fk }) => proces_fk === EFA)?.partides[0];
  const path = { id: to, pid: EFA, xid: item?.id ?? 0 };
  await app.ok(procesRoutes.updatePartida, { token, params: path, body: { versio: 1, marca: 'Una' } });
  const refused = await undo(desfer.id);
  expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_xoc']);
  expect((await programa(to)).processos.map(({ n_partides }) => n_partides)).toEqual([1, 1]);
});

test('law that does not rule a work is told by the same norms before copying, on the row, when issuing and on paper', async () => {
  const from = (await openWork(app, titular)).id;
  await take(from, EFO, { partida_fk: FERRALLA, usos: [ARM] });
  await take(from, EFO, { partida_fk: ARMAT, usos: [] });
  const itemsOf = async (id: number) => (await programa(id)).processos.flatMap(({ partides }) => partides);
  const emet = (id: number, avisos_acceptats: string[] = []) =>
    app.call(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today(), avisos_acceptats } });
  // Where it rules, nothing is said of it.
  expect((await itemsOf(from)).map(({ normes_fora }) => normes_fora)).toEqual([[], []]);
  const codes = async (id: number) => (await emet(id)).body.avisos?.map((one: { codi: string }) => one.codi) ?? [];
  expect(await codes(from)).not.toContain('normes_no_vigents');
  const to = (await openWork(app, titular, { data_projecte: DATE_OF['EHE-08'] })).id;
  const before = (await previst(from, to)).avisos.map(
    ({ motius }) => motius.find(({ codi }) => codi === 'norma_no_vigent')?.que,
  );
  await copy(from, to);
  const rows = await itemsOf(to);
  expect(rows.map(({ normes_fora }) => normes_fora)).toEqual(before);
  expect(before.flat()).toEqual(expect.arrayContaining(['CE-21', 'CE-22']));
  for (const { avisos } of rows) expect(avisos).toContain('norma_no_vigent');
  const told = (await emet(to)).body.avisos.find((one: { codi: string }) => one.codi === 'normes_no_vigents');
  expect(told.missatge).toContain('2 partides citen');
  for (const { nom, normes_fora } of rows) expect(told.missatge).toContain(`${nom}: ${normes_fora.join(', ')}`);
  const { raw } = await app.call(informeRoutes.formigo, {
    token,
    params: { id: to, type: 'programa' },
    query: { idioma: 'ca' },
  });
  const paper = pagesOf(raw)?.join(' ').replace(/\s+/g, ' ');
  if (paper !== undefined) {
    expect(paper).toContain('CE-21 (no vigent)');
    expect(paper).toMatch(/Normes no vigents a la data del projecte \(01\/05\/2010\)/);
  }
});

test('of structural concrete the regulation of the work decides, not the date of the norm alone', async () => {
  const fora = async (fields: object, partida_fk: number) => {
    const { id } = await openWork(app, titular, fields as never);
    await take(id, EFO, { partida_fk, usos: [PIL] });
    const [item] = (await programa(id)).processos.flatMap(({ partides }) => partides);
    return item?.normes_fora ?? [];
  };
  expect(await fora({ data_projecte: DATE_OF['EHE-08'] }, FORMIGO_EHE)).not.toContain('EHE-08');
  expect(await fora({ data_projecte: DATE_OF.CODI }, FORMIGO_EHE)).toContain('EHE-08');
  // The text came after the project, also for works of the one before it.
  expect(await fora({ data_projecte: DATE_OF['EHE-98'] }, FORMIGO_EHE)).toContain('EHE-08');
});
