import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formigoPartidaRoutes } from '#areas/formigo/contract/partida.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { Zona } from '#areas/formigo/contract/schemas.ts';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { DATE_OF, lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { resultatRoutes } from '../contract/routes.ts';

const EFO = 4;
const CODI = 1538;
const EHE = 1012;
const CON = 5054;
const FORMA = { codi: 5055, ehe: 5062 };
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const add = async (id: number, partida_fk = CODI): Promise<TreballPartida> => {
  const [made] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFO },
    body: { partides: [{ partida_fk, usos: [] }] },
  });
  if (!made) throw new Error('no item');
  return made;
};
const at = (item: TreballPartida) => ({ id: item.treball_fk, pid: EFO, xid: item.id });
const zonaOf = (id: number) => app.ok(formigoRoutes.zona, { token, params: { id } });
const answers = (item: TreballPartida) => app.ok(resultatRoutes.ofPartida, { token, params: at(item) });
const itemNow = (item: TreballPartida) => app.ok(procesRoutes.partida, { token, params: at(item) });
const inList = async (id: number) =>
  (await app.ok(treballRoutes.list, { token, query: { getAll: true, tancat: true } })).items.find(
    (one) => one.id === id,
  );
const pour = (zona: Zona, lot: number, strengths: readonly number[], by = titular) =>
  saveZona(app, by, zona.id, { pastades: samplesOf(lotId(zona, lot), strengths) });
const decide = (zona: Zona, resultat: string | null) =>
  saveZona(app, titular, zona.id, {
    lots: [
      {
        id: lotId(zona),
        versio: zona.lots[0]?.versio,
        decisio: resultat && {
          actuacions: ['testimonis'],
          resultat,
          data: '2026-03-20',
          autor: 'DEO',
          text: 'Testimonis',
        },
      },
    ],
  });
/** Conforms every check that is answered by hand, in every lot. */
const byHand = async (item: TreballPartida) => {
  const lots = await app.ok(procesRoutes.lots, { token, params: at(item) });
  const checks = item.comprovacions.filter(({ automatica }) => !automatica);
  return lots.flatMap(({ id: lot_fk }) =>
    checks.map(({ categoria_fk, comprovacio_fk }) => ({
      proces_fk: EFO,
      treball_partida_fk: item.id,
      lot_fk,
      categoria_fk,
      comprovacio_fk,
      resultat: 'C' as const,
    })),
  );
};
const answer = (id: number, resultats: object[]) =>
  app.call(resultatRoutes.create, { token, body: { treball_fk: id, resultats } });

