import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAgent } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

type Fields = Readonly<Record<string, unknown>>;
const told = async (id: number): Promise<string[]> => {
  const { problemes } = await office.app.ok(facturaRoutes.comprova, office.at(id));
  for (const { missatge } of problemes) expect(missatge).toMatch(/^[A-ZÀ-Ú][^{}]{20,}$/);
  return problemes.map(({ codi, cami, nivell }) => `${nivell} ${codi} ${cami}`);
};
const of = async (more: Fields): Promise<string[]> => told((await office.draft(more)).id);
const persona = () =>
  buildAgent(office.app, office.by, {
    tipus_persona: 'F',
    nom: 'Jordi',
    cognoms: 'Soler',
    nif: '87654321X',
    promotor: true,
    contractista: false,
    adreces: [{ via: 'Carrer Vell, 3', codi_postal: '08500', poblacio: 'Vic' }],
  });

test('a guarantee of all of it, or over before it begins, asks; a usual one does not', async () => {
  expect(await of({ retencio: { percentatge: '100', sobre: 'base', allibera: null } })).toEqual([
    'avis retencio_sencera retencio',
  ]);
  expect(await of({ retencio: { percentatge: '5', sobre: 'base', allibera: '2020-01-01' } })).toEqual([
    'avis retencio_alliberada retencio',
  ]);
  expect(await of({ retencio: { percentatge: '5', sobre: 'base', allibera: '2027-11-28' } })).toEqual([]);
});

test('what its discounts leave at nothing asks', async () => {
  expect(await of({ descomptes: [{ concepte: '', percentatge: '100' }] })).toEqual([
    'avis descompte_sencer descomptes',
  ]);
  expect(await of({ descomptes: [{ concepte: '', percentatge: '50' }] })).toEqual([]);
});

test('a business is given sixty days at most, a private person as long as it is agreed', async () => {
  const on = (data: string, more: Fields = {}) => of({ venciments: [{ data, import: null }], ...more });
  expect(await on('2027-01-27')).toEqual([]);
  expect(await on('2027-01-28')).toEqual(['avis venciment_massa_lluny venciments']);
  expect(await on('2027-06-30', { agent_fk: (await persona()).id })).toEqual([]);
});

test('a simplified invoice to a business asks, unless it says whose it is; the exchange of one for somebody else asks', async () => {
  const simple = { tipus: 'simplificada', linies: [linia('100')] };
  expect(await of(simple)).toEqual(['avis simplificada_empresa tipus']);
  expect(await of({ ...simple, qualificada: true })).toEqual([]);
  const one = await office.issued({ ...simple, qualificada: true });
  const exchange = async (agent_fk: number) =>
    told(
      (await office.app.ok(facturaAccioRoutes.substituir, { ...office.at(), body: { factures: [one.id], agent_fk } }))
        .id,
    );
  expect(await exchange(office.clientId)).toEqual([]);
  const other = await buildAgent(office.app, office.by, {
    rao_social: 'Una Altra, SL',
    nif: 'B63272603',
    adreces: [{ via: 'Carrer Vell, 3', codi_postal: '08500', poblacio: 'Vic' }],
  });
  expect(await exchange(other.id)).toEqual(['avis substitucio_altre_client agent_fk']);
});

test('a draft made before the company came under cash accounting, or left it, asks about its key', async () => {
  expect(await of({ clau_regim: '07' })).toEqual(['avis clau_de_caixa clau_regim']);
  const before = await office.draft();
  const company = await office.app.send('GET', `/api/empresa/${office.by.empresaId}`, { token: office.by.token });
  const set = (regim_iva: string, versio: number) =>
    office.app.send('POST', `/api/empresa/${office.by.empresaId}`, {
      token: office.by.token,
      body: { versio, regim_iva },
    });
  const kept = await set('caixa', company.body.versio);
  expect(kept.status).toBe(200);
  expect(await told(before.id)).toEqual(['avis clau_sense_caixa clau_regim']);
  expect(await of({})).toEqual([]);
  await set('general', kept.body.versio);
});

test('two rates of income tax withheld of one office ask', async () => {
  const { app, by } = office;
  const setPersona = (tipus_persona: 'E' | 'F') =>
    app.database.write((db) =>
      db.updateTable('empresa').set({ tipus_persona }).where('id', '=', by.empresaId).execute(),
    );
  await setPersona('F');
  const one = linia('100', { irpf_fk: 2 });
  expect(await of({ linies: [one, linia('100', { irpf_fk: 3 })] })).toEqual(['avis irpf_diversos linies']);
  expect(await of({ linies: [one, linia('50', { irpf_fk: 2 })] })).toEqual([]);
  expect(await of({ tipus: 'simplificada', agent_fk: null, linies: [linia('100', { irpf_fk: 2 })] })).toContain(
    'avis simplificada_retencio linies',
  );
  await setPersona('E');
});

test.each([
  ['a key of the books of what is received', { clau_regim: '03' }, 'clau_regim'],
  ['a key that is of no office', { clau_regim: '17' }, 'clau_regim'],
  ['a surcharge of one’s own choice', { linies: [linia('100', { recarrec: '1.75' })] }, 'linies.0'],
])('%s is refused as it is written', async (_name, more, cami) => {
  const body = { agent_fk: office.clientId, linies: [linia('100')], ...more } as never;
  const { status, body: told } = await office.app.call(facturaRoutes.create, { ...office.at(), body });
  expect([status, told.camps?.map((one: { cami: string }) => one.cami)]).toEqual([
    422,
    [expect.stringContaining(cami)],
  ]);
});
