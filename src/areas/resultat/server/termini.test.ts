import { afterAll, beforeAll, expect, test } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { openWork } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { resultatRoutes } from '../contract/routes.ts';

const EFA = 7;
const MAONS = 1037;
const NC = { resultat: 'NC', accio: 'Refer', data: '2026-11-20', termini: '2026-12-20' };
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

/** A brick wall whose delivery note does not conform. */
const wall = async () => {
  const { id } = await openWork(app, titular);
  const [item] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFA },
    body: { partides: [{ partida_fk: MAONS, usos: [1], lots_previstos: 1 }] },
  });
  const check = item?.comprovacions[0];
  if (!item || !check) throw new Error('no check');
  const lloc = {
    proces_fk: EFA,
    treball_partida_fk: item.id,
    lot_fk: null,
    categoria_fk: check.categoria_fk,
    comprovacio_fk: check.comprovacio_fk,
  };
  const write = (fields: object, by = token) =>
    app.call(resultatRoutes.create, { token: by, body: { treball_fk: id, resultats: [{ ...lloc, ...fields }] } });
  const read = async () => {
    const [one] = await app.ok(resultatRoutes.ofPartida, { token, params: { id, pid: EFA, xid: item.id } });
    if (!one) throw new Error('no answer');
    return one;
  };
  const change = async (fields: object) => write({ versio: (await read()).versio, ...fields });
  expect((await write(NC)).status).toBe(200);
  return { id, item, read, change };
};
const brief = (canvis: readonly { abans: string; despres: string; motiu: string }[]) =>
  canvis.map(({ abans, despres, motiu }) => [abans, despres, motiu]);

test('a term that is put off says why; the first one, and one that is brought forward, do not', async () => {
  const { read, change } = await wall();
  expect((await read()).canvis_termini).toEqual([]);
  for (const motiu of [undefined, '', '   ']) {
    const { status, body } = await change({ termini: '2027-01-10', motiu_termini: motiu });
    expect([status, body.camps?.[0]?.cami, body.camps?.[0]?.codi]).toEqual([
      422,
      'resultats.0.motiu_termini',
      'cal_motiu_termini',
    ]);
  }
  expect((await read()).termini).toBe('2026-12-20');
  expect((await change({ termini: '2027-01-10', motiu_termini: 'No arriba el maó' })).status).toBe(200);
  expect((await change({ accio: 'Refer i repassar' })).status).toBe(200);
  app.clock.pass(5 * 60_000);
  expect((await change({ termini: '2027-01-05' })).status).toBe(200);
  const now = await read();
  expect(brief(now.canvis_termini)).toEqual([
    ['2026-12-20', '2027-01-10', 'No arriba el maó'],
    ['2027-01-10', '2027-01-05', ''],
  ]);
  expect(now.canvis_termini[0]?.usuari).toBe(now.usuari);
});

test('is told in the history and in the list, and is no part of a non-conformity that was rubbed out', async () => {
  const { id, read, change } = await wall();
  await change({ termini: '2027-01-10', motiu_termini: 'Pluja' });
  const listed = async () =>
    (await app.ok(noConformitatRoutes.list, { token, query: { getAll: true } })).items.find(
      ({ treball_fk }) => treball_fk === id,
    );
  expect((await listed())?.ajornaments).toBe(1);
  const { items } = await app.ok(historialRoutes.list, { token, params: { entitat: 'treball', id }, query: {} });
  expect(items.find(({ entitat }) => entitat === 'resultat')?.canvis).toEqual([
    { camp: 'termini', abans: '2026-12-20', despres: '2027-01-10' },
    { camp: 'motiu_termini', abans: null, despres: 'Pluja' },
  ]);
  await change({ resultat: 'C', accio: '', termini: null });
  expect((await read()).canvis_termini).toEqual([]);
  await change({ ...NC, termini: '2026-12-24' });
  expect((await read()).canvis_termini).toEqual([]);
  expect((await listed())?.ajornaments).toBe(0);
});

test('what its own person takes back at once was not put off', async () => {
  const { read, change } = await wall();
  await change({ termini: '2027-01-10', motiu_termini: 'Pluja' });
  await change({ termini: '2026-12-20' });
  expect((await read()).canvis_termini).toEqual([]);
  await change({ termini: '2027-01-10', motiu_termini: 'Pluja' });
  app.clock.pass(5 * 60_000);
  await change({ termini: '2026-12-20' });
  expect((await read()).canvis_termini).toHaveLength(2);
});

test('goes with its item and comes back with it', async () => {
  const { id, item, read, change } = await wall();
  await change({ termini: '2027-01-10', motiu_termini: 'Pluja' });
  const { desfer } = await app.ok(procesRoutes.removePartida, {
    token,
    params: { id, pid: EFA, xid: item.id },
    query: { avisos_acceptats: 'pla_te_resultats' },
  });
  await app.ok(desferRoutes.undo, { token, params: { id: desfer.id }, body: {} });
  expect(brief((await read()).canvis_termini)).toEqual([['2026-12-20', '2027-01-10', 'Pluja']]);
});

test('is kept with its company', async () => {
  const { read, change } = await wall();
  await change({ termini: '2027-01-10', motiu_termini: 'Pluja' });
  const rows = await app.database.read.selectFrom('no_conformitat_termini').selectAll().execute();
  expect(new Set(rows.map(({ empresa_fk }) => Number(empresa_fk)))).toEqual(new Set([titular.empresaId]));
  expect((await read()).canvis_termini).toHaveLength(1);
});
