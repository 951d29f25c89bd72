import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { translator } from '#server/http/texts.ts';
import { facturaEnviaPorts } from '#server/wiring.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaErrors } from '../texts/errors.ts';
import { type FacturaPorts, makePeriodiques } from './index.ts';

const ports: FacturaPorts = {
  agafaCadena: async () => {},
  registra: async () => {},
  registraAnulacio: async () => {},
  registresOf: async () => new Map(),
  fitaDe: async () => null,
  recuperaFita: async () => {},
  comptadorPressupost: async () => ({ darrer: 0, numerat: false }),
  comencaPressupost: async () => {},
  comprova: () => [],
};
let office: FacturaOffice;
let work: (now: string) => Promise<void>;
beforeAll(async () => {
  office = await openFacturaOffice();
  work = makePeriodiques({
    database: office.app.database,
    ports,
    envia: facturaEnviaPorts(office.app.platform),
    translate: translator([facturaErrors]),
  });
});
afterAll(() => office.app.close());

const create = (more: Record<string, unknown> = {}) =>
  office.app.ok(periodicaRoutes.create, {
    ...office.at(),
    body: {
      nom: 'Manteniment',
      periodicitat: 'mensual',
      inici: '2027-01-01',
      agent_fk: office.clientId,
      plantilla: { linies: [linia('100')] },
      ...more,
    },
  });
const made = async (id: number): Promise<Factura[]> => {
  const { items } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: { getAll: true } });
  const all = await Promise.all(items.map((one) => office.get(one.id)));
  return all.filter((one) => one.periodica_fk === id).sort((a, b) => a.id - b.id);
};
const get = (pid: number) => office.app.ok(periodicaRoutes.get, office.at(undefined, { pid }));

test('probe 15: due on 1 January, it is made at midnight in Madrid, dated that day and of the new exercise', async () => {
  const periodica = await create({ accio: 'emissio', dies_venciment: 30 });
  expect(periodica).toMatchObject({ propera: '2027-01-01', total: 12_100, factures: 0 });
  await work('2026-12-31T22:59:59.000Z');
  expect(await made(periodica.id)).toEqual([]);
  await work('2026-12-31T23:00:00.000Z');
  const [factura, ...more] = await made(periodica.id);
  expect(more).toEqual([]);
  expect(factura).toMatchObject({
    data: '2027-01-01',
    exercici: 2027,
    estat: 'emesa',
    numero: 'A-2027-00001',
    venciments: [{ data: '2027-01-31', import: null }],
  });
  expect(await get(periodica.id)).toMatchObject({ propera: '2027-02-01', factures: 1, falla: null });
  const { body } = await office.app.send('GET', `/api/historial/factura/${factura?.id}`, { token: office.by.token });
  expect(body.items.map((one: { usuari: string; accio: string }) => [one.accio, one.usuari])).toEqual([
    ['emet', ''],
    ['crea', ''],
  ]);
});

test('each day once, whoever works and however often', async () => {
  const periodica = await create({ inici: '2027-03-31' });
  await Promise.all([1, 2, 3].map(() => work('2027-03-31T08:00:00.000Z')));
  await work('2027-04-29T08:00:00.000Z');
  expect((await made(periodica.id)).map((one) => one.data)).toEqual(['2027-03-31']);
  await work('2027-04-30T08:00:00.000Z');
  expect((await made(periodica.id)).map((one) => one.data)).toEqual(['2027-03-31', '2027-04-30']);
  expect((await get(periodica.id)).propera).toBe('2027-05-31');
});

test('what it made is listed apart, and so are the drafts of all that wait', async () => {
  const one = await create({ inici: '2027-03-01', final: '2027-03-01' });
  await work('2027-03-02T10:00:00.000Z');
  const page = async (query: object) => {
    const { items } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: query as never });
    return Promise.all(items.map(({ id }) => office.get(id)));
  };
  expect((await page({ periodica_fk: one.id })).map(({ periodica_fk }) => periodica_fk)).toEqual([one.id]);
  const waiting = await page({ fetes_soles: true, getAll: true });
  expect(waiting.map(({ periodica_fk }) => periodica_fk)).toContain(one.id);
  const all = await page({ getAll: true });
  const isWaiting = ({ estat, periodica_fk }: Factura): boolean => estat === 'esborrany' && periodica_fk !== null;
  expect(all.every(isWaiting)).toBe(false);
  expect(waiting.map(({ id }) => id).sort()).toEqual(
    all
      .filter(isWaiting)
      .map(({ id }) => id)
      .sort(),
  );
});

