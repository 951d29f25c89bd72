import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formigoRoutes } from '../contract/routes.ts';

let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

const readZona = (id: number) => app.ok(formigoRoutes.zona, { token: who.token, params: { id } });

describe('an answer that was lost on the way', () => {
  test('a correction of a new sample, sent under the same client key, is kept', async () => {
    const zona = await openZona(app, who, (await openWork(app, who)).id);
    const clau_client = '0d5b2f7e-9b0c-4c11-8a54-5d1f0a9e0001';
    const first = { clau_client, lot_fk: lotId(zona), camps: { resistencia: 30 } };
    await saveZona(app, who, zona.id, { pastades: [first] });
    const again = await saveZona(app, who, zona.id, {
      pastades: [{ ...first, camps: { resistencia: 41 }, base: { resistencia: 30 } }],
    });
    expect(again.conflictes).toEqual([]);
    expect(again.zona.lots[0]?.pastades.map((row) => row.resistencia)).toEqual([41]);
  });

  test('without the value that was seen it comes back as a conflict, never in silence', async () => {
    const zona = await openZona(app, who, (await openWork(app, who)).id);
    const clau_client = '0d5b2f7e-9b0c-4c11-8a54-5d1f0a9e0002';
    const first = { clau_client, lot_fk: lotId(zona), camps: { resistencia: 30 } };
    await saveZona(app, who, zona.id, { pastades: [first] });
    const again = await saveZona(app, who, zona.id, { pastades: [{ ...first, camps: { resistencia: 41 } }] });
    expect(again.conflictes).toMatchObject([{ tipus: 'pastada', camp: 'resistencia', meu: 41, desat: 30 }]);
  });

  test('a new lot sent again with another description keeps the later one', async () => {
    const zona = await openZona(app, who, (await openWork(app, who)).id);
    const lot = { clau_client: '0d5b2f7e-9b0c-4c11-8a54-5d1f0a9e0003', descripcio: 'Mur' };
    await saveZona(app, who, zona.id, { lots: [lot] });
    const again = await saveZona(app, who, zona.id, {
      lots: [{ ...lot, descripcio: 'Mur nord', base: { descripcio: 'Mur' } }],
    });
    expect(again.zona.lots.map((one) => one.descripcio)).toEqual(['', 'Mur nord']);
  });
});

describe('cells of a lot', () => {
  test('different cells of two people both stay; the same cell is a conflict', async () => {
    const zona = await openZona(app, who, (await openWork(app, who)).id);
    const read = { id: lotId(zona), versio: zona.lots[0]?.versio };
    await saveZona(app, who, zona.id, { lots: [{ ...read, volum: 80, base: { volum: null } }] });
    const other = await saveZona(app, who, zona.id, {
      lots: [{ ...read, descripcio: 'Eixos 1 a 4', volum: 75, base: { descripcio: '', volum: null } }],
    });
    expect(other.conflictes).toEqual([{ tipus: 'lot', id: lotId(zona), camp: 'volum', meu: 75, desat: 80 }]);
    expect(other.zona.lots[0]).toMatchObject({ descripcio: 'Eixos 1 a 4', volum: 80 });
  });

  test('deleting a lot in which somebody typed meanwhile warns with the count', async () => {
    const zona = await openZona(app, who, (await openWork(app, who)).id);
    await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31, 32, 33]) });
    const reply = await app.call(formigoRoutes.seguiment, {
      token: who.token,
      params: { id: zona.id },
      body: { suprimeix: { lots: [{ id: lotId(zona), versio: zona.lots[0]?.versio }] } },
    });
    expect([reply.status, reply.body.codi]).toEqual([409, 'avisos']);
    expect(reply.body.avisos[0].missatge).toContain('3 pastades');
  });
});

