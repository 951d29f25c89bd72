import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
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

const verdictsOf = (zona: Awaited<ReturnType<typeof openZona>>) => zona.lots.map((lot) => lot.veredicte.verdict);

test('a strength of 28 days that comes before them is asked about, judged as it is, and told', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id);
  const [one] = samplesOf(lotId(zona), [31]);
  const camps = { ...one?.camps, data: '2026-11-01' };
  const send = (body: object) =>
    app.call(formigoRoutes.seguiment, { token: who.token, params: { id: zona.id }, body: body as never });
  const asked = await send({ pastades: [{ ...one, camps }] });
  expect([asked.status, asked.body.avisos]).toMatchObject([
    409,
    [{ codi: 'resistencia_sense_edat', missatge: expect.stringContaining('28 dies: els fa el 29/11/2026') }],
  ]);
  const read = () => app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } });
  expect((await read()).lots[0]?.pastades).toEqual([]);
  const accepted = await send({ pastades: [{ ...one, camps }], avisos_acceptats: ['resistencia_sense_edat'] });
  expect(accepted.status).toBe(200);
  const codes = async () => (await read()).lots[0]?.veredicte.avisos.map(({ codi }) => codi);
  expect(await codes()).toContain('encara_sense_edat');
  // What was accepted is not asked about again with each other cell.
  const sample = (await read()).lots[0]?.pastades[0];
  const again = await send({ pastades: [{ id: sample?.id, versio: sample?.versio, camps: { albara: 'A-7' } }] });
  expect(again.status).toBe(200);
});

test('a sample of a day that has not come is asked about once', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id);
  const [one] = samplesOf(lotId(zona), [31]);
  const send = (body: object) =>
    app.call(formigoRoutes.seguiment, { token: who.token, params: { id: zona.id }, body: body as never });
  const pastades = [{ ...one, camps: { ...one?.camps, resistencia: null, data: '2026-12-05' } }];
  const asked = await send({ pastades });
  expect([asked.status, asked.body.avisos]).toMatchObject([
    409,
    [{ codi: 'pastada_futura', missatge: expect.stringContaining('05/12/2026') }],
  ]);
  expect((await send({ pastades, avisos_acceptats: ['pastada_futura'] })).status).toBe(200);
  const { lots } = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } });
  const sample = lots[0]?.pastades[0];
  const more = { id: sample?.id, versio: sample?.versio };
  expect((await send({ pastades: [{ ...more, camps: { albara: 'A-7' } }] })).status).toBe(200);
});

describe('two people typing in one zone', () => {
  test('different cells of one sample both stay; the same cell comes back as a conflict and is not overwritten', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const { zona: first } = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31]) });
    const sample = first.lots[0]?.pastades[0];
    const read = { id: sample?.id, versio: sample?.versio };
    await saveZona(app, who, zona.id, {
      pastades: [{ ...read, camps: { resistencia: 33 }, base: { resistencia: 31 } }],
    });
    const second = await saveZona(app, who, zona.id, {
      pastades: [{ ...read, camps: { albara: 'A-7', resistencia: 35 }, base: { albara: '', resistencia: 31 } }],
    });
    expect(second.conflictes).toEqual([{ tipus: 'pastada', id: sample?.id, camp: 'resistencia', meu: 35, desat: 33 }]);
    expect(second.zona.lots[0]?.pastades[0]).toMatchObject({ albara: 'A-7', resistencia: 33 });
  });

  test('both save at once and every value is there', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const { zona: made } = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31, 32, 33]) });
    const rows = made.lots[0]?.pastades ?? [];
    const save = (camp: string, values: readonly unknown[]) =>
      saveZona(app, who, zona.id, {
        pastades: rows.map((row, index) => ({
          id: row.id,
          versio: row.versio,
          camps: { [camp]: values[index] },
          base: { [camp]: '' },
        })),
      });
    const answers = await Promise.all([save('albara', ['A-1', 'A-2', 'A-3']), save('element', ['P1', 'P2', 'P3'])]);
    expect(answers.flatMap((answer) => answer.conflictes)).toEqual([]);
    const after = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } });
    expect(after.lots[0]?.pastades.map((row) => [row.albara, row.element, row.resistencia])).toEqual([
      ['A-1', 'P1', 31],
      ['A-2', 'P2', 32],
      ['A-3', 'P3', 33],
    ]);
  });

  test('a save that is sent again makes one row of each client key', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const body = {
      lots: [{ clau_client: '5f0f9a3e-7f5c-4a7d-9a55-0d8c3ad0a001', descripcio: 'nou' }],
      pastades: [
        {
          clau_client: '5f0f9a3e-7f5c-4a7d-9a55-0d8c3ad0a002',
          lot_clau: '5f0f9a3e-7f5c-4a7d-9a55-0d8c3ad0a001',
          camps: { resistencia: 31.5 },
        },
      ],
    };
    await saveZona(app, who, zona.id, body);
    const { zona: again } = await saveZona(app, who, zona.id, body);
    expect(again.lots.map((lot) => lot.pastades.length)).toEqual([0, 1]);
  });
});

