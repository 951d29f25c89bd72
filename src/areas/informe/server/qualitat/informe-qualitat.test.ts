import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programaRoutes } from '#areas/proces/contract/programa.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { arxiuRoutes } from '#areas/treball/contract/arxius.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PNG, uploadFile } from '#tests/support/upload.ts';
import { informeRoutes } from '../../contract/routes.ts';
import { DOCUMENTS_TREBALL, OPCIONS, SIGNANTS } from '../../domain/documents.ts';
import { FOTOS_MAXIM } from './fotos.ts';
import { momentOf } from './fotos-triades.ts';

const EFA = 7;
const MAONS = 1037;
let app: TestApp;
let titular: Member;
let treball: number;
let item: TreballPartida;

const ask = (type: string, query: Record<string, string | number | boolean> = {}, token = titular.token) =>
  app.call(informeRoutes.formigo, { token, params: { id: treball, type }, query });
const textOf = (raw: Buffer): string => (pagesOf(raw) ?? []).join('\n').replace(/\s+/g, ' ');

beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  const { token } = titular;
  const degrees = await app.ok(referenciaRoutes.titulacions, {});
  const titulacio_fk = degrees.find(({ habilita_deo }) => habilita_deo)?.id ?? 0;
  const tecnic = { tipus_persona: 'F', rao_social: '', nom: 'Marta', cognoms: 'Exemple', tecnic: true };
  const director = await buildAgent(app, titular, {
    ...tecnic,
    titulacio_fk,
    num_collegiat: '9876',
  });
  const firm = await buildAgent(app, titular);
  const part = (agent_fk: number, codi: string) => ({ agent_fk, funcio_fk: funcioId(codi) });
  treball = (
    await buildTreball(app, titular, {
      nom: 'Escola bressol',
      data_projecte: '2025-11-12',
      agents: [part(director.id, 'DEO'), part(director.id, 'DO'), part(firm.id, 'CON'), part(firm.id, 'PRO')],
      avisos_acceptats: ['agents_incomplets'],
    })
  ).id;
  const [made] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id: treball, pid: EFA },
    body: { partides: [{ partida_fk: MAONS, usos: [1], amidament: '40', lots_previstos: 1 }] },
  });
  if (!made) throw new Error('no item');
  item = made;
  await app.ok(procesRoutes.addLots, {
    token,
    params: { id: treball, pid: EFA, xid: item.id },
    body: { previstos: true },
  });
});
afterAll(() => app.close());

/** Made only once what is missing has its reason. */
const CERTIFIQUEN: readonly string[] = ['certificat', 'tancament'];
const answer = async (place: number, more: Record<string, unknown>) => {
  const { token } = titular;
  const params = { id: treball, pid: EFA, xid: item.id };
  const [lot] = await app.ok(procesRoutes.lots, { token, params });
  const check = item.comprovacions[place];
  const { resultats } = await app.ok(resultatRoutes.create, {
    token,
    body: {
      treball_fk: treball,
      resultats: [
        {
          proces_fk: EFA,
          treball_partida_fk: item.id,
          lot_fk: lot?.id ?? null,
          categoria_fk: check?.categoria_fk ?? 0,
          comprovacio_fk: check?.comprovacio_fk ?? 0,
          resultat: 'C',
          ...more,
        },
      ],
    } as never,
  });
  const [made] = resultats;
  if (!made) throw new Error('no answer');
  return made;
};

test('the list of documents says of each the options that it takes and who signs', async () => {
  const listed = await app.ok(referenciaRoutes.documents, { token: titular.token });
  // The closing set is of those that are listed: none by itself.
  const { tancament: _set, ...opcions } = OPCIONS;
  const { tancament: _signed, ...signants } = SIGNANTS;
  expect(listed.map(({ codi }) => codi)).toEqual(DOCUMENTS_TREBALL.filter((one) => one !== 'tancament'));
  expect(Object.fromEntries(listed.map(({ codi, opcions }) => [codi, opcions]))).toEqual(opcions);
  expect(Object.fromEntries(listed.map(({ codi, signants }) => [codi, signants]))).toEqual(signants);
});

