import { afterAll, beforeAll, expect, test } from 'vitest';
import { desferRoutes } from '#contract/desfer.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

type Body = Record<string, unknown>;
const tryPay = (fid: number, body: Body = {}) => office.app.call(cobramentRoutes.create, { ...office.at(fid), body });
const pay = (fid: number, body: Body = {}) => office.app.ok(cobramentRoutes.create, { ...office.at(fid), body });
const rectify = async (fid: number, body: Body): Promise<Factura> => {
  const { body: draft } = await office.app.call(facturaAccioRoutes.rectificar, {
    ...office.at(fid),
    body: { motiu: 'R1', rao: '80', text: 'Encàrrec aturat', ...body },
  });
  return draft;
};

test('a payment takes from what is pending; what is not said of it is all that is pending, today', async () => {
  const factura = await office.issued({
    linies: [linia('100')],
    venciments: [
      { data: '2026-11-28', import: 6_000 },
      { data: '2026-12-28', import: null },
    ],
  });
  expect(factura).toMatchObject({ pendent: 12_100, dies_vencuda: null });
  const part = await pay(factura.id, { total: 6_000, forma: 'efectiu' });
  expect(part).toMatchObject({ situacio: 'cobrada_parcial', cobrat: 6_000, pendent: 6_100 });
  const list = await office.app.ok(facturaRoutes.list, { ...office.at(), query: { cobrades_parcialment: true } });
  expect(list.items.map(({ id, venciment }) => [id, venciment])).toEqual([[factura.id, '2026-12-28']]);
  const whole = await pay(factura.id);
  expect(whole).toMatchObject({ situacio: 'cobrada', cobrat: 12_100, pendent: 0 });
  expect(whole.cobraments).toMatchObject([{ total: 6_000 }, { total: 6_100, data: '2026-11-28' }]);
  expect((await tryPay(factura.id)).body.codi).toBe('res_pendent');
});

test('of an operation of 1.000 € or more nothing is collected in cash without being asked, not even a part', async () => {
  const factura = await office.issued({ linies: [linia('1000')] });
  const { status, body } = await tryPay(factura.id, { total: 10_000, forma: 'efectiu' });
  expect([status, body.avisos.map(({ codi }: { codi: string }) => codi)]).toEqual([409, ['cobrament_efectiu']]);
  expect(body.avisos[0]).toMatchObject({ cami: 'forma', missatge: expect.stringMatching(/1\.210,00 €.*1\.000,00 €/) });
  const paid = await pay(factura.id, { total: 10_000, forma: 'transferencia' });
  const one = { ...office.at(factura.id, { pid: paid.cobraments[0]?.id ?? 0 }) };
  const change = (versio: number, more: Body) =>
    office.app.call(cobramentRoutes.update, { ...one, body: { versio, ...more } as never });
  expect((await change(1, { forma: 'efectiu' })).status).toBe(409);
  expect((await change(1, { forma: 'efectiu', avisos_acceptats: ['cobrament_efectiu'] })).status).toBe(200);
  // What was accepted is not asked again when something else changes.
  expect((await change(2, { observacions: 'En mà' })).status).toBe(200);
  // Neither below the limit, nor otherwise, nor what is given back.
  const small = await office.issued({ linies: [linia('800')] });
  expect((await tryPay(small.id, { forma: 'efectiu' })).status).toBe(200);
  const draft = await office.draft({ linies: [linia('1000')], forma_pagament: 'efectiu' });
  const { problemes } = await office.app.ok(facturaRoutes.comprova, office.at(draft.id));
  expect(problemes.map(({ codi, cami }) => `${codi} ${cami}`)).toContain('cobrament_efectiu forma_pagament');
});

test('more than is pending asks, and stays in the history once it is accepted', async () => {
  const factura = await office.issued();
  const { status, body } = await tryPay(factura.id, { total: 20_000 });
  expect([status, body.codi, body.avisos[0].codi]).toEqual([409, 'avisos', 'cobrament_excessiu']);
  expect(body.avisos[0].missatge).toMatch(/200,00.*121,00/);
  const paid = await pay(factura.id, { total: 20_000, avisos_acceptats: ['cobrament_excessiu'] });
  expect(paid.pendent).toBe(-7_900);
  const back = await pay(factura.id);
  expect(back).toMatchObject({ pendent: 0, cobrat: 12_100, situacio: 'cobrada' });
  const { body: told } = await office.app.send('GET', `/api/historial/factura/${factura.id}`, {
    token: office.by.token,
  });
  expect(told.items.map((one: { accio: string }) => one.accio)).toEqual(['cobra', 'cobra', 'emet', 'crea']);
  expect(told.items[1].canvis).toContainEqual(
    expect.objectContaining({ camp: 'avisos_acceptats', despres: ['cobrament_excessiu'] }),
  );
});

