import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PNG, uploadFile } from '#tests/support/upload.ts';
import { informeRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
let treballId: number;
let zones: { id: number; lots: { id: number }[] }[];

const makeZona = async (nom: string, strengths: readonly number[][]) => {
  const { token } = titular;
  const body = {
    treball_fk: treballId,
    nom,
    estructura: 'PILARS_MURS_PORTANTS',
    designacio: 'HA-30/B/20/XC2',
    volum: 180,
    setmanes: 2,
    superficie: 400,
    plantes: 2,
    lots: strengths.length,
  } as const;
  const zona = await app.ok(formigoRoutes.createZona, { token, body });
  const pastades = zona.lots.flatMap((lot, index) =>
    (strengths[index] ?? []).map((resistencia, place) => ({
      clau_client: crypto.randomUUID(),
      lot_fk: lot.id,
      camps: { numero: place + 1, data: `2026-0${index + 3}-0${place + 1}`, element: `Pilar P-${place}`, resistencia },
    })),
  );
  await app.ok(formigoRoutes.seguiment, { token, params: { id: zona.id }, body: { pastades } });
  return zona;
};

beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  const { token } = titular;
  const body = { nom: 'Edifici de prova, «12» habitatges', data_projecte: '2024-03-18', data_inici: '2026-02-16' };
  treballId = (await app.ok(treballRoutes.create, { token, body })).id;
  zones = [
    await makeZona('Fonaments', [
      [35.7, 36.1, 35.0],
      [29.4, 35.6, 34.9],
    ]),
    await makeZona('Pilars', [[38, 39, 40]]),
  ];
});
afterAll(() => app.close());

const ask = (
  given: {
    query?: Record<string, string | number | boolean | undefined>;
    token?: string | undefined;
    id?: number;
    type?: string;
    headers?: Record<string, string>;
  } = {},
) =>
  app.call(informeRoutes.formigo, {
    token: 'token' in given ? given.token : titular.token,
    params: { id: given.id ?? treballId, type: given.type ?? 'formigo' },
    query: given.query ?? {},
    headers: given.headers ?? {},
  });

const isPdf = (raw: Buffer): boolean => raw.subarray(0, 5).toString('latin1') === '%PDF-';
const pagesIn = (raw: Buffer): number => (raw.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

describe('GET /treball/{id}/document/formigo', () => {
  test('gives the report as a PDF to save, in the language of the company or the one asked for', async () => {
    const reply = await ask();
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(String(reply.headers['content-disposition'])).toMatch(
      /^attachment; filename\*=UTF-8''Informe%20formig%C3%B3%20\d{4}-\d{3,5}\.pdf$/,
    );
    expect(isPdf(reply.raw)).toBe(true);
    expect(reply.raw.toString('latin1')).toMatch(/\/Lang\s?\(ca-ES\)/);
    const english = await ask({ query: { idioma: 'en' } });
    expect(english.raw.toString('latin1')).toMatch(/\/Lang\s?\(en-GB\)/);
    expect(String(english.headers['content-disposition'])).toContain('Concrete%20report');
  });

  test('prints the zones and states asked for, with or without steps, as a draft, in the other design', async () => {
    const whole = pagesIn((await ask()).raw);
    const short = await ask({
      query: { zones: String(zones[1]?.id), passos: false, esborrany: true, disseny: 'caixeti' },
    });
    expect(short.status).toBe(200);
    expect(pagesIn(short.raw)).toBeLessThan(whole);
    const failed = await ask({ query: { estats: 'no_satisfactori' } });
    expect(failed.status).toBe(200);
    expect(pagesIn(failed.raw)).toBeLessThanOrEqual(whole);
  });

  test('without a session, of another company, of an unknown kind or role: refused', async () => {
    expect((await ask({ token: undefined })).status).toBe(401);
    expect((await ask({ id: 999_999 })).status).toBe(404);
    expect((await ask({ type: 'horari' })).status).toBe(404);
    const site = await app.addMember(titular.empresaId, 'obra');
    expect((await ask({ token: site.token })).status).toBe(403);
    const reader = await app.addMember(titular.empresaId, 'lector');
    expect((await ask({ token: reader.token })).status).toBe(200);
  });

  test('wrong flags and zones of no such work: 422, naming the field', async () => {
    for (const query of [{ zones: 'x' }, { estats: 'bo' }, { idioma: 'fr' }, { passos: 'potser' }, { color: 'blau' }]) {
      const reply = await ask({ query });
      expect([reply.status, reply.body.codi]).toEqual([422, 'dades_incorrectes']);
    }
    const reply = await ask({ query: { zones: `${zones[0]?.id},999999` } });
    expect(reply.status).toBe(422);
    expect(reply.body.camps).toEqual([expect.objectContaining({ cami: 'zones', codi: 'zona_desconeguda' })]);
  });
});

test('the cover shows the logo of the work; one that cannot be printed is refused and leaves it', async () => {
  const images = async (): Promise<number> => {
    const { raw, status } = await ask();
    expect(status).toBe(200);
    return raw.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
  };
  const put = async (content: Buffer) =>
    app.call(accioRoutes.setLogo, {
      token: titular.token,
      params: { id: treballId },
      body: { pujada_fk: await uploadFile(app, titular, 'logo.png', content) },
    });
  const without = await images();
  expect((await put(PNG)).status).toBe(200);
  expect(await images()).toBeGreaterThan(without);
  expect((await put(Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(30)]))).status).toBe(422);
  expect(await images()).toBeGreaterThan(without);
});
