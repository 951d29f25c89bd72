import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWork, openZona, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formigoRoutes } from '../contract/routes.ts';

let app: TestApp;
let who: Member;
let treballId: number;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
  treballId = (await openWork(app, who)).id;
});
afterAll(() => app.close());

const PILARS = { nom: 'Pilars', estructura: 'PILARS_MURS_PORTANTS', designacio: 'HA-30/F/20/XC2' } as const;
const SAYS = { ca: /2\.?000 com a màxim/, es: /2\.?000 como máximo/, en: /2,000 at most/ } as const;

/** Every language says at that field how many lots a zone may hold, and no zone is left behind. */
const expectRefused = async (fields: Record<string, unknown>, cami: string, codi: string): Promise<void> => {
  for (const [language, sentence] of Object.entries(SAYS)) {
    const reply = await app.call(formigoRoutes.createZona, {
      token: who.token,
      body: { treball_fk: treballId, ...PILARS, ...fields },
      headers: { 'accept-language': language },
    });
    expect([reply.status, reply.body.codi]).toEqual([422, 'dades_incorrectes']);
    expect(reply.body.camps).toEqual([{ cami, codi, missatge: expect.stringMatching(sentence) }]);
  }
  const listed = await app.ok(formigoRoutes.zonesTotes, { token: who.token, params: { id: treballId } });
  expect(listed.filter((zona) => zona.lots.length > 600)).toEqual([]);
};

describe('lots of a new zone', () => {
  test('asked for by number, typed one by one or forecast: more than a zone holds are refused', async () => {
    await expectRefused({ lots: 2001 }, 'lots', 'massa_lots');
    await expectRefused({ volums_lots: Array.from({ length: 2001 }, () => 10) }, 'volums_lots', 'massa_lots');
    await expectRefused({ volum: 200_000.001 }, 'volum', 'massa_lots_previstos');
    await expectRefused({ volum: 90, superficie: 2_000_000 }, 'superficie', 'massa_lots_previstos');
  });

  test('are all made, beyond those that the forecast lists, which says how many more there are', async () => {
    const zona = await openZona(app, who, treballId, { volum: 55_000, preveu_pastades: undefined });
    expect(zona.lots).toHaveLength(550);
    expect(zona.lots.every((lot) => lot.pastades.length === 3)).toBe(true);
    expect(zona.previsio.mostresLot).toHaveLength(500);
    expect(zona.previsio.avisos).toContainEqual({ codi: 'lots_no_llistats', params: { llistats: 500, n: 50 } });
  });

  test('said to be none, a zone of any quantity is made', async () => {
    const zona = await openZona(app, who, treballId, { volum: 900_000, lots: 0 });
    expect([zona.lots.length, zona.previsio.lots]).toEqual([0, 9000]);
  });
});

test('lots added to a zone that is full are refused, and one more fits where one goes', async () => {
  const zona = await openZona(app, who, treballId, { lots: 2000 });
  expect(zona.lots).toHaveLength(2000);
  const add = { lots: [{ descripcio: 'nou', preveu_pastades: false }] };
  const reply = await app.call(formigoRoutes.seguiment, { token: who.token, params: { id: zona.id }, body: add });
  expect(reply.status).toBe(422);
  expect(reply.body.camps).toEqual([{ cami: 'lots', codi: 'massa_lots', missatge: expect.stringMatching(SAYS.ca) }]);
  const [first] = zona.lots;
  const gone = { lots: [{ id: first?.id, versio: first?.versio }] };
  const saved = await saveZona(app, who, zona.id, { ...add, suprimeix: gone });
  expect(saved.zona.lots).toHaveLength(2000);
  expect(saved.zona.lots.at(-1)).toMatchObject({ numero: 2000, descripcio: 'nou' });
});
