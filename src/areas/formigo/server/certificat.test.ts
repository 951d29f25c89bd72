import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { Zona } from '../contract/schemas.ts';

let app: TestApp;
let who: Member;
let treballId: number;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
  treballId = (await openWork(app, who)).id;
});
afterAll(() => app.close());

const CERTIFICAT = {
  emissor: 'Organisme d’exemple',
  central: 'Central Nord',
  designacio: 'HA-30',
  sigma: 1.9,
  coeficient_variacio: null,
  des_de: '2026-01-01',
  fins: '2026-12-31',
};
const STRENGTHS = [31.8, 34.6, 33];

/** A zone with mark 5 and three samples poured from that day on, with these plants. */
const judged = async (
  certificat: Partial<typeof CERTIFICAT>,
  { from = '2026-02-01', plants = [] as readonly string[], zona = {} as Record<string, unknown> } = {},
): Promise<Zona> => {
  const made = await openZona(app, who, treballId, {
    ...{ distintiu: 5, central: 'Central Nord', certificat: { ...CERTIFICAT, ...certificat } },
    ...zona,
  });
  const pastades = samplesOf(lotId(made), STRENGTHS, from).map(({ lot_fk, camps }, index) => ({
    lot_fk,
    camps: { ...camps, central: plants[index] ?? '' },
  }));
  return (await saveZona(app, who, made.id, { pastades })).zona;
};
const told = (zona: Zona) => {
  const found = zona.lots[0]?.veredicte;
  return {
    verdict: found?.verdict,
    ask: found?.askMotius,
    step: found?.steps[3]?.lines.filter(({ codi }) => codi.startsWith('certificat_')),
  };
};

describe('the certificate of a zone', () => {
  test('lends its sigma where days, plant and designation agree', async () => {
    expect(told(await judged({}))).toEqual({ verdict: 'satisfactori', ask: [], step: [] });
  });

  test.each([
    ['expired', { fins: '2026-02-02' }, {}, 'certificat_caducat', { fins: '02/02/2026', data: '03/02/2026' }],
    ['not yet', { des_de: '2026-02-02' }, {}, 'certificat_encara_no', { des_de: '02/02/2026', data: '01/02/2026' }],
    [
      ...['of another plant', {}, { plants: ['', '', 'Central Sud'] }, 'certificat_altra_central'],
      { certificat: 'Central Nord', central: 'Central Sud', numero: 3 },
    ],
    [
      ...['of another designation', { designacio: 'HA-30/B' }, {}, 'certificat_altra_designacio'],
      { certificat: 'HA-30/B', zona: 'HA-30/F/20/XC2' },
    ],
  ] as const)('%s: sigma is asked for, saying why', async (_, certificat, lot, codi, params) => {
    const why = [{ codi, params }];
    expect(told(await judged(certificat as never, lot as never))).toEqual({ verdict: 'ask', ask: why, step: why });
  });

  test('follows the plant of a sample that is corrected', async () => {
    const zona = await judged({}, { plants: ['', 'Central Sud', ''] });
    expect(told(zona).verdict).toBe('ask');
    const sample = zona.lots[0]?.pastades[1];
    const camps = { central: 'Central Nord' };
    const after = await saveZona(app, who, zona.id, { pastades: [{ id: sample?.id, versio: sample?.versio, camps }] });
    expect(told(after.zona).verdict).toBe('satisfactori');
  });

  test('kept before plant and designation were asked for, is of those of the zone', async () => {
    const zona = await judged({ fins: '2026-01-01' });
    const { central: _plant, designacio: _covered, ...old } = CERTIFICAT;
    await app.database.write(async (db) => {
      await db
        .updateTable('zona')
        .set({ certificat: JSON.stringify(old) })
        .where('id', '=', zona.id)
        .execute();
    });
    const read = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } });
    expect(read.certificat).toEqual({ ...old, central: '', designacio: '' });
    const saved = await saveZona(app, who, zona.id, { lots: [{ id: lotId(zona), versio: 1, descripcio: 'Nord' }] });
    expect(told(saved.zona)).toEqual({ verdict: 'satisfactori', ask: [], step: [] });
  });

  test('kept with a designation that nobody can read, is read but does not lend', async () => {
    const zona = await judged({ fins: '2026-01-01' });
    await app.database.write(async (db) => {
      await db
        .updateTable('zona')
        .set({ certificat: JSON.stringify({ ...CERTIFICAT, designacio: 'pilars' }) })
        .where('id', '=', zona.id)
        .execute();
    });
    const saved = await saveZona(app, who, zona.id, { lots: [{ id: lotId(zona), versio: 1, descripcio: 'Nord' }] });
    expect(told(saved.zona).ask?.map(({ codi }) => codi)).toEqual(['certificat_altra_designacio']);
  });
});

describe('what is refused of a certificate, at its field', () => {
  test.each([
    [{ designacio: 'HA-30/F/20/XC4/1' }, 'certificat.designacio', 'designacio_forma'],
    [{ designacio: 'pilars' }, 'certificat.designacio', 'designacio_tipus'],
    [{ designacio: 'HX-30' }, 'certificat.designacio', 'designacio_tipus'],
    [{ designacio: 'HA-30/Z' }, 'certificat.designacio', 'designacio_consistencia'],
    [{ des_de: '2026-03-01', fins: '2026-02-28' }, 'certificat.fins', 'fins_abans_des_de'],
    [{ sigma: 0 }, 'certificat.sigma', 'massa_petit'],
  ])('%j', async (certificat, cami, codi) => {
    const body = {
      ...{ treball_fk: treballId, nom: 'Z', estructura: 'AE_COMPRESSIO', designacio: 'HA-30/F/20/XC2', distintiu: 5 },
      certificat: { ...CERTIFICAT, ...certificat },
    };
    for (const language of ['ca', 'es', 'en']) {
      const headers = { 'accept-language': language };
      const reply = await app.call(formigoRoutes.createZona, { token: who.token, body, headers });
      expect(reply.status).toBe(422);
      expect(reply.body.camps).toEqual([{ cami, codi, missatge: expect.stringMatching(/^[^_]{10,}$/) }]);
    }
  });

  test('a day alone and a designation by its opening parts are taken', async () => {
    const zona = await judged({ des_de: '2026-01-31', fins: '2026-01-31', designacio: 'HA-30/F/20/XC2' });
    expect(zona.certificat).toMatchObject({ des_de: '2026-01-31', fins: '2026-01-31' });
  });
});
