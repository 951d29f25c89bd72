import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAdreca, buildAgent } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { xifresRoutes } from '../contract/xifres.ts';

let app: TestApp;
let titular: Member;
let client: { id: number };
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  await buildAdreca(app, titular);
  client = await buildAgent(app, titular, {
    rao_social: 'Promotora Ter, SL',
    nif: 'B64717838',
    adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
  });
});
afterAll(() => app.close());

const at = (fid?: number) => ({
  token: titular.token,
  params: { id: titular.empresaId, ...(fid === undefined ? {} : { fid }) },
});
const issue = async (data: string, preu: string, venciment: string, more: object = {}) => {
  const { id, versio } = await app.ok(facturaRoutes.create, {
    ...at(),
    body: {
      agent_fk: client.id,
      data,
      venciments: [{ data: venciment, import: null }],
      linies: [{ clau: 'a', concepte: 'Feina', preu, iva_fk: 1 }],
      ...more,
    } as never,
  });
  const { problemes } = await app.ok(facturaRoutes.comprova, at(id));
  return app.ok(facturaAccioRoutes.emetre, {
    ...at(id),
    body: { versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });
};
const figures = (exercici: number) => app.ok(xifresRoutes.get, { ...at(), query: { exercici } });

test('figures of the exercise: bases by month, collections by month, what is owed by how late; drafts and proformas are no figures', async () => {
  const today = app.clock.today();
  const year = Number(today.slice(0, 4));
  const first = await issue(`${year}-01-10`, '1000', `${year}-01-20`);
  await issue(`${year}-02-05`, '500', today);
  await issue(today, '200', today, { tipus: 'proforma' });
  await app.ok(facturaRoutes.create, { ...at(), body: { agent_fk: client.id, linies: [] } as never });
  await app.ok(cobramentRoutes.create, {
    ...at(first.id),
    body: { data: `${year}-02-01`, total: 21_000, forma: 'transferencia' } as never,
  });
  const found = await figures(year);
  expect(found.mesos.filter(({ facturat, cobrat }) => facturat !== 0 || cobrat !== 0)).toEqual([
    { mes: 1, facturat: 100_000, cobrat: 0 },
    { mes: 2, facturat: 50_000, cobrat: 21_000 },
  ]);
  expect(found).toMatchObject({ facturat: 150_000, cobrat: 21_000, pendent: 100_000 + 60_500 });
  expect(found.edats.reduce((sum, { factures }) => sum + factures, 0)).toBe(2);
  expect(found.edats.find(({ edat }) => edat === 'per_vencer')).toMatchObject({ factures: 1, pendent: 60_500 });
  expect((await figures(year - 1)).mesos.every(({ facturat, cobrat }) => facturat === 0 && cobrat === 0)).toBe(true);
  // What is to be given back, and what was paid over, is due on no day; what it is told of has no due date of its own.
  const taken = await issue(`${year}-02-05`, '100', today);
  const note = await app.ok(facturaAccioRoutes.rectificar, {
    ...at(taken.id),
    body: { mode: 'total', motiu: 'R1', rao: '80', text: 'Aturat' } as never,
  });
  const { problemes } = await app.ok(facturaRoutes.comprova, at(note.id));
  await app.ok(facturaAccioRoutes.emetre, {
    ...at(note.id),
    body: { versio: note.versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });
  const paid = await issue(`${year}-02-05`, '100', `${year}-02-20`);
  await app.ok(cobramentRoutes.create, {
    ...at(paid.id),
    body: { data: today, total: 13_000, forma: 'transferencia', avisos_acceptats: ['cobrament_excessiu'] } as never,
  });
  const later = await figures(year);
  expect(later.edats.find(({ edat }) => edat === 'per_vencer')).toMatchObject({ factures: 1, pendent: 60_500 });
  expect(later.edats.find(({ edat }) => edat === 'no_venc')).toMatchObject({ factures: 3, pendent: -900 });
  // What is to be given back is a figure of its own: it lessens nothing of what is owed.
  expect([later.pendent, later.per_tornar]).toEqual([100_000 + 60_500, 900]);
  const { items: torna } = await app.ok(facturaRoutes.list, { ...at(), query: { per_tornar: true } });
  expect(torna.map(({ id }) => id).sort()).toEqual([taken.id, note.id, paid.id].sort());
  // The notice of the first screen and its figure are one: the rows that the list opens add up to it.
  expect(torna.reduce((sum, { pendent }) => sum + (pendent ?? 0), 0)).toBe(-later.per_tornar);
  const { items } = await app.ok(facturaRoutes.list, { ...at(), query: { getAll: true } });
  const dueOf = (id: number) => items.find((one) => one.id === id)?.venciment;
  expect([dueOf(note.id), dueOf(paid.id)]).toEqual([null, null]);
  expect(dueOf(items.find(({ tipus }) => tipus === 'proforma')?.id ?? 0)).toBe(today);
  await issue(today, '1000', today, { retencio: { percentatge: '5', sobre: 'base', allibera: null } });
  expect((await figures(year)).garanties).toBe(5_000);
  const tecnic = await app.addMember(titular.empresaId, 'tecnic');
  const refused = await app.call(xifresRoutes.get, { ...at(), token: tecnic.token, query: { exercici: year } });
  expect(refused.status).toBe(403);
});

test('an invoice that another stands in the place of stays in its month; the other tells what changed in its own', async () => {
  const today = app.clock.today();
  const year = Number(today.slice(0, 4));
  const before = [await figures(year - 1), await figures(year)];
  const month = async (of: number, mes: number) =>
    ((await figures(of)).mesos[mes - 1]?.facturat ?? 0) -
    (before.find(({ exercici }) => exercici === of)?.mesos[mes - 1]?.facturat ?? 0);
  const old = await issue(`${year - 1}-12-20`, '5000', `${year - 1}-12-31`);
  const draft = await app.ok(facturaAccioRoutes.rectificar, {
    ...at(old.id),
    body: { mode: 'substitucio', motiu: 'R1', rao: '80', text: 'Preu' } as never,
  });
  const changed = await app.ok(facturaRoutes.update, {
    ...at(draft.id),
    body: { versio: draft.versio, linies: draft.linies.map((linia) => ({ ...linia, preu: '4000' })) } as never,
  });
  const { problemes } = await app.ok(facturaRoutes.comprova, at(draft.id));
  await app.ok(facturaAccioRoutes.emetre, {
    ...at(draft.id),
    body: { versio: changed.versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });
  const now = Number(today.slice(5, 7));
  expect([await month(year - 1, 12), await month(year, now)]).toEqual([500_000, -100_000]);
});
