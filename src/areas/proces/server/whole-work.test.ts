import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { comprovacioRoutes, partidaRoutes } from '#areas/banc/contract/routes.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadFile } from '#tests/support/upload.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';

const MAONS = 1037;
const FERRALLA = 1016;
const TRACCIO = 5084;
const ARM = 9;
const EFA = 7;
const CODI = 1538;
const EFO = 4;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const take = async (id: number, pid: number, partida: object) => {
  const [made] = await app.ok(procesRoutes.addPartides, { token, params: { id, pid }, body: { partides: [partida] } });
  if (!made) throw new Error('no item');
  return made;
};
/** A work with bricks that have lots, an answer with a file and a price, failed concrete, and an issue. */
const full = async () => {
  const { id } = await openWork(app, titular);
  const proveidor = await buildAgent(app, titular, { proveidor: true });
  const maons = await take(id, EFA, {
    partida_fk: MAONS,
    usos: [1],
    amidament: '90',
    marca: 'Ceràmica Una',
    observacions_programa: 'Peces vistes',
    observacions_seguiment: 'Demaneu el marcatge',
    proveidor_fk: proveidor.id,
  });
  await app.ok(procesRoutes.updatePartida, {
    token,
    params: { id, pid: EFA, xid: maons.id },
    body: { versio: maons.versio, comprovacions: [{ comprovacio_fk: 5200, preu: 12_000 }] },
  });
  const lots = await app.ok(procesRoutes.addLots, {
    token,
    params: { id, pid: EFA, xid: maons.id },
    body: { previstos: true },
  });
  const { resultats } = await app.ok(resultatRoutes.create, {
    token,
    body: {
      treball_fk: id,
      resultats: [
        {
          proces_fk: EFA,
          treball_partida_fk: maons.id,
          lot_fk: lots[0]?.id ?? 0,
          categoria_fk: 1,
          comprovacio_fk: 5196,
          resultat: 'NC',
          accio: 'Es retornen',
          termini: '2099-01-01',
          responsable_fk: proveidor.id,
        },
      ],
    },
  });
  const pujada_fk = await uploadFile(app, titular, 'albara.pdf', Buffer.from('%PDF-1.4\n'));
  const resultat_fk = resultats[0]?.id ?? 0;
  const [arxiu] = await app.ok(resultatRoutes.addArxiu, { token, body: { resultat_fk, arxius: [{ pujada_fk }] } });
  const formigo = await take(id, EFO, { partida_fk: CODI, usos: [3] });
  const zona = await openZona(app, titular, id);
  await saveZona(app, titular, zona.id, { pastades: samplesOf(lotId(zona), [20, 20, 20]) });
  await app.ok(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today() } });
  return { id, maons, formigo, zona, proveidor, arxiu: arxiu?.id ?? 0 };
};
const whole = async (id: number) => ({
  programa: await app.ok(procesRoutes.programa, { token, params: { id } }),
  revisions: await app.ok(programaRoutes.revisions, { token, params: { id } }),
  resultats: await app.ok(resultatRoutes.ofTreball, { token, params: { id } }),
  zones: await app.ok(formigoRoutes.zonesTotes, { token, params: { id } }),
});
const remove = (id: number, avisos?: string) =>
  app.call(accioRoutes.remove, { token, params: { id }, query: avisos ? { avisos_acceptats: avisos } : {} });