describe('what a save moves', () => {
  test('pour order rules over order of typing, across zones of the same concrete, and later lots follow', async () => {
    const work = await openWork(app, who);
    const late = await openZona(app, who, work.id, { nom: 'Tardana' });
    await saveZona(app, who, late.id, { pastades: samplesOf(lotId(late), [36.7, 35.8, 37.1], '2026-06-01') });
    const before = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: late.id } });
    expect(before.lots[0]?.veredicte.cas).toBe('3');
    const early = await openZona(app, who, work.id, { nom: 'Primerenca', lots: 12 });
    const strengths = Array.from({ length: 36 }, (_, index) => 34 + (index % 4));
    await saveZona(app, who, early.id, {
      pastades: strengths.map((resistencia, index) => ({
        lot_fk: lotId(early, Math.floor(index / 3)),
        camps: { resistencia, data: '2026-01-10', hora: `08:${String(index).padStart(2, '0')}` },
      })),
    });
    const after = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: late.id } });
    expect(after.lots[0]?.veredicte.cas).toBe('2');
    expect(after.lots[0]?.veredicte.nAnteriors).toBe(36);
  });

  test('a lot of another zone whose verdict turns is named', async () => {
    const work = await openWork(app, who, { data_projecte: '2005-03-01' });
    const facts = { designacio: 'HA-25/F/20/IIa', classe_central: 'A', estructura: 'AE_COMPRESSIO' };
    const later = await openZona(app, who, work.id, { ...facts, nom: 'Posterior' });
    // 0,90 × 25,5 = 22,95 passes in class A; in class B, 0,85 × 25,5 = 21,68 does not.
    await saveZona(app, who, later.id, { pastades: samplesOf(lotId(later), [25.5, 26], '2006-06-01') });
    const first = await openZona(app, who, work.id, { ...facts, nom: 'Anterior' });
    const answer = await saveZona(app, who, first.id, { pastades: samplesOf(lotId(first), [28, 38.5], '2006-01-01') });
    expect(answer.recalculats).toContainEqual(
      expect.objectContaining({ zona: 'Posterior', lot: 1, abans: 'satisfactori', despres: 'no_satisfactori' }),
    );
  });

  test('the work’s list follows at once, and a failed lot stays failed after its later decision', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const saved = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [29.4, 35.6, 34.9]) });
    const read = async () =>
      (await app.ok(treballRoutes.list, { token: who.token })).items.find((item) => item.id === work.id)?.formigo;
    expect(await read()).toMatchObject({ no_satisfactoris: 1, sense_decisio: 1 });
    const decisio = {
      actuacions: ['testimonis'],
      resultat: 'acceptat',
      data: '2026-04-01',
      autor: 'Direcció facultativa',
      text: 'Cinc testimonis.',
    };
    const decided = await saveZona(app, who, zona.id, {
      lots: [{ id: lotId(zona), versio: saved.zona.lots[0]?.versio, decisio }],
    });
    expect(verdictsOf(decided.zona)).toEqual(['no_satisfactori']);
    expect(decided.zona.lots[0]?.decisio).toMatchObject({ resultat: 'acceptat', qui: 'Mercè Puig Soler' });
    expect(await read()).toMatchObject({ no_satisfactoris: 1, sense_decisio: 0 });
  });

  test('the work says on which day samples without strength reach 28 days', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const read = async () =>
      (await app.ok(treballRoutes.list, { token: who.token })).items.find((item) => item.id === work.id)?.formigo
        .previstes;
    expect(await read()).toEqual([]);
    const poured = (data: string | null, camps: object = {}) => ({ lot_fk: lotId(zona), camps: { data, ...camps } });
    const early = { provetes: [{ edat: 7, forma: 'cilindre', valor: 22 }] };
    const saved = await saveZona(app, who, zona.id, {
      pastades: [poured('2026-02-03'), poured('2026-02-01', early), poured('2026-02-03'), poured(null)],
    });
    expect(await read()).toEqual([
      { data: '2026-03-01', pastades: 1 },
      { data: '2026-03-03', pastades: 2 },
    ]);
    const first = saved.zona.lots[0]?.pastades[0];
    const typed = { id: first?.id, versio: first?.versio, camps: { resistencia: 31 } };
    await saveZona(app, who, zona.id, { pastades: [typed] });
    expect((await read())?.reduce((total, { pastades }) => total + pastades, 0)).toBe(2);
    await openZona(app, who, work.id, { modalitat: 'INDIRECTE', nom: 'Indirecte', preveu_pastades: true });
    expect((await read())?.reduce((total, { pastades }) => total + pastades, 0)).toBe(2);
  });

  test('a decision stays when the strengths are corrected, and the lot says that it is left over', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const { zona: failed } = await saveZona(app, who, zona.id, {
      pastades: samplesOf(lotId(zona), [29.4, 35.6, 34.9]),
    });
    const decisio = { actuacions: ['testimonis'], resultat: 'acceptat', data: '2026-04-01', autor: 'DF', text: '' };
    const lot = (from: typeof failed) => ({ id: lotId(from), versio: from.lots[0]?.versio });
    const { zona: decided } = await saveZona(app, who, zona.id, { lots: [{ ...lot(failed), decisio }] });
    expect(decided.lots[0]?.decisio_sobrera).toBe(false);
    const sample = decided.lots[0]?.pastades[0];
    const type = async (resistencia: number | null, versio: number | undefined) =>
      (await saveZona(app, who, zona.id, { pastades: [{ id: sample?.id, versio, camps: { resistencia } }] })).zona;
    const emptied = await type(null, sample?.versio);
    expect(emptied.lots[0]).toMatchObject({ decisio_sobrera: false, veredicte: { verdict: 'pendent' } });
    const corrected = await type(39.4, emptied.lots[0]?.pastades[0]?.versio);
    expect(corrected.lots[0]).toMatchObject({ decisio, decisio_sobrera: true, veredicte: { verdict: 'satisfactori' } });
    const { zona: cleared } = await saveZona(app, who, zona.id, { lots: [{ ...lot(corrected), decisio: null }] });
    expect(cleared.lots[0]).toMatchObject({ decisio: null, decisio_sobrera: false });
  });

  test('a decision settles nothing once the lot fails by another margin, until it is taken again', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const { zona: failed } = await saveZona(app, who, zona.id, {
      pastades: samplesOf(lotId(zona), [29.4, 35.6, 34.9]),
    });
    const decisio = { actuacions: [], resultat: 'acceptat', data: '2026-04-01', autor: 'DF', text: 'Càlcul nou.' };
    const decide = async (from: typeof failed) =>
      (await saveZona(app, who, zona.id, { lots: [{ id: lotId(from), versio: from.lots[0]?.versio, decisio }] })).zona;
    const counted = async () =>
      (await app.ok(treballRoutes.list, { token: who.token })).items.find((item) => item.id === work.id)?.formigo
        .sense_decisio;
    const type = async (resistencia: number, from: typeof failed) => {
      const { id, versio } = from.lots[0]?.pastades[0] ?? {};
      return (await saveZona(app, who, zona.id, { pastades: [{ id, versio, camps: { resistencia } }] })).zona;
    };
    const decided = await decide(failed);
    expect([decided.lots[0]?.decisio?.revisar, await counted()]).toEqual([undefined, 0]);
    const worse = await type(18, decided);
    expect(worse.lots[0]?.veredicte.verdict).toBe('no_satisfactori');
    expect([worse.lots[0]?.decisio?.revisar, await counted()]).toEqual([true, 1]);
    const back = await type(29.4, worse);
    expect([back.lots[0]?.decisio?.revisar, await counted()]).toEqual([undefined, 0]);
    const again = await decide(await type(18, back));
    expect([again.lots[0]?.decisio?.revisar, await counted()]).toEqual([undefined, 0]);
  });

  test('a lot that failed is not accepted without what was done of it nor reasons', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const { zona: failed } = await saveZona(app, who, zona.id, {
      pastades: samplesOf(lotId(zona), [29.4, 35.6, 34.9]),
    });
    const lot = { id: lotId(failed), versio: failed.lots[0]?.versio };
    const decide = (given: object) =>
      app.call(formigoRoutes.seguiment, {
        token: who.token,
        params: { id: zona.id },
        body: {
          lots: [{ ...lot, decisio: { actuacions: [], data: '2026-04-01', autor: 'DF', text: ' ', ...given } }],
        },
      });
    const bare = await decide({ resultat: 'acceptat' });
    expect([bare.status, bare.body.camps]).toEqual([
      422,
      [expect.objectContaining({ cami: 'decisio.text', codi: 'acceptat_sense_raons' })],
    ]);
    expect((await decide({ resultat: 'demolit' })).status).toBe(200);
  });

  test('a decision on a lot that did not fail is refused', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const decisio = { actuacions: [], resultat: null, data: '2026-04-01', autor: 'DF', text: '' };
    const reply = await app.call(formigoRoutes.seguiment, {
      token: who.token,
      params: { id: zona.id },
      body: { lots: [{ id: lotId(zona), versio: 1, decisio }] },
    });
    expect([reply.status, reply.body.codi]).toEqual([409, 'decisio_sense_fallada']);
  });
});

