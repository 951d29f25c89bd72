import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { desferRoutes } from '#contract/desfer.ts';
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

describe('regulation of a zone', () => {
  test('comes from the work’s dates, and is asked for when there is none', async () => {
    const dated = await openWork(app, who, { data_projecte: '2010-05-01' });
    expect((await openZona(app, who, dated.id, { designacio: 'HA-25/B/20/IIa' })).normativa).toBe('EHE-08');
    const undated = await openWork(app, who, { data_projecte: null });
    const body = { treball_fk: undated.id, nom: 'Pilars', estructura: 'AE_COMPRESSIO', designacio: 'HA-25/B/20/XC2' };
    const refused = await app.call(formigoRoutes.createZona, { token: who.token, body });
    expect([refused.status, refused.body.codi]).toEqual([422, 'cal_data']);
    const excepcio = { normativa: 'CODI', motiu: 'Acord amb el promotor' };
    const zona = await app.ok(formigoRoutes.createZona, { token: who.token, body: { ...body, excepcio } });
    expect(zona.norma).toMatchObject({
      per: 'excepcio',
      canviada: { qui: 'Mercè Puig Soler', motiu: 'Acord amb el promotor' },
    });
  });

  test('can change until the first result, and not after', async () => {
    const work = await openWork(app, who, { data_projecte: '2010-05-01' });
    const zona = await openZona(app, who, work.id, { designacio: 'HA-25/B/20/IIa' });
    const excepcio = { normativa: 'CODI', motiu: 'La direcció adopta el text nou' };
    const change = (versio: number, given: unknown, ambient: string) =>
      app.call(formigoRoutes.updateZona, {
        token: who.token,
        params: { id: zona.id },
        body: { versio, excepcio: given, ambient },
      });
    const changed = await change(zona.versio, excepcio, 'XC2');
    expect([changed.status, changed.body.normativa]).toEqual([200, 'CODI']);
    await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31]) });
    const refused = await change(changed.body.versio, null, 'IIa');
    expect([refused.status, refused.body.codi]).toEqual([409, 'normativa_fixada']);
  });
});

describe('designation', () => {
  test.each([
    ['HA-25/B/20/IIa', 'ambient'],
    ['HA-20/B/20/XC2', 'resistencia'],
    ['HX-25/B/20/XC2', 'designacio'],
    ['HA-25/B/20', 'designacio'],
  ])('%s is refused at %s under the Codi', async (designacio, cami) => {
    const work = await openWork(app, who);
    const body = { treball_fk: work.id, nom: 'Z', estructura: 'AE_COMPRESSIO', designacio };
    const reply = await app.call(formigoRoutes.createZona, { token: who.token, body });
    expect(reply.status).toBe(422);
    expect(reply.body.camps.map((camp: { cami: string }) => camp.cami)).toContain(cami);
  });

  test('a strength below the least of its class only warns', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { designacio: 'HA-25/B/20/XC4+XF1' });
    expect(zona.avisos.map((avis) => avis.codi)).toContain('resistencia_minima');
  });

  test('strength 0 is kept and every lot says fck <= 0', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { designacio: undefined, ambient: 'XC2', resistencia: 0 });
    const { zona: saved } = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31]) });
    expect(saved.lots[0]?.veredicte).toMatchObject({ verdict: 'no_satisfactori', failure: 'fck <= 0' });
  });
});

describe('law of a work', () => {
  test('a changed limit row changes the forecast, is named with who and why, and goes back', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { volum: 380, plantes: 4 });
    expect(zona.previsio.lots).toBe(4);
    const params = { id: work.id, fila: zona.previsio.fila.id };
    const body = { valors: { volum: 200 }, motiu: 'Taula comprovada amb el BOE' };
    await app.ok(formigoRoutes.changeLimit, { token: who.token, params, body });
    const read = () => app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } });
    expect((await read()).previsio).toMatchObject({
      lots: 2,
      fila: { canviada: { qui: 'Mercè Puig Soler', motiu: body.motiu } },
    });
    await app.ok(formigoRoutes.restoreLimit, { token: who.token, params });
    expect((await read()).previsio.lots).toBe(4);
  });
});