describe('documents of the quality control', () => {
  test('each comes as a PDF, and the work tells who took it away and with what', async () => {
    for (const type of DOCUMENTS_TREBALL.filter((one) => !CERTIFIQUEN.includes(one))) {
      const reply = await ask(type, { idioma: 'es', inclou_agents: false });
      expect([type, reply.status, reply.raw.subarray(0, 5).toString()]).toEqual([type, 200, '%PDF-']);
    }
    const { documents, processos } = await app.ok(informeRoutes.informes, {
      token: titular.token,
      params: { id: treball },
    });
    expect(documents.map(({ codi, darrera }) => [codi, darrera !== null])).toEqual(
      DOCUMENTS_TREBALL.map((codi) => [codi, !CERTIFIQUEN.includes(codi)]),
    );
    expect(documents.find(({ codi }) => codi === 'certificat')?.mancances).toBeGreaterThan(0);
    expect(processos).toMatchObject([{ proces_fk: EFA, n_comprovacions: item.comprovacions.length }]);
  });

  test('the programme cites the rules of its date, or those asked for; a revision is asked by its number', async () => {
    const now = textOf((await ask('programa')).raw);
    expect(now).toContain('Esborrany, sense validesa');
    expect(now).not.toContain('Decret 375/1988');
    expect(textOf((await ask('programa', { base_legal: 'decret375' })).raw)).toContain('Decret 375/1988');
    expect((await ask('programa', { revisio: 1 })).body).toMatchObject({ camps: [{ cami: 'revisio' }] });
    const body = { data: app.clock.today() };
    await app.ok(programaRoutes.emet, { token: titular.token, params: { id: treball }, body });
    const issued = textOf((await ask('programa', { revisio: 1 })).raw);
    expect(issued).not.toContain('Esborrany');
    expect(issued).toContain('Marta Exemple');
    // What was issued was founded on the rules of its day: no other is chosen of it.
    const other = await ask('programa', { revisio: 1, base_legal: 'decret375' });
    expect([other.status, other.body.camps]).toMatchObject([
      422,
      [{ cami: 'base_legal', codi: 'base_legal_de_revisio' }],
    ]);
  });

  test('what another work has, or is not there, is refused naming the field', async () => {
    for (const [type, query, cami] of [
      ['seguiment', { proces: 3 }, 'proces'],
      ['noconformitats', { resultat: 999_999 }, 'resultat'],
      ['certificat', { excepcions: 'no' }, 'excepcions'],
      ['visita', { data: '2026-02-31' }, 'data'],
    ] as const) {
      const reply = await ask(type, query);
      expect([reply.status, reply.body.camps?.[0]?.cami]).toEqual([422, cami]);
    }
    const other = app.call(informeRoutes.informes, { token: titular.token, params: { id: 999_999 } });
    expect((await other).status).toBe(404);
  });

  test('a certificate is refused with what is missing, and made once each has its reason or nothing is missing', async () => {
    const refused = await ask('certificat');
    expect([refused.status, refused.body.codi]).toEqual([409, 'certificat_amb_mancances']);
    const clau = `partida-${item.id}`;
    const open = { clau, codi: 'partida_pendent', impedeix: false };
    // Nothing was answered: there is nothing to certify, whatever the reasons.
    expect(refused.body.mancances).toMatchObject([{ codi: 'cap_resposta', impedeix: true }, open]);
    const listed = () => app.ok(informeRoutes.mancances, { token: titular.token, params: { id: treball } });
    expect(await listed()).toEqual(refused.body.mancances);
    const excepcions = JSON.stringify({ [clau]: 'El maó es va substituir per bloc.' });
    expect((await ask('certificat', { excepcions })).status).toBe(409);
    await answer(0, { valor: '' });
    expect(await listed()).toMatchObject([open]);
    const made = await ask('certificat', { excepcions });
    expect(made.status).toBe(200);
    expect(textOf(made.raw)).toContain('El maó es va substituir per bloc.');
    for (const place of item.comprovacions.keys()) if (place > 0) await answer(place, { valor: '' });
    expect(await listed()).toEqual([]);
    expect((await ask('certificat')).status).toBe(200);
  });

  test('a non-conformity has its sheet, with the photos that can be printed', async () => {
    const nc = await answer(0, {
      resultat: 'NC',
      accio: 'Substituir el palet',
      termini: app.clock.today(),
      versio: 1,
      data: app.clock.today(),
    });
    const add = async (name: string, content: Buffer) =>
      app.ok(resultatRoutes.addArxiu, {
        token: titular.token,
        body: { resultat_fk: nc.id, arxius: [{ pujada_fk: await uploadFile(app, titular, name, content) }] },
      });
    const pictures = async (): Promise<number> => {
      const { raw, status } = await ask('noconformitats', { resultat: nc.id });
      expect(status).toBe(200);
      return raw.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    };
    const without = await pictures();
    await add('palet.png', PNG);
    expect(await pictures()).toBeGreaterThan(without);
    await add('trencada.png', Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(30)]));
    expect(await pictures()).toBeGreaterThan(without);
    const visit = textOf((await ask('visita', { observacions: 'Pluja a la tarda.' })).raw);
    expect(visit).toContain('Substituir el palet');
    expect(visit).toContain('Pluja a la tarda.');
    // Both papers say of each photo its lot, its check and the day on which it was brought.
    const { raw, status } = await ask('visita');
    expect(status).toBe(200);
    const day = app.clock.today().split('-').reverse().join('/');
    const under = `Lot 1 · ${item.comprovacions[0]?.nom} · ${day}`;
    for (const paper of [raw, (await ask('noconformitats', { resultat: nc.id })).raw]) {
      expect(paper.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThan(without);
      expect(textOf(paper)).toContain(under);
    }
    expect(textOf((await ask('visita', { data: '2020-01-02' })).raw)).not.toContain(under);
    // The sheet tells what shows the fault from what shows it mended, by the day on which it was closed.
    expect(textOf((await ask('noconformitats', { resultat: nc.id })).raw)).toContain(`No conformitat · ${under}`);
  });

  test('a photo brought once a non-conformity is closed is of its closing', () => {
    const resposta = { id: 1, resultat: 'NC', data: '2026-11-20', tancada: '2026-11-25' } as const;
    expect(momentOf({ ...resposta } as never, '2026-11-20')).toBe('foto_falla');
    expect(momentOf({ ...resposta } as never, '2026-11-25')).toBe('foto_tancament');
    expect(momentOf({ ...resposta, tancada: null } as never, '2026-11-25')).toBe('foto_falla');
    // Found and closed on one day, nobody knows which.
    expect(momentOf({ ...resposta, tancada: '2026-11-20' } as never, '2026-11-20')).toBeNull();
    expect(momentOf({ ...resposta, resultat: 'C' } as never, '2026-11-20')).toBeNull();
  });

  test('a paper shows so many photos, and says how many more there are', async () => {
    const nc = await answer(1, {
      resultat: 'NC',
      accio: 'Refer',
      termini: app.clock.today(),
      data: app.clock.today(),
      versio: 1,
    });
    const pujades = [];
    for (let n = 0; n < FOTOS_MAXIM + 2; n += 1)
      pujades.push({ pujada_fk: await uploadFile(app, titular, `foto-${n}.png`, PNG) });
    await app.ok(resultatRoutes.addArxiu, { token: titular.token, body: { resultat_fk: nc.id, arxius: pujades } });
    const text = textOf((await ask('noconformitats', { resultat: nc.id })).raw);
    expect(text).toContain('2 fotografies més són al treball');
    expect(text.split('Lot 1 · ').length - 1).toBeGreaterThanOrEqual(FOTOS_MAXIM);
  });
});

