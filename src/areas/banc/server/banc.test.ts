import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import { BANC_COMPOSICIO, BANC_COMPROVACIONS, BANC_PARTIDES, ESCALA, LLISTES } from './catalogue.ts';

const MAONS = 1037;
const FINESTRES = 1067;
const EHE = 1012;
const CODI = 1538;
const RESISTENCIA = 5200;
const SUCCIO = 5201;
const [EST, VIS, REV] = ['EST', 'VIS', 'REV'].map((codi) => LLISTES.ca.usos.find((us) => us.codi === codi)?.id ?? 0);

let app: TestApp;
let titular: Member;
let token: string;
let stranger: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
  const altra = await app.ok(empresaRoutes.create, {
    token,
    body: { nom_fiscal: 'Una altra, SL', tipus_persona: 'E', nif: '' },
  });
  stranger = await app.addMember(altra.id, 'titular');
});
afterAll(() => app.close());

const list = (query: Record<string, string | number | boolean> = {}) =>
  app.ok(partidaRoutes.list, { token, query: { mateixProces: 'false', limit: 500, ...query } });
const codes = async (query = {}) => (await list(query)).items.map(({ codi }) => codi);
const refused = async (route: Parameters<TestApp['call']>[0], given: object) => {
  const { status, body } = await app.call(route, { token, ...given });
  return [
    status,
    body.codi,
    ...(body.camps ?? []).map((one: { cami: string; codi: string }) => `${one.cami} ${one.codi}`),
  ];
};

