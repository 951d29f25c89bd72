import { afterAll, beforeAll, expect, test } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { equipRoutes } from '#areas/usuari/contract/equip.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { openWork, openZona, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { calendariRoutes } from '../contract/calendari.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { resultatRoutes } from '../contract/routes.ts';

const MAONS = 1037;
const EFA = 7;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

/** A work with bricks in two lots, of which the first has two non-conformities. */
const openPlan = async (nom: string) => {
  const { id } = await buildTreball(app, titular, { nom });
  const path = { id, pid: EFA };
  const [item] = await app.ok(procesRoutes.addPartides, {
    token,
    params: path,
    body: { partides: [{ partida_fk: MAONS, usos: [1], amidament: '90' }] },
  });
  if (!item) throw new Error('no item');
  const lots = await app.ok(procesRoutes.addLots, {
    token,
    params: { ...path, xid: item.id },
    body: { lots: [{ data_final: '2026-11-25' }, { data_final: '2026-12-10' }] },
  });
  const at = (lot: number, check: number) => ({
    proces_fk: EFA,
    treball_partida_fk: item.id,
    lot_fk: lots[lot]?.id ?? 0,
    categoria_fk: item.comprovacions[check]?.categoria_fk ?? 0,
    comprovacio_fk: item.comprovacions[check]?.comprovacio_fk ?? 0,
  });
  const save = (rows: object[]) =>
    app.ok(resultatRoutes.create, { token, body: { treball_fk: id, resultats: rows as never } });
  const { resultats } = await save([
    { ...at(0, 0), resultat: 'NC', accio: 'Retirar el palet', termini: '2026-11-20' },
    { ...at(0, 1), resultat: 'NC', accio: 'Demanar el certificat', termini: '2026-12-04' },
    { ...at(1, 0), resultat: 'NC', accio: 'Refer', data: '2026-11-05', termini: '2026-11-10', tancada: '2026-11-12' },
  ]);
  return { id, item, lots, at, save, resultats };
};

test('non-conformities of a company: the late ones with their days, closed ones apart, searched and in order', async () => {
  const { id } = await openPlan('Escola de les no conformitats');
  const list = async (query: object = {}) =>
    (await app.ok(noConformitatRoutes.list, { token, query: { search: 'escola', ...query } })).items;
  expect((await list()).map(({ accio, estat, dies, lot }) => [accio, estat, dies, lot])).toEqual([
    ['Retirar el palet', 'vencuda', 8, 1],
    ['Demanar el certificat', 'oberta', 0, 1],
  ]);
  // Up to a day, of works that are open alone: what waits for somebody.
  const until = (termini_final: string) => list({ termini_final, en_curs: true });
  expect((await until('2026-12-03')).map(({ accio }) => accio)).toEqual(['Retirar el palet']);
  expect(await until('2026-12-04')).toHaveLength(2);
  const [closed] = await list({ obertes: false, tancades: true });
  expect(closed).toMatchObject({ estat: 'tancada', tancada: '2026-11-12', lot: 2, treball: { obert: true } });
  // As long as it was open, whatever day it is read; one that is open, until the day of the application.
  expect([closed?.oberta_dies, (await list())[0]?.oberta_dies]).toEqual([7, 0]);
  const file = async (query: object) =>
    (
      await app.call(noConformitatRoutes.document, {
        token,
        query: { search: 'escola', documentType: 'csv', ...query } as never,
      })
    ).raw.toString('utf8');
  const csv = await file({ tancades: true });
  expect(csv).toMatch(/Tancada el;Dies oberta/);
  expect(csv).toMatch(/Refer[^\n]*12\/11\/2026;7/);
  expect(csv).toMatch(/Retirar el palet[^\n]*Vençuda/);
  expect(csv).not.toMatch(/Fa \d+ d/);
  expect(closed?.partida).toMatch(/^Maons/);
  expect(await list({ obertes: false })).toEqual([]);
  const of = async (query: object) => (await list({ tancades: true, ...query })).map(({ accio }) => accio);
  expect(await of({ ordre_camp: 'accio', ordre_criteri: 'DESC' })).toEqual([
    'Retirar el palet',
    'Refer',
    'Demanar el certificat',
  ]);
  expect(await of({ search: 'palet' })).toEqual(['Retirar el palet']);
  expect(await of({ limit: 1, offset: 1 })).toEqual(['Retirar el palet']);
  const site = await app.addMember(titular.empresaId, 'obra');
  const seen = async () => (await app.ok(noConformitatRoutes.list, { token: site.token })).total;
  expect(await seen()).toBe(0);
  await app.ok(accioRoutes.assign, { token, params: { id }, body: { assigna: [site.usuariId] } });
  expect(await seen()).toBe(2);
  const english = await app.call(noConformitatRoutes.list, { token, headers: { 'accept-language': 'en' } });
  expect(english.body.items[0].partida).not.toMatch(/^Maons/);
});

