import { afterAll, beforeAll, expect, test } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { xifresRoutes } from '../contract/xifres.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

type Fields = Readonly<Record<string, unknown>>;
const ticket = (preu: string, more: Fields = {}): Promise<Factura> =>
  office.issued({ tipus: 'simplificada', agent_fk: null, linies: [linia(preu)], ...more });
const substituir = (factures: readonly number[], agent_fk = office.clientId) =>
  office.app.call(facturaAccioRoutes.substituir, { ...office.at(), body: { factures: [...factures], agent_fk } });
const substituted = async (...factures: readonly number[]): Promise<Factura> => {
  const { status, body } = await substituir(factures);
  expect(status).toBe(200);
  return body;
};
const refusals = async (factures: readonly number[]) => {
  const { status, body } = await substituir(factures);
  return [status, body.camps?.map(({ cami, codi }: { cami: string; codi: string }) => `${cami} ${codi}`)];
};
const problems = async ({ id }: Factura) =>
  (await office.app.ok(facturaRoutes.comprova, office.at(id))).problemes.map(({ codi, nivell }) => `${nivell} ${codi}`);

test('a whole invoice takes the place of simplified ones: what was owed and collected of them passes to it', async () => {
  const [one, two] = [await ticket('100'), await ticket('50')];
  await office.app.ok(cobramentRoutes.create, { ...office.at(one.id), body: {} });
  const before = await office.app.ok(xifresRoutes.get, { ...office.at(), query: { exercici: 2026 } });
  const draft = await substituted(one.id, two.id);
  expect(draft).toMatchObject({
    tipus: 'ordinaria',
    agent_fk: office.clientId,
    substitueix: [one.id, two.id],
    substituides: [{ numero: one.numero }, { numero: two.numero }],
    totals: { total_factura: 18_150 },
  });
  expect(draft.linies.map(({ tipus, preu }) => [tipus, preu])).toEqual([
    ['capitol', '0'],
    ['linia', '100'],
    ['capitol', '0'],
    ['linia', '50'],
  ]);
  expect(draft.linies[0]?.concepte).toContain(one.numero);
  // A draft takes nothing from anybody yet.
  expect(await office.get(two.id)).toMatchObject({ situacio: 'emesa', pendent: 6_050 });

  const whole = await office.issue(draft);
  expect(whole).toMatchObject({ situacio: 'cobrada_parcial', pendent: 6_050, registres: [{ tipus: 'alta' }] });
  expect(await office.get(two.id)).toMatchObject({
    situacio: 'substituida',
    pendent: 0,
    rectificada_per: [{ id: whole.id, numero: whole.numero, tipus: 'ordinaria' }],
  });
  const { status, body } = await office.app.call(cobramentRoutes.create, { ...office.at(two.id), body: { total: 1 } });
  expect([status, body.codi]).toEqual([409, 'factura_substituida']);
  const history = await office.app.ok(historialRoutes.list, {
    token: office.by.token,
    params: { entitat: 'factura', id: two.id },
    query: { empresa_fk: office.by.empresaId },
  });
  expect(history.items[0]).toMatchObject({
    accio: 'substitueix',
    canvis: [{ camp: 'substituida_per', despres: whole.numero }],
  });
  // What was sold is told once.
  const after = await office.app.ok(xifresRoutes.get, { ...office.at(), query: { exercici: 2026 } });
  expect([after.facturat, after.cobrat, after.pendent]).toEqual([before.facturat, before.cobrat, before.pendent]);
  const listed = await office.app.ok(facturaRoutes.list, office.at());
  expect(listed.sumes).toMatchObject({ factures: 1, base: 15_000, pendent: 6_050 });

  const listedAs = async (query: Readonly<Record<string, boolean>>) =>
    (await office.app.ok(facturaRoutes.list, { ...office.at(), query })).items.map(({ id }) => id).sort();
  expect(await listedAs({ substituides: true })).toEqual([one.id, two.id]);
  expect(await listedAs({ cobrades: true })).toEqual([]);
  expect(await listedAs({ vencudes: true })).toEqual([]);
  const file = await office.app.call(facturaRoutes.llistat, {
    ...office.at(),
    query: { documentType: 'csv', columnes: 'numero,estat', substituides: true },
    headers: { 'accept-language': 'es' },
  });
  expect(file.raw.toString()).toContain(`${two.numero};Sustituida`);

  const annulled = await office.app.call(facturaAccioRoutes.anullar, {
    ...office.at(whole.id),
    body: { versio: whole.versio, motiu: 'Client equivocat' },
  });
  expect(annulled.status).toBe(200);
  expect(await office.get(two.id)).toMatchObject({ situacio: 'emesa', pendent: 6_050, rectificada_per: [] });
  expect(await office.get(one.id)).toMatchObject({ situacio: 'cobrada', pendent: 0 });
});