describe('zones of concrete and items of the plan', () => {
  test('a zone falls to the item of its regulation: the first that comes takes those that were there', async () => {
    const { id } = await openWork(app, titular);
    const zona = await openZona(app, titular, id);
    expect(zona.treball_partida_fk).toBeNull();
    const old = await add(id, EHE);
    expect((await zonaOf(zona.id)).treball_partida_fk).toBeNull();
    const item = await add(id);
    expect((await zonaOf(zona.id)).treball_partida_fk).toBe(item.id);
    expect((await openZona(app, titular, id, { nom: 'Sostre' })).treball_partida_fk).toBe(item.id);
    const moved = (treball_partida_fk: number | null, more = {}) =>
      app.call(formigoRoutes.updateZona, {
        token,
        params: { id: zona.id },
        body: { versio: zona.versio, treball_partida_fk, ...more },
      });
    const [bricks] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid: 7 },
      body: { partides: [{ partida_fk: 1037 }] },
    });
    expect((await moved(bricks?.id ?? 0)).body.camps).toMatchObject([
      { cami: 'treball_partida_fk', codi: 'partida_no_formigo' },
    ]);
    expect((await moved(old.id)).body.treball_partida_fk).toBe(old.id);
  });

  test('its lots are the lots of the item, which are made, changed and deleted in concrete alone', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    expect(item.previsio).toEqual({ lots: 0, motiu: 'sense_zones' });
    const zona = await openZona(app, titular, id, { lots: 3 });
    const lots = await app.ok(procesRoutes.lots, { token, params: at(item) });
    expect(lots.map((lot) => [lot.id, lot.numero, lot.zona, lot.estat])).toEqual(
      zona.lots.map((lot) => [
        lot.id,
        lot.numero,
        { id: zona.id, nom: zona.nom, veredicte: 'pendent', cons_fora: 0 },
        'previst',
      ]),
    );
    expect((await itemNow(item)).recompte).toMatchObject({
      estat: 'pendent',
      lots: 3,
      pendents: 3 * item.comprovacions.length,
    });
    const refused = [
      await app.call(procesRoutes.addLots, { token, params: at(item), body: { previstos: true } }),
      await app.call(procesRoutes.updateLot, {
        token,
        params: { id: lotId(zona) },
        body: { versio: 1, descripcio: 'x' },
      }),
      await app.call(procesRoutes.removeLot, { token, params: { id: lotId(zona) } }),
    ];
    expect(refused.map(({ status, body }) => [status, body.codi])).toEqual(Array(3).fill([409, 'lots_de_formigo']));
  });

  test('an item that goes leaves its zones, and has them again with all its answers when it comes back', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    const zona = await openZona(app, titular, id);
    await pour(zona, 0, [20, 20, 20]);
    await app.ok(formigoPartidaRoutes.update, {
      token,
      params: { id, pid: item.id },
      body: { versio: 0, central: 'Planta Nord', notes: 'Sense additius' },
    });
    const before = await answers(item);
    expect(before).toHaveLength(1);
    const { desfer } = await app.ok(procesRoutes.removePartida, {
      token,
      params: at(item),
      query: { avisos_acceptats: 'pla_te_resultats' },
    });
    const alone = await zonaOf(zona.id);
    expect([alone.treball_partida_fk, alone.lots[0]?.veredicte.verdict]).toEqual([null, 'no_satisfactori']);
    await app.ok(desferRoutes.undo, { token, params: { id: desfer.id } });
    expect((await zonaOf(zona.id)).treball_partida_fk).toBe(item.id);
    expect(await answers(item)).toEqual(before);
    const settings = await app.ok(formigoPartidaRoutes.get, { token, params: { id, pid: item.id } });
    expect(settings).toMatchObject({ central: 'Planta Nord', notes: 'Sense additius', modalitat: null });
  });

  test('an item has settings of its own for its new zones, its forecast, and the zones chosen for it', async () => {
    const { id } = await openWork(app, titular);
    const one = await add(id);
    const path = { id, pid: one.id };
    const first = await openZona(app, titular, id);
    const update = (body: object) => app.call(formigoPartidaRoutes.update, { token, params: path, body });
    const set = await update({ versio: 0, modalitat: 'INDIRECTE', central: 'Planta Sud' });
    expect(set.body).toMatchObject({ versio: 1, modalitat: 'INDIRECTE', treball: { modalitat: 'ESTADISTIC' } });
    const second = await openZona(app, titular, id, { nom: 'Sostre' });
    expect([second.modalitat, second.central]).toEqual(['INDIRECTE', 'Planta Sud']);
    expect((await update({ versio: 0, notes: 'x' })).body.codi).toBe('versio_obsoleta');
    const chosen = await update({ versio: 1, zones: [second.id] });
    expect(chosen.body).toMatchObject({ zones: [{ id: second.id }], lliures: [{ id: first.id }] });
    expect((await update({ versio: 2, zones: [999_999_999] })).body.camps).toMatchObject([
      { cami: 'zones.0', codi: 'registre_desconegut' },
    ]);
    const both = await update({ versio: 2, zones: [first.id, second.id] });
    const { zones, previsio } = both.body;
    expect(previsio.lots).toBe(zones.reduce((sum: number, zona: { lots: number }) => sum + zona.lots, 0));
    expect((await app.call(formigoPartidaRoutes.get, { token, params: { id, pid: first.id } })).status).toBe(404);
  });
});