describe('lots and zones', () => {
  test('are renumbered when one goes and moved when asked; a deletion with samples warns first', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { volum: 300 });
    const [one, two, three] = [0, 1, 2].map((index) => lotId(zona, index));
    const moved = await app.ok(formigoRoutes.reorderLots, {
      token: who.token,
      params: { id: zona.id },
      body: { from: 2, to: 0 },
    });
    expect(moved.lots.map((lot) => lot.id)).toEqual([three, one, two]);
    const { zona: typed } = await saveZona(app, who, zona.id, { pastades: samplesOf(one ?? 0, [31]) });
    const versio = typed.lots[1]?.versio;
    const remove = (accepted: string[]) =>
      app.call(formigoRoutes.seguiment, {
        token: who.token,
        params: { id: zona.id },
        body: { suprimeix: { lots: [{ id: one, versio }] }, avisos_acceptats: accepted },
      });
    expect((await remove([])).body.avisos[0].codi).toBe('te_resultats');
    const after = await remove(['te_resultats']);
    expect(after.body.lots.map((lot: { id: number; numero: number }) => [lot.id, lot.numero])).toEqual([
      [three, 1],
      [two, 3],
    ]);
    const gone = await app.call(formigoRoutes.deleteZona, { token: who.token, params: { id: zona.id } });
    expect(gone.status).toBe(200);
    expect((await app.call(formigoRoutes.zona, { token: who.token, params: { id: zona.id } })).status).toBe(404);
  });

  test('a deleted zone comes back whole while its work is open, and later lots are judged with it again', async () => {
    const work = await openWork(app, who);
    const first = await openZona(app, who, work.id, { nom: 'Primera', lots: 1 });
    const later = await openZona(app, who, work.id, { nom: 'Segona', lots: 1 });
    await saveZona(app, who, first.id, { pastades: samplesOf(lotId(first), [31, 32, 33], '2026-03-01') });
    await saveZona(app, who, later.id, { pastades: samplesOf(lotId(later), [34, 35, 36], '2026-04-01') });
    const read = async () => ({
      zones: await app.ok(formigoRoutes.zonesTotes, { token: who.token, params: { id: work.id } }),
      first: (await app.call(formigoRoutes.zona, { token: who.token, params: { id: first.id } })).body,
      later: await app.ok(formigoRoutes.zona, { token: who.token, params: { id: later.id } }),
    });
    const before = await read();
    expect(before.later.lots[0]?.abans.anteriors).toHaveLength(3);
    const remove = { token: who.token, params: { id: first.id }, query: { avisos_acceptats: 'te_resultats' } };
    const { desfer } = await app.ok(formigoRoutes.deleteZona, remove);
    const gone = await read();
    expect([gone.first.status, gone.zones.length, gone.later.lots[0]?.abans.anteriors]).toEqual([404, 1, []]);
    const undo = (token: string) => app.call(desferRoutes.undo, { token, params: { id: desfer.id }, body: {} });
    const site = await app.addMember(who.empresaId, 'obra');
    expect((await undo(site.token)).status).toBe(403);
    expect((await undo(who.token)).body).toEqual({ tipus: 'zona', id: first.id });
    expect(await read()).toEqual(before);
    // A closed work is only read: nothing comes back into it.
    const again = await app.ok(formigoRoutes.deleteZona, remove);
    await app.ok(accioRoutes.finalize, {
      token: who.token,
      params: { id: work.id },
      body: { avisos_acceptats: ['control_amb_mancances'] },
    });
    const late = { token: who.token, params: { id: again.desfer.id }, body: {} };
    expect((await app.call(desferRoutes.undo, late)).body.codi).toBe('treball_tancat');
  });

  test('a deleted lot comes back as it was; no number of a lot with results is that of another', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id, { nom: 'Pilars', lots: 3 });
    const [one, two, three] = [0, 1, 2].map((index) => lotId(zona, index));
    await saveZona(app, who, zona.id, { pastades: samplesOf(one ?? 0, [12, 12, 12], '2026-03-01') });
    const read = () => app.ok(formigoRoutes.zona, { token: who.token, params: { id: zona.id } });
    const numbers = async () => (await read()).lots.map((lot) => [lot.id, lot.numero]);
    const remove = async (id: number | undefined) => {
      const versio = (await read()).lots.find((lot) => lot.id === id)?.versio;
      const body = { suprimeix: { lots: [{ id, versio }] }, avisos_acceptats: ['te_resultats'] };
      const { desfer } = await app.ok(formigoRoutes.seguiment, { token: who.token, params: { id: zona.id }, body });
      return desfer[0]?.id ?? 0;
    };
    const undo = (id: number) => app.call(desferRoutes.undo, { token: who.token, params: { id }, body: {} });
    const before = await read();
    expect(before.lots[0]?.veredicte.verdict).toBe('no_satisfactori');
    const failed = await remove(one);
    expect(await numbers()).toEqual([
      [two, 2],
      [three, 3],
    ]);
    expect((await undo(failed)).body).toEqual({ tipus: 'zona_lot', id: one });
    expect((await read()).lots).toEqual(before.lots);
    expect((await undo(failed)).status).not.toBe(200);
    // The last one with results goes: the next lot does not take its number.
    await saveZona(app, who, zona.id, { pastades: samplesOf(three ?? 0, [12, 12, 12], '2026-03-02') });
    await remove(three);
    await saveZona(app, who, zona.id, { lots: [{ clau_client: crypto.randomUUID() }] });
    expect((await numbers()).map(([, numero]) => numero)).toEqual([1, 2, 4]);
    // Where nothing was poured, numbers have no holes, and what comes back takes its place.
    const plain = await openZona(app, who, work.id, { nom: 'Sostre', lots: 3 });
    const order = async () =>
      (await app.ok(formigoRoutes.zona, { token: who.token, params: { id: plain.id } })).lots.map((lot) => lot.id);
    const first = await order();
    const { desfer, ordre } = await app.ok(formigoRoutes.seguiment, {
      token: who.token,
      params: { id: plain.id },
      body: { suprimeix: { lots: [{ id: first[1], versio: plain.lots[1]?.versio }] } },
    });
    expect(ordre).toHaveLength(2);
    expect((await undo(desfer[0]?.id ?? 0)).status).toBe(200);
    expect(await order()).toEqual(first);
  });

  test('zones are listed by code and moved within their work', async () => {
    const work = await openWork(app, who);
    const names = ['A', 'B', 'C'];
    for (const nom of names) await openZona(app, who, work.id, { nom });
    const moved = await app.ok(formigoRoutes.reorderZones, {
      token: who.token,
      body: { treball_fk: work.id, from: 0, to: 2 },
    });
    expect(moved.map((zona) => zona.nom)).toEqual(['B', 'C', 'A']);
    const params = { id: work.id };
    expect(await app.ok(formigoRoutes.zonesEhe, { token: who.token, params })).toEqual([]);
    expect((await app.ok(formigoRoutes.zonesCodi, { token: who.token, params })).map((zona) => zona.nom)).toEqual([
      'B',
      'C',
      'A',
    ]);
  });
});