test('probe 18: a refund of a credit note is negative as it is proposed, and leaves 0.00 exactly', async () => {
  const factura = await office.issued({ linies: [linia('333.33'), linia('0.07')] });
  await pay(factura.id);
  const draft = await rectify(factura.id, { mode: 'total' });
  const credit = await office.issue(draft);
  expect(credit).toMatchObject({ numero: 'R-2026-00001', pendent: -factura.totals.total_a_pagar });
  const wrong = await tryPay(credit.id, { total: 100 });
  expect(wrong.body.avisos).toMatchObject([{ codi: 'cobrament_signe' }]);
  const over = await tryPay(credit.id, { total: credit.pendent - 1 });
  expect(over.body.avisos).toMatchObject([{ codi: 'cobrament_excessiu' }]);
  const part = await pay(credit.id, { total: -10_000 });
  expect(part.situacio).toBe('cobrada_parcial');
  const done = await pay(credit.id);
  expect(done).toMatchObject({ pendent: 0, situacio: 'cobrada' });
  expect(Object.is(done.pendent, -0)).toBe(false);
  expect(done.cobraments.reduce((sum, one) => sum + one.total, 0)).toBe(-factura.totals.total_a_pagar);
});

test('probe 20: of two who pay or change the same at once, the second is told', async () => {
  const factura = await office.issued();
  const both = await Promise.all([tryPay(factura.id, { total: 12_100 }), tryPay(factura.id, { total: 12_100 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await office.get(factura.id)).pendent).toBe(0);
  const [cobrament] = (await office.get(factura.id)).cobraments;
  const change = (observacions: string) =>
    office.app.call(cobramentRoutes.update, {
      ...office.at(factura.id, { pid: cobrament?.id ?? 0 }),
      body: { versio: 1, observacions },
    });
  expect((await change('a')).status).toBe(200);
  const { status, body } = await change('b');
  expect([status, body.codi, body.actual.observacions]).toEqual([409, 'versio_obsoleta', 'a']);
});

test('a payment goes and comes back, and what is pending with it', async () => {
  const factura = await office.issued();
  const paid = await pay(factura.id, { total: 5_000 });
  const pid = paid.cobraments[0]?.id ?? 0;
  const { desfer } = await office.app.ok(cobramentRoutes.remove, office.at(factura.id, { pid }));
  expect(await office.get(factura.id)).toMatchObject({ pendent: 12_100, situacio: 'emesa', cobraments: [] });
  await office.app.send('POST', `/api/desfer/${desfer.id}`, { token: office.by.token, body: {} });
  expect(await office.get(factura.id)).toMatchObject({ pendent: 7_100, cobraments: paid.cobraments });
  const all = await office.app.ok(cobramentRoutes.list, { ...office.at(), query: { getAll: true } });
  expect(all.items.some((one) => one.id === pid && one.factura.numero === factura.numero)).toBe(true);
  expect(all.suma).toBe(all.items.reduce((sum, one) => sum + one.total, 0));
});

test('a deleted payment that would now be too much is not brought back, and says so; as it was, it is', async () => {
  const factura = await office.issued();
  const paid = await pay(factura.id, { total: 5_000 });
  const undo = async (pid: number, between: () => Promise<unknown>) => {
    const { desfer } = await office.app.ok(cobramentRoutes.remove, office.at(factura.id, { pid }));
    await between();
    return office.app.send('POST', `/api/desfer/${desfer.id}`, { token: office.by.token, body: {} });
  };
  const refused = await undo(paid.cobraments[0]?.id ?? 0, () => pay(factura.id, {}));
  expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_cobrament_excessiu']);
  expect(refused.body.detail).toMatch(/50,00 €.*0,00 € pendents/);
  const after = await office.get(factura.id);
  expect([after.pendent, after.cobrat, after.cobraments.length]).toEqual([0, 12_100, 1]);
  // One over what is pending that somebody had agreed to is the same as it was.
  const over = await pay(factura.id, { total: 300, avisos_acceptats: ['cobrament_excessiu'] });
  const extra = over.cobraments.find(({ total }) => total === 300)?.id ?? 0;
  expect((await undo(extra, async () => {})).status).toBe(200);
  expect((await office.get(factura.id)).cobrat).toBe(12_400);
});

test('a payment of an invoice that another took the place of meanwhile stays deleted', async () => {
  const factura = await office.issued();
  const paid = await pay(factura.id, { total: 5_000 });
  const { desfer } = await office.app.ok(
    cobramentRoutes.remove,
    office.at(factura.id, { pid: paid.cobraments[0]?.id ?? 0 }),
  );
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(factura.id),
    body: { mode: 'substitucio', motiu: 'R1', rao: '01', text: '' } as never,
  });
  // It changes nothing, and asks whether that is meant.
  await expect(office.issue(draft)).rejects.toThrow('rectificacio_igual');
  await office.issue(draft, { avisos_acceptats: ['rectificacio_igual'] });
  const { status, body } = await office.app.send('POST', `/api/desfer/${desfer.id}`, {
    token: office.by.token,
    body: {},
  });
  expect([status, body.codi]).toEqual([409, 'factura_substituida']);
});