describe('strength of concrete', () => {
  test('probe 47: a lot that failed stays failing in item, process, list and answers, whatever comes later', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    const zona = await openZona(app, titular, id);
    expect(await answers(item)).toEqual([]);
    const { zona: failed } = await pour(zona, 0, [20, 20, 20]);
    const seen = async () => {
      const programa = await app.ok(procesRoutes.programa, { token, params: { id } });
      const [lot] = await app.ok(procesRoutes.lots, { token, params: at(item) });
      const [strength] = (await answers(item)).filter(({ automatic }) => automatic);
      return {
        answer: [strength?.comprovacio_fk, strength?.resultat, strength?.tancada],
        lot: [lot?.zona?.veredicte, lot?.recompte.obertes, lot?.recompte.tancades, lot?.recompte.decidides],
        above: [(await itemNow(item)).recompte, programa.processos[0]?.recompte, programa.recompte].map(
          ({ estat, obertes, tancades, decidides } = programa.recompte) => [estat, obertes, tancades, decidides],
        ),
        list: ((one) => [
          one?.control?.estat,
          one?.control?.tancades,
          one?.control?.decidides,
          one?.formigo.no_satisfactoris,
        ])(await inList(id)),
      };
    };
    const open = {
      answer: [FORMA.codi, 'NC', null],
      lot: ['no_satisfactori', 1, 0, 0],
      above: Array(3).fill(['no_conforme', 1, 0, 0]),
      list: ['no_conforme', 0, 0, 1],
    };
    expect(await seen()).toEqual(open);
    expect((await answer(id, await byHand(item))).status).toBe(200);
    expect(await seen()).toEqual(open);
    const { zona: undecided } = await decide(failed, null);
    const { zona: decided } = await decide(undecided, 'acceptat');
    const settled = {
      answer: [FORMA.codi, 'NC', '2026-03-20'],
      lot: ['no_satisfactori', 0, 0, 1],
      above: Array(3).fill(['decidit', 0, 0, 1]),
      list: ['decidit', 0, 1, 1],
    };
    expect(await seen()).toEqual(settled);
    // Neither among those open nor among those closed: it has a filter and a state of its own.
    const listed = async (query: object) =>
      (
        await app.ok(noConformitatRoutes.list, { token, query: { obertes: false, getAll: true, ...query } })
      ).items.flatMap((one) => (one.treball_fk === id ? [one.estat] : []));
    expect([await listed({ obertes: true }), await listed({ tancades: true })]).toEqual([[], []]);
    expect(await listed({ decidides: true })).toEqual(['decidida']);
    const query = { obertes: false, decidides: true, getAll: true };
    const told = (await app.ok(noConformitatRoutes.list, { token, query })).items.find((one) => one.treball_fk === id);
    expect(told?.zona).toBe(zona.nom);
    const avisos_acceptats = ['control_amb_mancances'];
    await app.ok(accioRoutes.finalize, { token, params: { id }, body: { avisos_acceptats } });
    expect(await seen()).toEqual(settled);
    await app.ok(accioRoutes.unfinalize, { token, params: { id }, body: {} });
    const { zona: taken } = await decide(decided, null);
    expect(await seen()).toEqual(open);
    const [sample] = taken.lots[0]?.pastades ?? [];
    await saveZona(app, titular, zona.id, {
      pastades: (taken.lots[0]?.pastades ?? []).map((row) => ({
        id: row.id,
        versio: row.versio,
        camps: { resistencia: 40 },
      })),
    });
    expect(sample).toBeDefined();
    expect((await seen()).answer).toEqual([FORMA.codi, 'C', null]);
  });

  test('probe 48: the last sample of the last lot, from another device, completes everything at once', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    const zona = await openZona(app, titular, id, { lots: 2 });
    expect((await answer(id, await byHand(item))).status).toBe(200);
    await pour(zona, 0, [38, 39, 40, 41]);
    expect((await itemNow(item)).recompte).toMatchObject({ estat: 'en_curs', pendents: 1 });
    const other = await app.addMember(titular.empresaId, 'tecnic');
    await pour(zona, 1, [38, 39, 40, 41], other);
    const programa = await app.ok(procesRoutes.programa, { token, params: { id } });
    const lots = await app.ok(procesRoutes.lots, { token, params: at(item) });
    const all = [programa, programa.processos[0], await itemNow(item), ...lots].map((one) => one?.recompte);
    expect(all.map((one) => [one?.estat, one?.percentatge])).toEqual(Array(5).fill(['conforme', 100]));
    expect((await inList(id))?.control).toEqual(programa.recompte);
  });

  test('what is asked is counted once: work, process, list, items and certificate agree while lots are to be made', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    await openZona(app, titular, id, { lots: 2 });
    const [bricks] = await app.ok(procesRoutes.addPartides, {
      token,
      params: { id, pid: 7 },
      body: { partides: [{ partida_fk: 1037, usos: [1], amidament: '1000' }] },
    });
    const params = { id, pid: 7, xid: bricks?.id ?? 0 };
    await app.ok(procesRoutes.addLots, { token, params, body: { lots: [{ descripcio: 'Façana' }] } });
    expect((await answer(id, (await byHand(item)).slice(0, 3))).status).toBe(200);
    const programa = await app.ok(procesRoutes.programa, { token, params: { id } });
    const processos = await app.ok(procesRoutes.list, { token, params: { id } });
    const rows = programa.processos.flatMap(({ partides }) => partides);
    const sum = (all: readonly { recompte: { total: number; pendents: number; lotsPerFer: number } }[]) =>
      (['total', 'pendents', 'lotsPerFer'] as const).map((key) =>
        all.reduce((n, { recompte }) => n + recompte[key], 0),
      );
    const whole = sum([programa]);
    const checks = rows.reduce((n, one) => n + one.n_comprovacions * Math.max(one.recompte.lots, 1), 0);
    expect(whole[0]).toBe(checks);
    expect(whole[2]).toBeGreaterThan(0);
    const listed = await inList(id);
    expect(listed?.control).toEqual(programa.recompte);
    expect([sum(programa.processos), sum(processos), sum(rows)]).toEqual([whole, whole, whole]);
    const gaps = await app.ok(informeRoutes.mancances, { token, params: { id } });
    const missing = gaps.filter(({ codi }) => codi === 'partida_pendent').map(({ missatge }) => missatge);
    expect(missing.reduce((n, text) => n + Number(/(\d+) comprovaci/.exec(text)?.[1]), 0)).toBe(whole[1]);
  });

  test('is not answered by hand, and its check does not leave the item', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    const zona = await openZona(app, titular, id);
    const place = { proces_fk: EFO, treball_partida_fk: item.id, categoria_fk: 9, comprovacio_fk: FORMA.codi };
    const refused = async (more: object) => (await answer(id, [{ ...place, resultat: 'C', ...more }])).body.camps;
    expect(await refused({ lot_fk: lotId(zona) })).toMatchObject([
      { cami: 'resultats.0.resultat', codi: 'resultat_automatic' },
    ]);
    await pour(zona, 0, [20, 20, 20]);
    const [strength] = await answers(item);
    const over = await app.call(resultatRoutes.update, {
      token,
      body: {
        treball_fk: id,
        resultats: [{ ...place, lot_fk: lotId(zona), versio: strength?.versio, resultat: 'C' }],
      },
    });
    expect(over.body.camps).toMatchObject([{ codi: 'resultat_automatic' }]);
    const out = await app.call(procesRoutes.updatePartida, {
      token,
      params: at(item),
      body: { versio: item.versio, comprovacions: [{ comprovacio_fk: FORMA.codi, present: false }] },
    });
    expect(out.body.camps).toMatchObject([{ cami: 'comprovacions.0.present', codi: 'comprovacio_de_formigo' }]);
    expect(await answers(item)).toEqual([strength]);
  });

  test('a slump conforms over samples out of tolerance only with a reason, and without one the certificate wants it', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    const zona = await openZona(app, titular, id);
    const place = { proces_fk: EFO, treball_partida_fk: item.id, categoria_fk: 9, comprovacio_fk: CON };
    const slump = (con: number[]) =>
      saveZona(app, titular, zona.id, { pastades: [{ lot_fk: lotId(zona), camps: { con, data: '2026-02-01' } }] });
    const gaps = async () => (await app.ok(informeRoutes.mancances, { token, params: { id } })).map(({ codi }) => codi);
    await slump([120, 130]);
    const [conforming] = (await answer(id, [{ ...place, lot_fk: lotId(zona), resultat: 'C' }])).body.resultats;
    expect(await gaps()).not.toContain('con_fora');
    // One reading alone judges no load; two out of what the concrete accepts do.
    await slump([240]);
    const lotNow = async () => (await app.ok(procesRoutes.lots, { token, params: at(item) }))[0];
    expect((await lotNow())?.zona?.cons_fora).toBe(0);
    await slump([240, 250]);
    expect((await lotNow())?.zona?.cons_fora).toBe(1);
    expect(await gaps()).toContain('con_fora');
    const update = (versio: number, more: object) =>
      app.call(resultatRoutes.update, {
        token,
        body: { treball_fk: id, resultats: [{ ...place, lot_fk: lotId(zona), versio, ...more }] },
      });
    for (const more of [{ resultat: 'C' }, { observacions: '   ' }, { document_ref: 'Acta 3' }])
      expect((await update(conforming.versio, more)).body.camps).toMatchObject([
        { cami: 'resultats.0.observacions', codi: 'cal_motiu_con' },
      ]);
    const said = await update(conforming.versio, { observacions: 'Camió retornat' });
    expect(said.status).toBe(200);
    expect(await gaps()).not.toContain('con_fora');
    const bad = { resultat: 'NC', observacions: '', accio: 'Rebutjar-lo', termini: '2026-12-10' };
    expect((await update(said.body.resultats[0].versio, bad)).status).toBe(200);
  });

  test('under indirect control does not apply, and says why', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id);
    await openZona(app, titular, id, { modalitat: 'INDIRECTE', designacio: 'HM-20/B/20/X0' });
    expect(await answers(item)).toMatchObject([
      { resultat: 'NA', automatic: true, observacions: expect.stringMatching(/\S/) },
    ]);
  });

  test('goes with its lot and with its zone; the zone brings its answers back', async () => {
    const { id } = await openWork(app, titular, { data_projecte: DATE_OF['EHE-08'] });
    const item = await add(id, EHE);
    const zona = await openZona(app, titular, id, { lots: 2, designacio: 'HA-30/F/20/IIa' });
    await pour(zona, 0, [20, 20, 20, 20]);
    await pour(zona, 1, [20, 20, 20, 20]);
    await answer(id, (await byHand(item)).slice(0, 1));
    const before = await answers(item);
    expect(before.filter(({ automatic }) => automatic).map(({ comprovacio_fk }) => comprovacio_fk)).toEqual([
      FORMA.ehe,
      FORMA.ehe,
    ]);
    const remove = (query: Record<string, string> = {}) =>
      app.call(formigoRoutes.deleteZona, { token, params: { id: zona.id }, query });
    expect((await remove()).body.avisos.map((one: { codi: string }) => one.codi)).toEqual([
      'te_resultats',
      'pla_te_resultats',
    ]);
    const { body } = await remove({ avisos_acceptats: 'te_resultats,pla_te_resultats' });
    expect(await answers(item)).toEqual([]);
    expect((await itemNow(item)).recompte).toMatchObject({ estat: 'pendent', obertes: 0, lots: 0 });
    await app.ok(desferRoutes.undo, { token, params: { id: body.desfer.id } });
    expect(await answers(item)).toEqual(before);
    const [first] = (await zonaOf(zona.id)).lots;
    await saveZona(app, titular, zona.id, {
      suprimeix: { lots: [{ id: first?.id, versio: first?.versio }] },
      avisos_acceptats: ['te_resultats', 'pla_te_resultats'],
    });
    expect((await answers(item)).map(({ lot_fk }) => lot_fk)).toEqual([lotId(zona, 1)]);
    expect((await itemNow(item)).recompte).toMatchObject({ estat: 'no_conforme', obertes: 1, lots: 1 });
  });
});
