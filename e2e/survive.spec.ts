import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { type Answer, type Caller, callerOn, ok, openOffice } from './support/api.ts';
import { COMPANY, OWNER } from './support/people.ts';

type Body = Answer['body'];

/** A server that is killed after each write: whatever is read afterwards was on the disk. */
class Mortal {
  readonly #dataDir: string;
  #server: RunningServer;
  readonly #port: number;
  token: string;
  kills = 0;

  constructor(dataDir: string, port: number, server: RunningServer, token: string) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#server = server;
    this.token = token;
  }
  get url(): string {
    return this.#server.url;
  }
  readonly call: Caller = (...given) => callerOn(this.#server, this.token)(...given);
  read(path: string): Promise<Body> {
    return ok(this.call('GET', path));
  }
  /** Makes the call, kills the server without warning, starts it again. Gives the answer of the call. */
  async write(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await ok(this.call(method, path, body));
    await this.#server.stop('SIGKILL');
    this.#server = await startServer({ dataDir: this.#dataDir, port: this.#port });
    this.kills += 1;
    return answer;
  }
  stop(): Promise<void> {
    return this.#server.stop();
  }
}

const lotOf = (zona: Body, place = 0): Body => zona.lots[place];
const judged = (zona: Body, place = 0): Body => lotOf(zona, place).veredicte;
const samples = (lot: Body, strengths: readonly number[]): object[] =>
  strengths.map((resistencia, place) => ({ lot_fk: lot.id, camps: { resistencia, data: `2026-02-0${place + 1}` } }));