describe('a work with a control plan', () => {
  test('is deleted with plan, answers and issues, told first, and comes back whole', async () => {
    const { id, arxiu } = await full();
    const before = await whole(id);
    expect((await remove(id)).body.avisos).toMatchObject([
      { codi: 'treball_amb_tot' },
      { codi: 'treball_amb_pla', missatge: expect.stringContaining('2 partides, 2 lots i 2 resultats') },
    ]);
    const { status, body } = await remove(id, 'treball_amb_tot,treball_amb_pla');
    expect(status).toBe(200);
    const tables = [
      'treball_proces',
      'treball_partida',
      'treball_comprovacio',
      'lot',
      'programa_revisio',
      'resultat',
    ] as const;
    for (const table of tables)
      expect(
        await app.database.read.selectFrom(table).select('empresa_fk').where('treball_fk', '=', id).execute(),
      ).toEqual([]);
    await app.ok(desferRoutes.undo, { token, params: { id: body.desfer.id } });
    expect(await whole(id)).toEqual(before);
    expect((await app.call(resultatRoutes.download, { token, params: { aid: arxiu } })).status).toBe(200);
  });

  test('duplicated with its control has the same items and checks, measured and priced, without lots, answers or issues', async () => {
    const { id } = await full();
    const copy = await app.ok(accioRoutes.duplicate, { token, params: { id }, body: { control_qualitat: true } });
    const [old, made] = [await whole(id), await whole(copy.id)];
    const items = ({ programa }: typeof old) =>
      programa.processos.flatMap(({ proces_fk, partides }) =>
        partides.map(({ partida_fk, usos, sistema_fk, n_comprovacions }) => ({
          proces_fk,
          partida_fk,
          usos,
          sistema_fk,
          n_comprovacions,
        })),
      );
    expect(items(made)).toEqual(items(old));
    const prices = old.programa.processos.flatMap(({ partides }) => partides.map(({ cost }) => cost));
    expect(prices.some((cost) => cost > 0)).toBe(true);
    expect(made.programa.processos.flatMap(({ partides }) => partides.map(({ cost }) => cost))).toEqual(prices);
    expect([made.programa.estat, made.revisions, made.resultats]).toEqual(['en_curs', [], []]);
    const [bricks, concrete] = [EFA, EFO].map(
      (pid) => made.programa.processos.find((one) => one.proces_fk === pid)?.partides[0],
    );
    expect([bricks?.amidament, bricks?.marca, bricks?.proveidor_fk, bricks?.recompte.lots]).toEqual([
      '90',
      '',
      null,
      0,
    ]);
    expect([bricks?.observacions_programa, bricks?.observacions_seguiment]).toEqual([
      'Peces vistes',
      'Demaneu el marcatge',
    ]);
    expect(made.zones.map((zona) => zona.treball_partida_fk)).toEqual([concrete?.id]);
    const listed = (await app.ok(treballRoutes.list, { token, query: { getAll: true } })).items;
    expect(listed.find((one) => one.id === copy.id)?.control).toEqual(made.programa.recompte);
    const plain = await app.ok(accioRoutes.duplicate, { token, params: { id }, body: { control_qualitat: false } });
    expect((await whole(plain.id)).programa.estat).toBe('buit');
  });

  test('copied into another, leaves measurements and prices unless they are asked for, and says what stayed behind', async () => {
    const { id } = await full();
    const old = (await whole(id)).programa;
    const copied = async (body: object) => {
      const to = (await openWork(app, titular)).id;
      return app.ok(procesRoutes.copy, { token, params: { id: to }, body: { treball_fk: id, ...body } });
    };
    const [bare, measured] = [await copied({}), await copied({ amb_amidaments: true })];
    expect(bare.copia).toEqual({
      partides: 2,
      omes: { amidaments: 2, preus: 1, marques: 1, lots: old.recompte.lots, resultats: 2 },
    });
    expect(measured.copia.omes).toEqual({ ...bare.copia.omes, amidaments: 0, preus: 0 });
    const told = ({ processos }: typeof old) =>
      processos
        .flatMap(({ partides }) => partides)
        .filter(({ partida_fk }) => partida_fk === MAONS)
        .map((one) => [one.amidament, one.cost > 0, one.observacions_programa, one.marca]);
    expect(told(bare)).toEqual([[null, false, 'Peces vistes', '']]);
    expect(told(measured)).toEqual([['90', true, 'Peces vistes', '']]);
  });

  test('tells at its closing what is pending and what does not conform; closed, its plan is only read', async () => {
    const { id, maons } = await full();
    const { body } = await app.call(accioRoutes.finalize, { token, params: { id }, body: {} });
    // What the certificate would want, all of it and in its words.
    const mancances = await app.ok(informeRoutes.mancances, { token, params: { id } });
    expect(mancances.map(({ codi }) => codi)).toEqual(
      expect.arrayContaining(['nc_obertes', 'partida_pendent', 'lot_sense_decisio']),
    );
    expect(body.avisos.map((one: { missatge: string }) => one.missatge)).toEqual(
      mancances.map(({ missatge }) => missatge),
    );
    const avisos_acceptats = ['control_amb_mancances'];
    const excepcions = mancances.flatMap(({ clau, codi }) =>
      codi === 'nc_obertes' ? [{ clau, motiu: 'Acceptada' }] : [],
    );
    await app.ok(accioRoutes.finalize, { token, params: { id }, body: { avisos_acceptats, excepcions } });
    const path = { id, pid: EFA, xid: maons.id };
    const data = app.clock.today();
    const writes = [
      await app.call(procesRoutes.add, { token, params: { id }, body: { proces_fk: 1 } }),
      await app.call(procesRoutes.updatePartida, { token, params: path, body: { versio: 1, marca: 'x' } }),
      await app.call(procesRoutes.removePartida, { token, params: path }),
      await app.call(procesRoutes.addLots, { token, params: path, body: { previstos: true } }),
      await app.call(programaRoutes.emet, { token, params: { id }, body: { data } }),
    ];
    expect(writes.map((one) => one.body.codi)).toEqual(Array(writes.length).fill('treball_tancat'));
  });
});