describe('answers', () => {
  test('are kept with who and when, turn the verdict, and can be taken back', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { distintiu: 5 });
    const typed = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31.8, 34.6, 33]) });
    expect(typed.zona.lots[0]?.veredicte).toMatchObject({ verdict: 'ask', ask: 'sigma' });
    const answer = (respostes: unknown, versio: number | undefined) =>
      saveZona(app, who, zona.id, { lots: [{ id: lotId(zona), versio, respostes }] });
    const answered = await answer({ sigma: { sigma: 1.9 } }, typed.zona.lots[0]?.versio);
    expect(answered.zona.lots[0]?.veredicte.verdict).toBe('satisfactori');
    expect(answered.zona.lots[0]?.respostes.sigma).toMatchObject({
      sigma: 1.9,
      qui: 'Mercè Puig Soler',
      quan: '2026-11-28',
    });
    const changed = await answer({ sigma: { sigma: 2.5 } }, answered.zona.lots[0]?.versio);
    expect(changed.zona.lots[0]?.veredicte.verdict).toBe('no_satisfactori');
    const back = await answer({ sigma: null }, changed.zona.lots[0]?.versio);
    expect(back.zona.lots[0]?.veredicte).toMatchObject({ verdict: 'ask', ask: 'sigma' });
  });

  test('the certificate of a zone answers for its lots', async () => {
    const work = await openWork(app, who);
    const certificat = {
      emissor: 'Organisme d’exemple',
      central: 'Central 1',
      designacio: 'HA-30',
      sigma: 1.9,
      coeficient_variacio: null,
      des_de: '2026-01-01',
      fins: '2026-12-31',
    };
    const zona = await openZona(app, who, work.id, { distintiu: 5, certificat });
    const typed = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31.8, 34.6, 33]) });
    expect(typed.zona.lots[0]?.veredicte.verdict).toBe('satisfactori');
  });

  test('who types on site may not answer, decide or delete lots, and sees only assigned works', async () => {
    const site = await app.addMember(who.empresaId, 'obra');
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const types = (body: unknown) =>
      app.call(formigoRoutes.seguiment, { token: site.token, params: { id: zona.id }, body });
    expect((await types({ pastades: samplesOf(lotId(zona), [31]) })).status).toBe(404);
    await app.database.write(async (db) => {
      await db
        .insertInto('treball_usuari')
        .values({ empresa_fk: who.empresaId, treball_fk: work.id, usuari_fk: site.usuariId })
        .execute();
    });
    expect((await types({ pastades: samplesOf(lotId(zona), [31]) })).status).toBe(200);
    expect(
      (await types({ lots: [{ id: lotId(zona), versio: 1, respostes: { case1: { valor: true } } }] })).status,
    ).toBe(403);
  });
});