let mortal: Mortal;
let dataDir: string;
let empresa: number;
let usuari: number;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-viu-'));
  const port = await freePort();
  const office = await openOffice({ dataDir, port });
  ({ empresa, usuari } = office);
  mortal = new Mortal(dataDir, port, office.server, office.token);
});
test.afterAll(async () => {
  await mortal?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('reference: every list answers, in each language', async () => {
  for (const path of [
    'activitat',
    'control',
    'irpf',
    'iva',
    'titulacio',
    'funcio',
    'proces',
    'idiomes',
    'tipus_treball',
    'document',
  ])
    expect((await mortal.read(`/${path}`)).length, path).toBeGreaterThan(0);
  expect(Object.keys(await mortal.read('/parametres')).length).toBeGreaterThan(0);
  expect((await mortal.read('/textos')).condicions.text.length).toBeGreaterThan(200);
  expect((await mortal.read('/versio?bundle=3.6.1&plataforma=web')).obligatoria).toBe(false);
  const found = await mortal.read('/poblacio/search/sant%20cugat');
  expect(found.map((one: Body) => one.nom)).toContain('Sant Cugat del Vallès');
});

test('users: session, language, exercise, logout and login', async () => {
  await mortal.write('PUT', `/usuari/${usuari}/idioma`, { idioma_fk: 'es' });
  expect((await mortal.read('/usuari/session')).usuari).toMatchObject({ idioma_fk: 'es', pendent_accept_conds: false });
  await mortal.write('POST', `/usuari/${usuari}/exercici`, { empresaId: empresa, exercici: 2025 });
  expect(JSON.stringify(await mortal.read(`/usuari/${usuari}/exercici`))).toContain('2025');
  await mortal.write('PUT', `/usuari/${usuari}/idioma`, { idioma_fk: 'ca' });
  const before = mortal.token;
  await mortal.write('DELETE', '/usuari/logout');
  expect((await mortal.call('GET', '/usuari/session')).status).toBe(401);
  const { token } = await mortal.write('POST', '/usuari/login', {
    usuari: OWNER.email,
    contrasenya: OWNER.contrasenya,
    plataforma: 'web',
  });
  mortal.token = token;
  expect(token).not.toBe(before);
  expect((await mortal.read('/usuari/session')).usuari).toMatchObject({ idioma_fk: 'ca', email: OWNER.email });
});

test('company: created, changed, listed', async () => {
  const now = await mortal.read(`/empresa/${empresa}`);
  await mortal.write('POST', `/empresa/${empresa}`, { versio: now.versio, telefon: '000 000 012', color: '#2A55A5' });
  expect(await mortal.read(`/empresa/${empresa}`)).toMatchObject({
    nom_fiscal: COMPANY.nom,
    telefon: '000 000 012',
    color: '#2A55A5',
    versio: now.versio + 1,
  });
  const second = await mortal.write('POST', `/empresa?empresa_fk=${empresa}`, {
    nom_fiscal: 'Segona Exemple SL',
    tipus_persona: 'E',
    nif: 'B12345674',
    avisos_acceptats: ['nif_incorrecte', 'nif_repetit'],
  });
  expect((await mortal.read('/empresa')).items.map((one: Body) => one.id)).toEqual(
    expect.arrayContaining([empresa, second.id]),
  );
});

test('agent: a wrong tax id warns and is then kept; changed; found without accents', async () => {
  const given = { tipus_persona: 'E', rao_social: 'Promoció Exemple', nif: 'B12345678', promotor: true };
  const path = `/agent?empresa_fk=${empresa}`;
  expect(await mortal.call('POST', path, given)).toMatchObject({ status: 409, body: { codi: 'avisos' } });
  const made = await mortal.write('POST', path, { ...given, avisos_acceptats: ['nif_incorrecte'] });
  const own = `/agent/${made.id}?empresa_fk=${empresa}`;
  expect(await mortal.read(own)).toMatchObject({ ...given, nif_correcte: false });
  await mortal.write('POST', own, { versio: made.versio, telefons: ['000 000 000'], nif: 'B12345674' });
  expect(await mortal.read(own)).toMatchObject({ telefons: ['000 000 000'], nif_correcte: true });
  expect(await mortal.call('POST', own, { versio: made.versio, rao_social: 'Una altra' })).toMatchObject({
    status: 409,
    body: { codi: 'versio_obsoleta' },
  });
  const found = await mortal.read(`${path}&search=promocio`);
  expect(found.items.map((one: Body) => one.id)).toEqual([made.id]);
});

test('work, concrete, zones and report', async () => {
  const of = `empresa_fk=${empresa}`;
  const work = await mortal.write('POST', `/treball?${of}`, {
    nom: 'Edifici d’exemple',
    expedient: 'EX-1',
    data_projecte: '2024-02-01',
  });
  const own = `/treball/${work.id}?${of}`;
  await mortal.write('POST', own, { versio: work.versio, us: 'Residencial' });
  expect(await mortal.read(own)).toMatchObject({ us: 'Residencial', data_projecte: '2024-02-01' });
  expect((await mortal.read(`/treball?${of}&search=edifici`)).items).toHaveLength(1);
  expect(JSON.stringify(await mortal.read(`/expedient?${of}&search=EX`))).toContain('EX-1');

  const settings = `/formigo/${work.id}?${of}`;
  const before = await mortal.read(settings);
  expect(before.normativa).toBe('CODI');
  await mortal.write('PUT', settings, { versio: before.versio, central: 'Formigons Exemple' });
  expect((await mortal.read(settings)).central).toBe('Formigons Exemple');

  const given = { treball_fk: work.id, designacio: 'HA-30/F/20/XC2', plantes: 2 };
  const made = await mortal.write('POST', `/zona?${of}`, {
    ...given,
    nom: 'Pilars',
    estructura: 'PILARS_MURS_PORTANTS',
    volum: 180,
  });
  const zonaPath = `/zona/${made.id}?${of}`;
  let zona = await mortal.read(zonaPath);
  expect(zona.lots).toHaveLength(made.previsio.lots);

  // A limit row that the work changes moves the forecast; the shipped row gives it back.
  const { fila, lots } = await (async () => {
    const rows = await mortal.read(`/limit?treball_fk=${work.id}&${of}`);
    const row = rows.find(
      (one: Body) => one.normativa === 'CODI' && one.estructura === 'PILARS_MURS_PORTANTS' && one.fins_plantes !== null,
    );
    return { fila: row.id, lots: made.previsio.lots };
  })();
  const limit = `/formigo/${work.id}/limit/${fila}?${of}`;
  await mortal.write('PUT', limit, { valors: { volum: 20 }, motiu: 'Ho demana la direcció facultativa.' });
  expect((await mortal.read(zonaPath)).previsio.lots).toBe(9);
  expect((await mortal.read(settings)).limits_canviats).toMatchObject([{ fila, valors: { volum: 20 } }]);
  await mortal.write('DELETE', limit);
  expect((await mortal.read(zonaPath)).previsio.lots).toBe(lots);

  const seguiment = `/zona/${made.id}/seguiment?${of}`;
  await mortal.write('PUT', seguiment, { pastades: samples(lotOf(zona), [29.4, 35.6, 34.9]) });
  zona = await mortal.read(zonaPath);
  const failed = lotOf(zona);
  expect(failed.pastades.filter((one: Body) => one.resistencia !== null)).toHaveLength(3);

  const blank = failed.pastades.filter((one: Body) => one.resistencia === null);
  await mortal.write('PUT', seguiment, {
    suprimeix: { pastades: blank.map(({ id, versio }: Body) => ({ id, versio })) },
    avisos_acceptats: ['pastades_amb_resultats'],
  });
  zona = await mortal.read(zonaPath);
  expect(judged(zona)).toMatchObject({ verdict: 'no_satisfactori', failure: 'KN*x(1) < fck' });

  const decisio = {
    resultat: 'acceptat',
    actuacions: ['testimonis'],
    data: '2026-03-20',
    autor: 'Direcció',
    text: 'Bé.',
  };
  await mortal.write('PUT', seguiment, { lots: [{ id: failed.id, versio: lotOf(zona).versio, decisio }] });
  zona = await mortal.read(zonaPath);
  expect(lotOf(zona).decisio).toMatchObject(decisio);
  expect(judged(zona).verdict).toBe('no_satisfactori');

  // One strength changed changes the answer.
  const worst = lotOf(zona).pastades.find((one: Body) => one.resistencia === 29.4);
  await mortal.write('PUT', seguiment, {
    pastades: [{ id: worst.id, versio: worst.versio, camps: { resistencia: 35 }, base: { resistencia: 29.4 } }],
  });
  expect(judged(await mortal.read(zonaPath)).verdict).toBe('satisfactori');

  // A lot that asks sigma: two answers, two verdicts.
  const slab = await mortal.write('POST', `/zona?${of}`, {
    ...given,
    designacio: 'HA-30/F/20/XC3',
    nom: 'Forjat',
    estructura: 'PAVIMENTS_ALTRES_FLEXIO',
    distintiu: 5,
    volum: 100,
    plantes: 1,
    preveu_pastades: false,
  });
  const slabPath = `/zona/${slab.id}?${of}`;
  const slabRows = `/zona/${slab.id}/seguiment?${of}`;
  await mortal.write('PUT', slabRows, { pastades: samples(lotOf(slab), [31.8, 34.6, 33]) });
  let asked = await mortal.read(slabPath);
  expect(judged(asked)).toMatchObject({ verdict: 'ask', ask: 'sigma' });
  for (const [sigma, verdict] of [
    [1.9, 'satisfactori'],
    [2.9, 'no_satisfactori'],
  ] as const) {
    const { id, versio } = lotOf(asked);
    await mortal.write('PUT', slabRows, { lots: [{ id, versio, respostes: { sigma: { sigma } } }] });
    asked = await mortal.read(slabPath);
    expect(lotOf(asked).respostes.sigma).toMatchObject({ sigma });
    expect(judged(asked).verdict, `sigma ${sigma}`).toBe(verdict);
  }

  await mortal.write('PUT', slabPath, { versio: asked.versio, nom: 'Forjat primer', superficie: 400 });
  expect(await mortal.read(slabPath)).toMatchObject({ nom: 'Forjat primer', superficie: 400 });
  await mortal.write('PUT', slabRows, { lots: [{ clau_client: crypto.randomUUID(), descripcio: 'Segon tram' }] });
  await mortal.write('POST', `/zona/${slab.id}/lot/reorder?${of}`, { from: 1, to: 0 });
  expect((await mortal.read(slabPath)).lots.map((lot: Body) => lot.descripcio)).toEqual(['Segon tram', '']);

  const old = await mortal.write('POST', `/zona?${of}`, {
    ...given,
    nom: 'Fase primera',
    estructura: 'AE_COMPRESSIO',
    designacio: 'HA-25/B/20/IIa',
    volum: 90,
    excepcio: { normativa: 'EHE-08', motiu: 'Contractada abans.' },
  });
  await mortal.write('POST', `/zona/reorder?${of}`, { treball_fk: work.id, from: 2, to: 0 });
  const names = async (part: string): Promise<string[]> =>
    (await mortal.read(`/treball/${work.id}/zones${part}?${of}`)).map((one: Body) => one.nom);
  expect(await names('/totes')).toEqual(['Fase primera', 'Pilars', 'Forjat primer']);
  expect(await names('')).toEqual(['Fase primera']);
  expect(await names('/codiEstructural')).toEqual(['Pilars', 'Forjat primer']);
  expect(await mortal.read(`/treball/${work.id}/pastades/codiEstructural?${of}`)).not.toEqual([]);
  expect(Array.isArray(await mortal.read(`/treball/${work.id}/pastades?${of}`))).toBe(true);

  const pdf = await fetch(`${mortal.url}/api/treball/${work.id}/document/formigo?${of}`, {
    headers: { 'auth-token': mortal.token },
  });
  expect(pdf.headers.get('content-type')).toContain('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await mortal.write('DELETE', `/zona/${old.id}?${of}`);
  expect(await names('/totes')).toEqual(['Pilars', 'Forjat primer']);
  expect((await mortal.call('GET', `/zona/${old.id}?${of}`)).status).toBe(404);
});
