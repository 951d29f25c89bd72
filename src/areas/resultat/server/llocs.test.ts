import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formigoPartidaRoutes } from '#areas/formigo/contract/partida.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { lotId, openWork, openZona, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, uploadFile } from '#tests/support/upload.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { resultatRoutes } from '../contract/routes.ts';

/** A brick wall, of masonry, and concrete by the Codi estructural. */
const MAONS = { pid: 7, partida_fk: 1037, usos: [1], lots_previstos: 1 };
const FORMIGO = { pid: 4, partida_fk: 1538, usos: [] as number[] };
const NC = { resultat: 'NC', accio: 'Refer', data: '2026-11-20', termini: '2026-12-20' };
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const add = async (id: number, { pid, ...body }: typeof MAONS | typeof FORMIGO = MAONS): Promise<TreballPartida> => {
  const [made] = await app.ok(procesRoutes.addPartides, { token, params: { id, pid }, body: { partides: [body] } });
  if (!made) throw new Error('no item');
  return made;
};
const brick = async () => add((await openWork(app, titular)).id);
const at = (item: TreballPartida) => ({ id: item.treball_fk, pid: item.proces_fk, xid: item.id });
const now = (item: TreballPartida) => app.ok(procesRoutes.partida, { token, params: at(item) });
const answers = (item: TreballPartida) => app.ok(resultatRoutes.ofPartida, { token, params: at(item) });
const addLot = async (item: TreballPartida) =>
  (await app.ok(procesRoutes.addLots, { token, params: at(item), body: { lots: [{}] } })).at(-1)?.id ?? 0;
const byHand = (item: TreballPartida, place = 0) => {
  const check = item.comprovacions.filter(({ automatica }) => !automatica)[place];
  if (!check) throw new Error('no check');
  return { categoria_fk: check.categoria_fk, comprovacio_fk: check.comprovacio_fk };
};
const save = (item: TreballPartida, ...rows: object[]) =>
  app.call(resultatRoutes.create, {
    token,
    body: {
      treball_fk: item.treball_fk,
      resultats: rows.map((row) => ({ proces_fk: item.proces_fk, treball_partida_fk: item.id, ...row })),
    },
  });
const saved = async (item: TreballPartida, ...rows: object[]) => {
  const { status, body } = await save(item, ...rows);
  expect([status, body.camps]).toEqual([200, undefined]);
  return body;
};
const conform = (item: TreballPartida, lot_fk: number | null) =>
  item.comprovacions.map(({ categoria_fk, comprovacio_fk }) => ({
    lot_fk,
    categoria_fk,
    comprovacio_fk,
    resultat: 'C',
  }));
const AVISOS = { avisos_acceptats: 'pla_te_resultats' };
const undo = (id: number, by = token) => app.call(desferRoutes.undo, { token: by, params: { id }, body: {} });
const removeLot = async (id: number) =>
  (await app.ok(procesRoutes.removeLot, { token, params: { id }, query: AVISOS })).desfer.id;
const removeItem = async (item: TreballPartida) =>
  (await app.ok(procesRoutes.removePartida, { token, params: at(item), query: AVISOS })).desfer.id;
const removeZona = async (id: number) =>
  (
    await app.ok(formigoRoutes.deleteZona, {
      token,
      params: { id },
      query: { avisos_acceptats: 'pla_te_resultats,zona_amb_resultats' },
    })
  ).desfer.id;
const withoutCheck = async (item: TreballPartida, comprovacio_fk: number) =>
  app.ok(procesRoutes.updatePartida, {
    token,
    params: at(item),
    body: { versio: (await now(item)).versio, comprovacions: [{ comprovacio_fk, present: false }] },
  });
const listed = async (treball: number) =>
  (
    await app.ok(noConformitatRoutes.list, { token, query: { obertes: true, tancades: true, getAll: true } })
  ).items.filter((one) => one.treball_fk === treball);
const gaps = async (id: number) =>
  (await app.ok(informeRoutes.mancances, { token, params: { id } })).map(({ codi }) => codi);

