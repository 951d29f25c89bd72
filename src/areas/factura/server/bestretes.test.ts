import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { bestretaRoutes } from '../contract/bestretes.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const offered = async (query: Readonly<Record<string, number>> = {}) =>
  (await office.app.ok(bestretaRoutes.list, { ...office.at(), query: { agent_fk: office.clientId, ...query } })).items;
const problems = async ({ id }: Pick<Factura, 'id'>) =>
  (await office.app.ok(facturaRoutes.comprova, office.at(id))).problemes.map(({ codi, nivell, cami }) => [
    nivell,
    codi,
    cami,
  ]);
/** Lines as the editor makes them of what is offered. */
const takenOff = (bestreta: Awaited<ReturnType<typeof offered>>[number]) =>
  bestreta.linies.map(({ iva_fk, causa, irpf_fk, base }) =>
    linia(`-${base / 100}`, { iva_fk, causa, irpf_fk, concepte: bestreta.concepte, bestreta_fk: bestreta.id }),
  );

test('an advance that was invoiced is taken off by its base at each of its rates, once', async () => {
  const advance = await office.issued({
    linies: [linia('800'), linia('200'), linia('100', { iva_fk: 4, causa: 'E1' })],
    descomptes: [{ concepte: '', percentatge: '10' }],
  });
  const [one] = await offered();
  expect(one).toMatchObject({
    id: advance.id,
    numero: advance.numero,
    base: 99_000,
    concepte: `Bestreta segons la factura ${advance.numero}`,
    linies: [
      { iva_fk: 1, causa: null, base: 90_000 },
      { iva_fk: 4, causa: 'E1', base: 9_000 },
    ],
  });
  if (!one) return;
  const last = await office.draft({
    linies: [linia('3000'), linia('100', { iva_fk: 4, causa: 'E1' }), ...takenOff(one)],
  });
  expect(last.totals).toMatchObject({ base: 211_000, quotes: 44_100, total_a_pagar: 255_100 });
  expect(await problems(last)).toEqual([]);
  // Held by a draft, it is not offered to others; to the draft itself it is.
  expect(await offered()).toEqual([]);
  expect(await offered({ factura_fk: last.id })).toMatchObject([{ base: 99_000 }]);
  const other = await office.draft({ linies: [linia('2000'), ...takenOff(one)] });
  expect(await problems(other)).toEqual([]);
  const issued = await office.issue(last);
  expect(await problems(other)).toEqual([['error', 'bestreta_descomptada', 'linies.1.concepte']]);
  const { status } = await office.app.call(facturaAccioRoutes.emetre, {
    ...office.at(other.id),
    body: { versio: other.versio },
  });
  expect(status).toBe(422);
  // A copy takes nothing off; what was taken off cannot be annulled.
  const copy = await office.app.ok(facturaAccioRoutes.duplicate, { ...office.at(issued.id), body: {} });
  expect(copy.linies.map(({ preu }) => preu)).toEqual(['3000', '100']);
  const annulled = await office.app.call(facturaAccioRoutes.anullar, {
    ...office.at(advance.id),
    body: { versio: advance.versio, motiu: 'Per error' },
  });
  expect([annulled.status, annulled.body.codi]).toEqual([409, 'factura_descomptada']);
  // Given back whole, it may be taken off again.
  const back = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(issued.id),
    body: { mode: 'total', motiu: 'R1', rao: '16', text: '' },
  });
  await office.issue(back);
  expect(await problems(other)).toEqual([]);
  const annul = () =>
    office.app.call(facturaAccioRoutes.anullar, {
      ...office.at(advance.id),
      body: { versio: advance.versio, motiu: 'Per error' },
    });
  // Taken off again, it cannot be annulled until that one was a mistake too; nothing stands in the way any more.
  const taking = await office.issue(other);
  expect((await annul()).body.codi).toBe('factura_descomptada');
  await office.app.ok(facturaAccioRoutes.anullar, {
    ...office.at(taking.id),
    body: { versio: taking.versio, motiu: 'Per error' },
  });
  expect((await annul()).body).toMatchObject({ estat: 'anullada' });
});

