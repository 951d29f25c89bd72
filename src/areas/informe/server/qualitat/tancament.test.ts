import { afterAll, beforeAll, expect, test } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { informeRoutes } from '../../contract/routes.ts';

const EFA = 7;
const AVISOS = ['control_amb_mancances'];
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

/** A work of one wall, answered whole, with a non-conformity that nobody closed. */
const openNc = async () => {
  const director = await buildAgent(app, titular, {
    tipus_persona: 'F',
    rao_social: '',
    nom: 'Marta',
    cognoms: 'Exemple',
  });
  const { id } = await buildTreball(app, titular, {
    agents: [{ agent_fk: director.id, funcio_fk: funcioId('DEO') }],
    avisos_acceptats: ['agents_incomplets'],
  });
  const [item] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFA },
    body: { partides: [{ partida_fk: 1037, usos: [1], lots_previstos: 1 }] },
  });
  if (!item) throw new Error('no item');
  await app.ok(resultatRoutes.create, {
    token,
    body: {
      treball_fk: id,
      resultats: item.comprovacions.map(({ categoria_fk, comprovacio_fk }, place) => ({
        proces_fk: EFA,
        treball_partida_fk: item.id,
        categoria_fk,
        comprovacio_fk,
        ...(place === 0
          ? { resultat: 'NC' as const, accio: 'Refer', data: '2026-11-20', termini: '2026-12-20' }
          : { resultat: 'C' as const }),
      })),
    },
  });
  const clau = `nc-${item.id}`;
  const params = { id };
  const finalize = (excepcions?: { clau: string; motiu: string }[], avisos_acceptats: string[] = AVISOS) =>
    app.call(accioRoutes.finalize, { token, params, body: { avisos_acceptats, excepcions } });
  const reason = async () =>
    (await app.ok(informeRoutes.mancances, { token, params })).find((one) => one.clau === clau)?.motiu;
  const certificate = async (query: object = {}) => {
    const excepcions = JSON.stringify({ '*': 'Es completarà.', ...query });
    return app.call(informeRoutes.formigo, { token, params: { id, type: 'certificat' }, query: { excepcions } });
  };
  const textOf = (raw: Buffer): string => (pagesOf(raw) ?? []).join('\n').replace(/\s+/g, ' ');
  return { id, clau, params, finalize, reason, certificate, textOf };
};

test('a work is closed over an open non-conformity with its reason alone, which its certificate tells', async () => {
  const { clau, finalize, reason, certificate, textOf, id } = await openNc();
  const first = await finalize(undefined, []);
  expect(first.status).toBe(409);
  expect(first.body.avisos.map(({ cami }: { cami: string }) => cami)).toContain(`${clau}.nc_obertes`);
  for (const given of [undefined, [], [{ clau, motiu: '  ' }], [{ clau: '*', motiu: 'Tot alhora' }]]) {
    const { status, body } = await finalize(given);
    expect([status, body.camps?.map((one: { cami: string; codi: string }) => [one.cami, one.codi])]).toEqual([
      422,
      [[`excepcions.${clau}`, 'cal_motiu_tancament']],
    ]);
  }
  expect(await reason()).toBe('');
  expect((await certificate()).status).toBe(409);
  expect((await finalize([{ clau, motiu: 'La propietat ho accepta per escrit' }])).status).toBe(200);
  expect(await reason()).toBe('La propietat ho accepta per escrit');
  const made = await certificate();
  expect(made.status).toBe(200);
  expect(textOf(made.raw)).toContain('La propietat ho accepta per escrit');
  // One that is written anew stands over it.
  expect(textOf((await certificate({ [clau]: 'Acta del 3 de març' })).raw)).toContain('Acta del 3 de març');
  const { items } = await app.ok(historialRoutes.list, { token, params: { entitat: 'treball', id } });
  const told = items.find(({ accio }) => accio === 'finalitza')?.canvis.find(({ camp }) => camp === 'excepcions');
  expect(told?.despres).toContain('La propietat ho accepta per escrit');
});

test('open again, its certificate wants a reason anew, offers that one, and it goes and comes back with the work', async () => {
  const { id, clau, params, finalize, reason, certificate } = await openNc();
  await finalize([{ clau, motiu: 'Acceptada' }]);
  await app.ok(accioRoutes.unfinalize, { token, params, body: {} });
  expect(await reason()).toBe('Acceptada');
  expect((await certificate()).status).toBe(409);
  expect((await finalize()).status).toBe(422);
  const { desfer } = await app.ok(accioRoutes.remove, {
    token,
    params,
    query: { avisos_acceptats: 'treball_amb_tot,treball_amb_pla,informes_lliurats' },
  });
  await app.ok(desferRoutes.undo, { token, params: { id: desfer.id }, body: {} });
  expect(await reason()).toBe('Acceptada');
  const copy = await app.ok(accioRoutes.duplicate, { token, params: { id }, body: { control_qualitat: true } });
  const kept = await app.ok(informeRoutes.mancances, { token, params: { id: copy.id } });
  expect(kept.map(({ motiu }) => motiu).join('')).toBe('');
});
