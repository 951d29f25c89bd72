import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desferRoutes } from '#contract/desfer.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { xifresRoutes } from '../contract/xifres.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

type Body = Record<string, unknown>;
const tryPay = (fid: number, body: Body = {}) => office.app.call(cobramentRoutes.create, { ...office.at(fid), body });
/** A draft that gives back so much of an invoice. */
const creditOf = async (fid: number, preu: string | null): Promise<Factura> => {
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(fid),
    body: { motiu: 'R1', rao: '80', text: 'Menys feina', mode: preu === null ? 'total' : 'parcial' } as never,
  });
  if (preu === null) return draft;
  return office.app.ok(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, linies: [linia(preu, { quantitat: '-1' })] } as never,
  });
};
const avisosOf = async (draft: Factura) =>
  (await office.app.ok(facturaRoutes.comprova, office.at(draft.id))).problemes.map(({ codi }) => codi);
const EXCES = 'rectificacio_excessiva';

describe('credit notes that come to more than their invoice', () => {
  test('the one that turns its sign asks, by parts or whole; what is left of it does not', async () => {
    const factura = await office.issued();
    const [first, second, whole] = [
      await creditOf(factura.id, '60'),
      await creditOf(factura.id, '60'),
      await creditOf(factura.id, null),
    ];
    expect(await avisosOf(first)).toEqual([]);
    await office.issue(first);
    for (const over of [second, whole]) expect(await avisosOf(over)).toEqual([EXCES]);
    const { status, body } = await office.app.call(facturaAccioRoutes.emetre, {
      ...office.at(second.id),
      body: { versio: second.versio },
    });
    expect([status, body.avisos]).toMatchObject([409, [{ codi: EXCES, cami: 'rectifica.factures' }]]);
    expect(body.avisos[0].missatge).toMatch(/A-2026-\d+.*−24,20/);
    expect(await avisosOf(await creditOf(factura.id, '40'))).toEqual([]);
    const raised = await creditOf(factura.id, '-60');
    expect(raised.totals.base).toBe(6_000);
    expect(await avisosOf(raised)).toEqual([]);
    await office.issue(second, { avisos_acceptats: [EXCES] });
    expect((await office.get(factura.id)).situacio).toBe('rectificada');
    // Taken too much, what raises it again is no excess.
    expect(await avisosOf(await creditOf(factura.id, '-20'))).not.toContain(EXCES);
  });

  test('of a credit note, the excess is the other way round', async () => {
    const credit = await office.issue(await creditOf((await office.issued()).id, null));
    expect(await avisosOf(await creditOf(credit.id, '-60'))).toEqual([]);
    expect(await avisosOf(await creditOf(credit.id, '-160'))).toEqual([EXCES]);
  });

  test('of two together, both count', async () => {
    const [one, two] = [await office.issued(), await office.issued()];
    const both = async (preu: string) => {
      const draft = await creditOf(one.id, preu);
      const factures = [one, two].map(({ id, numero, data }) => ({ factura_fk: id, numero, data }));
      return office.app.ok(facturaRoutes.update, {
        ...office.at(draft.id),
        body: { versio: draft.versio, rectifica: { metode: 'I', motiu: 'R1', rao: '80', factures } } as never,
      });
    };
    await office.issue(await both('150'));
    expect(await avisosOf(await both('50'))).toEqual([]);
    expect(await avisosOf(await both('51'))).toEqual([EXCES]);
  });
});

test('number and date of a rectified invoice of ours are its own, whoever says others', async () => {
  const factura = await office.issued();
  const factures = (more: Body) => [{ factura_fk: factura.id, numero: factura.numero, data: factura.data, ...more }];
  const write = async (more: Body) => {
    const { status, body } = await office.app.call(facturaRoutes.create, {
      ...office.at(),
      body: {
        tipus: 'rectificativa',
        agent_fk: office.clientId,
        linies: [linia('-10')],
        rectifica: { metode: 'I', motiu: 'R1', rao: '80', factures: factures(more) },
      } as never,
    });
    return [status, body.camps?.map(({ cami, codi, missatge }: Record<string, string>) => [cami, codi, missatge])];
  };
  expect(await write({ numero: 'A-2026-99999', data: '2026-11-01' })).toEqual([
    422,
    [
      ['rectifica.factures.0.numero', 'rectificada_numero', expect.stringContaining(factura.numero ?? '?')],
      ['rectifica.factures.0.data', 'rectificada_data', expect.stringContaining('28/11/2026')],
    ],
  ]);
  expect((await write({}))[0]).toBe(200);
});

