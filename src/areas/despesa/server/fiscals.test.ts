import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amortitzacioRoutes } from '#areas/amortitzacio/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { llibresRoutes } from '#areas/llibres/contract/routes.ts';
import { liniaDe } from '#areas/llibres/domain/full.ts';
import { linia, TIPUS } from '#tests/support/despesa.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { Despesa } from '../contract/schemas.ts';
import { tipusDespesaRoutes } from '../contract/tipus.ts';

let app: TestApp;
let persona: LlibresOffice;
let societat: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2026-12-01T09:00:00.000Z');
  const { token } = await app.setUp();
  persona = await openLlibresOffice(app, token, {
    nif: '12345678Z',
    tipus_persona: 'F',
    nom_fiscal: 'Exemple Persona',
  });
  societat = await openLlibresOffice(app, token);
});
afterAll(() => app.close());

let made = 0;
const create = (office: LlibresOffice, fields: object) => {
  made += 1;
  const body = { agent_fk: office.clientId, num_factura: `F-${made}`, data: '2026-02-02', ...fields };
  return app.call(despesaRoutes.create, { ...office.at(), body: body as never });
};
/** Status, and what is asked or refused: code and place. */
const told = async (office: LlibresOffice, fields: object): Promise<readonly unknown[]> => {
  const { status, body } = await create(office, fields);
  const said = [...(body.avisos ?? []), ...(body.camps ?? [])];
  return [status, ...said.map(({ codi, cami }: { codi: string; cami: string }) => `${codi} ${cami}`)];
};
const infraccions = async (office: LlibresOffice, { id }: Despesa): Promise<string[]> => {
  const all = await app.ok(llibresRoutes.comprova, { ...office.at(), query: { exercici: 2026, limit: 500 } } as never);
  return all.items.filter(({ document }) => document.tipus === 'despesa' && document.id === id).map(({ codi }) => codi);
};
const be = (fila: string, percentatge: string) => ({
  be_inversio: { descripcio: 'Portàtil', tipus_be: '23', data_inici: '2026-02-02', fila, percentatge },
});

describe('a line without a kind', () => {
  const sense = { linies: [linia(5_000), linia(10_000, { tipus_despesa_fk: null, iva_fk: 1 })] };

  test('is asked about once where income tax is told by the books, and counts nowhere', async () => {
    const asked = ['linia_sense_tipus linies.1.tipus_despesa_fk'];
    expect(await told(persona, sense)).toEqual([409, ...asked]);
    expect(await told(societat, sense)).toEqual([200]);
    const kept = await persona.gasta({ data: '2026-02-02', ...sense });
    expect(kept.imports.linies.map(({ despesa }) => despesa)).toEqual([5_000, 0]);
    expect((await persona.caselles('130', 1))('02')).toBe(5_000);
    expect(await infraccions(persona, kept)).toEqual(['sense_tipus']);
    const later = await app.ok(despesaRoutes.update, {
      ...persona.at({ did: kept.id }),
      body: { versio: kept.versio, observacions: 'Vist' } as never,
    });
    expect(later.observacions).toBe('Vist');
  });

  test('is found by a filter and told in the list; a good is of no kind either, and is written off', async () => {
    const list = async () =>
      app.ok(despesaRoutes.list, { ...persona.at(), query: { sense_tipus: true, getAll: true } } as never);
    const before = await list();
    expect(before.items.map((one) => one.sense_tipus)).toEqual([true]);
    const good = await persona.gasta({
      data: '2026-02-02',
      linies: [linia(40_000, { tipus_despesa_fk: null, iva_fk: 1, ...be('S-5', '26') })],
    });
    expect(good.imports.linies[0]?.despesa).toBe(0);
    expect(await infraccions(persona, good)).toEqual([]);
    expect((await list()).total).toBe(before.total);
  });

  test('without a paper is told too', async () => {
    const kept = await persona.gasta({
      tipus: 'sense_factura',
      agent_fk: null,
      num_factura: '',
      data: '2026-02-02',
      linies: [linia(10_000, { tipus_despesa_fk: null })],
    });
    expect(await infraccions(persona, kept)).toEqual(['sense_tipus']);
  });
});

