import { afterAll, beforeAll, expect, test } from 'vitest';
import { amortitzacioRoutes } from '#areas/amortitzacio/contract/routes.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { liniaDe } from '../domain/full.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  token = (await app.setUp()).token;
});
afterAll(() => app.close());

/** An office with 39,000 € that give right to deduct, 2,000 € that give none, and 3,367.10 € of VAT borne, over the year. */
const open = async (): Promise<LlibresOffice> => {
  const office = await openLlibresOffice(app, token);
  const german = await office.agent({ rao_social: 'Exemple GmbH', nif: 'DE123456789', nif_pais: 'DE' });
  await office.emet({ data: '2026-02-10', linies: [emesa('36000')] });
  await office.emet({ data: '2026-05-10', agent_fk: german, linies: [emesa('3000', { iva_fk: 5, causa: 'N2' })] });
  await office.emet({ data: '2026-08-10', linies: [emesa('2000', { iva_fk: 4, causa: 'E1' })] });
  for (const [data, base] of [
    ['2026-02-15', 800_000],
    ['2026-06-15', 300_000],
    ['2026-11-15', 503_381],
  ] as const)
    await office.gasta({ data, data_recepcio: data, linies: [gasto(base)] });
  return office;
};
const said = async (office: LlibresOffice, model: '303' | '390', trimestre?: number) =>
  (await office.resum(model, trimestre)).avisos.map(({ codi }) => codi);
const of = async (office: LlibresOffice, trimestre = 4) => {
  const box = await office.caselles('303', trimestre);
  return [box('29'), box('44'), box('45')];
};

test('what is exempt without right to deduct is told where all the VAT borne is deducted', async () => {
  const office = await open();
  expect(await said(office, '303', 1)).toEqual([]);
  expect((await office.resum('303', 3)).avisos).toEqual([
    expect.objectContaining({ codi: 'exempt_sense_prorrata', missatge: expect.stringContaining('2.000,00 €') }),
  ]);
  expect(await said(office, '390')).toEqual(['exempt_sense_prorrata']);
  expect(await of(office)).toEqual([105_710, 0, 105_710]);
});

test('the last quarter regularises what was deducted by the pro rata of the year, rounded up, and the year says the same', async () => {
  const office = await open();
  await office.perfil({ prorrates: [{ des_de: 2026, percentatge: '90' }] });
  expect(await of(office, 1)).toEqual([151_200, 0, 151_200]);
  // 39,000 of 41,000 is 95.12: 96. 96 % of 3,367.10 less 90 % of each: 3,232.42 − 3,030.39.
  expect(await of(office)).toEqual([95_139, 20_203, 115_342]);
  const year = await office.caselles('390');
  expect([year('522'), year('64')]).toEqual([20_203, 323_242]);
  expect(await said(office, '390')).toEqual(['prorrata_definitiva']);
  expect(await said(office, '303', 3)).toEqual([]);
  const [told] = (await office.resum('303', 4)).avisos;
  expect(told?.codi).toBe('prorrata_definitiva');
  expect(told?.missatge).toMatch(/96 %.*39\.000,00.*41\.000,00.*90 %.*2027/);
});

test('closed quarters before it change nothing of the final pro rata, and what is written in its box goes before', async () => {
  const office = await open();
  await office.perfil({ prorrates: [{ des_de: 2026, percentatge: '90' }] });
  for (const trimestre of [1, 2, 3])
    await app.ok(trimestreRoutes.tanca, office.at({ exercici: '2026', trimestre: String(trimestre) }) as never);
  expect(await of(office)).toEqual([95_139, 20_203, 115_342]);
  await office.escriu('303', 4, { 44: 15_000 });
  expect((await of(office))[1]).toBe(15_000);
  expect((await office.caselles('390'))('522')).toBe(15_000);
  await office.escriu('390', undefined, { 522: 16_000 });
  expect((await office.caselles('390'))('522')).toBe(16_000);
});

test('the final one that the profile says for the year after goes before, and is told where the operations give another', async () => {
  const office = await open();
  const write = (percentatge: string) =>
    office.perfil({
      prorrates: [
        { des_de: 2026, percentatge: '90' },
        { des_de: 2027, percentatge },
      ],
    });
  await write('96');
  expect([await said(office, '303', 4), (await of(office))[1]]).toEqual([[], 20_203]);
  await write('95');
  expect([await said(office, '303', 4), (await of(office))[1]]).toEqual([['prorrata_altra'], 16_836]);
});