test('probe 7: the whole given back cancels to the cent, all of one sign, and the old one says by what', async () => {
  const factura = await office.issued({
    linies: [
      linia('299.33', { descompte: '3.5' }),
      linia('17.755', { quantitat: '3.5', iva_fk: 2 }),
      linia('-20', {}),
      { clau: 's', tipus: 'suplit', concepte: 'Taxa', preu: '84.5', suplit: { nif: 'B63272603', numero: 'R-1' } },
    ],
    descomptes: [{ concepte: 'Client', percentatge: '2.5' }, { import: 333 }],
    carrecs: [{ import: 101 }],
    retencio: { percentatge: '5', sobre: 'base' },
  });
  const credit = await office.issue(await rectify(factura.id, { mode: 'total' }));
  const amounts = ({ totals: t }: Factura) => [
    t.brut,
    t.base,
    t.quotes,
    t.total_factura,
    t.retencio,
    t.suplits,
    t.total_a_pagar,
    ...t.grups.flatMap((grup) => [grup.base, grup.quota]),
  ];
  expect(amounts(credit)).toEqual(amounts(factura).map((cents) => -cents));
  expect(credit.rectifica).toMatchObject({
    metode: 'I',
    motiu: 'R1',
    factures: [{ factura_fk: factura.id, numero: factura.numero }],
  });
  const now = await office.get(factura.id);
  expect(now).toMatchObject({ situacio: 'rectificada', rectificada_per: [{ numero: credit.numero }] });
  // Annulled in its turn, what it took back is owed again.
  await office.app.ok(facturaAccioRoutes.anullar, {
    ...office.at(credit.id),
    body: { versio: credit.versio, motiu: 'Error' },
  });
  expect(await office.get(factura.id)).toMatchObject({ situacio: 'emesa', rectificada_per: [] });
});

test('part of it given back leaves it as it was, but for who rectifies it', async () => {
  const factura = await office.issued({ linies: [linia('100'), linia('50')] });
  const draft = await rectify(factura.id, { mode: 'parcial' });
  const { body } = await office.app.call(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, linies: [draft.linies[1]] },
  });
  const credit = await office.issue(body);
  expect(credit.totals).toMatchObject({ base: -5_000, quotes: -1_050 });
  expect(await office.get(factura.id)).toMatchObject({ situacio: 'emesa', rectificada_per: [{ id: credit.id }] });
});

test('by substitution, the new one is owed instead of the old, less what was collected on that', async () => {
  const factura = await office.issued({ linies: [linia('100')] });
  await pay(factura.id, { total: 10_000 });
  const draft = await rectify(factura.id, { mode: 'substitucio', motiu: 'R4' });
  expect(draft.rectifica?.factures).toMatchObject([{ base: 10_000, quota: 2_100, recarrec: 0 }]);
  expect(draft.linies.map((one) => one.quantitat)).toEqual(['1']);
  const { body } = await office.app.call(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, linies: [linia('110')] },
  });
  const right = await office.issue(body);
  expect(right).toMatchObject({ pendent: 3_310, situacio: 'cobrada_parcial' });
  expect(await office.get(factura.id)).toMatchObject({ pendent: 0, situacio: 'rectificada', cobrat: 10_000 });
  expect((await tryPay(factura.id, { total: 100 })).body.codi).toBe('factura_substituida');
  expect(await pay(right.id)).toMatchObject({ pendent: 0, situacio: 'cobrada' });
});

