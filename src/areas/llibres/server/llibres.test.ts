import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { Despesa } from '#areas/despesa/contract/schemas.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { readRows } from '#server/sheets/index.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { linia, TIPUS } from '#tests/support/despesa.ts';
import { linia as emesa, type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { openLlibresOffice } from '#tests/support/llibres-office.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { MODELS, type Model } from '../contract/schemas.ts';
import { liniaDe } from '../domain/full.ts';

let office: FacturaOffice;
let proveidor: number;
let work: number;
const issued: { base: number; quota: number }[] = [];
const spent: { base: number; deduible: number }[] = [];

/** The same numbers each time. */
let seed = 7;
const next = (most: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
};
const at = (more: Record<string, number | string> = {}) => ({
  token: office.by.token,
  params: { id: office.by.empresaId, ...more },
});

let made = 0;
const spend = async (more: Record<string, unknown>): Promise<Despesa> => {
  made += 1;
  const body = { agent_fk: proveidor, num_factura: `F-${made}`, ...more };
  return office.app.ok(despesaRoutes.create, { ...at(), body: body as never });
};

beforeAll(async () => {
  office = await openFacturaOffice();
  work = (await buildTreball(office.app, office.by)).id;
  proveidor = (
    await buildAgent(office.app, office.by, { rao_social: 'Papereria Exemple, SL', nif: 'B65410011', proveidor: true })
  ).id;
  for (let count = 0; count < 12; count += 1) {
    const { totals } = await office.issued({ linies: [emesa(String(1 + next(100_000) / 100))] });
    issued.push({ base: totals.base, quota: totals.quotes });
  }
  for (let count = 0; count < 60; count += 1) {
    const month = 10 + next(2);
    const data = `2026-${month}-${String(1 + next(28)).padStart(2, '0')}`;
    const one = await spend({
      data,
      linies: Array.from({ length: 1 + next(3) }, () =>
        linia(next(500_000), { tipus_despesa_fk: [TIPUS.papereria, TIPUS.combustible][next(2)] }),
      ),
      treballs: [{ treball_fk: work, percentatge: String(next(100)) }],
      avisos_acceptats: ['data_futura'],
    });
    spent.push({ base: one.imports.base, deduible: one.imports.deduible });
  }
}, 120_000);
afterAll(() => office.app.close());

const resum = (model: Model, trimestre?: number) =>
  office.app.ok(llibresRoutes.resum, { ...at({ model }), query: { exercici: 2026, trimestre } } as never);
const boxes = async (model: Model, trimestre?: number) =>
  new Map((await resum(model, trimestre)).grups.flatMap(({ caselles }) => caselles.map((one) => [one.casella, one])));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

describe('a quarter', () => {
  test('comes to its documents', async () => {
    const found = await boxes('303', 4);
    expect(found.get('07')).toMatchObject({ valor: sum(issued.map(({ base }) => base)), documents: issued.length });
    expect(found.get('09')?.valor).toBe(sum(issued.map(({ quota }) => quota)));
    expect(found.get('28')).toMatchObject({
      valor: sum(spent.filter(({ deduible }) => deduible !== 0).map(({ base }) => base)),
      documents: spent.filter(({ deduible }) => deduible !== 0).length,
    });
    expect(found.get('29')?.valor).toBe(sum(spent.map(({ deduible }) => deduible)));
    const any = await office.app.ok(llibresRoutes.any, { ...at(), query: { exercici: 2026 } } as never);
    expect(any.trimestres[3]).toMatchObject({
      expedides: { base: sum(issued.map(({ base }) => base)), documents: issued.length },
      rebudes: { base: sum(spent.map(({ base }) => base)), documents: spent.length },
    });
    expect(any.trimestres[3]?.models[0]).toMatchObject({ model: '303', resultat: found.get('71')?.valor });
  });

  test.each(MODELS)('each box of %s is what its documents bring', async (model) => {
    const trimestre = model === '347' || model === '390' ? undefined : 4;
    for (const { casella, valor, documents } of (await boxes(model, trimestre)).values()) {
      if (documents === null || documents === 0) continue;
      const asked = { ...at({ model, casella }), query: { exercici: 2026, trimestre, limit: 500 } };
      const behind = await office.app.ok(llibresRoutes.casella, asked as never);
      expect([casella, behind.total, sum(behind.items.map(({ aporta }) => aporta))]).toEqual([
        casella,
        documents,
        behind.suma,
      ]);
      // What is hard to justify has no document.
      if (model !== '130') expect([casella, behind.suma]).toEqual([casella, valor]);
    }
  });

  test('who is over the threshold of the 347 is walked back too', async () => {
    const { declarats } = await resum('347');
    expect(declarats.map(({ clau }) => clau).sort()).toEqual(['A', 'B']);
    for (const { clau, nif, total, documents } of declarats) {
      const asked = { ...at({ model: '347', casella: 'declarat' }), query: { exercici: 2026, nif, clau, limit: 500 } };
      const behind = await office.app.ok(llibresRoutes.casella, asked as never);
      expect([behind.suma, behind.total]).toEqual([total, documents]);
    }
  });

  test('refuses what it cannot answer', async () => {
    const refused = async (params: Record<string, string>, query: Record<string, unknown>) =>
      (await office.app.call(llibresRoutes.casella, { ...at(params), query: { exercici: 2026, ...query } } as never))
        .body.codi;
    expect(await refused({ model: '303', casella: '07' }, {})).toBe('cal_trimestre');
    expect(await refused({ model: '303', casella: '999' }, { trimestre: 4 })).toBe('casella_desconeguda');
  });
});

describe('boxes by hand', () => {
  const write = (caselles: Record<string, number | null>, trimestre = 4) =>
    office.app.call(llibresRoutes.setCaselles, {
      ...at({ model: '303' }),
      body: { exercici: 2026, trimestre, caselles },
    });

  test('change the result and are taken back; what comes of documents is not written', async () => {
    const before = (await boxes('303', 4)).get('71')?.valor ?? 0;
    expect((await write({ '77': 1_000 })).status).toBe(200);
    expect((await boxes('303', 4)).get('71')?.valor).toBe(before + 1_000);
    expect((await boxes('303', 4)).get('77')).toMatchObject({ manual: true, valor: 1_000 });
    await write({ '77': null });
    expect((await boxes('303', 4)).get('71')?.valor).toBe(before);
    expect((await write({ '27': 5 })).body.camps[0]).toMatchObject({ codi: 'casella_calculada', cami: 'caselles.27' });
  });

  test('a closed quarter keeps its own', async () => {
    await office.app.ok(trimestreRoutes.tanca, at({ exercici: 2026, trimestre: 1 }) as never);
    expect((await write({ '110': 5 }, 1)).body.codi).toBe('periode_tancat');
    expect((await resum('303', 1)).tancat).toBe(true);
  });
});

test('the profile starts from an office and is changed by whoever read it last', async () => {
  const perfil = await office.app.ok(llibresRoutes.perfil, at());
  expect(perfil).toMatchObject({ versio: 0, activitat_tipus: '05', prorrates: [], irpf: [] });
  const change = (body: Record<string, unknown>) =>
    office.app.call(llibresRoutes.setPerfil, { ...at(), body: body as never });
  expect((await change({ versio: 0, epigraf: '411' })).body).toMatchObject({ versio: 1, epigraf: '411' });
  expect((await change({ versio: 0, epigraf: '4' })).body.codi).toBe('versio_obsoleta');
  const twice = [
    { des_de: 2025, percentatge: '80' },
    { des_de: 2025, percentatge: '90' },
  ];
  const refused = await change({ versio: 1, prorrates: twice });
  expect([refused.status, refused.body.camps[0]]).toEqual([
    422,
    expect.objectContaining({ cami: 'prorrates.1.des_de', codi: 'prorrata_repetida' }),
  ]);
  // The row is told as it was typed, whatever the order of the years.
  const earlier = await change({ versio: 1, prorrates: [...twice, { des_de: 2024, percentatge: '70' }] });
  expect(earlier.body.camps[0]).toMatchObject({ cami: 'prorrates.1.des_de' });
  const normal = (...anys: readonly number[]) => ({
    irpf: anys.map((des_de) => ({ des_de, estimacio: 'normal', exempt_130: true })),
  });
  const again = await change({ versio: 1, ...normal(2027, 2027) });
  expect(again.body.camps[0]).toMatchObject({ cami: 'irpf.1.des_de', codi: 'irpf_repetit' });
});

test('how income is taxed is of an exercise: one with a closed quarter keeps its 130, the next goes its own way', async () => {
  const one = await openLlibresOffice(office.app, at().token, { tipus_persona: 'F', nif: '12345678Z' });
  await one.emet({ data: '2026-02-10', linies: [emesa('2000')] });
  const of130 = async (exercici: number) => {
    const { trimestres } = await office.app.ok(llibresRoutes.any, { ...one.at(), query: { exercici } } as never);
    return trimestres.flatMap(({ models }) => models.filter(({ model }) => model === '130'));
  };
  const [before, later] = [await of130(2026), await of130(2027)];
  expect([before.length, later.length]).toEqual([4, 4]);
  const closed = { ...one.at({ exercici: '2026', trimestre: '1' }) };
  await office.app.ok(trimestreRoutes.tanca, closed as never);
  const change = async (irpf: readonly object[]) => {
    const { versio } = await office.app.ok(llibresRoutes.perfil, one.at());
    return office.app.call(llibresRoutes.setPerfil, { ...one.at(), body: { versio, irpf } } as never);
  };
  for (const row of [
    { des_de: 2026, estimacio: 'normal', exempt_130: false },
    { des_de: 2026, estimacio: 'simplificada', exempt_130: true },
    { des_de: 2020, estimacio: 'normal', exempt_130: false },
  ])
    expect((await change([row])).body.codi).toBe('periode_tancat');
  expect(await of130(2026)).toEqual(before);
  expect((await change([{ des_de: 2027, estimacio: 'normal', exempt_130: true }])).status).toBe(200);
  expect([await of130(2026), await of130(2027)]).toEqual([before, []]);
  const back = [
    { des_de: 2028, estimacio: 'simplificada', exempt_130: false },
    { des_de: 2027, estimacio: 'normal', exempt_130: false },
  ];
  expect((await change(back)).body.irpf.map(({ des_de }: { des_de: number }) => des_de)).toEqual([2027, 2028]);
  expect((await of130(2027)).length).toBe(4);
});

test('books go out as the agency asks and read the same', async () => {
  const ask = (query: Record<string, unknown>) =>
    office.app.call(llibresRoutes.descarrega, { ...at(), query: { exercici: 2026, ...query } } as never);
  const csv = (await ask({ format: 'csv', llibre: 'rebudes' })).raw.toString();
  const lines = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));
  expect(lines[0]).toHaveLength(42);
  const read = lines.slice(2).map((cells) => liniaDe('rebudes', cells, { id: '', document: '' }));
  expect(sum(read.map((one) => ('base' in one ? one.base : Number.NaN)))).toBe(sum(spent.map(({ base }) => base)));
  const xlsx = (await ask({})).raw;
  // The first row of heads is taken for the names, the second for a row.
  const { abans, capcalera, files } = await readRows(xlsx, {});
  expect([abans, capcalera.length, files.length]).toEqual([0, 36, issued.length + 1]);
  expect((await ask({ format: 'csv' })).body.codi).toBe('llibre_csv_un');
});