describe('another company', () => {
  test('sees neither zones nor lots nor samples, nor may write in them', async () => {
    const work = await openWork(app, who);
    const zona = await openZona(app, who, work.id);
    const { zona: typed } = await saveZona(app, who, zona.id, { pastades: samplesOf(lotId(zona), [31]) });
    const other = await app.addMember(
      await app.database.write(async (db) => {
        const row = await db.selectFrom('empresa').selectAll().executeTakeFirstOrThrow();
        const { id: _id, ...rest } = row;
        return (await db.insertInto('empresa').values(rest).returning('id').executeTakeFirstOrThrow()).id;
      }),
      'titular',
    );
    const own = await openZona(app, other, (await openWork(app, other)).id);
    const statuses = [
      (await app.call(formigoRoutes.zona, { token: other.token, params: { id: zona.id } })).status,
      (await app.call(formigoRoutes.zonesTotes, { token: other.token, params: { id: work.id } })).status,
      (await app.call(formigoRoutes.seguiment, { token: other.token, params: { id: zona.id }, body: {} })).status,
      (
        await app.call(formigoRoutes.seguiment, {
          token: other.token,
          params: { id: own.id },
          body: { pastades: [{ lot_fk: lotId(zona), camps: { resistencia: 10 } }] },
        })
      ).status,
      (
        await app.call(formigoRoutes.seguiment, {
          token: other.token,
          params: { id: own.id },
          body: { pastades: [{ id: typed.lots[0]?.pastades[0]?.id, versio: 1, camps: { resistencia: 10 } }] },
        })
      ).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });
});