test('files marked for the annex go with the report: pictures on a page, PDFs inside, the rest told', async () => {
  const { token } = titular;
  const put = async (name: string, content: Buffer) => {
    const pujada = await uploadFile(app, titular, name, content);
    await app.ok(arxiuRoutes.add, {
      token,
      params: { id: treball },
      body: { pujades: [pujada], carpeta: '', annex: true },
    });
  };
  const whole = async (type: string) => {
    const gaps = await app.ok(informeRoutes.mancances, { token, params: { id: treball } });
    const reasons = Object.fromEntries(gaps.map(({ clau }) => [clau, 'Pendent de tancar.']));
    const { raw, status } = await ask(type, { annex: true, excepcions: JSON.stringify(reasons) });
    expect([type, status]).toEqual([type, 200]);
    return raw;
  };
  expect(textOf(await whole('resultats'))).toContain('Cap fitxer del treball no està marcat');
  const pdf = (await ask('visita')).raw;
  await put('Acta d’assaig 3.pdf', pdf);
  await put('façana.png', PNG);
  await put('trencada.png', Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(30)]));
  await put('nota.txt', Buffer.from('una nota'));
  for (const type of ['resultats', 'certificat', 'formigo']) {
    const raw = await whole(type);
    const text = textOf(raw);
    for (const said of [
      'Annex de documents',
      'Acta d’assaig 3.pdf',
      'Adjunt',
      'Imatge',
      'no es pot llegir',
      'Només relacionat',
    ])
      expect(text).toContain(said);
    expect(raw.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw.toString('latin1')).toMatch(/\/EmbeddedFile/);
  }
  await put('projecte.pdf', Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]));
  expect(textOf(await whole('resultats'))).toContain('No inclòs, massa gran');
  const plain = (await ask('resultats')).raw;
  expect(textOf(plain)).not.toContain('Annex de documents');
  expect(plain.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
}, 60_000);