test('an item or a check of the office that a work has is not deleted: it says which works', async () => {
  const { id } = await openWork(app, titular, { nom: 'Escola' });
  const own = await app.ok(partidaRoutes.create, { token, body: { nom: 'De prova', proces_fk: EFA, control_fk: 2 } });
  const check = await app.ok(comprovacioRoutes.create, {
    token,
    body: { nom: 'Provada', categoria_fk: 13, partida_id: own.id, basic: true },
  });
  const item = await take(id, EFA, { partida_fk: own.id, completa: true });
  const refused = await app.call(partidaRoutes.remove, { token, params: { id: own.id } });
  expect([refused.status, refused.body.codi, refused.body.usos]).toEqual([
    409,
    'en_us',
    [{ tipus: 'treball', id, nom: expect.stringContaining('Escola') }],
  ]);
  const used = await app.call(comprovacioRoutes.remove, { token, params: { id: check.id } });
  expect(used.body.usos.map((one: { tipus: string }) => one.tipus)).toEqual(
    item.comprovacions.length > 0 ? ['partida', 'treball'] : ['partida'],
  );
  await app.ok(procesRoutes.removePartida, { token, params: { id, pid: EFA, xid: item.id } });
  expect((await app.call(partidaRoutes.remove, { token, params: { id: own.id } })).status).toBe(200);
});

test('a work comes back also when its own item of the bank was deleted meanwhile: the plan reads, answers and goes on', async () => {
  const { id } = await openWork(app, titular, { nom: 'Mercat' });
  const own = await app.ok(partidaRoutes.create, { token, body: { nom: 'Pròpia', proces_fk: EFA, control_fk: 2 } });
  const check = await app.ok(comprovacioRoutes.create, {
    token,
    body: { nom: 'Comprovació pròpia', categoria_fk: 13, partida_id: own.id, basic: true },
  });
  const item = await take(id, EFA, { partida_fk: own.id, completa: true });
  const before = await whole(id);
  const gone = await remove(id, 'treball_amb_tot,treball_amb_pla');
  expect(gone.status).toBe(200);
  await app.ok(partidaRoutes.remove, { token, params: { id: own.id } });
  await app.ok(comprovacioRoutes.remove, { token, params: { id: check.id } });
  await app.ok(desferRoutes.undo, { token, params: { id: gone.body.desfer.id } });
  expect((await whole(id)).programa).toEqual(before.programa);
  const params = { id, pid: EFA, xid: item.id };
  const { versio } = await app.ok(procesRoutes.partida, { token, params });
  const change = (body: object) => app.call(procesRoutes.updatePartida, { token, params, body: { versio, ...body } });
  expect((await change({ completa: false })).body.codi).toBe('partida_sense_banc');
  expect((await change({ lots_previstos: 3 })).status).toBe(200);
  const issued = await app.call(programaRoutes.emet, {
    token,
    params: { id },
    body: { data: app.clock.today(), avisos_acceptats: ['comprovacions_sense_criteri'] },
  });
  expect([issued.status, issued.body.n_lots]).toEqual([200, 3]);
});

test('lots beyond those forecast cost too, in the plan, in its total and in what is issued', async () => {
  const { id } = await openWork(app, titular);
  const item = await take(id, EFA, { partida_fk: MAONS, usos: [1], lots_previstos: 1 });
  const params = { id, pid: EFA, xid: item.id };
  const priced = { versio: item.versio, comprovacions: [{ comprovacio_fk: 5200, preu: 10_000 }] };
  expect((await app.ok(procesRoutes.updatePartida, { token, params, body: priced })).cost).toBe(10_000);
  await app.ok(procesRoutes.addLots, { token, params, body: { lots: [{}, {}, {}] } });
  const { programa } = await whole(id);
  expect([programa.cost, programa.processos[0]?.cost, programa.processos[0]?.partides[0]?.cost]).toEqual(
    Array(3).fill(30_000),
  );
  const issued = await app.ok(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today() } });
  expect([issued.cost, issued.n_lots]).toEqual([30_000, 3]);
});

