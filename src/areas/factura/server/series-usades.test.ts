import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { buildAdreca, buildAgent } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  await buildAdreca(app, titular);
});
afterAll(() => app.close());

const company = () => app.ok(empresaRoutes.get, { token: titular.token, params: { id: titular.empresaId } });
const change = async (body: object) =>
  app.call(empresaRoutes.update, {
    token: titular.token,
    params: { id: titular.empresaId },
    body: { versio: (await company()).versio, ...body },
  });
const withSerie = async (codi: string, part: object | null) => ({
  series: (await company()).series.flatMap((one) => (one.codi === codi ? (part ? [{ ...one, ...part }] : []) : [one])),
});

test('a series that has given numbers keeps its kind and its way of counting, and stays; who has issued keeps its tax id', async () => {
  const { series, nif } = await company();
  const spare = {
    codi: 'B',
    nom: 'Segona',
    tipus: 'ordinaria',
    format: '{serie}-{exercici}-{numero:5}',
    exercici_reinicia: true,
  };
  expect((await change({ series: [...series, spare] })).status).toBe(200);
  // Nothing is numbered yet: all of it may change.
  expect((await change({ nif: 'B64717838' })).status).toBe(200);
  expect((await change({ nif })).status).toBe(200);
  const client = await buildAgent(app, titular, {
    nif: 'B64717838',
    adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
  });
  const params = { id: titular.empresaId };
  const draft = await app.ok(facturaRoutes.create, {
    token: titular.token,
    params,
    body: { agent_fk: client.id, serie: 'A', linies: [{ clau: 'a', concepte: 'A', preu: '10', iva_fk: 1 }] } as never,
  });
  const given = { token: titular.token, params: { ...params, fid: draft.id } };
  const { problemes } = await app.ok(facturaRoutes.comprova, given);
  await app.ok(facturaAccioRoutes.emetre, {
    ...given,
    body: { versio: draft.versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });
  const refusals = async (body: object) => {
    const { status, body: answer } = await change(body);
    return [status, answer.camps?.map(({ cami, codi }: { cami: string; codi: string }) => `${cami} ${codi}`)];
  };
  const place = (await company()).series.findIndex(({ codi }) => codi === 'A');
  expect(await refusals(await withSerie('A', { exercici_reinicia: false }))).toEqual([
    422,
    [`series.${place}.exercici_reinicia serie_usada`],
  ]);
  expect(await refusals(await withSerie('A', { tipus: 'simplificada' }))).toEqual([
    422,
    [`series.${place}.tipus serie_usada`],
  ]);
  expect(await refusals(await withSerie('A', null))).toEqual([422, ['series serie_usada_treta']]);
  expect(await refusals({ nif: 'B85626240' })).toEqual([422, ['nif nif_amb_factures']]);
  expect(await refusals({ tipus_persona: 'F' })).toEqual([422, ['tipus_persona persona_amb_factures']]);
  // Its name and its format may change, and a series without numbers may do as it likes.
  expect((await change(await withSerie('A', { nom: 'General', format: '{exercici}/{serie}/{numero:4}' }))).status).toBe(
    200,
  );
  expect((await change(await withSerie('B', null))).status).toBe(200);
});

test('what the tax agency would refuse has its sentence beside the field, in each language', async () => {
  const client = await buildAgent(app, titular, {
    rao_social: 'Una altra, SL',
    nif: 'B85626240',
    adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
  });
  const params = { id: titular.empresaId };
  const draft = await app.ok(facturaRoutes.create, {
    token: titular.token,
    params,
    body: {
      agent_fk: client.id,
      clau_regim: '14',
      linies: [{ clau: 'a', concepte: 'A', preu: '10', iva_fk: 1 }],
    } as never,
  });
  for (const language of ['ca', 'es', 'en']) {
    const { status, body } = await app.call(facturaAccioRoutes.emetre, {
      token: titular.token,
      params: { ...params, fid: draft.id },
      headers: { 'accept-language': language },
      body: { versio: draft.versio },
    });
    expect(status).toBe(422);
    for (const { missatge } of body.camps) expect(missatge).not.toMatch(/verifactu_|camp\./);
  }
});
