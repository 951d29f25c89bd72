import { afterAll, beforeAll, expect, test } from 'vitest';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import type { Model } from '../contract/schemas.ts';

let app: TestApp;
let office: LlibresOffice;
let societat: number;
let persona: number;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-04-15T09:00:00.000Z');
  office = await openLlibresOffice(app, (await app.setUp()).token);
  societat = await office.agent({ rao_social: 'Lloguers Exemple, SL', nif: 'B65410011', proveidor: true });
  persona = await office.agent({
    tipus_persona: 'F',
    nom: 'Llogatera',
    cognoms: 'Exemple',
    nif: '12345678Z',
    proveidor: true,
  });
});
afterAll(() => app.close());

const LLOGUER = { linies: [gasto(100_000, { tipus_despesa_fk: TIPUS.lloguer })], irpf_fk: 4 };
const HONORARIS = { linies: [gasto(100_000, { tipus_despesa_fk: TIPUS.tecnics })], irpf_fk: 2 };

const any = async (exercici: number, model: Model) => {
  const { trimestres } = await app.ok(llibresRoutes.any, { ...office.at(), query: { exercici } } as never);
  return trimestres.map(({ models }) => models.find((one) => one.model === model)?.resultat);
};
const behind = async (model: Model, casella: string, exercici: number, trimestre: number) => {
  const asked = { ...office.at({ model, casella }), query: { exercici, trimestre, limit: 500 } };
  const { items } = await app.ok(llibresRoutes.casella, asked as never);
  return items.map(({ id }) => id);
};

test('rent of a company is told when it is due, over the turn of the year too; that of a person when it is paid', async () => {
  const due = await office.gasta({
    agent_fk: societat,
    data: '2025-12-20',
    venciment: '2026-01-20',
    data_pagament: '2026-07-01',
    ...LLOGUER,
  });
  const bare = await office.gasta({ agent_fk: societat, data: '2026-04-02', ...LLOGUER });
  await office.gasta({ agent_fk: persona, data: '2026-04-02', venciment: '2026-04-30', ...LLOGUER });
  const paid = await office.gasta({
    agent_fk: persona,
    data: '2026-04-02',
    venciment: '2026-04-30',
    data_pagament: '2026-10-01',
    ...LLOGUER,
  });
  const owed = due.imports.retingut;
  expect(owed).toBeGreaterThan(0);
  expect(await any(2025, '115')).toEqual([0, 0, 0, 0]);
  expect(await any(2026, '115')).toEqual([owed, owed, 0, owed]);
  for (const [trimestre, documents] of [
    [1, [due.id]],
    [2, [bare.id]],
    [3, []],
    [4, [paid.id]],
  ] as const) {
    const box = await office.caselles('115', trimestre);
    expect([box('01'), box('02'), box('03')]).toEqual([
      documents.length,
      100_000 * documents.length,
      owed * documents.length,
    ]);
    expect(await behind('115', '03', 2026, trimestre)).toEqual(documents);
  }
  // Only of the person is it still to be said when.
  expect((await office.resum('115', 2)).avisos).toMatchObject([{ codi: 'sense_pagar' }]);
});

test('so is what is withheld of fees', async () => {
  const due = await office.gasta({ agent_fk: societat, data: '2026-02-02', venciment: '2026-05-02', ...HONORARIS });
  const soon = await office.gasta({
    agent_fk: societat,
    data: '2026-02-02',
    venciment: '2026-05-02',
    data_pagament: '2026-02-05',
    ...HONORARIS,
  });
  await office.gasta({ agent_fk: persona, data: '2026-02-02', venciment: '2026-05-02', ...HONORARIS });
  expect(await any(2026, '111')).toEqual([soon.imports.retingut, due.imports.retingut, 0, 0]);
  expect(await behind('111', '09', 2026, 1)).toEqual([soon.id]);
  expect(await behind('111', '09', 2026, 2)).toEqual([due.id]);
});
