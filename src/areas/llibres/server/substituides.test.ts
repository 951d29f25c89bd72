import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import type { Factura } from '#areas/factura/contract/schemas.ts';
import { xifresRoutes } from '#areas/factura/contract/xifres.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { linia as emesa, NIF_CLIENT } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';

let app: TestApp;
let office: LlibresOffice;
let work: number;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  const by = await app.setUp();
  office = await openLlibresOffice(app, by.token);
  const { body: functions } = await app.send('GET', '/api/funcio', { token: by.token });
  const PRO = functions.find((one: { codi: string }) => one.codi === 'PRO').id;
  const agents = [{ agent_fk: office.clientId, funcio_fk: PRO }];
  work = (await buildTreball(app, { ...by, empresaId: office.empresaId }, { agents })).id;
});
afterAll(() => app.close());

const NET = 200_000;
const WHOLE = 242_000;
/** A simplified invoice of 2,000 € and its VAT, with its buyer's tax id where one is said. */
const ticket = (data: string, more: object = {}): Promise<Factura> =>
  office.emet({ tipus: 'simplificada', agent_fk: null, treball_fk: work, data, linies: [emesa('2000')], ...more });
/** A whole one in the place of these. */
const whole = async (tickets: readonly Factura[], data: string, agent_fk: number, more: object = {}) => {
  const draft = await app.ok(facturaAccioRoutes.substituir, {
    ...office.at(),
    body: { factures: tickets.map(({ id }) => id), agent_fk },
  } as never);
  return office.emetEsborrany(draft, { data, ...more });
};
const declarats = async (model: '347' | '349', trimestre?: number, exercici = 2026) =>
  (await office.resum(model, trimestre, exercici)).declarats.map(({ nif, trimestres, total }) => [
    nif,
    trimestres,
    total,
  ]);

describe('what a whole invoice says again of simplified ones is told once', () => {
  beforeAll(async () => {
    // With its buyer's tax id, without it, and one that its buyer could deduct already; replaced in the year and in the next.
    const named = await ticket('2026-02-10', { agent_fk: office.clientId });
    const blank = await ticket('2026-05-10');
    const deductible = await ticket('2026-05-11', { agent_fk: office.clientId, qualificada: true });
    const late = await ticket('2026-12-20');
    await whole([named, blank], '2026-08-01', office.clientId);
    await whole([deductible], '2026-08-02', office.clientId);
    await whole([late], '2027-01-10', office.clientId);
    // Never replaced: nobody's.
    await ticket('2026-12-21');
  });

  test('the 347 counts each on its day, in the name of who asked for the whole one', async () => {
    expect(await declarats('347')).toEqual([[NIF_CLIENT, [WHOLE, 2 * WHOLE, 0, WHOLE], 4 * WHOLE]]);
    expect(await declarats('347', undefined, 2027)).toEqual([]);
    const behind = await app.ok(llibresRoutes.casella, {
      ...office.at({ model: '347', casella: 'declarat' }),
      query: { exercici: 2026, nif: NIF_CLIENT, clau: 'B' },
    } as never);
    expect([behind.total, behind.suma]).toEqual([4, 4 * WHOLE]);
  });

  test('so do the 303 and the 390', async () => {
    const bases = await Promise.all([1, 2, 3, 4].map(async (one) => (await office.caselles('303', one))('07')));
    expect(bases).toEqual([NET, 2 * NET, 0, 2 * NET]);
    const year = await office.caselles('390');
    expect([year('05'), year('06'), year('99')]).toEqual([5 * NET, 5 * (WHOLE - NET), 5 * NET]);
    expect((await office.caselles('303', 1, 2027))('07')).toBe(0);
  });

  test('books hold every document, and their sums what is told once', async () => {
    const { trimestres } = await app.ok(llibresRoutes.any, { ...office.at(), query: { exercici: 2026 } } as never);
    expect(trimestres.map(({ expedides }) => expedides)).toEqual([
      { base: NET, quota: WHOLE - NET, documents: 1 },
      { base: 2 * NET, quota: 2 * (WHOLE - NET), documents: 3 },
      { base: 0, quota: 0, documents: 1 },
      { base: 2 * NET, quota: 2 * (WHOLE - NET), documents: 3 },
    ]);
  });

  test('results by work and the first screen too', async () => {
    const { items } = await app.ok(llibresRoutes.rendiment, { ...office.at(), query: {} } as never);
    expect(items.find(({ treball }) => treball.id === work)?.facturat).toBe(5 * NET);
    const sum = async (exercici: number): Promise<number> =>
      (await app.ok(xifresRoutes.get, { ...office.at(), query: { exercici } } as never)).mesos.reduce(
        (total, { facturat }) => total + facturat,
        0,
      );
    expect((await sum(2026)) + (await sum(2027))).toBe(5 * NET);
  });
});

test('a whole one taken back by annulling it leaves the simplified ones as they were', async () => {
  const one = await openLlibresOffice(app, office.at().token);
  const cheap = await one.emet({
    tipus: 'simplificada',
    agent_fk: one.clientId,
    data: '2026-02-10',
    linies: [emesa('2000')],
  });
  const draft = await app.ok(facturaAccioRoutes.substituir, {
    ...one.at(),
    body: { factures: [cheap.id], agent_fk: await one.agent({ rao_social: 'Altra, SL', nif: 'B64717838' }) },
  } as never);
  const { id, versio } = await one.emetEsborrany(draft);
  await one.emet({ data: '2027-01-15', data_operacio: '2026-03-10', linies: [emesa('2000')] });
  const totals = async () => (await one.resum('347')).declarats.map(({ nif, total }) => [nif, total]);
  expect(await totals()).toEqual([]);
  await app.ok(facturaAccioRoutes.anullar, {
    ...one.at({ fid: id }),
    body: { versio, motiu: 'Era d’una altra' },
  } as never);
  expect(await totals()).toEqual([[NIF_CLIENT, 2 * WHOLE]]);
});

test('a whole one with income tax withheld is told by who withheld it; one to a trader of the Union, in the 349', async () => {
  const one = await openLlibresOffice(app, office.at().token, { tipus_persona: 'F', nif: '12345678Z' });
  const replace = async (linies: object[], agent_fk: number, change: object) => {
    const cheap = await one.emet({ tipus: 'simplificada', agent_fk: null, data: '2026-02-10', linies });
    const draft = await app.ok(facturaAccioRoutes.substituir, {
      ...one.at(),
      body: { factures: [cheap.id], agent_fk },
    } as never);
    const [first] = draft.linies;
    return one.emetEsborrany(draft, { linies: [{ ...first, ...change }] });
  };
  const european = await one.agent({ rao_social: 'Exemple GmbH', nif: 'DE123456789', nif_pais: 'DE' });
  for (let at = 0; at < 2; at += 1) await replace([emesa('2000')], one.clientId, { irpf_fk: 2 });
  for (let at = 0; at < 2; at += 1) await replace([emesa('2000', { iva_fk: 5, causa: 'N2' })], european, {});
  expect((await one.resum('347')).declarats).toEqual([]);
  expect((await one.resum('349', 1)).declarats.map(({ clau, nif, total }) => [clau, nif, total])).toEqual([
    ['S', 'DE123456789', 2 * NET],
  ]);
});
