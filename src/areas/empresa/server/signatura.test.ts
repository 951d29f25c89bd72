import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { certificatRoutes } from '../contract/certificat.ts';
import { openCertificat } from './index.ts';

let app: TestApp;
let one: Member;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
});
afterAll(() => app.close());

const NOW = '2026-11-28T10:00:00.000Z';
const add = (name: string) =>
  app.ok(certificatRoutes.add, {
    token: one.token,
    params: { id: one.empresaId },
    body: {
      fitxer: certificateFile(name).toString('base64'),
      contrasenya: P12_PASSWORD,
      avisos_acceptats: ['cert_nif_diferent'],
    },
  });
const open = (nif: string, now = NOW, empresaId = one.empresaId) =>
  openCertificat(app.database.read, app.platform.secrets, empresaId, { now, nif });

test('a company signs with its own certificate, in force, the one that lasts longest', async () => {
  expect(await open('B12345674')).toBeNull();
  await add('persona');
  expect((await open('B12345674'))?.titular).toContain('12345678Z');
  await add('aviat');
  await add('nou');
  const own = await open('ES-B12345674');
  expect(own?.titular).toContain('(R: B12345674)');
  const leaf = new X509Certificate(own?.cadena[0] ?? '');
  const text = Buffer.from('factura');
  expect(leaf.validTo).toContain('2056');
  expect(verify('sha256', text, leaf.publicKey, sign('sha256', text, createPrivateKey(own?.clau ?? '')))).toBe(true);
  expect((await open('12345678Z'))?.titular).not.toContain('(R:');
});

test('one that is past, or of another company, signs nothing', async () => {
  expect(await open('B12345674', '2057-01-01T00:00:00.000Z')).toBeNull();
  expect(await open('B12345674', NOW, one.empresaId + 999)).toBeNull();
});