describe('what was rectified whole', () => {
  test('is not late: neither in the list, nor in the figures, nor for reminders', async () => {
    const late = { data: '2026-11-01', serie: '', venciments: [{ data: '2026-11-02', import: null }] };
    const fresh = await openFacturaOffice();
    try {
      const { id } = await fresh.issued(late);
      const stays = await fresh.issued(late);
      const overdue = async () =>
        (await fresh.app.ok(facturaRoutes.list, { ...fresh.at(), query: { vencudes: true } })).items
          .map((one) => one.id)
          .sort();
      const figures = async () =>
        (await fresh.app.ok(xifresRoutes.get, { ...fresh.at(), query: { exercici: 2026 } })).edats.filter(
          ({ factures }) => factures > 0,
        );
      expect(await overdue()).toEqual([id, stays.id].sort());
      expect(await figures()).toEqual([{ edat: 'fins_30', factures: 2, pendent: 24_200 }]);
      const draft = await fresh.app.ok(facturaAccioRoutes.rectificar, {
        ...fresh.at(id),
        body: { motiu: 'R1', rao: '80', text: 'Aturat', mode: 'total' } as never,
      });
      await fresh.issue(draft);
      expect(await fresh.get(id)).toMatchObject({ situacio: 'rectificada', dies_vencuda: null });
      expect(await overdue()).toEqual([stays.id]);
      const listed = await fresh.app.ok(facturaRoutes.list, fresh.at());
      expect(listed.items.find((one) => one.id === id)?.dies_vencuda).toBeNull();
      expect((await figures()).filter(({ edat }) => edat !== 'no_venc')).toEqual([
        { edat: 'fins_30', factures: 1, pendent: 12_100 },
      ]);
      expect((await figures()).reduce((sum, { pendent }) => sum + pendent, 0)).toBe(12_100);
      const { pas, proposta } = await fresh.app.ok(facturaEnviamentRoutes.recordatori, fresh.at(id));
      expect([pas, proposta]).toEqual([null, null]);
      const { status, body } = await fresh.app.call(facturaEnviamentRoutes.recorda, {
        ...fresh.at(id),
        body: { pas: 1, to: ['factures@exemple.cat'], assumpte: 'Recordatori', text: 'Pas 1' },
      });
      expect([status, body.codi]).toEqual([409, 'factura_no_vencuda']);
    } finally {
      await fresh.app.close();
    }
  });

  test('of what was never collected nothing is given back without asking, nor more than was', async () => {
    const codis = async (fid: number, total?: number) => {
      const { status, body } = await tryPay(fid, total === undefined ? {} : { total });
      return status === 200 ? [] : body.avisos.map((one: { codi: string }) => one.codi);
    };
    const open = await office.issued();
    const credit = await office.issue(await creditOf(open.id, null));
    expect(await codis(credit.id)).toEqual(['devolucio_sense_cobrament']);
    await tryPay(open.id, { total: 5_000 });
    expect(await codis(credit.id, -5_001)).toEqual(['devolucio_sense_cobrament']);
    expect(await codis(credit.id, -3_000)).toEqual([]);
    expect(await codis(credit.id, -2_001)).toEqual(['devolucio_sense_cobrament']);
    expect(await codis(credit.id, -2_000)).toEqual([]);
    // Two notes of one invoice give back of the same money; changed, a refund is looked at again.
    const paid = await office.issued();
    await tryPay(paid.id);
    const [a, b] = [
      await office.issue(await creditOf(paid.id, '60')),
      await office.issue(await creditOf(paid.id, '60'), { avisos_acceptats: [EXCES] }),
    ];
    expect(await codis(a.id)).toEqual([]);
    expect(await codis(b.id)).toEqual(['devolucio_sense_cobrament']);
    expect(await codis(b.id, -4_840)).toEqual([]);
    const refund = (await office.get(b.id)).cobraments[0];
    const change = (total: number) =>
      office.app.call(cobramentRoutes.update, {
        ...office.at(b.id, { pid: refund?.id ?? 0 }),
        body: { versio: 1, total },
      });
    expect((await change(-4_841)).body.avisos).toMatchObject([{ codi: 'devolucio_sense_cobrament' }]);
    expect((await change(-4_839)).status).toBe(200);
  });
});