test.each([
  ['factura', true],
  ['rectificativa', true],
  ['altres', true],
  ['simplificada', false],
  ['importacio', false],
  ['sense_factura', false],
] as const)('VAT deducted of who has no tax id is asked, and the check says the same: %s', async (tipus, deducts) => {
  const fields = {
    tipus,
    agent_fk: null,
    nom_proveidor: 'Proveïdor sense NIF',
    data: '2026-02-02',
    rectifica: tipus === 'rectificativa' ? { motiu: 'R1', num_factura: 'X', data: '2026-01-01' } : null,
    linies: [linia(10_000)],
  };
  expect(await told(societat, fields)).toEqual(deducts ? [409, 'deduccio_sense_nif agent_fk'] : [200]);
  const kept = await societat.gasta(fields);
  expect((await infraccions(societat, kept)).includes('deduccio_sense_nif')).toBe(deducts);
  const nothing = { ...fields, linies: [linia(10_000, { iva_deduible: '0' })] };
  expect(await told(societat, nothing)).toEqual([200]);
});

test('a tax id of here that does not check is told among what the agency would say', async () => {
  const wrong = await societat.agent({
    rao_social: 'Errada Exemple, SL',
    nif: 'B66123457',
    avisos_acceptats: ['nif_incorrecte'],
  });
  const right = await societat.agent({ rao_social: 'Correcta Exemple, SL', nif: 'B64717838' });
  const spent = async (agent_fk: number) =>
    infraccions(societat, await societat.gasta({ agent_fk, data: '2026-02-02', linies: [linia(10_000)] }));
  expect(await spent(wrong)).toEqual(['nif_control']);
  expect(await spent(right)).toEqual([]);
});

test('VAT of what was done more than four years before it came is asked about, where any of it is deducted', async () => {
  const old = (data: string, data_recepcio: string, own: object = {}) => ({
    data,
    data_recepcio,
    linies: [linia(10_000, { iva_fk: 1, ...own })],
  });
  expect(await told(societat, old('2021-11-12', '2025-11-12'))).toEqual([200]);
  expect(await told(societat, old('2021-11-12', '2025-11-13'))).toEqual([409, 'deduible_tard data_recepcio']);
  expect(await told(societat, old('2021-11-12', '2026-11-12', { iva_deduible: '0' }))).toEqual([200]);
});

test('exempt purchases are told apart in the yearly form from those that are not subject', async () => {
  const office = await openLlibresOffice(app, persona.at().token);
  const buy = (own: Record<string, unknown>) => office.gasta({ data: '2026-03-01', linies: [linia(10_000, own)] });
  const before = (await office.caselles('390'))('230');
  await buy({ iva_fk: 4, causa: 'E1' });
  await buy({ iva_fk: 4 });
  await buy({ iva_fk: 5 });
  await buy({ iva_fk: 1 });
  expect((await office.caselles('390'))('230') - before).toBe(20_000);
  await buy({ iva_fk: null });
  expect((await office.caselles('390'))('230') - before).toBe(30_000);
});

describe('cash', () => {
  const cash = (base: number, more: object = {}) => ({
    forma_pagament: 'efectiu',
    linies: [linia(base, { iva_fk: 1 })],
    ...more,
  });
  const asked = [409, 'efectiu_massa forma_pagament'];

  test('of 1.000 € or more is asked about, with what was paid so to the same supplier on the same day', async () => {
    // 82,644 at 21 % are 999,99; 82,645 are 1.000,00.
    expect(await told(societat, cash(82_644, { data: '2026-04-01' }))).toEqual([200]);
    expect(await told(societat, cash(82_645, { data: '2026-04-02' }))).toEqual(asked);
    expect(await told(societat, cash(82_645, { data: '2026-04-02', forma_pagament: 'transferencia' }))).toEqual([200]);
    expect(await told(societat, cash(10, { data: '2026-04-01' }))).toEqual(asked);
    expect(await told(societat, cash(10, { data: '2026-04-03' }))).toEqual([200]);
    expect(await told(societat, cash(-90_000, { data: '2026-04-04' }))).toEqual([200]);
    // Before the eleventh of July of 2021 it was 2.500 €.
    expect(await told(societat, cash(100_000, { data: '2021-07-10' }))).toEqual([200]);
    expect(await told(societat, cash(100_000, { data: '2021-07-11' }))).toEqual(asked);
  });

  test('is asked about too where it is said when the expense is paid, once', async () => {
    const { body: kept } = await create(
      societat,
      cash(90_000, { data: '2026-04-06', forma_pagament: 'transferencia' }),
    );
    const pay = (body: object) =>
      app.call(despesaRoutes.paga, { ...societat.at({ did: kept.id }), body: body as never });
    const day = { data_pagament: '2026-04-07' };
    const first = await pay({ ...day, forma_pagament: 'efectiu' });
    expect([first.status, first.body.avisos?.[0]?.codi]).toEqual([409, 'efectiu_massa']);
    expect(first.body.avisos[0].missatge).toContain('1.089,00 €');
    expect((await pay({ ...day, forma_pagament: 'efectiu', avisos_acceptats: ['efectiu_massa'] })).status).toBe(200);
    expect((await pay({ data_pagament: '2026-04-08' })).status).toBe(200);
  });
});