test('what is to be paid of a whole invoice, or of one that rectifies by substitution, falls due by the terms of its client', async () => {
  const client = await buildAgent(office.app, office.by, {
    rao_social: 'Promotora a Terminis, SL',
    nif: 'B65410011',
    promotor: true,
    condicions_pagament: '60 dies',
    adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic' }],
  });
  const due = [expect.objectContaining({ data: '2027-01-27' })];
  const { body: whole } = await substituir([(await ticket('100')).id], client.id);
  expect(whole.venciments).toEqual(due);
  const old = await office.issued({ agent_fk: client.id, linies: [linia('100')] });
  const rectify = (mode: string) =>
    office.app.ok(facturaAccioRoutes.rectificar, {
      ...office.at(old.id),
      body: { motiu: 'R1', rao: '80', text: 'Menys feina', mode } as never,
    });
  expect((await rectify('substitucio')).venciments).toEqual(due);
  expect((await rectify('total')).venciments).toEqual([]);
});

test('only what still stands is substituted, once, and all that is wrong is said at once', async () => {
  const [ordinary, fine] = [await office.issued(), await ticket('10')];
  const draft = await office.draft({ tipus: 'simplificada', agent_fk: null });
  const annulled = await ticket('20');
  await office.app.ok(facturaAccioRoutes.anullar, {
    ...office.at(annulled.id),
    body: { versio: annulled.versio, motiu: 'Feta per error' },
  });
  expect(await refusals([ordinary.id, draft.id, annulled.id, fine.id, fine.id, 987_654])).toEqual([
    422,
    [
      'factures.0 factura_no_simplificada',
      'factures.1 factura_no_simplificada',
      'factures.2 substituida_anullada',
      'factures.4 factura_repetida',
      'factures.5 factura_no_simplificada',
    ],
  ]);
  const discounted = await ticket('30', { descomptes: [{ concepte: 'Fidelitat', percentatge: '10' }] });
  expect(await refusals([fine.id, discounted.id])).toEqual([422, ['factures.1 substitucio_a_soles']]);
  expect((await substituted(discounted.id)).totals.total_factura).toBe(discounted.totals.total_factura);
  expect((await substituir([fine.id], 987_654)).body.camps).toMatchObject([{ codi: 'agent_desconegut' }]);
});

test('two drafts of the same simplified invoice: the second is told when it is to be issued', async () => {
  const one = await ticket('40');
  const [first, second] = [await substituted(one.id), await substituted(one.id)];
  expect(await problems(first)).toEqual([]);
  await office.issue(first);
  expect(await problems(second)).toEqual(['error substituida_ja']);
  expect(await refusals([one.id])).toEqual([422, ['factures.0 substituida_ja']]);
  const { status } = await office.app.call(facturaAccioRoutes.emetre, {
    ...office.at(second.id),
    body: { versio: second.versio },
  });
  expect(status).toBe(422);
});

test('what comes to something else asks, and another kind of invoice substitutes nothing', async () => {
  const one = await ticket('60');
  const draft = await substituted(one.id);
  const put = (body: Fields) =>
    office.app.call(facturaRoutes.update, {
      ...office.at(draft.id),
      body: { versio: draft.versio, ...body } as never,
    });
  expect((await put({ tipus: 'proforma' })).body.camps).toMatchObject([
    { cami: 'substitueix', codi: 'substitueix_sense_tipus' },
  ]);
  const { body } = await put({ linies: [linia('61')] });
  expect(await problems(body)).toEqual(['avis substitucio_no_quadra']);
});
