import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { type DespesaOffice, linia, openDespesaOffice } from '#tests/support/despesa.ts';
import { importsIn } from '#tests/support/despesa-import.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { despesaRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
let altra: LlibresOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
  const { versio } = await office.app.ok(empresaRoutes.get, office.at() as never);
  const body = { versio, tipus_persona: 'F', nif: '12345678Z' };
  await office.app.ok(empresaRoutes.update, { ...office.at(), body: body as never });
  altra = await openLlibresOffice(office.app, office.by.token, { nif: '12345678Z', tipus_persona: 'F' });
});
afterAll(() => office.app.close());
const { sheet, told: toldOf } = importsIn(() => office);

const APATS = 5030;
const meal = (base: number, more: object = {}, own: object = {}) => ({
  tipus: 'simplificada',
  linies: [linia(base, { tipus_despesa_fk: APATS, iva_fk: null, ...own })],
  ...more,
});
const create = (fields: object) =>
  office.app.call(despesaRoutes.create, {
    ...office.at(),
    body: { agent_fk: office.proveidorId, data: '2026-02-02', ...fields } as never,
  });
type Reply = Awaited<ReturnType<typeof create>>;
const said = ({ status, body }: Reply): readonly unknown[] => [
  status,
  ...(body.avisos ?? []).map(({ codi, cami }: { codi: string; cami: string }) => `${codi} ${cami}`),
];
const told = async (fields: object) => said(await create(fields));
const MASSA = [409, 'apat_massa linies.0.deduible'];
const EFECTIU = { forma_pagament: 'efectiu' };

test('own meals of a natural person ask where they pass of the most of a day or are not paid electronically', async () => {
  expect(await told(meal(26_68))).toEqual(MASSA);
  expect(await told(meal(26_67))).toEqual([200]);
  expect(await told(meal(33_00, { data: '2026-02-03' }, { deduible: '80' }))).toEqual([200]);
  expect(await told(meal(10_00, EFECTIU))).toEqual([409, 'apat_no_electronic forma_pagament']);
  expect(await told(meal(10_00, EFECTIU, { deduible: '0' }))).toEqual([200]);
  const societat = await openLlibresOffice(office.app, office.by.token);
  const body = { agent_fk: societat.clientId, data: '2026-02-02', ...meal(33_00, EFECTIU) };
  expect((await office.app.call(despesaRoutes.create, { ...societat.at(), body: body as never })).status).toBe(200);
});

test('the most of a day is of all its meals: those of other expenses count, of the same company and day', async () => {
  const on = { data: '2026-03-04' };
  await altra.gasta({ ...meal(20_00), ...on });
  const first = (await create(meal(18_18, on))).body;
  expect(await told(meal(8_49, { data: '2026-03-05' }))).toEqual([200]);
  expect(await told({ ...on, tipus: 'simplificada', linies: [linia(60_00)] })).toEqual([200]);
  const second = await create(meal(8_50, on));
  expect(said(second)).toEqual(MASSA);
  expect(second.body.avisos[0].missatge).toContain('amb les altres despeses del mateix dia se’n dedueixen 26,68');
  expect((await create(meal(30_00))).body.avisos[0].missatge).toContain('altres despeses');
  expect((await create(meal(30_00, { data: '2026-03-30' }))).body.avisos[0].missatge).toContain('aquí se’n dedueixen');
  expect(await told(meal(8_49, on))).toEqual([200]);
  // One that is written again does not count beside itself, and asks once it takes more.
  const write = async (versio: number, fields: object) =>
    office.app.call(despesaRoutes.update, { ...office.at(first.id), body: { versio, ...fields } as never });
  const same = await write(first.versio, { linies: [{ ...first.linies[0], concepte: 'Dinar' }] });
  expect(same.status).toBe(200);
  const { versio, linies } = same.body;
  expect(said(await write(versio, { linies: [{ ...linies[0], base: 18_19 }] }))).toEqual(MASSA);
  expect(said(await write(versio, { ...on, data: '2026-03-06' }))).toEqual([200]);
});

test('of a sheet, meals of the same day add up among its rows and with what was there', async () => {
  await create(meal(10_00, { data: '2026-04-01' }));
  const row = (day: string, n: string, amount: string) =>
    `${day};${n};Papereria Exemple, SL;B65410011;Dinar;${APATS};${amount};0;;;;;targeta`;
  const opened = await sheet(
    row('01/04/2026', 'AP-1', '16,67'),
    row('01/04/2026', 'AP-2', '0,01'),
    row('02/04/2026', 'AP-3', '20,00'),
    row('02/04/2026', 'AP-4', '20,00'),
    row('03/04/2026', 'AP-5', '20,00'),
  );
  const asked = 'apat_massa tipus_despesa';
  expect(await toldOf(opened)).toEqual([[2], [3, asked], [4], [5, asked], [6]]);
});

test('paid otherwise than electronically, a meal asks as when it is entered so; once, and of who deducts it', async () => {
  const pay = (did: number, body: object) =>
    office.app.call(despesaRoutes.paga, { ...office.at(did), body: { data_pagament: '2026-05-06', ...body } as never });
  const one = (await create(meal(11_00, { data: '2026-05-05' }))).body;
  expect(said(await pay(one.id, EFECTIU))).toEqual([409, 'apat_no_electronic forma_pagament']);
  expect((await office.get(one.id)).data_pagament).toBeNull();
  expect(said(await pay(one.id, { forma_pagament: 'targeta' }))).toEqual([200]);
  expect(said(await pay(one.id, { data_pagament: null }))).toEqual([200]);
  const paid = await pay(one.id, { ...EFECTIU, avisos_acceptats: ['apat_no_electronic'] });
  expect([paid.status, paid.body.forma_pagament]).toEqual([200, 'efectiu']);
  expect(said(await pay(one.id, { data_pagament: '2026-05-07' }))).toEqual([200]);
  const none = (await create(meal(11_00, { data: '2026-05-15' }, { deduible: '0' }))).body;
  expect(said(await pay(none.id, { ...EFECTIU, data_pagament: '2026-05-16' }))).toEqual([200]);
  // Entered so, it was asked then.
  const cash = { ...EFECTIU, data: '2026-05-25', avisos_acceptats: ['apat_no_electronic'] };
  const known = (await create(meal(11_00, cash))).body;
  expect(said(await pay(known.id, { ...EFECTIU, data_pagament: '2026-05-26' }))).toEqual([200]);
});