test('tests are as many as their frequency says, lot by lot, the same in the item, the programme, its issue and on paper', async () => {
  const { id } = await openWork(app, titular);
  const item = await take(id, EFO, { partida_fk: FERRALLA, usos: [ARM], lots_previstos: 2 });
  const params = { id, pid: EFO, xid: item.id };
  const each = item.comprovacions.find(({ comprovacio_fk }) => comprovacio_fk === TRACCIO);
  expect([each?.frequencia, each?.previstos]).toEqual(['2 mostres per lot', { n: 4, motiu: 'lot' }]);
  const comprovacions = [{ comprovacio_fk: TRACCIO, preu: 8_550 }];
  const priced = await app.ok(procesRoutes.updatePartida, {
    token,
    params,
    body: { versio: item.versio, comprovacions },
  });
  expect(priced.cost).toBe(34_200);
  // One of its tests has a price, the others are still to be priced.
  expect(priced.assaigs.sense_preu).toBe(priced.assaigs.n - 1);
  expect(priced.assaigs.sense_preu).toBeGreaterThan(0);
  const { programa } = await whole(id);
  expect(programa.cost).toBe(34_200);
  const issued = await app.ok(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today() } });
  expect(issued.cost).toBe(34_200);
  const { raw } = await app.call(informeRoutes.formigo, {
    token,
    params: { id, type: 'programa' },
    query: { idioma: 'ca', revisio: 1, inclou_valoracio: true },
  });
  const paper = pagesOf(raw)?.join(' ').replace(/\s+/g, ' ');
  if (paper !== undefined) {
    expect(paper).toMatch(/4 85,50 342,00/);
    expect(paper).toContain(`${priced.assaigs.sense_preu} de ${priced.assaigs.n}`);
  }
});

test('a check that does not say by which criterion it conforms is marked on its item and warned of when issuing', async () => {
  const { id } = await openWork(app, titular);
  const item = await take(id, EFA, { partida_fk: MAONS, usos: [1], amidament: '90' });
  const own = await app.ok(comprovacioRoutes.create, { token, body: { nom: 'Color de la junta', categoria_fk: 10 } });
  await app.ok(procesRoutes.updatePartida, {
    token,
    params: { id, pid: EFA, xid: item.id },
    body: { versio: item.versio, comprovacions: [{ comprovacio_fk: own.id, categoria_fk: 10, present: true }] },
  });
  const { programa } = await whole(id);
  expect(programa.processos[0]?.partides[0]?.avisos).toContain('sense_criteri');
  const asked = await app.call(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today() } });
  expect(asked.body.avisos).toMatchObject([
    { codi: 'comprovacions_sense_criteri', missatge: expect.stringContaining(`${item.nom}: Color de la junta`) },
  ]);
  const avisos_acceptats = ['comprovacions_sense_criteri'];
  const issued = await app.call(programaRoutes.emet, {
    token,
    params: { id },
    body: { data: app.clock.today(), avisos_acceptats },
  });
  expect(issued.status).toBe(200);
});

test('the list of works as a file tells what the plan comes to beside the concrete', async () => {
  const { id } = await full();
  const { codi } = await app.ok(treballRoutes.get, { token, params: { id } });
  const csv = (
    await app.call(treballRoutes.document, { token, query: { documentType: 'csv', search: codi } as never })
  ).raw.toString('utf8');
  expect(csv).toMatch(/Pla: No conforme: \d+; formigó: \d+ no sat\./);
  const plain = (await app.call(treballRoutes.document, { token, query: { documentType: 'csv' } as never })).raw;
  expect(plain.toString('utf8')).toMatch(/;Pendent;/);
});

test('two agents made one stay as supplier and as whoever answers; undone, each has its own again', async () => {
  const { id, maons, proveidor } = await full();
  const other = await buildAgent(app, titular, { proveidor: true });
  const named = async () => [
    (await app.ok(procesRoutes.partida, { token, params: { id, pid: EFA, xid: maons.id } })).proveidor_fk,
    (await app.ok(resultatRoutes.ofProces, { token, params: { id, pid: EFA } }))[0]?.responsable_fk,
  ];
  const usos = await app.ok(agentAccioRoutes.usos, { token, params: { id: proveidor.id } });
  expect(usos.items).toMatchObject([{ tipus: 'treball', id }]);
  const refused = await app.call(agentAccioRoutes.remove, { token, params: { id: proveidor.id } });
  expect([refused.status, refused.body.codi]).toEqual([409, 'en_us']);
  const merged = await app.ok(agentAccioRoutes.merge, {
    token,
    params: { id: other.id },
    body: { versio: other.versio, altre: proveidor.id, altre_versio: proveidor.versio },
  });
  expect(await named()).toEqual([other.id, other.id]);
  await app.ok(desferRoutes.undo, { token, params: { id: merged.desfer.id } });
  expect(await named()).toEqual([proveidor.id, proveidor.id]);
});
