import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { recomptaControls } from '#server/wiring-pla.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadFile } from '#tests/support/upload.ts';
import { resultatRoutes } from '../contract/routes.ts';

const MAONS = 1037;
const EFA = 7;
/** Bricks to be rendered. */
const REV = 11;
let app: TestApp;
let titular: Member;
let token: string;
let id: number;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
  id = (await buildTreball(app, titular, { nom: 'Escola' })).id;
});
afterAll(() => app.close());

const path = (xid: number) => ({ id, pid: EFA, xid });
const add = async (more: object = {}) => {
  const [made] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFA },
    body: { partides: [{ partida_fk: MAONS, usos: [1], amidament: '90', ...more }] },
  });
  if (!made) throw new Error('no item');
  return made;
};
const lotsOf = (xid: number) => app.ok(procesRoutes.addLots, { token, params: path(xid), body: { previstos: true } });
const answer = (treball_partida_fk: number, rows: object[]) =>
  app.call(resultatRoutes.create, {
    token,
    body: { treball_fk: id, resultats: rows.map((row) => ({ proces_fk: EFA, treball_partida_fk, ...row })) },
  });

describe('the plan of a work', () => {
  test('takes an item with the checks of its use, its lots by measurement, and forecasts them', async () => {
    const item = await add();
    expect(item.comprovacions.map(({ comprovacio_fk }) => comprovacio_fk)).toEqual([5196, 5197, 5198, 5200, 5202]);
    expect(item.previsio).toEqual({ lots: 2, motiu: 'mida' });
    expect(item.comprovacions.find(({ comprovacio_fk }) => comprovacio_fk === 5200)?.valors).toEqual([
      '≥ valor de projecte; 5 N/mm² en general',
    ]);
    expect((await lotsOf(item.id)).map(({ numero, estat }) => [numero, estat])).toEqual([
      [1, 'previst'],
      [2, 'previst'],
    ]);
    const programa = await app.ok(procesRoutes.programa, { token, params: { id } });
    expect(programa.recompte).toMatchObject({ total: 10, pendents: 10, lots: 2, lotsPrevistos: 2, estat: 'pendent' });
  });

  test('takes a value out of what is asked as conforming only with a reason, which is kept', async () => {
    const item = await add({ amidament: '10' });
    const [one] = await lotsOf(item.id);
    const check = item.comprovacions.find(({ comprovacio_fk }) => comprovacio_fk === 5200);
    const place = { comprovacio_fk: 5200, categoria_fk: check?.categoria_fk, lot_fk: one?.id, valor: '4.2' };
    const put = (more: object) => answer(item.id, [{ ...place, ...more }]);
    expect((await put({ resultat: 'C' })).body.camps).toMatchObject([
      { cami: 'resultats.0.observacions', codi: 'cal_motiu_valor' },
    ]);
    const said = await put({ resultat: 'C', observacions: 'El projecte en demana 4' });
    expect(said.status).toBe(200);
    expect(said.body.resultats).toMatchObject([{ valor: '4.2', observacions: 'El projecte en demana 4' }]);
    expect((await answer(item.id, [{ ...place, valor: '5', resultat: 'C', versio: 1 }])).status).toBe(200);
  });

  test('counts an item of one lot that is answered as a whole as its lot, and its lots are made all the same', async () => {
    const item = await add({ amidament: '10' });
    const counted = async () => {
      const { recompte } = await app.ok(procesRoutes.partida, { token, params: path(item.id) });
      return [recompte.lots, recompte.lotsFets, recompte.lotsPrevistos, recompte.estat];
    };
    const checks = item.comprovacions.map(({ comprovacio_fk, categoria_fk }) => ({
      comprovacio_fk,
      categoria_fk,
      lot_fk: null,
      resultat: 'C',
    }));
    expect(await counted()).toEqual([0, 0, 1, 'pendent']);
    expect((await answer(item.id, checks.slice(0, 1))).status).toBe(200);
    expect(await counted()).toEqual([1, 0, 1, 'en_curs']);
    const last = await answer(item.id, checks.slice(1));
    expect(last.status).toBe(200);
    expect(await counted()).toEqual([1, 1, 1, 'conforme']);
    expect(await lotsOf(item.id)).toHaveLength(1);
    expect(await counted()).toEqual([1, 1, 1, 'conforme']);
  });

  test('waits for the lots that it is forecast in though all of it is answered, everywhere its state is told', async () => {
    const item = await add({ amidament: '450' });
    const rows = item.comprovacions.map(({ comprovacio_fk, categoria_fk }) => ({
      comprovacio_fk,
      categoria_fk,
      lot_fk: null,
      resultat: 'C',
    }));
    const written = await answer(item.id, rows);
    expect(written.status).toBe(200);
    const told = { estat: 'en_curs', lotsPerFer: item.previsio.lots, lots: 0 };
    const now = await app.ok(procesRoutes.partida, { token, params: path(item.id) });
    expect(now.recompte).toMatchObject(told);
    const stored = async () =>
      (await app.ok(treballRoutes.list, { token, query: {} })).items.find((one) => one.id === id);
    const before = (await stored())?.control;
    expect(before).toMatchObject({ estat: 'en_curs' });
    // One kept before lots were counted as missing is worked out anew, and until then it does not say that it conforms.
    const { lotsPerFer: _l, ...old } = before as NonNullable<typeof before>;
    const kept = JSON.stringify({ ...old, estat: 'conforme' });
    await app.database.write((db) => db.updateTable('treball').set({ control: kept }).where('id', '=', id).execute());
    expect((await stored())?.control).toMatchObject({ estat: 'en_curs' });
    await recomptaControls(app.database)(app.clock.now());
    expect((await stored())?.control).toEqual(before);
    // So is one that counted what lots to make would ask for.
    const counted = JSON.stringify({ ...before, percentatge: 1, respostesPerFer: 40 });
    await app.database.write((db) =>
      db.updateTable('treball').set({ control: counted }).where('id', '=', id).execute(),
    );
    expect((await stored())?.control).toEqual({ ...before, percentatge: 1 });
    await recomptaControls(app.database)(app.clock.now());
    expect((await stored())?.control).toEqual(before);
    const lots = await lotsOf(item.id);
    expect(lots[0]?.recompte.estat).toBe('conforme');
    const made = await app.ok(procesRoutes.partida, { token, params: path(item.id) });
    expect(made.recompte).toMatchObject({ estat: 'en_curs', lotsPerFer: 0, lots: item.previsio.lots });
  });

  test('changes checks with its choice, and keeps as no longer demanded those answered', async () => {
    const item = await add();
    const [lot] = await lotsOf(item.id);
    const strength = { lot_fk: lot?.id, categoria_fk: 9, comprovacio_fk: 5200, resultat: 'C', valor: '12.5' };
    expect((await answer(item.id, [strength])).status).toBe(200);
    const now = await app.ok(procesRoutes.updatePartida, {
      token,
      params: path(item.id),
      body: { versio: item.versio, usos: [REV], completa: true },
    });
    expect(now.comprovacions.map(({ comprovacio_fk, exigida }) => [comprovacio_fk, exigida])).toEqual([
      [5196, true],
      [5197, true],
      [5198, true],
      [5199, true],
      [5200, false],
      [5202, true],
    ]);
  });

  test('loses an item with all it holds, warned of, and has it back whole', async () => {
    const item = await add();
    const [lot] = await lotsOf(item.id);
    const made = await answer(item.id, [{ lot_fk: lot?.id, categoria_fk: 1, comprovacio_fk: 5196, resultat: 'C' }]);
    const resultat_fk = made.body.resultats[0].id;
    const pujada_fk = await uploadFile(app, titular, 'albara.pdf', Buffer.from('%PDF-1.4\n'));
    const [file] = await app.ok(resultatRoutes.addArxiu, { token, body: { resultat_fk, arxius: [{ pujada_fk }] } });
    const remove = (query = {}) => app.call(procesRoutes.removePartida, { token, params: path(item.id), query });
    expect((await remove()).body.avisos).toMatchObject([{ codi: 'pla_te_resultats' }]);
    const { body } = await remove({ avisos_acceptats: 'pla_te_resultats' });
    expect((await app.call(resultatRoutes.arxiu, { token, params: { aid: file?.id ?? 0 } })).status).toBe(404);
    await app.ok(desferRoutes.undo, { token, params: { id: body.desfer.id } });
    expect(await app.ok(resultatRoutes.ofPartida, { token, params: path(item.id) })).toHaveLength(1);
    expect((await app.call(resultatRoutes.download, { token, params: { aid: file?.id ?? 0 } })).status).toBe(200);
  });
});