describe('the bank', () => {
  test('holds what it shipped with, in three languages', () => {
    expect([BANC_PARTIDES.size, BANC_COMPROVACIONS.size, LLISTES.ca.normes.length]).toEqual([119, 576, 204]);
    for (const language of LANGUAGES) {
      for (const { nom, ajuda, lot } of BANC_PARTIDES.values())
        for (const text of [nom, ajuda, lot.text]) expect(text[language]).not.toBe('');
      for (const { nom, frequencia, criteri } of BANC_COMPROVACIONS.values())
        for (const text of [nom, frequencia, criteri]) expect(text[language]).not.toBe('');
    }
  });

  test('never changes the meaning of a row', () => {
    const rows = JSON.parse(readFileSync(new URL('./catalogue/partides.json', import.meta.url), 'utf8')) as {
      id: number;
    }[];
    const kept = JSON.parse(
      readFileSync(new URL('./catalogue/empremtes.data.json', import.meta.url), 'utf8'),
    ) as Record<string, string>;
    const now = Object.fromEntries(
      rows.map((row) => [row.id, createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)]),
    );
    // A new row gets a line there; a rule that changes is a fault: close it with `final` and add another (decision 0017).
    expect(now).toEqual(kept);
  });

  test('knows the level of each class that a use asks for, where the item has levels to choose', () => {
    const asked = [...BANC_PARTIDES.values()]
      .filter(({ nivells }) => nivells.length > 0)
      .flatMap(({ id, nivells }) =>
        (BANC_COMPOSICIO.get(id) ?? []).flatMap(({ comprovacio_fk }) =>
          (BANC_COMPROVACIONS.get(comprovacio_fk)?.usos ?? []).flatMap(({ us_fk, valor }) => {
            const said = /^classe (\d)/.exec(valor.ca)?.[1];
            return said ? [{ us_fk, said, nivells, valors: Object.values(valor) }] : [];
          }),
        ),
      );
    expect(asked.length).toBeGreaterThan(4);
    for (const { us_fk, said, nivells, valors } of asked) {
      const minim = ESCALA.minims.find(
        (one) => one.us_fk === us_fk && valors.every((valor) => one.valors.includes(valor)),
      );
      const level = LLISTES.ca.nivells.find(({ id }) => id === minim?.nivell_fk);
      expect([level?.valor.slice(-1), nivells]).toEqual([said, expect.arrayContaining([level?.id])]);
    }
  });

  test('is searched without accents in what the list shows, in the language of the reader', async () => {
    expect(await codes({ search: 'maons' })).toContain('EFA-MAO-R');
    expect(await codes({ search: 'une-en 771' })).toContain('EFA-MAO-R');
    expect(await codes({ search: 'efa-mao' })).toContain('EFA-MAO-R');
    // Also by what it is called on site.
    expect(await codes({ search: 'extinc', mateixProces: 'false' })).toContain('PCI-EQU-R');
    // One thing finds those of many, and what it is called on site what it is called in the bank.
    const named: Readonly<Record<string, string>> = {
      barana: 'Baranes i proteccions',
      llosa: 'Fonaments superficials (sabates, riostes i lloses)',
      sabata: 'Fonaments superficials (sabates, riostes i lloses)',
      pilar: 'Formigó estructural (Codi Estructural)',
      forjat: 'Sostres de formigó (unidireccionals, reticulars i lloses)',
      pladur: 'Envans i trasdossats de guix laminat',
      parquet: 'Paviments de fusta',
      desguàs: 'Xarxa interior d’evacuació',
      caldera: 'Calefacció i climatització',
      terrassa: 'Coberta plana',
      goteres: 'Prova d’estanquitat de coberta',
    };
    for (const [search, nom] of Object.entries(named)) {
      const { items } = await app.ok(partidaRoutes.list, { token, query: { search, mateixProces: 'false' } });
      expect(
        items.map((one) => one.nom.replace(/'/g, '’')),
        search,
      ).toContain(nom);
    }
    expect(await codes({ search: 'ladrillos' })).toEqual([]);
    const es = await app.ok(partidaRoutes.list, {
      token,
      headers: { 'accept-language': 'es' },
      query: { mateixProces: 'false', search: 'ladrillos ceramicas' },
    });
    expect(es.items.map(({ codi }) => codi)).toEqual(['EFA-MAO-R']);
  });

  test('is narrowed by kind, process, date and choice as the specification says', async () => {
    const kinds = async (controls: string) => new Set((await list({ controls })).items.map((one) => one.control_fk));
    expect(await kinds('1:3')).toEqual(new Set([1, 3]));
    expect((await list()).total).toBe(118);
    expect((await list({ controls: '2', tots: true, nomesVigents: false })).total).toBe(119);
    const concrete = async (query: object) => (await list({ ...query, search: 'efo-' })).items.map(({ id }) => id);
    expect(await concrete({ data_projecte: '2021-11-09' })).toContain(EHE);
    expect(await concrete({ data_projecte: '2021-11-09' })).not.toContain(CODI);
    const late = await concrete({ data_projecte: '2015-06-01', data_formigo: '2021-11-10' });
    expect([late.includes(CODI), late.includes(EHE)]).toEqual([true, false]);
    expect(await concrete({ data_projecte: '2021-11-10' })).toContain(CODI);
    expect(await concrete({ data_projecte: '2021-11-10' })).not.toContain(EHE);
    const own = await app.ok(partidaRoutes.list, { token, query: { proces: 7, limit: 500 } });
    expect(new Set(own.items.map((one) => one.proces_fk))).toEqual(new Set([7]));
    const marked = (await list({ partidesSeleccionades: `${MAONS}:${FINESTRES}` })).items;
    expect(
      marked
        .filter((one) => one.seleccionada)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([MAONS, FINESTRES]);
    expect(await refused(partidaRoutes.list, { query: { controls: '1,2' } })).toEqual([
      422,
      'dades_incorrectes',
      'controls ids_incorrectes',
    ]);
  });

  test('comes in pages that never overlap, by any order', async () => {
    for (const ordre_camp of ['nom', 'proces', 'control', 'vigentDesde', 'codi'] as const)
      for (const ordre_criteri of ['ASC', 'DESC'] as const) {
        const ids: number[] = [];
        for (let offset = 0; offset < 118; offset += 40)
          ids.push(...(await list({ ordre_camp, ordre_criteri, offset, limit: 40 })).items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(118);
      }
  });

  test('worked example: bricks ask strength of structural ones, suction of facing ones', async () => {
    const { sistema_fk } = await app.ok(partidaRoutes.get, { token, params: { id: MAONS } });
    const sistemes = await app.ok(partidaRoutes.sistemesOf, { token, params: { id: MAONS } });
    expect(sistemes.find(({ id }) => id === sistema_fk)?.codi).toBe('2+');
    const valid = (usos: string, comprovacions?: string) =>
      app.ok(partidaRoutes.validacio, {
        token,
        params: { id: MAONS },
        query: { usos, ...(comprovacions && { comprovacions }) },
      });
    expect(await valid(`${EST}:${VIS}`)).toEqual({ valid: true, errors: [], nivells_curts: [] });
    expect((await valid('')).errors.map(({ codi }) => codi)).toEqual(['cap_us']);
    expect((await valid(`${EST}`, `${SUCCIO}`)).errors).toMatchObject([
      { codi: 'obligatoria_absent', us: EST, comprovacio: RESISTENCIA },
    ]);
    expect((await valid(`${VIS}`, `${RESISTENCIA}`)).errors).toMatchObject([
      { codi: 'obligatoria_absent', us: VIS, comprovacio: SUCCIO },
    ]);
    expect((await valid(`${REV}`)).valid).toBe(true);
  });

  test('worked example: windows are of system 3, with classes of air permeability', async () => {
    const { sistema_fk } = await app.ok(partidaRoutes.get, { token, params: { id: FINESTRES } });
    expect(LLISTES.ca.sistemes.find(({ id }) => id === sistema_fk)?.codi).toBe('3');
    const nivells = await app.ok(partidaRoutes.nivellsOf, { token, params: { id: FINESTRES } });
    expect(nivells.map(({ codi }) => codi)).toEqual(['AP1', 'AP2', 'AP3', 'AP4']);
    expect((await app.ok(partidaRoutes.usosOf, { token, params: { id: FINESTRES } })).map(({ codi }) => codi)).toEqual([
      'ZAB',
      'ZCE',
    ]);
    const categories = await app.ok(partidaRoutes.categoriesOfSistema, { token, params: { id: sistema_fk } });
    expect(categories.map(({ id }) => id)).toEqual([1, 2, 5, 7, 9, 10]);
  });
});

describe('what an office writes', () => {
  test('is a copy of the bank, which stays as it was, in three languages until somebody rewrites it', async () => {
    const copy = await app.ok(partidaRoutes.update, {
      token,
      params: { id: MAONS },
      body: { observacions_programa: 'Demaneu les fitxes' },
    });
    expect(copy).toMatchObject({
      propia: true,
      origen_fk: MAONS,
      versio: 1,
      n_comprovacions: 7,
      nom: 'Maons i peces ceràmiques',
    });
    expect(await app.ok(partidaRoutes.get, { token, params: { id: MAONS } })).toMatchObject({
      propia: false,
      versio: null,
      observacions_programa: '',
    });
    const inSpanish = (id: number) =>
      app.ok(partidaRoutes.get, { token, headers: { 'accept-language': 'es' }, params: { id } });
    expect((await inSpanish(copy.id)).nom).toBe('Ladrillos y piezas cerámicas');
    await app.ok(partidaRoutes.update, { token, params: { id: copy.id }, body: { versio: 1, nom: 'Maó calat' } });
    expect(await inSpanish(copy.id)).toMatchObject({ nom: 'Maó calat', observacions_programa: 'Demaneu les fitxes' });
    expect((await codes({ propies: true })).length).toBe(1);
    expect((await app.call(partidaRoutes.get, { token: stranger.token, params: { id: copy.id } })).status).toBe(404);
    expect((await app.ok(partidaRoutes.usuari, { token: stranger.token })).total).toBe(0);
  });

  test('is put together check by check, in the order given', async () => {
    const made = await app.ok(partidaRoutes.create, {
      token,
      body: { nom: 'Mur de tàpia', proces_fk: 7, control_fk: 2 },
    });
    const own = await app.ok(comprovacioRoutes.create, {
      token,
      body: { nom: 'Gruix de tongada', categoria_fk: 13, valor_tipus: 'numero', unitat: 'cm', partida_id: made.id },
    });
    const now = await app.ok(partidaRoutes.get, { token, params: { id: made.id } });
    expect([now.versio, now.n_comprovacions]).toEqual([2, 1]);
    const bank = LLISTES.ca.categories.filter(({ id }) => [11, 12, 13, 14].includes(id));
    expect(await app.ok(partidaRoutes.categoriesOf, { token, params: { id: made.id } })).toEqual(bank);
    const execucio = [...BANC_COMPROVACIONS.values()].find(({ categoria_fk }) => categoria_fk === 11)?.id ?? 0;
    await app.ok(partidaRoutes.compose, {
      token,
      params: { id: made.id },
      body: {
        versio: 2,
        comprovacions: [
          { comprovacio_id: own.id, categoria_id: 13 },
          { comprovacio_id: execucio, categoria_id: 11 },
        ],
      },
    });
    const composed = await app.ok(comprovacioRoutes.ofPartida, { token, params: { id: made.id } });
    expect(
      composed.map(({ categoria_fk, comprovacions }) => [categoria_fk, comprovacions.map(({ id }) => id)]),
    ).toEqual([
      [11, [execucio]],
      [13, [own.id]],
    ]);
    const compose = (versio: number, comprovacions: object[]) =>
      refused(partidaRoutes.compose, { params: { id: made.id }, body: { versio, comprovacions } });
    expect(await compose(2, [])).toEqual([409, 'versio_obsoleta']);
    const twice = { comprovacio_id: own.id, categoria_id: 13 };
    expect(await compose(3, [twice, twice])).toEqual([
      422,
      'dades_incorrectes',
      'comprovacions.1.comprovacio_id comprovacio_repetida',
    ]);
    expect(await compose(3, [{ comprovacio_id: 99_999, categoria_id: 1 }])).toEqual([
      422,
      'dades_incorrectes',
      'comprovacions.0.comprovacio_id registre_desconegut',
      'comprovacions.0.categoria_id categoria_altre_control',
    ]);
    expect(
      await refused(partidaRoutes.compose, { params: { id: MAONS }, body: { versio: 1, comprovacions: [] } }),
    ).toEqual([409, 'banc_nomes_lectura']);
  });

  test('of another company cannot be put into an item', async () => {
    const theirs = await app.ok(comprovacioRoutes.create, {
      token: stranger.token,
      body: { nom: 'D’uns altres', categoria_fk: 13 },
    });
    const mine = await app.ok(partidaRoutes.create, { token, body: { nom: 'Meva', proces_fk: 7, control_fk: 2 } });
    const body = { versio: 1, comprovacions: [{ comprovacio_id: theirs.id, categoria_id: 13 }] };
    expect(await refused(partidaRoutes.compose, { params: { id: mine.id }, body })).toEqual([
      422,
      'dades_incorrectes',
      'comprovacions.0.comprovacio_id registre_desconegut',
    ]);
    const place = { nom: 'Meva', categoria_fk: 13, partida_id: mine.id };
    expect((await app.call(comprovacioRoutes.create, { token: stranger.token, body: place })).status).toBe(404);
  });

  test('copied whole is named as a copy in each language, unless who copies keeps or changes the name', async () => {
    const inLanguage = async (id: number, language: string) =>
      (await app.ok(partidaRoutes.get, { token, headers: { 'accept-language': language }, params: { id } })).nom;
    const names = async (nom?: string) => {
      const { id } = await app.ok(partidaRoutes.create, { token, body: { origen_fk: MAONS, ...(nom && { nom }) } });
      return [await inLanguage(id, 'ca'), await inLanguage(id, 'es'), (await inLanguage(id, 'en')).slice(-7)];
    };
    const named = ['Maons i peces ceràmiques (còpia)', 'Ladrillos y piezas cerámicas (copia)', ' (copy)'];
    expect(await names()).toEqual(named);
    expect(await names('Maons i peces ceràmiques (còpia)')).toEqual(named);
    expect((await names('Maons i peces ceràmiques')).slice(0, 2)).toEqual([
      'Maons i peces ceràmiques',
      'Ladrillos y piezas cerámicas',
    ]);
    expect((await names('Maó calat'))[1]).toBe('Maó calat');
    const check = await app.ok(comprovacioRoutes.create, { token, body: { origen_fk: RESISTENCIA } });
    expect(check.nom).toBe('Resistència a compressió (còpia)');
  });

  test('takes the place of the bank’s check in the item where it was changed', async () => {
    const copy = await app.ok(partidaRoutes.create, { token, body: { origen_fk: MAONS } });
    const own = await app.ok(comprovacioRoutes.update, {
      token,
      params: { id: RESISTENCIA },
      body: { criteri: 'Com a mínim 10 N/mm²', partida_id: copy.id },
    });
    expect(own).toMatchObject({ propia: true, origen_fk: RESISTENCIA, versio: 1, nom: 'Resistència a compressió' });
    expect(own.usos.find(({ us_fk }) => us_fk === EST)?.obligatori).toBe(true);
    const ids = (await app.ok(comprovacioRoutes.ofPartida, { token, params: { id: copy.id } })).flatMap(
      ({ comprovacions }) => comprovacions.map(({ id }) => id),
    );
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(RESISTENCIA);
    expect(ids.length).toBe(7);
  });

  test('says whether a check is basic: of the bank, to each user as they prefer', async () => {
    const basic = async (id: number, who = token) =>
      (await app.ok(comprovacioRoutes.ofPartida, { token: who, params: { id } }))
        .flatMap(({ comprovacions }) => comprovacions)
        .find((one) => one.id === SUCCIO)?.basic;
    const other = await app.addMember(titular.empresaId, 'tecnic');
    expect(await basic(MAONS)).toBe(false);
    await app.ok(comprovacioRoutes.basic, { token, params: { id: SUCCIO }, body: { basic: true } });
    expect([await basic(MAONS), await basic(MAONS, other.token)]).toEqual([true, false]);
    await app.ok(comprovacioRoutes.basic, { token, params: { id: SUCCIO }, body: { basic: false, partida_id: MAONS } });
    expect(await basic(MAONS)).toBe(false);
    expect(
      await refused(comprovacioRoutes.basic, { params: { id: SUCCIO }, body: { basic: true, partida_id: FINESTRES } }),
    ).toEqual([422, 'dades_incorrectes', 'partida_id registre_desconegut']);
  });

  test('is refused where it makes no sense, field by field', async () => {
    expect(await refused(partidaRoutes.create, { body: {} })).toEqual([
      422,
      'dades_incorrectes',
      'nom obligatori',
      'proces_fk obligatori',
      'control_fk obligatori',
    ]);
    const bad = {
      nom: 'x',
      proces_fk: 99,
      control_fk: 2,
      sistema_fk: 1,
      usos: [999],
      inici: '2026-02-01',
      final: '2026-01-01',
    };
    expect(await refused(partidaRoutes.create, { body: bad })).toEqual([
      422,
      'dades_incorrectes',
      'proces_fk registre_desconegut',
      'sistema_fk sistema_altre_control',
      'usos.0 registre_desconegut',
      'final vigencia_al_reves',
    ]);
    expect(
      await refused(comprovacioRoutes.create, { body: { nom: 'x', categoria_fk: 99, unitat: 'mm', usos: [] } }),
    ).toEqual([422, 'dades_incorrectes', 'categoria_fk registre_desconegut', 'unitat unitat_sense_numero']);
    expect((await list({ search: 'x', propies: true })).total).toBe(0);
  });

  test('is deleted when nothing has it, and comes back whole', async () => {
    const made = await app.ok(partidaRoutes.create, { token, body: { nom: 'De prova', proces_fk: 7, control_fk: 2 } });
    const check = await app.ok(comprovacioRoutes.create, {
      token,
      body: { nom: 'Provada', categoria_fk: 13, partida_id: made.id },
    });
    const { status, body } = await app.call(comprovacioRoutes.remove, { token, params: { id: check.id } });
    expect([status, body.codi, body.usos]).toEqual([
      409,
      'en_us',
      [{ tipus: 'partida', id: made.id, nom: 'De prova' }],
    ]);
    const { desfer } = await app.ok(partidaRoutes.remove, { token, params: { id: made.id } });
    expect((await app.call(partidaRoutes.get, { token, params: { id: made.id } })).status).toBe(404);
    await app.ok(desferRoutes.undo, { token, params: { id: desfer.id } });
    expect((await app.ok(partidaRoutes.get, { token, params: { id: made.id } })).n_comprovacions).toBe(1);
    expect(await refused(partidaRoutes.remove, { params: { id: MAONS } })).toEqual([409, 'banc_nomes_lectura']);
    expect(await refused(comprovacioRoutes.remove, { params: { id: SUCCIO } })).toEqual([409, 'banc_nomes_lectura']);
  });

  test('is not lost when two change it at once', async () => {
    const made = await app.ok(partidaRoutes.create, { token, body: { nom: 'De tots', proces_fk: 7, control_fk: 2 } });
    const change = (nom: string) =>
      app.call(partidaRoutes.update, { token, params: { id: made.id }, body: { versio: 1, nom } });
    const answers = await Promise.all(['Una', 'Altra'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refused(partidaRoutes.update, { params: { id: made.id }, body: { nom: 'Sense' } })).toEqual([
      422,
      'dades_incorrectes',
      'versio obligatori',
    ]);
  });
});
