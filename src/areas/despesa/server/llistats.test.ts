import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTreball } from '#tests/support/builders.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { HEIC_PHOTO } from '#tests/support/heic-photo.ts';
import { pdfText } from '#tests/support/paper.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { Despesa } from '../contract/schemas.ts';

let office: DespesaOffice;
let treball: number;
let all: Despesa[];
beforeAll(async () => {
  office = await openDespesaOffice();
  treball = (await buildTreball(office.app, office.by)).id;
  const part = [{ treball_fk: treball, percentatge: '50' }];
  all = [
    await office.create({ data: '2026-02-03', linies: [linia(10_000), linia(5000, { iva_fk: 2 })], treballs: part }),
    await office.create({
      data: '2026-03-31',
      data_pagament: '2026-05-01',
      linies: [linia(80_000, { tipus_despesa_fk: TIPUS.lloguer, concepte: 'Lloguer de març' })],
    }),
    await office.create({ data: '2026-04-01', data_operacio: '2026-03-20', linies: [linia(2001)], treballs: part }),
    await office.create({
      data: '2026-06-30',
      tipus: 'sense_factura',
      agent_fk: null,
      num_factura: '',
      linies: [linia(180_000, { tipus_despesa_fk: TIPUS.sous })],
      venciment: '2026-07-05',
    }),
  ];
});
afterAll(() => office.app.close());

const list = (query: Record<string, unknown> = {}) =>
  office.app.ok(despesaRoutes.list, { ...office.at(), query } as never);
const ids = async (query: Record<string, unknown>) =>
  (await list(query)).items.map((one) => all.findIndex((a) => a.id === one.id));
const csv = async (query: Record<string, unknown>): Promise<string[][]> => {
  const { status, raw } = await office.app.call(despesaRoutes.llistat, {
    ...office.at(),
    query: { format: 'csv', ...query },
  } as never);
  expect(status).toBe(200);
  return raw
    .toString('utf8')
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
};

test('sums are of all that the filter shows, not of the page', async () => {
  const { total, items, sumes } = await list({ limit: 1 });
  expect([total, items.length]).toEqual([4, 1]);
  const sum = (key: 'base' | 'quota' | 'deduible' | 'retingut' | 'total' | 'a_pagar') =>
    all.reduce((cents, one) => cents + one.imports[key], 0);
  expect(sumes).toEqual({
    despeses: 4,
    base: sum('base'),
    quota: sum('quota'),
    autoliquidat: 0,
    deduible: sum('deduible'),
    retingut: sum('retingut'),
    total: sum('total'),
    a_pagar: sum('a_pagar'),
    pendent: sum('a_pagar') - (all[1]?.imports.a_pagar ?? 0),
  });
});

