import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mergeAnswer } from '../contract/merge-answer.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { Zona } from '../contract/schemas.ts';

let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

const read = (id: number): Promise<Zona> => app.ok(formigoRoutes.zona, { token: who.token, params: { id } });
const save = (id: number, body: Record<string, unknown>) =>
  app.ok(formigoRoutes.seguiment, { token: who.token, params: { id }, body });
const open = async (): Promise<Zona> => {
  const work = await openWork(app, who);
  return openZona(app, who, work.id, { volum: 390, preveu_pastades: true });
};
const change = (zona: Zona, lot: number, camps: object) => {
  const [row] = zona.lots[lot]?.pastades ?? [];
  return { pastades: [{ id: row?.id, versio: row?.versio, camps }] };
};

test('a save answers the lots that it changed alone, and laid over what was held they make the zone as it is', async () => {
  let held = await open();
  expect(held.lots).toHaveLength(4);
  const { id } = held;
  for (const [body, lots] of [
    [change(held, 1, { albara: 'A-1' }), [lotId(held, 1)]],
    [{ lots: [{ id: lotId(held, 2), versio: held.lots[2]?.versio, descripcio: 'P1' }] }, [lotId(held, 2)]],
    [
      { suprimeix: { lots: [{ id: lotId(held, 2), versio: (held.lots[2]?.versio ?? 0) + 1 }] } },
      [lotId(held, 0), lotId(held, 1), lotId(held, 3)],
    ],
    [{}, []],
  ] as const) {
    const answer = await save(id, body);
    expect(answer.lots.map((lot) => lot.id)).toEqual(lots);
    const merged = mergeAnswer(held, answer);
    expect(merged).toEqual(await read(id));
    held = merged ?? held;
  }
});

test('the forecast comes when it is another, and what is held goes on when it is not', async () => {
  const held = await open();
  const typed = await save(held.id, change(held, 0, { albara: 'A-1' }));
  expect(typed.zona.previsio).toBeUndefined();
  const poured = await save(held.id, { lots: [{ id: lotId(held, 0), versio: held.lots[0]?.versio, volum: 40 }] });
  expect(poured.zona.previsio).toEqual((await read(held.id)).previsio);
  expect(mergeAnswer({ ...held, previsio_marca: 'vella' }, typed)).toBeNull();
});

test('lots whose verdict moves because of another one come too', async () => {
  const zona = await open();
  const first = await save(zona.id, { pastades: samplesOf(lotId(zona, 0), [31, 32, 33], '2026-02-01') });
  expect(first.lots.map((lot) => lot.id)).toContain(lotId(zona, 0));
  await save(zona.id, { pastades: samplesOf(lotId(zona, 1), [31, 32, 33], '2026-03-01') });
  const held = await read(zona.id);
  const moved = await save(zona.id, change(held, 0, { resistencia: 40 }));
  expect(mergeAnswer(held, moved)).toEqual(await read(zona.id));
});

test('where somebody else changed another lot, what is held does not do: the marks say so', async () => {
  const held = await open();
  await save(held.id, change(held, 3, { albara: 'de l’altre' }));
  const answer = await save(held.id, change(held, 0, { albara: 'meu' }));
  expect(answer.lots.map((lot) => lot.id)).toEqual([lotId(held, 0)]);
  expect(mergeAnswer(held, answer)).toBeNull();
  expect(mergeAnswer(await read(held.id), answer)).toEqual(await read(held.id));
});

test('a conflict brings its lot, with the value that stands', async () => {
  const held = await open();
  await save(held.id, change(held, 0, { albara: 'de l’altre' }));
  const answer = await save(held.id, change(held, 0, { albara: 'meu' }));
  expect(answer.conflictes).toMatchObject([{ camp: 'albara', meu: 'meu', desat: 'de l’altre' }]);
  expect(answer.lots.map((lot) => lot.pastades[0]?.albara)).toEqual(['de l’altre']);
});

test('in a zone of 500 lots the answer does not grow with them', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id, { volum: 49_900, lots: 500, preveu_pastades: true });
  expect(zona.lots).toHaveLength(500);
  await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona, 7), [31, 32, 33]) });
  const whole = JSON.stringify(await read(zona.id)).length;
  const saved = await save(zona.id, change(await read(zona.id), 7, { albara: 'A-1' }));
  const answer = JSON.stringify(saved).length;
  expect(answer * 50).toBeLessThan(whole);
});