describe('cars', () => {
  const VEHICLES = [4000, 4010, 4020, 4030, 4040, 4050, 4060];
  const kinds = async (office: LlibresOffice) => {
    const all = await app.ok(tipusDespesaRoutes.list, office.at() as never);
    return VEHICLES.map((id) => all.find((one) => one.id === id));
  };
  const fuel = (more: object = {}) => ({
    linies: [linia(10_000, { tipus_despesa_fk: TIPUS.combustible, ...more })],
  });
  const asked = 'vehicle_mixt linies.0.deduible';

  test('of a natural person half of the VAT is deducted and nothing in income tax, of a company both by its rules', async () => {
    expect((await kinds(persona)).map((one) => one?.deduible)).toEqual(VEHICLES.map(() => '0'));
    expect((await kinds(societat)).map((one) => one?.deduible)).toEqual(VEHICLES.map(() => '100'));
    expect((await kinds(persona)).every((one) => one?.ajuda.includes('RIRPF'))).toBe(true);
    expect((await kinds(societat)).some((one) => one?.ajuda.includes('RIRPF'))).toBe(false);
    const office = await openLlibresOffice(app, persona.at().token, { nif: '12345678Z', tipus_persona: 'F' });
    const { status, body } = await create(office, fuel());
    expect(status).toBe(200);
    expect(body.linies[0]).toMatchObject({ iva_deduible: '50', deduible: '0' });
    expect(body.imports.linies[0]).toMatchObject({ quota: 2_100, deduible: 1_050, despesa: 0 });
    expect((await office.caselles('130', 1))('02')).toBe(0);
    expect((await office.caselles('303', 1))('29')).toBe(1_050);
    const ours = await create(societat, fuel());
    expect(ours.body.imports.linies[0]).toMatchObject({ deduible: 1_050, despesa: 11_050 });
  });

  test('a line that says otherwise is asked about, unless all of its VAT is deducted too; a company is asked nothing', async () => {
    const half = fuel({ deduible: '100' });
    expect(await told(persona, half)).toEqual([409, asked]);
    expect(await told(societat, half)).toEqual([200]);
    expect(await told(persona, fuel({ deduible: '100', iva_deduible: '100' }))).toEqual([200]);
    const insured = { linies: [linia(30_000, { tipus_despesa_fk: 4050, deduible: '50' })] };
    expect(await told(persona, insured)).toEqual([409, asked]);
    // For the business alone in one tax and half for it in the other: a car is whole in income tax, or not at all.
    const part = fuel({ deduible: '50', iva_deduible: '100' });
    expect(await told(persona, part)).toEqual([409, 'vehicle_part linies.0.deduible']);
    expect(await told(persona, fuel({ deduible: '0', iva_deduible: '100' }))).toEqual([200]);
    expect(await told(societat, part)).toEqual([200]);
  });

  test('what a company wrote of a kind stays, and its lines are asked about; a kind that hangs from one is a car too', async () => {
    const office = await openLlibresOffice(app, persona.at().token, { nif: '12345678Z', tipus_persona: 'E' });
    const kind = (tid: number, body: object) =>
      app.ok(tipusDespesaRoutes.update, { ...office.at({ tid }), body: body as never });
    await kind(TIPUS.combustible, { versio: 1, nom: 'Gasolina i càrrega' });
    const under = await app.ok(tipusDespesaRoutes.create, {
      ...office.at(),
      body: { nom: 'Rentat', pare_fk: 4040 } as never,
    });
    await app.ok(empresaRoutes.update, {
      ...office.at(),
      body: { versio: (await app.ok(empresaRoutes.get, office.at() as never)).versio, tipus_persona: 'F' } as never,
    });
    expect((await kinds(office)).map((one) => one?.deduible)).toEqual(['0', '0', '100', '0', '0', '0', '0']);
    expect(await told(office, fuel())).toEqual([409, asked]);
    expect(await told(office, { linies: [linia(1_000, { tipus_despesa_fk: under.id })] })).toEqual([409, asked]);
  });

  test('a car that a natural person bought is in the book of goods, and nothing of it is written off in income tax', async () => {
    const office = await openLlibresOffice(app, persona.at().token, { nif: '12345678Z', tipus_persona: 'F' });
    const car = (deduible?: string) =>
      office.gasta({
        data: '2026-01-01',
        linies: [
          linia(1_000_000, {
            tipus_despesa_fk: 4010,
            ...(deduible && { deduible }),
            be_inversio: {
              descripcio: 'Cotxe',
              identificador: '1234ABC',
              tipus_be: '22',
              data_inici: '2026-01-01',
              fila: 'S-4',
              percentatge: '16',
            },
          }),
        ],
      });
    expect((await car()).linies[0]).toMatchObject({ deduible: '0', iva_deduible: '50' });
    const bens = async () => {
      const query = { exercici: 2026, llibre: 'bens', format: 'csv' };
      const { raw } = await app.call(llibresRoutes.descarrega, { ...office.at(), query } as never);
      const [, , ...rows] = new TextDecoder().decode(raw).trim().split('\r\n');
      return rows.map((row) => {
        const be = liniaDe('bens', row.split(';'), { id: '', document: '' });
        if (!('amortitzable' in be)) throw new Error(JSON.stringify(be));
        return [be.adquisicio, be.amortitzable, be.quota, be.acumulada_final, be.pendent];
      });
    };
    expect(await bens()).toEqual([[1_105_000, 0, 0, 0, 0]]);
    expect((await office.caselles('130', 4))('02')).toBe(0);
    expect((await office.caselles('303', 1))('31')).toBe(105_000);
    // One for the business alone is written off, whole or by the part that is said.
    await car('100');
    expect((await office.caselles('130', 4))('02')).toBe(176_800);
    await car('33.33');
    expect((await bens())[2]).toEqual([1_000_000, 333_300, 53_328, 53_328, 279_972]);
    expect((await office.caselles('130', 4))('02')).toBe(176_800 + 53_328);
  });
});

