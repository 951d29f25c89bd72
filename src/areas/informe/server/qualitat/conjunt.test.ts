import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programaRoutes } from '#areas/proces/contract/programa.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { arxiuRoutes } from '#areas/treball/contract/arxius.ts';
import { keyOf } from '#server/files/index.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { informeRoutes } from '../../contract/routes.ts';

/** A picture whose bytes are lost afterwards. */
const ALTRA = Buffer.concat([PNG, Buffer.from('perdut')]);
const forget = (content: Buffer): Promise<void> =>
  app.platform.files.storage.remove(keyOf(titular.empresaId, createHash('sha256').update(content).digest('hex')));

const EFA = 7;
const MAONS = 1037;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

test('the closing set is one ZIP of what is handed over, made once what is missing has its reason', async () => {
  const director = await buildAgent(app, titular, {
    ...{ tipus_persona: 'F', rao_social: '', nom: 'Marta', cognoms: 'Exemple', tecnic: true },
  });
  const { id, codi } = await buildTreball(app, titular, {
    nom: 'Escola bressol',
    data_projecte: '2026-03-15',
    agents: [{ agent_fk: director.id, funcio_fk: funcioId('DEO') }],
    avisos_acceptats: ['agents_incomplets'],
  });
  const [item] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFA },
    body: { partides: [{ partida_fk: MAONS, usos: [1], amidament: '40' }] },
  });
  const ask = (query: Record<string, string> = {}) =>
    app.call(informeRoutes.formigo, { token, params: { id, type: 'tancament' }, query });
  expect((await ask()).body).toMatchObject({ codi: 'tancament_sense_programa' });
  await app.ok(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today() } });

  // Of one check at least there is something to certify.
  const check = item?.comprovacions[0];
  if (!item || !check) throw new Error('no check');
  const { comprovacio_fk, categoria_fk } = check;
  const place = { proces_fk: EFA, treball_partida_fk: item.id, lot_fk: null, comprovacio_fk, categoria_fk };
  const { resultats } = await app.ok(resultatRoutes.create, {
    token,
    body: { treball_fk: id, resultats: [{ ...place, resultat: 'C' }] } as never,
  });

  // What was uploaded to the work and to its answers goes with it, marked for the annex or not.
  const upload = (nom: string, content: Buffer) => uploadFile(app, titular, nom, content);
  await app.ok(arxiuRoutes.add, {
    token,
    params: { id },
    body: { pujades: [await upload('Geotècnic.pdf', PDF)], carpeta: 'Estudis' },
  });
  const arxius = [{ pujada_fk: await upload('mur.png', PNG) }, { pujada_fk: await upload('perdut.png', ALTRA) }];
  await app.ok(resultatRoutes.addArxiu, { token, body: { resultat_fk: resultats[0]?.id ?? 0, arxius } });
  await forget(ALTRA);

  const refused = await ask();
  expect(refused.body).toMatchObject({ codi: 'certificat_amb_mancances' });
  const gaps: { clau: string }[] = refused.body.mancances;
  expect(gaps.length).toBeGreaterThan(0);
  const excepcions = JSON.stringify(Object.fromEntries(gaps.map(({ clau }) => [clau, 'Es fa en una altra fase'])));

  const { status, raw } = await ask({ excepcions });
  expect(status).toBe(200);
  const files = unzipSync(raw);
  expect(Object.keys(files)).toEqual([
    `00 Índex ${codi.replace('/', '-')}.pdf`,
    `01 Programa de control ${codi.replace('/', '-')}.pdf`,
    `02 Seguiment del control ${codi.replace('/', '-')} - Estructura de fàbrica.pdf`,
    `03 Modificacions ${codi.replace('/', '-')}.pdf`,
    `04 Controls i resultats ${codi.replace('/', '-')}.pdf`,
    `05 Certificat de control ${codi.replace('/', '-')}.pdf`,
    'Fitxers del treball/Estudis/Geotècnic.pdf',
    expect.stringMatching(/^Fitxers dels resultats\/.+\/mur\.png$/),
  ]);
  expect(Object.values(files).at(-1)).toEqual(new Uint8Array(PNG));
  const pages = Object.values(files)
    .slice(0, 6)
    .map((pdf) => (pagesOf(Buffer.from(pdf)) ?? []).join(' '));
  // The index names papers and files, and what could not go.
  for (const said of ['05 Certificat de control', 'Geotècnic.pdf', 'mur.png', 'perdut.png', 'No es pot llegir'])
    expect(pages[0]).toContain(said);
  expect(pages[1]).not.toContain('Esborrany');
  expect(pages[5]).toContain('Es fa en una altra fase');
  const told = await app.ok(informeRoutes.informes, { token, params: { id } });
  expect(told.documents.find((one) => one.codi === 'tancament')).toMatchObject({ mancances: gaps.length });
  expect(told.documents.find((one) => one.codi === 'tancament')?.darrera).not.toBeNull();
});