describe('a non-conformity of an item as a whole', () => {
  test('goes to the first lot that is made, with its files and history, and is closed there', async () => {
    const item = await brick();
    const { resultats } = await saved(item, { ...byHand(item), ...NC });
    const resultat_fk = resultats[0].id;
    const pujada_fk = await uploadFile(app, titular, 'foto.pdf', PDF);
    await app.ok(resultatRoutes.addArxiu, { token, body: { resultat_fk, arxius: [{ pujada_fk }] } });
    const lot = await addLot(item);
    const [moved] = await answers(item);
    expect([moved?.id, moved?.lot_fk, moved?.arxius.length]).toEqual([resultat_fk, lot, 1]);
    expect((await now(item)).recompte).toMatchObject({ estat: 'no_conforme', obertes: 1 });
    expect((await app.ok(procesRoutes.lots, { token, params: at(item) }))[0]).toMatchObject({ estat: 'obert' });
    await saved(item, ...conform(item, lot).slice(1));
    expect((await now(item)).recompte).toMatchObject({ estat: 'no_conforme', obertes: 1, pendents: 0 });
    // Written from a reading of before the lot: it is not written anew beside it.
    const stale = await save(item, { ...byHand(item), versio: 1, tancada: '2026-11-25' });
    expect([stale.status, stale.body.codi]).toEqual([409, 'versio_obsoleta']);
    await saved(item, { ...byHand(item), lot_fk: lot, versio: moved?.versio, tancada: '2026-11-25' });
    expect((await now(item)).recompte).toMatchObject({ estat: 'conforme', tancades: 1 });
  });

  test('goes to the first lot of the first zone of its concrete', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id, FORMIGO);
    await saved(item, { ...byHand(item), ...NC });
    const zona = await openZona(app, titular, id);
    expect((await answers(item)).map(({ lot_fk }) => lot_fk)).toEqual([lotId(zona)]);
    expect((await now(item)).recompte).toMatchObject({ estat: 'no_conforme', obertes: 1 });
  });

  test('stays open in every count, list and document where its lot has its own answer, until it is closed', async () => {
    const item = await brick();
    const id = item.treball_fk;
    const lot = await addLot(item);
    await saved(item, ...conform(item, lot));
    expect((await now(item)).recompte.estat).toBe('conforme');
    const gone = await removeLot(lot);
    const [whole] = (await saved(item, { ...byHand(item), ...NC })).resultats;
    expect((await undo(gone)).status).toBe(200);
    expect((await answers(item)).find((one) => one.id === whole.id)?.lot_fk).toBeNull();
    const programa = () => app.ok(procesRoutes.programa, { token, params: { id } });
    const seen = await programa();
    for (const { recompte } of [seen, ...seen.processos, ...seen.processos.flatMap(({ partides }) => partides)])
      expect(recompte).toMatchObject({ estat: 'no_conforme', obertes: 1, pendents: 0 });
    expect(await gaps(id)).toContain('nc_obertes');
    expect((await listed(id)).map((one) => [one.id, one.estat])).toEqual([[whole.id, 'oberta']]);
    const refused = await app.call(accioRoutes.finalize, { token, params: { id }, body: {} });
    expect(refused.status).toBe(409);
    expect(refused.body.avisos.map((one: { cami: string }) => one.cami)).toContain(`nc-${item.id}.nc_obertes`);
    // It is not written anew in the item as a whole, and what is there is closed there.
    expect((await save(item, { ...byHand(item, 1), resultat: 'C' })).body.camps).toMatchObject([{ codi: 'cal_lot' }]);
    await saved(item, { ...byHand(item), versio: 1, tancada: '2026-11-25' });
    expect((await programa()).recompte).toMatchObject({ estat: 'conforme', tancades: 1 });
    expect(await gaps(id)).not.toContain('nc_obertes');
  });
});