test('what takes the place of an invoice that took an advance off still takes it off', async () => {
  const advance = await office.issued({ linies: [linia('400')] });
  const one = (await offered()).find(({ id }) => id === advance.id);
  if (!one) throw new Error('nothing offered');
  const last = await office.issued({ linies: [linia('900'), ...takenOff(one)] });
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(last.id),
    body: { mode: 'substitucio', motiu: 'R4', rao: '10', text: '' },
  });
  const substitute = await office.issue(draft, { avisos_acceptats: ['rectificacio_igual'] });
  const { status, body } = await office.app.call(facturaAccioRoutes.anullar, {
    ...office.at(advance.id),
    body: { versio: advance.versio, motiu: 'Per error' },
  });
  expect([status, body.codi]).toEqual([409, 'factura_descomptada']);
  expect(body.detail).toContain(substitute.numero);
});

test('of another client, or with what was given back, it is not taken off', async () => {
  const advance = await office.issued({ linies: [linia('500')] });
  const [one] = await offered();
  if (!one) throw new Error('nothing offered');
  const stranger = await office.draft({
    agent_fk: null,
    tipus: 'simplificada',
    linies: [linia('900'), ...takenOff(one)],
  });
  expect(await problems(stranger)).toContainEqual(['error', 'bestreta_altre_client', 'linies.1.concepte']);
  const waiting = await office.draft({ linies: [linia('900'), ...takenOff(one)] });
  await office.issue(
    await office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(advance.id),
      body: { mode: 'total', motiu: 'R1', rao: '16', text: '' },
    }),
  );
  expect(await problems(waiting)).toEqual([['error', 'bestreta_descomptada', 'linies.1.concepte']]);
});

test('rectified below what another invoice takes off of it, an advance asks; given back as unpaid it does not', async () => {
  const advance = await office.issued({ linies: [linia('400')] });
  const one = (await offered()).find(({ id }) => id === advance.id);
  if (!one) throw new Error('nothing offered');
  const [taken] = takenOff(one);
  const last = await office.issued({ linies: [linia('900'), { ...taken, preu: '-300' }] });
  const rectify = (more: Record<string, string>) =>
    office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(advance.id),
      body: { mode: 'total', motiu: 'R1', rao: '16', text: '', ...more } as never,
    });
  const cutTo = async (draft: Factura, preu: string) =>
    office.app.ok(facturaRoutes.update, {
      ...office.at(draft.id),
      body: { versio: draft.versio, linies: draft.linies.map((own) => ({ ...own, preu })) } as never,
    });
  const asks = ['avis', 'rectifica_descomptada', 'rectifica.factures'];
  const whole = await rectify({});
  expect(await problems(whole)).toEqual([asks]);
  const told = await office.app.ok(facturaRoutes.comprova, office.at(whole.id));
  expect(told.problemes[0]?.missatge).toContain(last.numero);
  expect(await problems(await rectify({ motiu: 'R3' }))).toEqual([]);
  expect(await problems(await cutTo(await rectify({ mode: 'parcial' }), '101'))).toEqual([asks]);
  expect(await problems(await cutTo(await rectify({ mode: 'parcial' }), '100'))).toEqual([]);
  expect(await problems(await cutTo(await rectify({ mode: 'substitucio' }), '299'))).toEqual([asks]);
  expect(await problems(await cutTo(await rectify({ mode: 'substitucio' }), '300'))).toEqual([]);
  // What took it off was given back first.
  await office.issue(
    await office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(last.id),
      body: { mode: 'total', motiu: 'R1', rao: '16', text: '' },
    }),
  );
  expect(await problems(whole)).toEqual([]);
});

test('money on account that equals an invoice of the client asks', async () => {
  const advance = await office.issued({ linies: [linia('77')] });
  const given = { concepte: 'Bestreta', data: null };
  for (const cents of [advance.totals.total_factura, advance.totals.base]) {
    const draft = await office.draft({ linies: [linia('900')], bestretes: [{ ...given, import: cents }] });
    expect(await problems(draft)).toEqual([['avis', 'bestreta_facturada', 'bestretes.0.import']]);
  }
  const fund = await office.draft({ linies: [linia('900')], bestretes: [{ ...given, import: 9_999 }] });
  expect(await problems(fund)).toEqual([]);
});

test.each([
  ['exempt', 4],
  ['not subject', 5],
])('a line %s without its cause is a draft that cannot be issued', async (_name, iva_fk) => {
  const draft = await office.draft({ linies: [linia('100'), linia('50', { iva_fk })] });
  expect(await problems(draft)).toEqual([['error', 'linia_sense_causa', 'linies.1.causa']]);
  const { status, body } = await office.app.call(facturaAccioRoutes.emetre, {
    ...office.at(draft.id),
    body: { versio: draft.versio },
  });
  expect([status, body.camps[0].codi]).toEqual([422, 'linia_sense_causa']);
});