test('R5 is for simplified invoices and theirs alone; drafts and what was annulled are not rectified', async () => {
  const full = await office.issued();
  expect(await rectify(full.id, { mode: 'total', motiu: 'R5' })).toMatchObject({
    camps: [{ codi: 'motiu_no_simplificada' }],
  });
  const simple = await office.issued({ tipus: 'simplificada', agent_fk: null });
  expect(await rectify(simple.id, { mode: 'total' })).toMatchObject({ camps: [{ codi: 'motiu_simplificada' }] });
  const credit = await office.issue(await rectify(simple.id, { mode: 'total', motiu: 'R5' }));
  expect(credit.numero).toMatch(/^R-2026-/);
  const draft = await office.draft();
  expect(await rectify(draft.id, { mode: 'total' })).toMatchObject({ codi: 'factura_no_rectificable' });
});

test('annulling: what was issued, has no payments and nobody rectifies; the number is never given again', async () => {
  const annul = (factura: Factura, motiu = 'Error') =>
    office.app.call(facturaAccioRoutes.anullar, {
      ...office.at(factura.id),
      body: { versio: factura.versio, motiu },
    });
  const factura = await office.issued();
  expect((await annul(factura, '')).body.camps).toMatchObject([{ codi: 'motiu_anullacio' }]);
  const paid = await pay(factura.id, { total: 1 });
  expect((await annul(paid)).body.codi).toBe('factura_amb_cobraments');
  await office.app.ok(cobramentRoutes.remove, office.at(factura.id, { pid: paid.cobraments[0]?.id ?? 0 }));
  const { body } = await annul(await office.get(factura.id));
  expect(body).toMatchObject({ estat: 'anullada', situacio: 'anullada', numero: factura.numero, pendent: 0 });
  expect(body.anullacio.motiu).toBe('Error');
  expect((await annul(body)).body.codi).toBe('factura_no_emesa');
  const next = await office.issued();
  expect(Number(next.numero?.slice(-5))).toBe(Number(factura.numero?.slice(-5)) + 1);
  expect((await annul(await office.draft())).body.codi).toBe('factura_no_emesa');
});

test('given up as uncollectable, and collected after all', async () => {
  const set = (factura: Factura, incobrable: boolean) =>
    office.app.ok(facturaAccioRoutes.incobrable, {
      ...office.at(factura.id),
      body: { versio: factura.versio, incobrable },
    });
  const lost = await set(await office.issued(), true);
  expect(lost).toMatchObject({ estat: 'incobrable', situacio: 'incobrable', pendent: 12_100 });
  // The list finds it among those that were not collected, and counts it.
  const listed = async (state: string) => {
    const query = { [state]: 'true', search: lost.numero };
    const { items, sumes } = await office.app.ok(facturaRoutes.list, { ...office.at(), query } as never);
    return [items.map(({ id }) => id), sumes.base];
  };
  expect(await listed('pendents')).toEqual([[lost.id], 10_000]);
  expect(await listed('cobrades')).toEqual([[], 0]);
  const sums = async () => (await office.app.ok(facturaRoutes.list, office.at())).sumes;
  const before = await sums();
  const back = await set(lost, false);
  expect(back.situacio).toBe('emesa');
  const after = await sums();
  expect([after.total - before.total, after.pendent - before.pendent]).toEqual([0, 12_100]);
});

test('given up as uncollectable, it is so until it is paid whole', async () => {
  const issued = await office.issued();
  await office.app.ok(facturaAccioRoutes.incobrable, {
    ...office.at(issued.id),
    body: { versio: issued.versio, incobrable: true },
  });
  expect(await pay(issued.id, { total: 2_100 })).toMatchObject({ situacio: 'incobrable', pendent: 10_000 });
  expect(await pay(issued.id, { total: 10_000 })).toMatchObject({ estat: 'emesa', situacio: 'cobrada', pendent: 0 });
});