test('what is not deducted is an expense of income tax, in the form, in the book and in the work that it is of', async () => {
  const office = await openLlibresOffice(app, token, { nif: '12345678Z', tipus_persona: 'F', irpf_fk: null });
  await office.perfil({ prorrates: [{ des_de: 2026, percentatge: '90' }] });
  const query = { empresa_fk: office.empresaId };
  const work = await app.ok(treballRoutes.create, { token, query, body: { codi: '2026/901', nom: 'Casa' } as never });
  const data = '2026-02-15';
  const treballs = [{ treball_fk: work.id, percentatge: '100' }];
  await office.gasta({ data, data_recepcio: data, linies: [gasto(50_000, { iva_fk: 1 })], treballs });
  const box = await office.caselles('130', 1);
  // 500 with the 10.50 of its VAT that is not deducted; nothing was issued, so nothing is hard to justify.
  expect([box('02'), (await of(office, 1))[0]]).toEqual([51_050, 9_450]);
  const { raw } = await app.call(llibresRoutes.descarrega, {
    ...office.at(),
    query: { exercici: 2026, llibre: 'rebudes', format: 'csv' },
  } as never);
  const [, , ...rows] = raw.toString().replace('\ufeff', '').trim().split('\r\n');
  expect(
    rows.map((row) => {
      const one = liniaDe('rebudes', row.split(';'), { id: '', document: '' });
      return 'quota_deduible' in one ? [one.quota, one.quota_deduible, one.despesa] : one;
    }),
  ).toEqual([[10_500, 9_450, 51_050]]);
  const spent = async (exercici?: number) =>
    (await app.ok(llibresRoutes.rendiment, { ...office.at(), query: { exercici } } as never)).sumes.gastat;
  expect([await spent(), await spent(2026), await spent(2025)]).toEqual([51_050, 51_050, 0]);
});

test('what investment goods give back or take of a year is proposed in its last quarter', async () => {
  const office = await openLlibresOffice(app, token);
  await office.perfil({
    prorrates: [
      { des_de: 2025, percentatge: '60' },
      { des_de: 2027, percentatge: '90' },
    ],
  });
  const data = '2025-03-10';
  const be_inversio = { descripcio: 'Estació', tipus_be: '23', data_inici: data, percentatge: '26' };
  await office.gasta({
    data,
    data_recepcio: data,
    linies: [gasto(1_000_000, { tipus_despesa_fk: TIPUS.informatica, be_inversio })],
  });
  // From 60 % to 90 % of 2,100.00, a fifth of it each year.
  const of43 = async (exercici: number) =>
    Promise.all([3, 4].map(async (trimestre) => (await office.caselles('303', trimestre, exercici))('43')));
  expect(await of43(2026)).toEqual([0, 12_600]);
  expect(await of43(2025)).toEqual([0, 0]);
  expect((await office.caselles('390', undefined, 2026))('63')).toBe(12_600);
  await office.escriu('303', 4, { 43: 0 });
  expect(await of43(2026)).toEqual([0, 0]);
  expect((await office.caselles('390', undefined, 2026))('63')).toBe(0);
});

test('the expense, its listing and the value of a good know the pro rata of the year, as the books do', async () => {
  const office = await openLlibresOffice(app, token);
  const data = '2026-03-10';
  const be_inversio = { descripcio: 'Servidor', tipus_be: '23', data_inici: data, percentatge: '25' };
  await office.gasta({
    data,
    data_recepcio: data,
    linies: [gasto(600_000, { tipus_despesa_fk: TIPUS.informatica, be_inversio }), gasto(28_125)],
  });
  const valor = async () =>
    (await app.ok(amortitzacioRoutes.list, { ...office.at(), query: { exercici: 2026 } } as never)).sumes.valor;
  expect(await valor()).toBe(600_000);
  // Written afterwards, while the year is open, it is of what was bought in it already.
  await office.perfil({ prorrates: [{ des_de: 2026, percentatge: '90' }] });
  expect(await valor()).toBe(612_600);
  const { items } = await app.ok(despesaRoutes.list, { ...office.at(), query: {} } as never);
  const { imports } = await app.ok(despesaRoutes.get, office.at({ did: String(items[0]?.id) }) as never);
  expect([imports.deduible, imports.linies[1]]).toMatchObject([
    113_400 + 5_315,
    { quota: 5_906, deduible: 5_315, despesa: 28_716 },
  ]);
  const listing = await app.call(despesaRoutes.llistat, {
    ...office.at(),
    query: { format: 'csv', data_inici: '2026-01-01', data_final: '2026-12-31', idioma: 'ca' },
  } as never);
  expect(listing.raw.toString()).toContain('1187,15');
  // One bought once it is known; at most it is worth what it costs.
  await office.gasta({
    data,
    data_recepcio: data,
    linies: [gasto(100_000, { tipus_despesa_fk: TIPUS.informatica, be_inversio: { ...be_inversio, valor: 102_100 } })],
  });
  expect(await valor()).toBe(612_600 + 102_100);
});

test('the file of the last quarter of whoever is freed of the 390 carries the pro rata, and asks for the code of the activity', async () => {
  const office = await open();
  await office.perfil({ prorrates: [{ des_de: 2026, percentatge: '90' }], exonerat_390: true });
  const file = () =>
    app.call(llibresRoutes.fitxer303, { ...office.at(), query: { exercici: 2026, trimestre: 4 } } as never);
  const asked = await file();
  expect([asked.status, asked.body.codi, asked.body.detail]).toEqual([
    422,
    'fitxer_impossible',
    expect.stringContaining('CNAE'),
  ]);
  await office.perfil({ cnae: '7111' });
  const { raw } = await file();
  const page = /<T30305000>(.*)<\/T30305000>/.exec(raw.toString('latin1'))?.[1] ?? '';
  expect(page.slice(1, 44)).toBe(`711${'4100000'.padStart(17, '0')}${'3900000'.padStart(17, '0')}G09600`);
  expect(page.slice(44).replace(/[ 0]/g, '')).toBe('');
});
