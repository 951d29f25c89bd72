import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLS } from '#contract/roles.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { MAX_LOGO } from '../contract/schemas.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const put = async (nom: string, content: Buffer, who = titular) =>
  app.call(empresaRoutes.setLogo, {
    token: who.token,
    params: { id: who.empresaId },
    body: { pujada_fk: await uploadFile(app, who, nom, content) },
  });
const kept = async () =>
  (await app.ok(empresaRoutes.get, { token: titular.token, params: { id: titular.empresaId } })).logo;
const JPEG = jpeg.encode({ width: 4, height: 4, data: Buffer.alloc(64) }, 80).data;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');

describe('the logo of a company', () => {
  test.each([
    ['PNG', 'logo.jpg', PNG, 'image/png'],
    ['JPEG', 'logo.png', JPEG, 'image/jpeg'],
    ['SVG', 'logo.txt', SVG, 'image/svg+xml'],
  ])('comes as a %s whatever its name says, and nothing else changes', async (_kind, nom, content, kind) => {
    const { token, empresaId } = titular;
    const before = await app.ok(empresaRoutes.get, { token, params: { id: empresaId } });
    const reply = await put(nom, content);
    const logo = `data:${kind};base64,${content.toString('base64')}`;
    expect([reply.status, reply.body]).toMatchObject([200, { logo, versio: before.versio + 1 }]);
    expect(await kept()).toBe(logo);
    const { versio, rol, exerciciActiu, ...same } = reply.body;
    expect({ ...before, logo }).toMatchObject({ ...same, canviada: expect.anything() });
  });

  test.each([
    ['a PDF called a picture', 'logo.png', PDF, 'logo_incorrecte'],
    ['a picture that does not open', 'logo.png', PNG.subarray(0, -20), 'logo_incorrecte'],
    ['a page that holds one', 'logo.svg', Buffer.from('<html><svg/></html>'), 'logo_incorrecte'],
    [
      'one byte too many',
      'logo.png',
      Buffer.concat([PNG, Buffer.alloc(MAX_LOGO - PNG.length + 1)]),
      'logo_empresa_massa_gran',
    ],
  ])('is refused as %s, and the one that was there stays', async (_what, nom, content, codi) => {
    const was = await kept();
    const reply = await put(nom, content);
    expect([reply.status, reply.body.camps]).toMatchObject([422, [{ cami: 'pujada_fk', codi }]]);
    expect(await kept()).toBe(was);
  });

  test('of exactly the most bytes comes in', async () => {
    expect((await put('logo.png', Buffer.concat([PNG, Buffer.alloc(MAX_LOGO - PNG.length)]))).status).toBe(200);
  });

  test.each(ROLS)('is set by a %s only where they may change the company', async (rol) => {
    const who = await app.addMember(titular.empresaId, rol);
    const reply = await app.call(empresaRoutes.setLogo, {
      token: who.token,
      params: { id: titular.empresaId },
      body: { pujada_fk: 999_999 },
    });
    const may = rol === 'titular' || rol === 'gestor';
    expect([reply.status, reply.body.codi ?? reply.body.camps?.[0]?.codi]).toEqual(
      may ? [422, expect.anything()] : [403, 'no_permes'],
    );
  });

  test('of another company is nobody else’s to set, nor with an upload of another person', async () => {
    const { body: other } = await app.call(empresaRoutes.create, {
      token: titular.token,
      body: { nom_fiscal: 'Altra, SL', tipus_persona: 'E', nif: '' },
    });
    const gestor = await app.addMember(titular.empresaId, 'gestor');
    const pujada_fk = await uploadFile(app, gestor, 'logo.png', PNG);
    const strange = await app.call(empresaRoutes.setLogo, {
      token: gestor.token,
      params: { id: other.id },
      body: { pujada_fk },
    });
    expect(strange.status).toBe(404);
    const was = await kept();
    const taken = await app.call(empresaRoutes.setLogo, {
      token: titular.token,
      params: { id: titular.empresaId },
      body: { pujada_fk },
    });
    expect([taken.status, taken.body.camps]).toMatchObject([422, [{ codi: 'pujada_desconeguda' }]]);
    expect(await kept()).toBe(was);
  });
});
