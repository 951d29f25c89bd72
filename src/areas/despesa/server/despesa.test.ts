import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { PDF, uploadFile } from '#tests/support/upload.ts';
import { despesaRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

const update = (did: number, body: Record<string, unknown>) =>
  office.app.call(despesaRoutes.update, { ...office.at(did), body });

const undo = (id: number) =>
  office.app.ok(desferRoutes.undo, {
    token: office.by.token,
    params: { id },
    query: { empresa_fk: office.by.empresaId },
  } as never);

describe('what an expense starts from', () => {
  test('lines start from their kind: VAT, what is deducted, the good', async () => {
    const made = await office.create({
      linies: [
        linia(10_000, { tipus_despesa_fk: TIPUS.combustible }),
        linia(150_000, { tipus_despesa_fk: TIPUS.informatica, concepte: 'Portàtil' }),
      ],
    });
    expect(made.linies[0]).toMatchObject({ iva_fk: 1, iva_deduible: '50', be_inversio: null });
    expect(made.linies[1]?.be_inversio).toMatchObject({ descripcio: 'Portàtil', tipus_be: '23', percentatge: '25' });
    expect(made.imports).toMatchObject({ base: 160_000, quota: 33_600, deduible: 1050 + 31_500, total: 193_600 });
    expect(made.imports.linies[0]).toMatchObject({ iva: '21', despesa: 11_050 });
  });

  test('a rent is withheld of whoever lets; professionals only where they are natural persons', async () => {
    const rent = await office.create({ linies: [linia(80_000, { tipus_despesa_fk: TIPUS.lloguer })] });
    expect(rent.imports).toMatchObject({ retingut: 15_200, total: 96_800, a_pagar: 81_600 });
    const company = await office.create({ linies: [linia(100_000, { tipus_despesa_fk: TIPUS.tecnics })] });
    expect([company.irpf_fk, company.imports.retingut]).toEqual([null, 0]);
    const person = await buildAgent(office.app, office.by, {
      tipus_persona: 'F',
      nom: 'Tècnica',
      cognoms: 'Exemple',
      nif: '00000000T',
      proveidor: true,
    });
    const one = await office.create({
      agent_fk: person.id,
      linies: [linia(100_000, { tipus_despesa_fk: TIPUS.tecnics })],
    });
    expect(one.imports).toMatchObject({ retingut: 15_000, a_pagar: 106_000 });
  });

  test('a supplier of the Union, and one from outside it', async () => {
    const of = async (nif_pais: string) => {
      const agent = await buildAgent(office.app, office.by, {
        rao_social: `X ${nif_pais}`,
        nif: '40303265045',
        nif_pais,
      });
      return office.create({ agent_fk: agent.id });
    };
    expect(await of('FR')).toMatchObject({ clau: '09', isp: false, imports: { quota: 2100, total: 10_000 } });
    expect(await of('US')).toMatchObject({ clau: '01', isp: true, imports: { deduible: 2100, total: 10_000 } });
  });

  test('a supplier that is billed with reverse charge bills as others do', async () => {
    const agent = await buildAgent(office.app, office.by, { rao_social: 'Promocions X', proveidor: true, iva_fk: 6 });
    const linies = [{ clau: 'a', tipus_despesa_fk: null, base: 10_000 }];
    const [one, other] = [await office.create({ agent_fk: agent.id, linies }), await office.create({ linies })];
    expect(one.linies[0]?.iva_fk).toBe(other.linies[0]?.iva_fk);
  });

  test('wages stand on no paper, bear no VAT and may have nobody behind', async () => {
    const made = await office.create({
      tipus: 'sense_factura',
      agent_fk: null,
      num_factura: '',
      linies: [linia(180_000, { tipus_despesa_fk: TIPUS.sous })],
    });
    expect(made).toMatchObject({ proveidor: null, imports: { quota: 0, total: 180_000 } });
  });

  test('the next one says what the supplier’s last was', async () => {
    const last = await office.create({ data: '2026-11-20' });
    const { agent_fk } = last;
    const next = await office.app.ok(despesaRoutes.next, { ...office.at(), query: { agent_fk } } as never);
    expect(next).toMatchObject({ numero: last.numero + 1, darrera: { id: last.id, linies: last.linies } });
  });
});

describe('what no expense may be', () => {
  test.each([
    ['num_factura_obligatori', 'num_factura', { num_factura: '' }],
    ['proveidor_obligatori', 'agent_fk', { agent_fk: null }],
    ['agent_desconegut', 'agent_fk', { agent_fk: 1 }],
    ['motiu_rectificativa', 'rectifica', { tipus: 'rectificativa' }],
    ['rectifica_sense_tipus', 'rectifica', { rectifica: { motiu: 'R1' } }],
    ['isp_amb_clau', 'isp', { isp: true, clau: '07' }],
    ['isp_amb_clau', 'isp', { isp: true, clau: '02' }],
    ['autoliquidada_tipus', 'tipus', { isp: true, tipus: 'simplificada' }],
    ['autoliquidada_tipus', 'tipus', { isp: true, tipus: 'importacio' }],
    ['autoliquidada_tipus', 'tipus', { clau: '09', tipus: 'simplificada' }],
    ['iva_de_venda', 'linies.0.iva_fk', { linies: [linia(100, { iva_fk: 6 })] }],
    ['iva_de_venda', 'linies.0.iva_fk', { linies: [linia(100, { iva_fk: 7 })] }],
    ['sense_factura_amb_iva', 'linies.0.iva_fk', { tipus: 'sense_factura', linies: [linia(1, { iva_fk: 1 })] }],
    ['quota_sense_iva', 'linies.0.quota', { linies: [linia(100, { iva_fk: null, quota: 21 })] }],
    ['recarrec_sense_marca', 'linies.0.quota_recarrec', { linies: [linia(100, { quota_recarrec: 5 })] }],
    ['registre_desconegut', 'linies.0.iva_fk', { linies: [linia(100, { iva_fk: 9999 })] }],
    ['registre_desconegut', 'linies.0.tipus_despesa_fk', { linies: [linia(100, { tipus_despesa_fk: 9 })] }],
    ['retingut_sense_irpf', 'irpf_fk', { irpf_fk: null, retingut: 5 }],
    ['deduible_abans', 'deduible_en', { deduible_en: { exercici: 2026, trimestre: 4 } }],
    ['treball_desconegut', 'treballs.0.treball_fk', { treballs: [{ treball_fk: 7, percentatge: '10' }] }],
    ['clau_repetida', 'linies', { linies: [linia(1, { clau: 'a' }), linia(1, { clau: 'a' })] }],
  ])('%s at %s', async (codi, cami, more) => {
    expect(await office.refused(more)).toEqual([422, codi, cami]);
  });

  test('parts over the whole, and a good worth more than was paid', async () => {
    const [one, two] = [await buildTreball(office.app, office.by), await buildTreball(office.app, office.by)];
    const treballs = [
      { treball_fk: one.id, percentatge: '60' },
      { treball_fk: two.id, percentatge: '40.0001' },
    ];
    expect(await office.refused({ treballs })).toEqual([422, 'parts_massa', 'treballs']);
    const be_inversio = { descripcio: 'X', tipus_be: '23', data_inici: '2026-10-05', percentatge: '26', valor: 10_001 };
    expect(await office.refused({ linies: [linia(10_000, { be_inversio })] })).toEqual([
      422,
      'be_massa_valor',
      'linies.0.be_inversio.valor',
    ]);
  });
});

describe('what warns', () => {
  test('the supplier’s number twice in a year, however it is written', async () => {
    await office.create({ num_factura: 'AB-0012/26' });
    expect(await office.refused({ num_factura: 'ab 0012 26' })).toEqual([409, 'num_factura_repetit', 'num_factura']);
    await office.create({ num_factura: 'AB-0012/26', avisos_acceptats: ['num_factura_repetit'] });
    await office.create({ num_factura: 'AB-0012/26', data: '2025-10-05' });
  });

  test.each([
    ['quota_diferent', 'linies.0.quota', { linies: [linia(10_000, { quota: 2103 })] }],
    ['quotes_diferents', 'linies.0.quota', { linies: Array.from({ length: 100 }, () => linia(1, { quota: 2 })) }],
    [
      'quotes_diferents',
      'linies.1.quota',
      { linies: [linia(1000), linia(1000, { quota: 212 }), linia(1000, { quota: 212 })] },
    ],
    ['retencio_diferent', 'retingut', { irpf_fk: 2, retingut: 1503 }],
    [
      'retingut_sense_linia',
      'retingut',
      { irpf_fk: 2, retingut: 1500, linies: [linia(10_000, { amb_retencio: false })] },
    ],
    ['retingut_sense_linia', 'retingut', { irpf_fk: 2, retingut: 1, linies: [linia(100, { amb_retencio: false })] }],
    ['data_futura', 'data', { data: '2026-12-24' }],
    ['data_futura', 'data_operacio', { data_operacio: '2026-12-24' }],
    ['data_futura', 'data_pagament', { data_pagament: '2126-12-24' }],
    ['recarrec_deduible', 'linies.0.iva_deduible', { linies: [linia(100, { recarrec: true, iva_deduible: '100' })] }],
    ['pagament_anterior', 'data_pagament', { data_pagament: '2026-10-04' }],
    ['recepcio_anterior', 'data_recepcio', { data_recepcio: '2026-10-01' }],
    ['iva_fora_de_data', 'linies.0.iva_fk', { linies: [linia(100, { iva_fk: 10 })] }],
    ['irpf_fora_de_data', 'irpf_fk', { irpf_fk: 10 }],
    ['deduible_tard', 'deduible_en', { deduible_en: { exercici: 2031, trimestre: 1 } }],
    ['simplificada_rebuda_sectors', 'tipus', { tipus: 'simplificada', linies: [linia(40_001)] }],
    ['simplificada_rebuda_massa', 'tipus', { tipus: 'simplificada', linies: [linia(300_001)] }],
  ])('%s at %s', async (codi, cami, more) => {
    expect(await office.refused(more)).toEqual([409, codi, cami]);
  });

  test('VAT rounded line by line, or of all of them at once, is what suppliers do', async () => {
    // 0.21 of each is 0.2, a cent in none of them; of a hundred it is 21.
    const byLine = Array.from({ length: 100 }, () => linia(1, { quota: 0 }));
    expect((await office.create({ linies: byLine })).imports.quota).toBe(0);
    const atOnce = Array.from({ length: 100 }, (_one, at) => linia(1, { quota: at < 21 ? 1 : 0 }));
    expect((await office.create({ linies: atOnce })).imports.quota).toBe(21);
  });

  test('VAT may be put off up to the quarter of four years later', async () => {
    const deduible_en = { exercici: 2030, trimestre: 4 };
    expect((await office.create({ deduible_en })).deduible_en).toEqual(deduible_en);
  });

  test('two cents apart is what suppliers do', async () => {
    const made = await office.create({ linies: [linia(10_000, { quota: 2102 })] });
    expect(made.imports).toMatchObject({ quota: 2102, deduible: 2102, total: 12_102 });
  });

  test('a simplified invoice deducts nothing, unless it is qualified', async () => {
    const plain = await office.create({ tipus: 'simplificada' });
    expect(plain.imports).toMatchObject({ quota: 2100, deduible: 0 });
    const full = await office.create({ tipus: 'simplificada', qualificada: true });
    expect(full.imports.deduible).toBe(2100);
  });
});

describe('numbers and changes', () => {
  test('moved to another exercise it takes the next number there; what was typed before stays', async () => {
    const made = await office.create();
    const { body: moved } = await update(made.id, {
      versio: made.versio,
      data_recepcio: '2024-03-01',
      avisos_acceptats: ['recepcio_anterior'],
    });
    expect(moved).toMatchObject({ exercici: 2024, numero: 1, trimestre: 1, versio: 2, linies: made.linies });
    expect((await office.create()).numero).toBe(made.numero + 1);
    expect(await update(made.id, { versio: 1, observacions: 'tard' })).toMatchObject({
      status: 409,
      body: { codi: 'versio_obsoleta', actual: { id: made.id, versio: 2 } },
    });
  });

  test('absent is unchanged, null is cleared, an unknown field is refused', async () => {
    const made = await office.create({ venciment: '2026-12-01', etiquetes: ['a'] });
    const { body } = await update(made.id, { versio: 1, venciment: null });
    expect(body).toMatchObject({ venciment: null, etiquetes: ['a'], num_factura: made.num_factura });
    expect((await update(made.id, { versio: 2, altre: 1 })).status).toBe(422);
  });

  test('parts of works add up to the cent, and the work’s list sums its own', async () => {
    const [one, two] = [await buildTreball(office.app, office.by), await buildTreball(office.app, office.by)];
    const made = await office.create({
      linies: [linia(10_001)],
      treballs: [
        { treball_fk: one.id, percentatge: '33.33' },
        { treball_fk: two.id, percentatge: '66.67' },
      ],
    });
    expect(made.parts.reduce((sum, part) => sum + part.base, 0)).toBe(10_001);
    expect(made.parts.reduce((sum, part) => sum + part.total, 0)).toBe(made.imports.total);
    const list = await office.app.ok(despesaRoutes.ofTreball, { token: office.by.token, params: { id: one.id } });
    expect(list.sumes).toMatchObject({ despeses: 1, base: made.parts[0]?.base, total: made.parts[0]?.total });
    expect(list.items[0]).toMatchObject({ id: made.id, base: made.parts[0]?.base });
    const removed = await office.app.send('DELETE', `/api/treball/${one.id}?avisos_acceptats=treball_amb_tot`, {
      token: office.by.token,
    });
    expect([removed.status, removed.body.codi]).toEqual([409, 'treball_amb_factures']);
  });

  test('paid and unpaid', async () => {
    const made = await office.create();
    const paid = await office.app.ok(despesaRoutes.paga, {
      ...office.at(made.id),
      body: { data_pagament: '2026-11-02', forma_pagament: 'targeta' },
    });
    expect(paid).toMatchObject({ data_pagament: '2026-11-02', forma_pagament: 'targeta', versio: 2 });
    const unpaid = await office.app.ok(despesaRoutes.paga, { ...office.at(made.id), body: { data_pagament: null } });
    expect(unpaid.data_pagament).toBeNull();
    const early = { data_pagament: '2026-10-04' };
    expect(await office.app.call(despesaRoutes.paga, { ...office.at(made.id), body: early })).toMatchObject({
      status: 409,
      body: { avisos: [{ codi: 'pagament_anterior', cami: 'data_pagament' }] },
    });
    const far = { data_pagament: '2126-11-02' };
    expect(await office.app.call(despesaRoutes.paga, { ...office.at(made.id), body: far })).toMatchObject({
      status: 409,
      body: { avisos: [{ codi: 'data_futura', cami: 'data_pagament' }] },
    });
    // Of two who pay what both read, the second is told.
    const { versio } = unpaid;
    const pay = (data_pagament: string) =>
      office.app.call(despesaRoutes.paga, { ...office.at(made.id), body: { versio, data_pagament } });
    expect((await pay('2026-11-03')).status).toBe(200);
    expect(await pay('2026-11-04')).toMatchObject({
      status: 409,
      body: { codi: 'versio_obsoleta', actual: { data_pagament: '2026-11-03' } },
    });
  });

  test('deleted with its files and brought back whole, under its number', async () => {
    const pujada = await uploadFile(office.app, office.by, 'tiquet.pdf', PDF);
    const treball = await buildTreball(office.app, office.by);
    const made = await office.create({ pujades: [pujada], treballs: [{ treball_fk: treball.id, percentatge: '50' }] });
    expect(made.arxius).toMatchObject([{ nom: 'tiquet.pdf', vista: 'pdf' }]);
    const { desfer } = await office.app.ok(despesaRoutes.remove, office.at(made.id));
    expect((await office.app.call(despesaRoutes.get, office.at(made.id))).status).toBe(404);
    await undo(desfer.id);
    expect(await office.get(made.id)).toEqual(made);
    const told = await office.app.ok(historialRoutes.list, {
      token: office.by.token,
      params: { entitat: 'despesa', id: made.id },
      query: { empresa_fk: office.by.empresaId },
    } as never);
    expect(told.items.map((one) => one.accio)).toEqual(['recupera', 'suprimeix', 'crea', 'crea']);
  });
});

describe('brought back beside the same paper', () => {
  const remove = async (id: number) => (await office.app.ok(despesaRoutes.remove, office.at(id))).desfer.id;
  const tryUndo = async (id: number) => {
    const { status, body } = await office.app.call(desferRoutes.undo, {
      token: office.by.token,
      params: { id },
      query: { empresa_fk: office.by.empresaId },
    } as never);
    return [status, body.codi, body.detail];
  };

  test('one entered again meanwhile stands, and the deleted one stays away', async () => {
    const made = await office.create({ num_factura: 'DES-1/26' });
    const desfer = await remove(made.id);
    const again = await office.create({ num_factura: 'des 1 26' });
    expect(await tryUndo(desfer)).toEqual([
      409,
      'desfer_despesa_repetida',
      expect.stringContaining(`${again.exercici}/${again.numero}`),
    ]);
    await remove(again.id);
    await undo(desfer);
    expect((await office.get(made.id)).num_factura).toBe('DES-1/26');
  });

  test('two that stood together already, or of other years, come back', async () => {
    await office.create({ num_factura: 'DES-2' });
    const twin = await office.create({ num_factura: 'DES-2', avisos_acceptats: ['num_factura_repetit'] });
    await undo(await remove(twin.id));
    const before = await office.create({ num_factura: 'DES-2', data: '2025-10-05' });
    await undo(await remove(before.id));
  });
});

describe('closed quarters', () => {
  test('nothing that a quarter told changes, but payment, notes and tags', async () => {
    const made = await office.create({ data: '2023-02-10', avisos_acceptats: [] });
    const withheld = await office.create({
      data: '2023-05-10',
      data_pagament: '2023-02-11',
      avisos_acceptats: ['pagament_anterior'],
      linies: [linia(80_000, { tipus_despesa_fk: TIPUS.lloguer })],
    });
    const quarter = { token: office.by.token, params: { id: office.by.empresaId, exercici: 2023, trimestre: 1 } };
    await office.app.ok(trimestreRoutes.tanca, quarter as never);
    const codi = async (body: Record<string, unknown>, of = made) =>
      (await update(of.id, { versio: (await office.get(of.id)).versio, ...body })).body.codi;
    expect((await office.get(made.id)).tancada).toBe(true);
    expect(await codi({ num_factura: 'ALTRE' })).toBe('periode_tancat');
    expect(await codi({ data: '2023-07-01' })).toBe('periode_tancat');
    expect(
      await codi({ observacions: 'sí', venciment: '2023-03-01', etiquetes: ['x'], data_pagament: '2023-02-20' }),
    ).toBeUndefined();
    expect(await codi({ data_pagament: null }, withheld)).toBe('periode_tancat');
    expect(await codi({ observacions: 'sí' }, withheld)).toBeUndefined();
    expect(await office.refused({ data: '2023-01-01' })).toEqual([409, 'periode_tancat', '']);
    const { versio } = await office.get(made.id);
    const told = (await update(made.id, { versio, num_factura: 'ALTRE' })).body as unknown as { detail: string };
    expect(told.detail).toMatch(/10\/02\/2023.*data de recepció d’un trimestre obert/);
    expect((await office.app.call(despesaRoutes.remove, office.at(made.id))).body.codi).toBe('periode_tancat');
    const paid = await office.app.call(despesaRoutes.paga, {
      ...office.at(withheld.id),
      body: { data_pagament: null },
    });
    expect(paid.body.codi).toBe('periode_tancat');
  });
});

describe('suppliers', () => {
  test('one that is used is not deleted; two made one take the expense along, and back', async () => {
    const [old, stays] = [
      await buildAgent(office.app, office.by, { rao_social: 'Vella, SL', nif: 'A11111119', proveidor: true }),
      await buildAgent(office.app, office.by, { rao_social: 'Nova, SL', proveidor: true }),
    ];
    const made = await office.create({ agent_fk: old.id });
    const { token } = office.by;
    const removed = await office.app.send('DELETE', `/api/agent/${old.id}`, { token });
    expect([removed.status, removed.body.codi]).toEqual([409, 'en_us']);
    expect(removed.body.usos).toMatchObject([{ tipus: 'despesa', id: made.id }]);
    const body = { versio: stays.versio, altre: old.id, altre_versio: old.versio };
    const merged = await office.app.ok(agentAccioRoutes.merge, { token, params: { id: stays.id }, body });
    expect((await office.get(made.id)).proveidor).toMatchObject({ id: stays.id, nom: 'Nova, SL' });
    await undo(merged.desfer.id);
    expect(await office.get(made.id)).toEqual(made);
  });

  test('a copy older than its supplier says so, and is brought up to date', async () => {
    const agent = await buildAgent(office.app, office.by, {
      rao_social: 'Copiada, SL',
      nif: 'B10317980',
      proveidor: true,
    });
    const made = await office.create({ agent_fk: agent.id });
    await office.app.ok(agentRoutes.update, {
      token: office.by.token,
      params: { id: agent.id },
      body: { versio: 1, rao_social: 'Copiada Nova, SL' },
    } as never);
    expect(await office.get(made.id)).toMatchObject({ desfasat: true, proveidor: { nom: 'Copiada, SL' } });
    await office.app.ok(agentAccioRoutes.sync, { token: office.by.token, query: { agent_fk: agent.id } } as never);
    expect(await office.get(made.id)).toMatchObject({ desfasat: false, proveidor: { nom: 'Copiada Nova, SL' } });
  });
});