test('what took the mark of uncollectable away gives it back as it is deleted or lowered, and takes it away as it comes back', async () => {
  const lost = async () => {
    const issued = await office.issued();
    const params = { ...office.at(issued.id), body: { versio: issued.versio, incobrable: true } };
    await office.app.ok(facturaAccioRoutes.incobrable, params);
    return pay(issued.id, { total: 12_100 });
  };
  const paid = await lost();
  const pid = paid.cobraments[0]?.id ?? 0;
  expect(paid).toMatchObject({ estat: 'emesa', situacio: 'cobrada' });
  const { desfer } = await office.app.ok(cobramentRoutes.remove, office.at(paid.id, { pid }));
  expect(await office.get(paid.id)).toMatchObject({ estat: 'incobrable', situacio: 'incobrable', pendent: 12_100 });
  await office.app.ok(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id }, body: {} });
  expect(await office.get(paid.id)).toMatchObject({ estat: 'emesa', situacio: 'cobrada', pendent: 0 });
  const change = async (total: number) => {
    const [cobrament] = (await office.get(paid.id)).cobraments;
    return office.app.ok(cobramentRoutes.update, {
      ...office.at(paid.id, { pid }),
      body: { versio: cobrament?.versio ?? 0, total } as never,
    });
  };
  expect(await change(2_100)).toMatchObject({ estat: 'incobrable', pendent: 10_000 });
  expect(await change(12_100)).toMatchObject({ estat: 'emesa', situacio: 'cobrada' });
  // Taken away by hand, the mark does not come back by itself.
  const other = await lost();
  await office.app.ok(cobramentRoutes.remove, office.at(other.id, { pid: other.cobraments[0]?.id ?? 0 }));
  const { versio } = await office.get(other.id);
  await office.app.ok(facturaAccioRoutes.incobrable, { ...office.at(other.id), body: { versio, incobrable: false } });
  const again = await pay(other.id, { total: 12_100 });
  await office.app.ok(cobramentRoutes.remove, office.at(other.id, { pid: again.cobraments[0]?.id ?? 0 }));
  expect(await office.get(other.id)).toMatchObject({ estat: 'emesa', situacio: 'emesa', pendent: 12_100 });
});

test('what was paid over an invoice that was then rectified whole is given back from it, and no more than that', async () => {
  const factura = await office.issued({ linies: [linia('100')] });
  await pay(factura.id, { total: 14_100, avisos_acceptats: ['cobrament_excessiu'] });
  await office.issue(await rectify(factura.id, { mode: 'total' }));
  expect(await office.get(factura.id)).toMatchObject({ situacio: 'rectificada', pendent: -2_000 });
  const more = await tryPay(factura.id, { total: -2_001 });
  expect([more.status, more.body.codi]).toEqual([409, 'devolucio_excessiva']);
  const back = await pay(factura.id, { total: -2_000 });
  expect(back).toMatchObject({ pendent: 0, cobrat: 12_100 });
  const again = await tryPay(factura.id, { total: -1 });
  expect([again.status, again.body.codi]).toEqual([409, 'devolucio_excessiva']);
  const changed = await office.app.call(cobramentRoutes.update, {
    ...office.at(factura.id, { pid: back.cobraments[1]?.id ?? 0 }),
    body: { versio: 1, total: -2_500 } as never,
  });
  expect([changed.status, changed.body.codi]).toEqual([409, 'devolucio_excessiva']);
});

test('of one that stands, more given back than was paid over asks', async () => {
  const factura = await office.issued({ linies: [linia('100')] });
  await pay(factura.id, { total: 14_100, avisos_acceptats: ['cobrament_excessiu'] });
  const { body } = await tryPay(factura.id, { total: -5_000 });
  expect(body.avisos.map(({ codi }: { codi: string }) => codi)).toEqual(['devolucio_excessiva']);
  expect(await pay(factura.id, { total: -2_000 })).toMatchObject({ pendent: 0, situacio: 'cobrada' });
});

test('what was paid in the client’s name without its supplier’s tax id or number asks, line by line', async () => {
  const suplit = { clau: 's', tipus: 'suplit', concepte: 'Taxa', preu: '84.5' };
  const asked = async (of: object) => {
    const draft = await office.draft({ linies: [linia('100'), { ...suplit, suplit: of }] });
    const { problemes } = await office.app.ok(facturaRoutes.comprova, office.at(draft.id));
    return problemes.map(({ codi, nivell, cami }) => [codi, nivell, cami]);
  };
  const told = [['suplit_incomplet', 'avis', 'linies.1.suplit']];
  expect(await asked({ nif: 'B63272603' })).toEqual(told);
  expect(await asked({ numero: 'R-1' })).toEqual(told);
  expect(await asked({ nif: 'B63272603', numero: 'R-1' })).toEqual([]);
});