describe('planned samples', () => {
  test('come with the zone and with a new lot, count as missing until typed, and go without a warning', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { preveu_pastades: undefined });
    expect(zona.lots.map((lot) => lot.pastades.length)).toEqual([3]);
    expect(zona.lots[0]?.veredicte).toMatchObject({ verdict: 'pendent', mostresTingudes: 0, mostresDemanades: 3 });
    const [first] = zona.lots[0]?.pastades ?? [];
    const typed = await saveZona(app, who, zona.id, {
      lots: [{ descripcio: 'nou' }],
      pastades: [{ id: first?.id, versio: first?.versio, camps: { resistencia: 29 } }],
    });
    expect(verdictsOf(typed.zona)).toEqual(['pendent', 'pendent']);
    expect(typed.zona.lots[0]?.veredicte).toMatchObject({ mostresTingudes: 1, mostresSenseValor: 2 });
    expect(typed.zona.lots[1]?.pastades).toHaveLength(3);
    const second = typed.zona.lots[1];
    await saveZona(app, who, zona.id, { suprimeix: { lots: [{ id: second?.id, versio: second?.versio }] } });
  });
});

describe('history of a lot', () => {
  test('tells samples, verdicts and answers, newest first, also of what was deleted', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const typed = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [29.4, 35.6, 34.9]) });
    const sample = typed.zona.lots[0]?.pastades[0];
    await saveZona(app, who, zona.id, { suprimeix: { pastades: [{ id: sample?.id, versio: sample?.versio }] } });
    const { items } = await app.ok(historialRoutes.list, {
      token: who.token,
      params: { entitat: 'zona_lot', id: lotId(zona) },
    });
    expect(items.map((item) => item.accio)).toEqual(['suprimeix', 'veredicte', 'crea', 'crea', 'crea']);
    expect(items[0]?.canvis).toContainEqual({ camp: 'resistencia', abans: 29.4, despres: null });
  });
});