test('photos of a check go in the annex once they are marked, and no more once they are not', async () => {
  const { token } = titular;
  // A name without a space is broken where it is shown, and found all the same.
  const LONG = `recobriment-${'insuficient-'.repeat(4)}pilar-👷.png`;
  const made = await answer(4, { versio: 1 });
  const arxius = await app.ok(resultatRoutes.addArxiu, {
    token,
    body: {
      resultat_fk: made.id,
      arxius: [
        { pujada_fk: await uploadFile(app, titular, LONG, PNG) },
        { pujada_fk: await uploadFile(app, titular, 'encofrat.png', PNG) },
      ],
    },
  });
  expect(arxius.map(({ annex }) => annex)).toEqual([false, false]);
  const aid = arxius[0]?.id ?? 0;
  const annex = async () => {
    const reply = await ask('resultats', { annex: true });
    if (reply.status !== 200) throw new Error(reply.raw.toString());
    return textOf(reply.raw);
  };
  const mark = (marked: boolean, by = token) =>
    app.call(resultatRoutes.updateArxiu, { token: by, params: { aid }, body: { annex: marked } });
  expect(await annex()).not.toMatch(/recobrim|encofrat/);
  const reader = await app.addMember(titular.empresaId, 'lector');
  expect((await mark(true, reader.token)).status).toBe(403);
  expect((await mark(true)).body).toMatchObject({ id: aid, annex: true });
  const text = await annex();
  expect(text).toMatch(/recobrim.*Imatge/);
  // In the list and under the picture: the item, the lot and the check.
  const said = `${item.nom} · Lot 1 · ${item.comprovacions[4]?.nom}`;
  expect(text.replace(/\s+/g, ' ').split(said)).toHaveLength(3);
  expect(text).not.toContain('encofrat.png');
  await mark(false);
  expect(await annex()).not.toContain(LONG);
}, 60_000);