test('a payment of a day to come, or from before its invoice, asks', async () => {
  const { id } = await office.issued();
  for (const data of ['2026-11-29', '2026-11-27']) {
    const { status, body } = await tryPay(id, { data, total: 100 });
    expect([status, body.avisos]).toMatchObject([409, [{ codi: 'data_cobrament', cami: 'data' }]]);
    expect(body.avisos[0].missatge).toContain(data.split('-').reverse().join('/'));
  }
  const paid = await tryPay(id, { data: '2026-11-27', total: 100, avisos_acceptats: ['data_cobrament'] });
  expect(paid.status).toBe(200);
  const change = (body: Body) =>
    office.app.call(cobramentRoutes.update, {
      ...office.at(id, { pid: paid.body.cobraments[0].id }),
      body: { versio: 1, ...body },
    });
  expect((await change({ data: '2026-11-26' })).body.avisos).toMatchObject([{ codi: 'data_cobrament' }]);
  // What was accepted is not asked again while it stays.
  expect((await change({ observacions: 'x' })).status).toBe(200);
});

describe('what is rectified and is not ours', () => {
  const write = (numero: string, data = '2026-05-02') =>
    office.app.call(facturaRoutes.create, {
      ...office.at(),
      body: {
        agent_fk: office.clientId,
        tipus: 'rectificativa',
        data: '2026-11-20',
        linies: [linia('-1')],
        rectifica: { metode: 'I', motiu: 'R1', rao: '80', factures: [{ factura_fk: null, numero, data }] },
      },
    });

  test('has a number that records take', async () => {
    for (const sign of ['"', "'", '<', '>', '=', 'é', '€', 'ñ']) {
      const { status, body } = await write(`A${sign}1`);
      expect([sign, status, body.camps]).toMatchObject([
        sign,
        422,
        [{ cami: 'rectifica.factures.0.numero', codi: 'numero_no_admes' }],
      ]);
      expect(body.camps[0].missatge).toContain('< > =');
    }
    expect((await write('2027/A-1 (b)_.#&')).status).toBe(200);
  });

  test('has a date that has come, and is not after the one that rectifies it', async () => {
    const told = async (data: string) => (await write('A1', data)).body.camps;
    const cami = 'rectifica.factures.0.data';
    expect(await told('2026-11-29')).toMatchObject([{ cami, codi: 'rectificada_futura' }]);
    expect(await told('2026-11-21')).toMatchObject([{ cami, codi: 'rectificada_posterior' }]);
    const { status, body: draft } = await write('A1', '2026-11-20');
    expect(status).toBe(200);
    const issued = await office.app.call(facturaAccioRoutes.emetre, {
      ...office.at(draft.id),
      body: { versio: draft.versio, data: '2026-11-19' },
    });
    expect(issued.body.camps).toContainEqual(expect.objectContaining({ cami, codi: 'rectificada_posterior' }));
  });
});

