import { afterAll, beforeAll, expect, test } from 'vitest';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { type DespesaOffice, openDespesaOffice } from '#tests/support/despesa.ts';
import { HEIC_PHOTO } from '#tests/support/heic-photo.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { ARXIUS_DESPESA, despesaArxiuRoutes } from '../contract/arxius.ts';
import { despesaRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

const attach = async (did: number, ...files: [nom: string, content: Buffer][]) => {
  const pujades: number[] = [];
  for (const [nom, content] of files) pujades.push(await uploadFile(office.app, office.by, nom, content));
  return office.app.call(despesaArxiuRoutes.add, { ...office.at(did), body: { pujades } });
};
const read = (did: number, aid: number, query = '') =>
  office.app.send('GET', `/api/empresa/${office.by.empresaId}/despesa/${did}/arxiu/${aid}${query}`, {
    token: office.by.token,
  });

test('files are attached in order, named apart, read in place, renamed, deleted and brought back', async () => {
  const made = await office.create();
  const { body } = await attach(made.id, ['tiquet.pdf', PDF], ['TIQUET.pdf', PDF], ['foto.png', PNG]);
  expect(body.items.map((one: { nom: string }) => one.nom)).toEqual(['tiquet.pdf', 'TIQUET (2).pdf', 'foto.png']);
  const [first, second] = body.items;
  expect((await read(made.id, first.id, '?inline=true')).headers['content-disposition']).toMatch(/^inline/);
  const rename = (versio: number, nom: string) =>
    office.app.call(despesaArxiuRoutes.update, { ...office.at(made.id, { aid: second.id }), body: { versio, nom } });
  expect((await rename(1, 'Tiquet.PDF')).body.camps).toMatchObject([{ codi: 'nom_repetit' }]);
  expect((await rename(1, 'x.png')).body.camps).toMatchObject([{ codi: 'contingut_no_es' }]);
  expect((await rename(1, 'dinar.pdf')).body).toMatchObject({ nom: 'dinar.pdf', versio: 2 });
  expect((await rename(1, 'tard.pdf')).body.codi).toBe('versio_obsoleta');
  const whole = await office.get(made.id);
  const { desfer } = await office.app.ok(despesaArxiuRoutes.remove, office.at(made.id, { aid: second.id }));
  expect((await office.get(made.id)).arxius.length).toBe(2);
  await office.app.ok(desferRoutes.undo, {
    token: office.by.token,
    params: { id: desfer.id },
    query: { empresa_fk: office.by.empresaId },
  } as never);
  expect(await office.get(made.id)).toEqual(whole);
  const list = await office.app.ok(despesaRoutes.list, office.at());
  expect(list.items[0]?.arxius).toBe(3);
});

test('a photo that browsers do not show is seen as JPEG', async () => {
  const made = await office.create();
  const { body } = await attach(made.id, ['foto.heic', HEIC_PHOTO]);
  expect(body.items[0].vista).toBe('conversio');
  const seen = await read(made.id, body.items[0].id, '?vista=true');
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('no more than it holds, nothing that is not what its name says, nothing of another expense', async () => {
  const [one, other] = [await office.create(), await office.create()];
  const many = Array.from({ length: ARXIUS_DESPESA }, (_none, place): [string, Buffer] => [`${place}.pdf`, PDF]);
  const { body } = await attach(one.id, ...many);
  expect((await attach(one.id, ['mes.pdf', PDF])).body.codi).toBe('massa_arxius');
  expect((await attach(other.id, ['fals.png', PDF])).body.camps).toMatchObject([{ codi: 'contingut_no_es' }]);
  expect((await read(other.id, body.items[0].id)).status).toBe(404);
});

test('in a closed quarter a paper may come and stays', async () => {
  const made = await office.create({ data: '2022-01-10' });
  const quarter = { token: office.by.token, params: { id: office.by.empresaId, exercici: 2022, trimestre: 1 } };
  await office.app.ok(trimestreRoutes.tanca, quarter as never);
  const { body } = await attach(made.id, ['tiquet.pdf', PDF]);
  const removed = await office.app.call(despesaArxiuRoutes.remove, office.at(made.id, { aid: body.items[0].id }));
  expect([removed.status, removed.body.codi]).toEqual([409, 'periode_tancat']);
});