test('what was missed while nothing ran is made late: dated today, of the day when it was due', async () => {
  const periodica = await create({ inici: '2027-06-15', final: '2027-08-15' });
  await work('2027-09-20T08:00:00.000Z');
  expect((await made(periodica.id)).map((one) => [one.data, one.data_operacio])).toEqual([
    ['2027-09-20', '2027-06-15'],
    ['2027-09-20', '2027-07-15'],
    ['2027-09-20', '2027-08-15'],
  ]);
  expect((await get(periodica.id)).propera).toBeNull();
});

test('its text says the month that it is for, in the language of its client, also where it is made late', async () => {
  const agent = await buildAgent(office.app, office.by, { idioma_fk: 'es' });
  const periodica = await create({
    inici: '2027-08-15',
    final: '2027-08-15',
    agent_fk: agent.id,
    plantilla: { linies: [linia('100', { concepte: 'Cuota de {mes} de {any}' })], observacions: '{trimestre}' },
  });
  await work('2027-09-20T08:00:00.000Z');
  expect((await made(periodica.id)).map((one) => [one.linies[0]?.concepte, one.observacions])).toEqual([
    ['Cuota de agosto de 2027', '3.er trimestre'],
  ]);
  expect((await get(periodica.id)).plantilla.linies[0]?.concepte).toBe('Cuota de {mes} de {any}');
});

test('what cannot be issued stays a draft and says why; mended, it is issued', async () => {
  const agent = await buildAgent(office.app, office.by, { adreces: [{ via: 'Carrer Nou, 9' }] });
  const periodica = await create({ inici: '2027-10-01', accio: 'emissio', agent_fk: agent.id });
  await work('2027-10-01T08:00:00.000Z');
  const [draft] = await made(periodica.id);
  expect(draft?.estat).toBe('esborrany');
  const told = await get(periodica.id);
  expect(told.falla).toContain('NIF');
  const stuck = async () =>
    (await office.app.ok(periodicaRoutes.list, { ...office.at(), query: { amb_falla: true, getAll: true } })).items.map(
      ({ id }) => id,
    );
  expect(await stuck()).toContain(periodica.id);
  await office.app.ok(agentRoutes.update, {
    token: office.by.token,
    params: { id: agent.id },
    body: { versio: agent.versio, nif: NIF_CLIENT, avisos_acceptats: ['nif_repetit'] },
  });
  await office.app.send('GET', '/api/agent/sincronitza', { token: office.by.token });
  await office.app.ok(periodicaRoutes.update, {
    ...office.at(undefined, { pid: periodica.id }),
    body: { versio: periodica.versio, nom: 'Manteniment, a temps' },
  });
  await work('2027-10-02T08:00:00.000Z');
  expect((await made(periodica.id)).map((one) => [one.estat, one.data])).toEqual([['emesa', '2027-10-02']]);
  expect((await get(periodica.id)).falla).toBeNull();
  expect(await stuck()).not.toContain(periodica.id);
});