describe('answers', () => {
  test('probe 48: the last answer of the last lot completes lot, item, process and work at once', async () => {
    const work = await buildTreball(app, titular, { nom: 'Mercat' });
    const where = { id: work.id, pid: EFA };
    const [item] = await app.ok(procesRoutes.addPartides, {
      token,
      params: where,
      body: { partides: [{ partida_fk: MAONS, usos: [1], amidament: '90' }] },
    });
    if (!item) throw new Error('no item');
    const lots = await app.ok(procesRoutes.addLots, {
      token,
      params: { ...where, xid: item.id },
      body: { previstos: true },
    });
    const rows = lots.flatMap((lot) =>
      item.comprovacions.map(({ comprovacio_fk, categoria_fk }) => ({
        proces_fk: EFA,
        treball_partida_fk: item.id,
        lot_fk: lot.id,
        categoria_fk,
        comprovacio_fk,
        resultat: 'C' as const,
      })),
    );
    const save = (resultats: typeof rows, by = token) =>
      app.ok(resultatRoutes.create, { token: by, body: { treball_fk: work.id, resultats } });
    const most = await save(rows.slice(0, -1));
    expect(most.estats.treball).toMatchObject({ estat: 'en_curs', percentatge: 90 });
    const other = await app.addMember(titular.empresaId, 'tecnic');
    const last = await save(rows.slice(-1), other.token);
    expect(last.estats.treball).toMatchObject({ estat: 'conforme', percentatge: 100 });
    expect(last.estats.processos.map(({ recompte }) => recompte.estat)).toEqual(['conforme']);
    expect(last.estats.partides.map(({ recompte }) => recompte.estat)).toEqual(['conforme']);
    expect(last.estats.lots.map(({ recompte }) => recompte.estat)).toEqual(['conforme', 'conforme']);
    const programa = await app.ok(procesRoutes.programa, { token, params: { id: work.id } });
    expect(programa.recompte).toEqual(last.estats.treball);
  });

  test('say why, what and until when; nothing of a bad set is kept', async () => {
    const item = await add();
    const [lot] = await lotsOf(item.id);
    const at = { lot_fk: lot?.id, categoria_fk: 1, comprovacio_fk: 5196 };
    const faults = async (...rows: object[]) => {
      const { status, body } = await answer(item.id, rows);
      return [status, ...(body.camps ?? []).map((one: { cami: string; codi: string }) => `${one.cami} ${one.codi}`)];
    };
    expect(await faults({ ...at, resultat: 'NA' })).toEqual([422, 'resultats.0.observacions cal_motiu_na']);
    expect(await faults({ ...at, resultat: 'NC' })).toEqual([
      422,
      'resultats.0.accio cal_accio',
      'resultats.0.termini cal_termini',
    ]);
    expect(
      await faults(
        { ...at, resultat: 'C' },
        { lot_fk: lot?.id, categoria_fk: 9, comprovacio_fk: 5200, resultat: 'C', valor: 'dotze' },
      ),
    ).toEqual([422, 'resultats.1.valor valor_no_numero']);
    expect(await faults({ ...at, lot_fk: null, resultat: 'C' })).toEqual([422, 'resultats.0.lot_fk cal_lot']);
    expect(await app.ok(resultatRoutes.ofPartida, { token, params: path(item.id) })).toEqual([]);
    expect((await answer(item.id, [{ ...at, resultat: 'C' }])).status).toBe(200);
    const again = await answer(item.id, [{ ...at, resultat: 'NA', observacions: 'No n’hi ha' }]);
    expect([again.status, again.body.codi]).toEqual([409, 'versio_obsoleta']);
    expect(again.body.actual.resultat).toBe('C');
  });
});