test('a VAT number of the Union that cannot be one is asked about where it is used as one', async () => {
  const of = (nif: string, nif_pais: string) =>
    societat.agent({ rao_social: `De ${nif}`, nif, nif_pais, avisos_acceptats: ['nif_incorrecte'] });
  const [wrong, right, far] = [await of('12345', 'FR'), await of('40303265045', 'FR'), await of('12', 'US')];
  const bought = (agent_fk: number, more: object = {}) =>
    told(societat, { agent_fk, linies: [linia(10_000)], ...more });
  expect(await bought(wrong)).toEqual([409, 'proveidor_nif_iva agent_fk']);
  expect(await bought(wrong, { clau: '01', isp: true })).toEqual([409, 'proveidor_nif_iva agent_fk']);
  expect(await bought(wrong, { clau: '01', isp: false })).toEqual([200]);
  expect(await bought(right)).toEqual([200]);
  expect(await bought(far)).toEqual([200]);
});

test('goods start from the table of who the company is, and one of a company by the other table is asked about', async () => {
  const startOf = async (office: LlibresOffice) => {
    const all = await app.ok(tipusDespesaRoutes.list, office.at() as never);
    return all.find(({ id }) => id === TIPUS.informatica)?.amortitzacio;
  };
  expect(await startOf(persona)).toEqual({ tipus_be: '23', fila: 'S-5', percentatge: '26' });
  expect(await startOf(societat)).toEqual({ tipus_be: '23', fila: 'L-informatica', percentatge: '25' });
  const kind = { tipus_despesa_fk: TIPUS.informatica };
  const bought = await societat.gasta({ data: '2026-02-02', linies: [linia(400_000, kind)] });
  expect(bought.linies[0]?.be_inversio).toMatchObject({ fila: 'L-informatica', percentatge: '25' });
  const asked = 'be_taula_simplificada linies.0.be_inversio.fila';
  expect(await told(societat, { linies: [linia(400_000, { ...kind, ...be('S-5', '26') })] })).toEqual([409, asked]);
  expect(await told(persona, { linies: [linia(400_000, { ...kind, ...be('S-5', '26') })] })).toEqual([200]);
  expect(await told(persona, { linies: [linia(400_000, { ...kind, ...be('L-informatica', '25') })] })).toEqual([
    409,
    'be_taula_societats linies.0.be_inversio.fila',
  ]);
  const normal = await openLlibresOffice(app, persona.at().token, { nif: '12345678Z', tipus_persona: 'F' });
  await normal.perfil({ irpf: [{ des_de: 2026, estimacio: 'normal', exempt_130: false }] });
  expect(await startOf(normal)).toEqual({ tipus_be: '23', fila: 'L-informatica', percentatge: '25' });
  expect(await told(normal, { linies: [linia(400_000, { ...kind, ...be('S-5', '26') })] })).toEqual([409, asked]);
  // A good bought before goes by the table of its year.
  const before = { data: '2025-11-03', linies: [linia(400_000, kind)] };
  expect((await normal.gasta(before)).linies[0]?.be_inversio).toMatchObject({ fila: 'S-5', percentatge: '26' });
  await normal.perfil({ irpf: [] });
  expect(await startOf(normal)).toEqual({ tipus_be: '23', fila: 'S-5', percentatge: '26' });
  expect(await told(societat, { linies: [linia(400_000, { ...kind, ...be('L-informatica', '26') })] })).toEqual([
    422,
    'percentatge_massa linies.0.be_inversio.percentatge',
  ]);
});