describe('undoing a deletion puts back only what has a place', () => {
  test('a check that was taken out of the item of a lot meanwhile is there again, no longer demanded', async () => {
    const item = await brick();
    const lot = await addLot(item);
    const check = byHand(item);
    await saved(item, { ...check, lot_fk: lot, ...NC });
    const gone = await removeLot(lot);
    expect((await withoutCheck(item, check.comprovacio_fk)).comprovacions).toHaveLength(item.comprovacions.length - 1);
    expect((await undo(gone)).status).toBe(200);
    const back = await now(item);
    expect(back.comprovacions.find((one) => one.comprovacio_fk === check.comprovacio_fk)).toMatchObject({
      exigida: false,
      nom: item.comprovacions.find((one) => one.comprovacio_fk === check.comprovacio_fk)?.nom,
    });
    expect(back.recompte).toMatchObject({ estat: 'no_conforme', obertes: 1 });
    await saved(item, { ...check, lot_fk: lot, versio: 1, tancada: '2026-11-25' });
  });

  test('the same of a zone', async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id, FORMIGO);
    const zona = await openZona(app, titular, id);
    const check = byHand(item);
    await saved(item, { ...check, lot_fk: lotId(zona), ...NC });
    const gone = await removeZona(zona.id);
    await withoutCheck(item, check.comprovacio_fk);
    expect((await undo(gone)).status).toBe(200);
    const back = await now(item);
    expect(back.comprovacions.find((one) => one.comprovacio_fk === check.comprovacio_fk)?.exigida).toBe(false);
    expect(back.recompte).toMatchObject({ estat: 'no_conforme', obertes: 1 });
  });

  const concrete = async () => {
    const { id } = await openWork(app, titular);
    const item = await add(id, FORMIGO);
    const zona = await openZona(app, titular, id, { lots: 2 });
    await saved(item, { ...byHand(item), lot_fk: lotId(zona), ...NC });
    return { id, item, zona };
  };
  const refusedWhole = async (id: number, item: TreballPartida, gone: number) => {
    const before = await app.ok(procesRoutes.programa, { token, params: { id } });
    const refused = await undo(gone);
    expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_xoc']);
    expect(await app.ok(procesRoutes.programa, { token, params: { id } })).toEqual(before);
    expect(
      (await app.ok(resultatRoutes.ofTreball, { token, params: { id } })).map((one) => one.treball_partida_fk),
    ).not.toContain(item.id);
  };
  test('an item whose zone is of another item now does not come back with answers about it', async () => {
    const { id, item, zona } = await concrete();
    const gone = await removeItem(item);
    const other = await add(id, FORMIGO);
    const has = await app.ok(formigoPartidaRoutes.get, { token, params: { id, pid: other.id } });
    if (!has.zones.some((one) => one.id === zona.id))
      await app.ok(formigoPartidaRoutes.update, {
        token,
        params: { id, pid: other.id },
        body: { versio: has.versio, zones: [zona.id] },
      });
    await refusedWhole(id, item, gone);
    // The zone is free again: so is the way back.
    await removeItem(other);
    expect((await undo(gone)).status).toBe(200);
    expect((await now(item)).recompte).toMatchObject({ estat: 'no_conforme', obertes: 1, lots: 2 });
  });

  test('nor one whose lot was deleted meanwhile', async () => {
    const { id, item, zona } = await concrete();
    const gone = await removeItem(item);
    const lot = zona.lots[0];
    await saveZona(app, titular, zona.id, {
      suprimeix: { lots: [{ id: lotId(zona), versio: lot?.versio }] },
      avisos_acceptats: ['lot_amb_resultats'],
    });
    await refusedWhole(id, item, gone);
  });

  test('nor a zone whose item went with it', async () => {
    const { id, item, zona } = await concrete();
    const gone = await removeZona(zona.id);
    const later = await removeItem(item);
    await refusedWhole(id, item, gone);
    expect((await undo(later)).status).toBe(200);
    expect((await undo(gone)).status).toBe(200);
    expect((await now(item)).recompte).toMatchObject({ estat: 'no_conforme', obertes: 1 });
  });
});