test('the 303 is written in one byte a letter; other years are refused', async () => {
  const ask = (query: Record<string, unknown>) =>
    office.app.call(llibresRoutes.fitxer303, { ...at(), query: { trimestre: 4, ...query } } as never);
  const file = await ask({ exercici: 2026 });
  expect([file.status, file.raw.toString('latin1').startsWith('<T303020264T0000>')]).toEqual([200, true]);
  const other = await ask({ exercici: 2026, disseny: 'referencia' });
  expect(other.raw.equals(file.raw)).toBe(false);
  expect((await ask({ exercici: 2025 })).body.codi).toBe('fitxer_exercici');
});

test('a work tells what it was invoiced and spent', async () => {
  const { items, sumes } = await office.app.ok(llibresRoutes.rendiment, { ...at(), query: {} } as never);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ treball: { id: work }, facturat: 0, percentatge: null });
  expect(items[0]?.gastat).toBeGreaterThan(0);
  expect(sumes.marge).toBe((items[0]?.facturat ?? 0) - (items[0]?.gastat ?? 0));
  const of = (treball_fk: number) =>
    office.app.ok(llibresRoutes.rendiment, { ...at(), query: { treball_fk } } as never);
  expect(await of(work)).toMatchObject({ total: 1, items, sumes });
  expect(await of(work + 1)).toMatchObject({ total: 0, items: [], sumes: { gastat: 0 } });
  const query = { documentType: 'csv' };
  const csv = await office.app.call(llibresRoutes.rendimentExporta, { ...at(), query } as never);
  expect(csv.raw.toString().trim().split('\r\n')).toHaveLength(3);
});