test.each([
  [{ data_inici: '2026-03-01', data_final: '2026-04-30' }, [2, 1]],
  [{ camp: 'data_operacio', data_final: '2026-03-31' }, [2, 1, 0]],
  [{ camp: 'data_pagament', data_inici: '2026-05-01' }, [1]],
  [{ pendents: true }, [3, 2, 0]],
  [{ pagades: true }, [1]],
  [{ pagades: false, pendents: false }, []],
  [{ amb_retencio: true }, [1]],
  [{ sense_retencio: true }, [3, 2, 0]],
  [{ tipus_despesa_fk: 2000 }, [1]],
  [{ tipus_despesa_fk: 1000 }, [3]],
  [{ search: 'lloguer' }, [1]],
  [{ search: 'sous' }, [3]],
  [{ search: '24,21' }, [2]],
  [{ search: '800,00 €' }, [1]],
  [{ search: '800,01' }, []],
  [{ exercici: 2025 }, []],
  [{ import_min: 18_000, import_max: 100_000 }, [1]],
  [{ ordre_camp: 'total', ordre_criteri: 'ASC' }, [2, 0, 1, 3]],
  [{ ordre_camp: 'tipus_despesa', ordre_criteri: 'ASC' }, [1, 0, 2, 3]],
  [{ ordre_camp: 'numero', ordre_criteri: 'ASC' }, [0, 1, 2, 3]],
  [{ ordre_camp: 'treball', ordre_criteri: 'DESC' }, [2, 0, 3, 1]],
])('%j', async (query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

test('every order is one', async () => {
  for (const ordre_camp of [
    'numero',
    'data',
    'proveidor',
    'num_factura',
    'tipus_despesa',
    'treball',
    'base',
    'quota',
    'total',
    'data_pagament',
  ])
    expect((await list({ ordre_camp })).items.length).toBe(4);
});

test('the accounting listing: by rate, by quarters, with lines, without withholdings, of a work', async () => {
  const [heads = [], ...rows] = await csv({});
  expect(heads.slice(5)).toEqual([
    'Base 21 %',
    'IVA 21 %',
    'Base 10 %',
    'IVA 10 %',
    'Sense IVA',
    'IVA deduïble',
    'Retingut',
    'Total',
  ]);
  expect(rows.map((row) => row[1])).toEqual(['03/02/2026', '31/03/2026', '01/04/2026', '30/06/2026', '']);
  expect(rows.at(-1)?.slice(5)).toEqual([
    '920,01',
    '193,20',
    '50,00',
    '5,00',
    '1800,00',
    '198,20',
    '152,00',
    '2968,21',
  ]);
  const quarters = (await csv({ trimestral: true })).slice(1).map((row) => row[0] || row[3]);
  expect(quarters).toEqual([
    '2026/1',
    '2026/2',
    '1T 2026, 2 despeses',
    '2026/3',
    '2026/4',
    '2T 2026, 2 despeses',
    'Total de 4 despeses',
  ]);
  const detailed = await csv({ detallat: true, sense_retencio: true, idioma: 'es' });
  expect(detailed.length).toBe(1 + 3 + 4 + 1);
  expect(detailed[0]?.[3]).toBe('Proveedor');
  const ofWork = await csv({ treball_fk: treball, ordre: '-total' });
  expect(ofWork.slice(1).map((row) => row.at(-1))).toEqual(['88,00', '12,11', '100,11']);
  expect(ofWork.at(-1)?.[5]).toBe('60,01');
});

test('the listing on paper, wide and in three languages', async () => {
  for (const idioma of ['ca', 'es', 'en']) {
    const { status, raw } = await office.app.call(despesaRoutes.llistat, {
      ...office.at(),
      query: { idioma, trimestral: true, detallat: true },
    } as never);
    expect(status).toBe(200);
    expect(await pdfText(raw)).toContain('2026/4');
  }
});

test('figures of the exercise', async () => {
  const xifres = await office.app.ok(despesaRoutes.xifres, { ...office.at(), query: { exercici: 2026 } } as never);
  expect(xifres.mesos.map(({ gastat }) => gastat).slice(1, 6)).toEqual([15_000, 80_000, 2001, 0, 180_000]);
  expect(xifres.gastat).toBe(277_001);
  expect(xifres.vencut).toBe(180_000);
  expect(xifres.pendent).toBe((await list({ pendents: true })).sumes.a_pagar);
});

test('an expense on paper: pictures are pages, a PDF goes inside, what cannot be printed is told', async () => {
  const pujades: number[] = [];
  for (const [nom, content] of [
    ['tiquet.png', PNG],
    ['foto.heic', HEIC_PHOTO],
    ['factura.pdf', PDF],
    ['trencada.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)])],
    ['full.txt', Buffer.from('res')],
  ] as const)
    pujades.push(await uploadFile(office.app, office.by, nom, content));
  const made = await office.create({
    data: '2026-09-01',
    pujades,
    observacions: 'Comprat a la botiga del poble.',
    treballs: [{ treball_fk: treball, percentatge: '25' }],
    linies: [linia(150_000, { tipus_despesa_fk: TIPUS.informatica, concepte: 'Portàtil' }), linia(1210, { iva_fk: 2 })],
  });
  for (const idioma of ['ca', 'es', 'en']) {
    const { status, raw } = await office.app.call(despesaRoutes.document, {
      ...office.at(made.id),
      query: { idioma },
    } as never);
    expect(status).toBe(200);
    const text = (await pdfText(raw)) ?? '';
    // The sign stands where the language puts it.
    const money = idioma === 'en' ? /€[\d,]+\.\d\d/ : /[\d.]+,\d\d\s€/;
    expect(text.match(new RegExp(money, 'g'))?.length).toBeGreaterThanOrEqual(2);
    expect(text.match(/€/g)).toHaveLength(text.match(new RegExp(money, 'g'))?.length ?? 0);
    expect(text).toContain(`${made.exercici}/${made.numero}`);
    expect(text).toContain('Portàtil');
    expect(raw.toString('latin1')).toContain('/EmbeddedFile');
  }
});