describe('files of an answer', () => {
  const withFile = async () => {
    const item = await brick();
    const lot = await addLot(item);
    const { resultats } = await saved(item, ...conform(item, lot));
    const resultat_fk: number = resultats[0].id;
    const addFile = async () =>
      app.call(resultatRoutes.addArxiu, {
        token,
        body: { resultat_fk, arxius: [{ pujada_fk: await uploadFile(app, titular, 'foto.pdf', PDF) }] },
      });
    const aid: number = (await addFile()).body[0].id;
    const remove = () => app.call(resultatRoutes.removeArxiu, { token, params: { aid } });
    return { item, lot, resultat_fk, addFile, remove };
  };
  const close = async (lot: number, item: TreballPartida, estat: 'tancat' | 'obert') => {
    const row = (await app.ok(procesRoutes.lots, { token, params: at(item) })).find(({ id }) => id === lot);
    return app.ok(procesRoutes.updateLot, { token, params: { id: lot }, body: { versio: row?.versio, estat } });
  };

  test('come back only for who is assigned to an open work, under a free name', async () => {
    const { item, resultat_fk, addFile, remove } = await withFile();
    const id = item.treball_fk;
    const gone = (await remove()).body.desfer.id;
    const site = await app.addMember(titular.empresaId, 'obra');
    expect((await undo(gone, site.token)).status).toBe(404);
    const AVIS = ['control_amb_mancances'];
    await app.ok(accioRoutes.finalize, { token, params: { id }, body: { avisos_acceptats: AVIS } });
    const shut = await undo(gone);
    expect([shut.status, shut.body.codi]).toEqual([409, 'treball_tancat']);
    await app.ok(accioRoutes.unfinalize, { token, params: { id }, body: {} });
    await addFile();
    await app.ok(accioRoutes.assign, { token, params: { id }, body: { assigna: [site.usuariId] } });
    expect((await undo(gone, site.token)).status).toBe(200);
    const files = await app.ok(resultatRoutes.arxius, { token, params: { id: resultat_fk } });
    expect(files.map(({ nom }) => nom).sort()).toEqual(['foto (2).pdf', 'foto.pdf']);
  });

  test('neither come nor go, nor come back, while the lot is closed', async () => {
    const { item, lot, addFile, remove } = await withFile();
    await close(lot, item, 'tancat');
    for (const refused of [await addFile(), await remove()])
      expect([refused.status, refused.body.codi]).toEqual([409, 'lot_tancat']);
    await close(lot, item, 'obert');
    const gone = (await remove()).body.desfer.id;
    await close(lot, item, 'tancat');
    expect((await undo(gone)).body.codi).toBe('lot_tancat');
    await close(lot, item, 'obert');
    expect((await undo(gone)).status).toBe(200);
  });
});

describe('days and readings of an answer', () => {
  const faults = async (item: TreballPartida, row: object) => {
    const { status, body } = await save(item, { ...byHand(item), ...row });
    return [
      status,
      ...(body.camps ?? []).map((one: { cami: string; codi: string }) => `${one.cami.slice(12)} ${one.codi}`),
    ];
  };
  test('the term does not come before the day when it was found, nor the closing before it was written', async () => {
    const item = await brick();
    expect(await faults(item, { ...NC, termini: '2026-11-19' })).toEqual([422, 'termini termini_abans']);
    expect(await faults(item, { ...NC, tancada: '2026-11-19' })).toEqual([422, 'tancada tancada_abans']);
    expect(await faults(item, { ...NC, data: null, tancada: '2026-11-20' })).toEqual([
      422,
      'tancada tancada_sense_data',
    ]);
    expect(await faults(item, { ...NC, data: null, tancada: '2026-11-28' })).toEqual([200]);
  });
  test('a version of one that is not there is of another reading; what is only marked has no unit', async () => {
    const item = await brick();
    const refused = await save(item, { ...byHand(item), resultat: 'C', versio: 7 });
    expect([refused.status, refused.body.codi]).toEqual([409, 'versio_obsoleta']);
    const marked = item.comprovacions.find(({ valor_tipus }) => valor_tipus === 'conforme');
    if (!marked) throw new Error('none is only marked');
    const { categoria_fk, comprovacio_fk } = marked;
    const unit = await save(item, { categoria_fk, comprovacio_fk, resultat: 'C', unitat: 'mm' });
    expect(unit.body.camps).toMatchObject([{ cami: 'resultats.0.unitat', codi: 'valor_no_demanat' }]);
    expect(await answers(item)).toEqual([]);
  });
});