describe('regulation of a zone', () => {
  test('is free again once its results are gone', async () => {
    const zona = await openZona(app, who, (await openWork(app, who)).id);
    const { zona: typed } = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31]) });
    expect(typed.norma_fixada).toBe(true);
    const [sample] = typed.lots[0]?.pastades ?? [];
    const gone = { pastades: [{ id: sample?.id, versio: sample?.versio }] };
    expect((await saveZona(app, who, zona.id, { suprimeix: gone })).zona.norma_fixada).toBe(false);
  });

  test('that disagrees with the dates of its work says so, on the zone and in the list', async () => {
    const work = await openWork(app, who, { data_projecte: '2024-01-01' });
    const zona = await openZona(app, who, work.id);
    expect(zona.avisos.map((avis) => avis.codi)).not.toContain('norma_no_concorda');
    await app.ok(treballRoutes.update, {
      token: who.token,
      params: { id: work.id },
      body: { versio: work.versio, data_projecte: '2015-01-01' },
    });
    expect((await readZona(zona.id)).avisos).toContainEqual({
      codi: 'norma_no_concorda',
      params: { norma: 'EHE-08', codi: 'no' },
    });
    const [listed] = await app.ok(formigoRoutes.zonesTotes, { token: who.token, params: { id: work.id } });
    expect(listed?.avisos.map((avis) => avis.codi)).toContain('norma_no_concorda');
  });

  test('a zone with mark A can still be edited after the work moved past 2010', async () => {
    const work = await openWork(app, who, { data_projecte: '2010-05-01' });
    const zona = await openZona(app, who, work.id, { designacio: 'HA-25/B/20/IIa', distintiu: 2 });
    await app.ok(treballRoutes.update, {
      token: who.token,
      params: { id: work.id },
      body: { versio: work.versio, data_projecte: '2011-05-01' },
    });
    const body = { versio: zona.versio, observacions: 'Nota' };
    expect((await app.call(formigoRoutes.updateZona, { token: who.token, params: { id: zona.id }, body })).status).toBe(
      200,
    );
  });
});

describe('what cannot be seen or is out of bounds', () => {
  test.each(['\u200b\u200b\u200b', '\u202e\u202e\u202e', '...', '\u2800\u2800\u2800'])(
    'reason %j is refused',
    async (motiu) => {
      const work = await openWork(app, who);
      const body = {
        treball_fk: work.id,
        nom: 'Z',
        estructura: 'AE_COMPRESSIO',
        designacio: 'HA-25/B/20/IIa',
        excepcio: { normativa: 'EHE-08', motiu },
      };
      expect((await app.call(formigoRoutes.createZona, { token: who.token, body })).status).toBe(422);
    },
  );

  test.each(['HA-300/B/20/XC2', 'HA-999/B/20/XC2'])('%s is refused at its strength', async (designacio) => {
    const work = await openWork(app, who);
    const body = { treball_fk: work.id, nom: 'Z', estructura: 'AE_COMPRESSIO', designacio };
    const reply = await app.call(formigoRoutes.createZona, { token: who.token, body });
    expect(reply.body.camps).toMatchObject([{ cami: 'resistencia', codi: 'massa_gran' }]);
  });
});

describe('pours that overlap and papers that expire', () => {
  test('a sample of another zone poured later does not count as earlier', async () => {
    const work = await openWork(app, who);
    const before = await openZona(app, who, work.id, { nom: 'Gener', lots: 11 });
    await saveZona(app, who, before.id, {
      pastades: before.lots.flatMap((lot) => samplesOf(lot.id, [36, 36, 36], '2026-01-01')),
    });
    const long = await openZona(app, who, work.id, { nom: 'Llarga' });
    await saveZona(app, who, long.id, {
      pastades: ['2026-02-01', '2026-02-20', '2026-02-21'].map((data) => ({
        lot_fk: lotId(long),
        camps: { resistencia: 36, data },
      })),
    });
    const short = await openZona(app, who, work.id, { nom: 'Curta' });
    const { zona } = await saveZona(app, who, short.id, {
      pastades: [33, 38, 38].map((resistencia) => ({
        lot_fk: lotId(short),
        camps: { resistencia, data: '2026-02-05' },
      })),
    });
    expect(zona.lots[0]?.veredicte).toMatchObject({ nAnteriors: 34, cas: '3', verdict: 'no_satisfactori' });
    expect(zona.lots[0]?.abans.anteriors).toHaveLength(34);
  });

  test('an expired certificate settles nothing: its sigma is asked for', async () => {
    const certificat = {
      emissor: 'Organisme d’exemple',
      central: '',
      designacio: '',
      sigma: 1.9,
      coeficient_variacio: null,
      des_de: '2011-01-01',
      fins: '2012-01-01',
    };
    const zona = await openZona(app, who, (await openWork(app, who)).id, { distintiu: 5, certificat });
    const { zona: typed } = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31.8, 34.6, 33]) });
    expect(typed.lots[0]?.veredicte).toMatchObject({ verdict: 'ask', ask: 'sigma' });
  });
});