describe('what a credit note gives back is set against its invoice', () => {
  const settle = (fid: number) => office.app.call(facturaAccioRoutes.compensar, { ...office.at(fid), body: {} });
  const standing = async (fid: number) => {
    const { pendent, cobrat, compensable, situacio } = await office.get(fid);
    return { pendent, cobrat, compensable, situacio };
  };

  test('in part, from either of them, both or none; and once', async () => {
    for (const from of ['factura', 'abonament'] as const) {
      const factura = await office.issued();
      expect((await settle(factura.id)).body.codi).toBe('res_a_compensar');
      const draft = await creditOf(factura.id, '50');
      expect((await office.get(factura.id)).compensable).toBe(0);
      const credit = await office.issue(draft);
      expect([await standing(factura.id), await standing(credit.id)]).toMatchObject([
        { pendent: 12_100, compensable: 6_050 },
        { pendent: -6_050, compensable: -6_050 },
      ]);
      const { status, body } = await settle(from === 'factura' ? factura.id : credit.id);
      expect([status, body.compensable]).toEqual([200, 0]);
      expect([await standing(factura.id), await standing(credit.id)]).toEqual([
        { pendent: 6_050, cobrat: 6_050, compensable: 0, situacio: 'cobrada_parcial' },
        { pendent: 0, cobrat: -6_050, compensable: 0, situacio: 'cobrada' },
      ]);
      expect((await office.get(factura.id)).cobraments).toMatchObject([
        { total: 6_050, forma: 'compensacio', observacions: credit.numero },
      ]);
      const again = await settle(factura.id);
      expect([again.status, again.body.codi]).toEqual([409, 'res_a_compensar']);
    }
  });

  test('no more than is pending of either, over several notes, and whole', async () => {
    const factura = await office.issued();
    const [first, second] = [
      await office.issue(await creditOf(factura.id, '30')),
      await office.issue(await creditOf(factura.id, '60')),
    ];
    await tryPay(factura.id, { total: 6_100 });
    expect((await settle(factura.id)).status).toBe(200);
    expect(await standing(factura.id)).toMatchObject({ pendent: 0, situacio: 'cobrada' });
    expect([(await standing(first.id)).pendent, (await standing(second.id)).pendent]).toEqual([0, -4_890]);
    const other = await office.issued();
    const whole = await office.issue(await creditOf(other.id, null));
    expect((await settle(whole.id)).status).toBe(200);
    expect([await standing(other.id), await standing(whole.id)]).toMatchObject([
      { pendent: 0, situacio: 'rectificada' },
      { pendent: 0 },
    ]);
  });

  test('of what was set off, both payments go and come back, and neither changes its amount alone', async () => {
    const factura = await office.issued();
    const credit = await office.issue(await creditOf(factura.id, '50'));
    await settle(factura.id);
    const before = [await standing(factura.id), await standing(credit.id)];
    for (const fid of [factura.id, credit.id]) {
      const [half] = (await office.get(fid)).cobraments;
      if (!half) throw new Error('nothing was set off');
      const params = office.at(fid, { pid: half.id });
      const changed = await office.app.call(cobramentRoutes.update, {
        ...params,
        body: { versio: half.versio, total: half.total - 1 },
      });
      expect([changed.status, changed.body.codi]).toEqual([409, 'cobrament_compensat']);
      const { desfer } = await office.app.ok(cobramentRoutes.remove, params);
      expect([await standing(factura.id), await standing(credit.id)]).toMatchObject([
        { pendent: 12_100, cobrat: 0, compensable: 6_050 },
        { pendent: -6_050, cobrat: 0, compensable: -6_050 },
      ]);
      await office.app.ok(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id }, body: {} });
      expect([await standing(factura.id), await standing(credit.id)]).toEqual(before);
    }
  });

  test('a reminder asks for what is left, and for nothing where nothing is', async () => {
    const late = { venciments: [{ data: '2026-01-10', import: null }], avisos_acceptats: ['venciment_anterior'] };
    const factura = await office.issue(await office.draft(late));
    const gone = await office.issue(await office.draft(late));
    await office.issue(await creditOf(factura.id, '50'));
    await office.issue(await creditOf(gone.id, '100'));
    const asked = (fid: number) => office.app.ok(facturaEnviamentRoutes.recordatori, office.at(fid));
    const { pendent, proposta } = await asked(factura.id);
    expect(pendent).toBe(6_050);
    expect(proposta?.text).toContain('60,50');
    expect((await asked(gone.id)).proposta).toBeNull();
  });
});

test('what was issued when its price with taxes was cut otherwise keeps its amounts, and what rectifies it cancels them', async () => {
  const { app } = office;
  const issued = await office.issued({ linies: [linia('0.082645', { quantitat: '5000' })] });
  expect(issued.totals.total_factura).toBe(50_001);
  const linies = JSON.stringify(issued.linies.map((one) => ({ ...one, preu_iva: '0.10' })));
  await app.database.write((db) =>
    db.updateTable('factura_contingut').set({ linies }).where('factura_fk', '=', issued.id).execute(),
  );
  const kept = await office.get(issued.id);
  expect([kept.linies[0]?.preu, kept.totals]).toEqual(['0.082645', issued.totals]);
  const credit = await creditOf(issued.id, null);
  expect(credit.linies).toMatchObject([{ quantitat: '-5000', preu: '0.082645', preu_iva: null }]);
  expect([credit.totals.base, credit.totals.total_factura]).toEqual([-41_323, -50_001]);
  const saved = await app.ok(facturaRoutes.update, {
    ...office.at(credit.id),
    body: { versio: credit.versio, linies: credit.linies } as never,
  });
  await office.issue(saved);
  expect((await office.get(issued.id)).situacio).toBe('rectificada');
  const substitute = await app.ok(facturaAccioRoutes.rectificar, {
    ...office.at((await office.issued({ linies: [linia('1', { preu_iva: '1.21' })] })).id),
    body: { motiu: 'R4', rao: '10', text: 'Concepte', mode: 'substitucio' } as never,
  });
  expect(substitute.linies).toMatchObject([{ preu: '1', preu_iva: '1.21' }]);
  // A new one of the same is a new price.
  const copy = await app.ok(facturaAccioRoutes.duplicate, { ...office.at(issued.id), body: {} });
  expect(copy.totals.total_factura).toBe(50_000);
});