test('the calendar of a month: tests of concrete, terms and ends of lots, the late ones apart', async () => {
  const { save, at, item, id } = await openPlan('Mercat del calendari');
  const work = await openWork(app, titular, { nom: 'Formigons del calendari' });
  const zona = await openZona(app, titular, work.id, { nom: 'Pilars', lots: 1 });
  const lot = zona.lots[0]?.id ?? 0;
  await saveZona(app, titular, zona.id, {
    pastades: [
      { lot_fk: lot, camps: { numero: 1, data: '2026-11-24' } },
      {
        lot_fk: lot,
        camps: { numero: 2, data: '2026-11-03', provetes: [{ edat: 7, forma: 'cilindre', valor: 22 }] },
      },
      { lot_fk: lot, camps: { numero: 3, data: '2026-11-03', resistencia: 31 } },
      { lot_fk: lot, camps: { numero: 4, data: '2026-10-20' } },
      { lot_fk: lot, camps: { numero: 5 } },
    ] as never,
    avisos_acceptats: ['resistencia_sense_edat'],
  });
  const read = async (mes: string) => {
    const answer = await app.ok(calendariRoutes.mes, { token, query: { mes } });
    const ours = answer.items.concat(answer.endarrerits).filter(({ treball }) => /calendari$/.test(treball.nom));
    const told = (all: typeof ours) => all.map(({ data, tipus, detall, dies }) => [data, tipus, detall, dies]);
    return {
      items: told(answer.items.filter(({ treball }) => /calendari$/.test(treball.nom))),
      late: told(answer.endarrerits.filter(({ treball }) => /calendari$/.test(treball.nom))),
    };
  };
  const december = await read('2026-12');
  expect(december.items).toEqual([
    ['2026-12-01', 'assaig_7', 'Pastada 1', 0],
    ['2026-12-01', 'assaig_28', 'Pastada 2', 0],
    ['2026-12-04', 'no_conformitat', 'Demanar el certificat', 0],
    ['2026-12-10', 'lot', '4 comprovacions pendents', 0],
    ['2026-12-22', 'assaig_28', 'Pastada 1', 0],
  ]);
  expect(december.late).toEqual([
    ['2026-11-17', 'assaig_28', 'Pastada 4', 11],
    ['2026-11-20', 'no_conformitat', 'Retirar el palet', 8],
    ['2026-11-25', 'lot', '3 comprovacions pendents', 3],
  ]);
  // What is answered is no longer due.
  await save(item.comprovacions.slice(2).map((_check, place) => ({ ...at(0, place + 2), resultat: 'C' })));
  expect((await read('2026-11')).late.map(([, tipus]) => tipus)).toEqual(['assaig_28', 'no_conformitat']);
  expect((await app.call(calendariRoutes.mes, { token, query: { mes: '2026-13' } })).body.camps).toMatchObject([
    { cami: 'mes', codi: 'mes_incorrecte' },
  ]);
  // Of a work that was closed over it, nothing waits.
  const body = {
    avisos_acceptats: ['control_amb_mancances'],
    excepcions: [{ clau: `nc-${item.id}`, motiu: 'La propietat ho accepta' }],
  };
  await app.ok(accioRoutes.finalize, { token, params: { id }, body });
  const after = [...(await read('2026-12')).items, ...(await read('2026-11')).late].map(([, tipus]) => tipus);
  expect(after).not.toContain('no_conformitat');
});

test('a calendar is followed by an address of one person in one company, shown once, until it is revoked', async () => {
  await openPlan('Torre de la subscripció');
  const site = await app.addMember(titular.empresaId, 'obra');
  const feed = async (cami: string) => {
    const given = cami.split('/').at(-1) ?? '';
    return app.call(calendariRoutes.ics, { params: { token: given } });
  };
  expect(await app.ok(calendariRoutes.subscripcio, { token })).toEqual({ creat: null });
  const first = await app.ok(calendariRoutes.subscriu, { token, body: {} });
  const { raw, headers, status } = await feed(first.cami);
  const text = raw.toString('utf8').replaceAll('\r\n ', '');
  expect([status, String(headers['content-type'])]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain('SUMMARY:No conformitat: Maons');
  expect(text).toMatch(/UID:nc-\d+-\d+@obra-i-control/);
  expect(text).toContain('DTSTART;VALUE=DATE:20261204');
  // What is late stands on today, with its own day in words, however long ago that was.
  const work = await openWork(app, titular, { nom: 'Formigons endarrerits' });
  const zona = await openZona(app, titular, work.id, { nom: 'Sabates velles', lots: 1 });
  await saveZona(app, titular, zona.id, {
    pastades: [{ lot_fk: zona.lots[0]?.id ?? 0, camps: { numero: 1, data: '2026-06-01' } }] as never,
  });
  const events = (await feed(first.cami)).raw.toString('utf8').replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  expect(events.find((one) => one.includes('Sabates velles'))).toMatch(
    /DTSTART;VALUE=DATE:20261128[\s\S]*SUMMARY:Endarrerit des del 29\/06\/2026 · 28 dies: Sabates velles/,
  );
  // The key itself is kept nowhere.
  const rows = await app.database.read.selectFrom('calendari_subscripcio').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(first.cami.split('/').at(-1));
  // Another person of the company sees its own works, in its own calendar.
  const theirs = await app.ok(calendariRoutes.subscriu, { token: site.token, body: {} });
  expect((await feed(theirs.cami)).raw.toString()).not.toContain('BEGIN:VEVENT');
  const second = await app.ok(calendariRoutes.subscriu, { token, body: {} });
  expect((await feed(first.cami)).body).toMatchObject({ codi: 'enllac_caducat' });
  expect((await feed(second.cami)).status).toBe(200);
  await app.ok(calendariRoutes.anulla, { token });
  expect((await feed(second.cami)).status).toBe(404);
  expect((await feed('/no/es-clau')).status).toBe(404);
  // Who is left out of the company sees nothing more by its address.
  await app.ok(equipRoutes.remove, { token, params: { id: site.usuariId } });
  expect((await feed(theirs.cami)).status).toBe(404);
});