test('a good goes on by the table of how its company is taxed, with what is pending, in list, table, files and form', async () => {
  const office = await openLlibresOffice(app, persona.at().token, { nif: '12345678Z', tipus_persona: 'F' });
  const kind = { tipus_despesa_fk: TIPUS.informatica };
  await office.gasta({ data: '2025-01-01', linies: [linia(100_000, { ...kind, iva_fk: 1 })] });
  const bens = (exercici: number) => app.ok(amortitzacioRoutes.list, { ...office.at(), query: { exercici } } as never);
  const before = await bens(2026);
  expect(before.items[0]).toMatchObject({ canvis: [], any: { percentatge: '26', quota: 26_000, pendent: 48_000 } });
  const box = async (): Promise<number> => (await office.caselles('130', 4))('02');
  expect(await box()).toBe(26_000);
  await office.perfil({ irpf: [{ des_de: 2026, estimacio: 'normal', exempt_130: false }] });
  expect((await bens(2025)).items[0]?.any).toMatchObject({ percentatge: '26', quota: 26_000, pendent: 74_000 });
  const after = (await bens(2026)).items[0];
  expect(after).toMatchObject({
    percentatge: '26',
    canvis: [{ des_de: 2026, fila: 'L-informatica', percentatge: '25' }],
    any: { percentatge: '25', acumulat_inici: 26_000, quota: 25_000, pendent: 49_000 },
  });
  expect(await box()).toBe(25_000);
  const csv = async (exercici: number): Promise<string> => {
    const query = { exercici, format: 'csv' };
    return new TextDecoder().decode(
      (await app.call(amortitzacioRoutes.llistat, { ...office.at(), query } as never)).raw,
    );
  };
  expect(await csv(2026)).toContain('25 % des del 2026 (abans, 26 %)');
  expect(await csv(2025)).not.toContain('des del 2026');
  const nameOf = async () => {
    const { grups } = await app.ok(llibresRoutes.resum, {
      ...office.at({ model: '130' }),
      query: { exercici: 2026, trimestre: 4 },
    } as never);
    return grups.flatMap(({ caselles }) => caselles).find(({ casella }) => casella === '02')?.nom;
  };
  expect(await nameOf()).toBe('Despeses');
  await office.perfil({ irpf: [] });
  expect((await bens(2026)).items[0]).toEqual(before.items[0]);
  expect(await nameOf()).toBe('Despeses, i les de difícil justificació');
});

test('VAT that whoever buys owes is told apart in the list: base and VAT do not come to the total', async () => {
  const office = await openLlibresOffice(app, persona.at().token);
  await office.gasta({ data: '2026-02-02', linies: [linia(10_000)] });
  await office.gasta({ data: '2026-02-03', isp: true, linies: [linia(20_000)] });
  const { items, sumes } = await app.ok(despesaRoutes.list, { ...office.at(), query: { getAll: true } } as never);
  expect(items.map(({ autoliquidada, quota }) => [autoliquidada, quota])).toEqual([
    [true, 4_200],
    [false, 2_100],
  ]);
  expect(sumes).toMatchObject({ base: 30_000, quota: 6_300, autoliquidat: 4_200, total: 32_100 });
  const fileOf = async (columnes?: readonly string[]) => {
    const query = { documentType: 'csv', columnes };
    const { raw } = await app.call(despesaRoutes.exporta, { ...office.at(), query } as never);
    return new TextDecoder().decode(raw).split(/\r?\n/);
  };
  // It goes wherever VAT goes, and nowhere else.
  expect((await fileOf(['quota', 'total'])).slice(0, 3).map((row) => row.replace(/^\uFEFF/, ''))).toEqual([
    'IVA;IVA fora del total;Total',
    expect.stringMatching(/;sí;/),
    expect.stringMatching(/;;/),
  ]);
  expect((await fileOf(['total']))[0]).not.toContain('IVA');
});
