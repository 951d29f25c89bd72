import { afterAll, beforeAll, expect, test } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { tascaRoutes } from '#contract/tasca.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { informeRoutes } from '../../contract/routes.ts';

const MAONS = 1037;
const EFA = 7;
let app: TestApp;
let one: Member;
let treball: number;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
  treball = (await buildTreball(app, one, { data_projecte: '2026-01-12' })).id;
  const processos = await app.ok(referenciaRoutes.processos, { token: one.token });
  for (const { id } of processos.slice(0, 12))
    await app.ok(procesRoutes.add, { token: one.token, params: { id: treball }, body: { proces_fk: id } });
  const body = { partides: [{ partida_fk: MAONS, usos: [1], amidament: '90' }] };
  await app.ok(procesRoutes.addPartides, { token: one.token, params: { id: treball, pid: EFA }, body });
});
afterAll(() => app.close());

const putOff = async (): Promise<number> => {
  const { status, body } = await app.call(informeRoutes.formigo, {
    token: one.token,
    params: { id: treball, type: 'seguiment' },
    query: { nomes_amb_resultats: false },
    headers: { prefer: 'respond-async' },
  });
  expect(status).toBe(202);
  return body.id;
};
const taskOf = (id: number) => app.ok(tascaRoutes.get, { token: one.token, params: { id } });

test('probe 53: a follow-up of more than ten processes is put off, tells how far it is, and its file is kept', async () => {
  const plan = await app.ok(informeRoutes.informes, { token: one.token, params: { id: treball } });
  expect(plan.processos.length).toBeGreaterThan(10);
  const id = await putOff();
  expect(await taskOf(id)).toMatchObject({ estat: 'en_cua', fitxer: null });
  await app.platform.jobs.runNext();
  const done = await taskOf(id);
  expect(done).toMatchObject({ estat: 'feta', error: null, total: 2, fitxer: { tipus: 'application/pdf' } });
  const file = await app.call(tascaRoutes.document, { token: one.token, params: { id } });
  expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect((pagesOf(file.raw) ?? ['Seguiment del control']).join('')).toContain('Seguiment del control');
  const { documents } = await app.ok(informeRoutes.informes, { token: one.token, params: { id: treball } });
  expect(documents.find(({ codi }) => codi === 'seguiment')?.darrera).not.toBeNull();
});

test('probe 53: one that is cancelled while it waits is never made', async () => {
  const id = await putOff();
  expect((await app.call(tascaRoutes.cancel, { token: one.token, params: { id } })).status).toBe(200);
  await app.platform.jobs.runNext();
  expect(await taskOf(id)).toMatchObject({ estat: 'cancelada', fitxer: null });
});
