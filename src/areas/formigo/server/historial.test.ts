import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HistorialEntitat, historialRoutes } from '#contract/historial.ts';
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

const told = async (entitat: HistorialEntitat, id: number): Promise<string[]> => {
  const { items } = await app.ok(historialRoutes.list, {
    token: who.token,
    params: { entitat, id },
    query: { limit: 100 },
  });
  return items.map((row) => `${row.entitat}.${row.accio}`).reverse();
};

test('results, answers, decisions and moved verdicts are told of the sample, its lot, its zone and its work', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id);
  const lot = lotId(zona);
  const other = await openZona(app, who, work.id, { nom: 'Murs' });
  const { zona: typed } = await saveZona(app, who, zona.id, { pastades: samplesOf(lot, [20, 21, 22]) });
  const [sample, , last] = typed.lots[0]?.pastades ?? [];
  await saveZona(app, who, zona.id, {
    pastades: [{ id: sample?.id, versio: sample?.versio, camps: { resistencia: 19 } }],
  });
  const versio = async () =>
    (await app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } })).lots[0]?.versio;
  await saveZona(app, who, zona.id, { lots: [{ id: lot, versio: await versio(), descripcio: 'P1 a P9' }] });
  await saveZona(app, who, zona.id, {
    lots: [
      {
        id: lot,
        versio: await versio(),
        decisio: { actuacions: ['testimonis'], resultat: null, data: '2026-03-10', autor: 'Direcció', text: '' },
      },
    ],
  });
  await saveZona(app, who, zona.id, {
    lots: [{ id: lot, versio: await versio(), respostes: { case3: { valor: true } } }],
  });
  await saveZona(app, who, zona.id, { suprimeix: { pastades: [{ id: last?.id, versio: last?.versio }] } });

  const ofSample = ['pastada.crea', 'pastada.resultat'];
  const ofLot = [
    'pastada.crea',
    'pastada.crea',
    'pastada.crea',
    'zona_lot.veredicte',
    'pastada.resultat',
    'zona_lot.canvia',
    'zona_lot.decisio',
    'zona_lot.resposta',
    'pastada.suprimeix',
  ];
  expect(await told('pastada', sample?.id ?? 0)).toEqual(ofSample);
  expect(await told('zona_lot', lot)).toEqual(ofLot);
  expect(await told('zona', zona.id)).toEqual(['zona.crea', ...ofLot]);
  expect(await told('zona', other.id)).toEqual(['zona.crea']);
  expect(await told('treball', work.id)).toEqual(['treball.crea', 'zona.crea', 'zona.crea', ...ofLot]);

  const { items } = await app.ok(historialRoutes.list, {
    token: who.token,
    params: { entitat: 'pastada', id: sample?.id ?? 0 },
  });
  expect(items[0]?.arrels).toEqual(
    expect.arrayContaining([
      { entitat: 'zona_lot', id: lot },
      { entitat: 'zona', id: zona.id },
      { entitat: 'treball', id: work.id },
    ]),
  );
  expect(items[0]?.arrels).toHaveLength(3);
});

test('what hung from a deleted lot or zone stays in the history of the work', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id);
  await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [35, 36, 37]) });
  const before = await told('treball', work.id);
  expect(before).toContain('zona_lot.veredicte');
  await app.ok(formigoRoutes.deleteZona, {
    token: who.token,
    params: { id: zona.id },
    query: { avisos_acceptats: 'te_resultats' },
  });
  expect(await told('treball', work.id)).toEqual([...before, 'zona.suprimeix']);
});
