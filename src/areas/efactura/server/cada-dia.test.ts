import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEmesa } from '#tests/support/emesa.ts';
import { keepFactura } from '#tests/support/factura-row.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registreRoutes } from '../contract/registre.ts';
import { comprovaCadaDia, registrePorts } from './index.ts';

let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
  for (const id of [1, 2, 3]) {
    const emesa = buildEmesa({ id, empresa_fk: who.empresaId, numero: `A/${id}` });
    await app.database.write(async (db) => {
      await keepFactura(db, emesa);
      await registrePorts(app.platform).registra({ db, database: app.database }, emesa, app.clock.now());
    });
  }
});
afterAll(() => app.close());

const last = async () =>
  (await app.ok(registreRoutes.darrera, { token: who.token, params: { id: who.empresaId } })).comprovacio;
const tamper = (text: string) =>
  app.database.write((db) => db.updateTable('registre_facturacio').set({ text }).where('ordre', '=', 2).execute());
const verifica = () =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../../scripts/verifica.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: app.url, DATA_DIR: app.dataDir },
    encoding: 'utf8',
  });

test('the round of the day waits for six in the morning, and goes once a day', async () => {
  await comprovaCadaDia(app.database, '2026-11-28T04:59:00.000Z');
  expect(await last()).toBeNull();
  await comprovaCadaDia(app.database, '2026-11-28T05:00:00.000Z');
  const first = { quan: '2026-11-28T05:00:00.000Z', origen: 'diaria', registres: 3, trencaments: 0, detall: [] };
  expect(await last()).toEqual(first);
  await comprovaCadaDia(app.database, '2026-11-28T22:00:00.000Z');
  expect(await last()).toEqual(first);
  // In summer six is four.
  await comprovaCadaDia(app.database, '2027-07-01T04:00:00.000Z');
  expect(await last()).toMatchObject({ quan: '2027-07-01T04:00:00.000Z' });
});

test('the command says what each chain is like, and ends badly when one is broken', async () => {
  const sound = verifica();
  expect(sound.stdout).toBe(`company ${who.empresaId}: 3 records, 0 breaks\n`);
  expect(sound.status).toBe(0);
  const { text } = await app.database.read
    .selectFrom('registre_facturacio')
    .select('text')
    .where('ordre', '=', 2)
    .executeTakeFirstOrThrow();
  await tamper(text.replace('1210', '1211'));
  const broken = verifica();
  expect(broken.stdout).toContain('3 records, 1 breaks\n  2 A/2 text');
  expect(broken.status).toBe(1);
  await tamper(text);
});

test('what broke stays told after a later round finds it still so', async () => {
  await tamper('x');
  await comprovaCadaDia(app.database, '2027-07-02T06:00:00.000Z');
  expect(await last()).toMatchObject({ trencaments: 1, detall: [{ ordre: 2, numserie: 'A/2', que: 'text' }] });
});