test('kept from before with a cause that its rate does not take: told of that one, and the others are made', async () => {
  const inici = '2027-10-20';
  const wrong = await create({
    inici,
    accio: 'emissio',
    plantilla: { linies: [linia('100', { iva_fk: 4, causa: 'E1' })] },
  });
  const fine = await create({ inici, accio: 'emissio' });
  const linies = wrong.plantilla.linies.map((one) => ({ ...one, causa: 'E2' }));
  await office.app.database.write((db) =>
    db
      .updateTable('factura_periodica')
      .set({ plantilla: JSON.stringify({ ...wrong.plantilla, linies }) })
      .where('id', '=', wrong.id)
      .execute(),
  );
  // Round after round it is told, and holds nobody up.
  for (const now of ['2027-10-20T08:00:00.000Z', '2027-10-20T09:00:00.000Z']) {
    await work(now);
    expect(await made(wrong.id)).toEqual([]);
    const told = await get(wrong.id);
    expect(told.falla).toContain('E2');
    expect(told.propera).toBe(inici);
    expect((await made(fine.id)).map(({ estat }) => estat)).toEqual(['emesa']);
  }
  // Mended, what was due is still due.
  const { versio, plantilla } = await get(wrong.id);
  const mended = await office.app.ok(periodicaRoutes.update, {
    ...office.at(undefined, { pid: wrong.id }),
    body: {
      versio,
      inici: '2027-10-21',
      plantilla: { ...plantilla, linies: [linia('100', { iva_fk: 4, causa: 'E1' })] } as never,
    },
  });
  expect([mended.falla, mended.propera === null]).toEqual([null, false]);
});

test('one that made invoices is deactivated, not deleted; one that made none goes and comes back', async () => {
  const periodica = await create({ inici: '2027-11-01' });
  const at = office.at(undefined, { pid: periodica.id });
  const { desfer } = await office.app.ok(periodicaRoutes.remove, at);
  expect((await office.app.call(periodicaRoutes.get, at)).status).toBe(404);
  await office.app.send('POST', `/api/desfer/${desfer.id}`, { token: office.by.token, body: {} });
  expect(await get(periodica.id)).toEqual(periodica);
  await work('2027-11-01T08:00:00.000Z');
  const { status, body } = await office.app.call(periodicaRoutes.remove, at);
  expect([status, body.codi]).toEqual([409, 'periodica_amb_factures']);
  const off = await office.app.ok(periodicaRoutes.update, { ...at, body: { versio: 1, activa: false } });
  expect(off.propera).toBeNull();
  await work('2028-01-01T08:00:00.000Z');
  expect(await made(periodica.id)).toHaveLength(1);
});

test('what makes no sense is refused where it is', async () => {
  const refused = async (more: Record<string, unknown>) => {
    const { body } = await office.app.call(periodicaRoutes.create, {
      ...office.at(),
      body: {
        nom: 'X',
        periodicitat: 'anual',
        inici: '2027-01-01',
        agent_fk: office.clientId,
        plantilla: {},
        ...more,
      },
    });
    return body.camps?.map((one: { cami: string; codi: string }) => `${one.cami} ${one.codi}`) ?? body.codi;
  };
  expect(await refused({ final: '2026-12-31' })).toEqual(['final final_abans_inici']);
  expect(await refused({ agent_fk: 1 })).toEqual(['agent_fk agent_desconegut']);
  expect(await refused({ plantilla: { linies: [linia('1', { iva_fk: 999 })] } })).toEqual([
    'plantilla.linies.0.iva_fk registre_desconegut',
  ]);
  expect(await refused({ plantilla: { descomptes: [{ import: 1 }] } })).toBe('ajust_sense_base');
});

test('a series that the company lacks, or of another kind, is refused as it is written', async () => {
  const body = (serie: string) => ({
    nom: 'Manteniment',
    periodicitat: 'mensual',
    inici: '2028-01-01',
    agent_fk: office.clientId,
    plantilla: { linies: [linia('100')], serie },
  });
  for (const [serie, codi] of [
    ['ZZ', 'serie_desconeguda'],
    ['R', 'serie_altre_tipus'],
  ] as const) {
    const refused = await office.app.call(periodicaRoutes.create, { ...office.at(), body: body(serie) as never });
    expect([refused.status, refused.body.camps]).toMatchObject([422, [{ cami: 'plantilla.serie', codi }]]);
  }
  const kept = await office.app.ok(periodicaRoutes.create, { ...office.at(), body: body('A') as never });
  const changed = await office.app.call(periodicaRoutes.update, {
    ...office.at(undefined, { pid: kept.id }),
    body: { versio: kept.versio, plantilla: { ...kept.plantilla, serie: 'ZZ' } } as never,
  });
  expect(changed.status).toBe(422);
});
