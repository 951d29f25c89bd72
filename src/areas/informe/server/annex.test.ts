import { afterAll, beforeAll, expect, test } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { lotId, openWork, openZona } from '#tests/support/concrete.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PNG, uploadFile } from '#tests/support/upload.ts';
import { informeRoutes } from '../contract/routes.ts';

const ESTRUCTURA = 4;
const FORMIGO = 1538;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

test('a photo of a lot of concrete is told in annex B by its zone and lot, its check and its day', async () => {
  const { id } = await openWork(app, titular);
  const [item] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: ESTRUCTURA },
    body: { partides: [{ partida_fk: FORMIGO, usos: [] }] },
  });
  const zona = await openZona(app, titular, id, { nom: 'Pilars de planta baixa', lots: 2 });
  const check = item?.comprovacions.find(({ automatica }) => !automatica);
  if (!item || !check) throw new Error('no check');
  const { resultats } = await app.ok(resultatRoutes.create, {
    token,
    body: {
      treball_fk: id,
      resultats: [
        {
          proces_fk: ESTRUCTURA,
          treball_partida_fk: item.id,
          lot_fk: lotId(zona, 1),
          categoria_fk: check.categoria_fk,
          comprovacio_fk: check.comprovacio_fk,
          resultat: 'C',
          data: '2026-11-20',
        },
      ],
    },
  });
  const [arxiu] = await app.ok(resultatRoutes.addArxiu, {
    token,
    body: {
      resultat_fk: resultats[0]?.id ?? 0,
      arxius: [{ pujada_fk: await uploadFile(app, titular, 'encofrat.png', PNG) }],
    },
  });
  await app.ok(resultatRoutes.updateArxiu, { token, params: { aid: arxiu?.id ?? 0 }, body: { annex: true } });
  const { raw, status } = await app.call(informeRoutes.formigo, {
    token,
    params: { id, type: 'resultats' },
    query: { annex: true },
  });
  expect(status).toBe(200);
  // In the list and over the picture.
  const said = `${item.nom} · Pilars de planta baixa · Lot 2 · ${check.nom} · 20/11/2026`;
  expect((pagesOf(raw) ?? []).join('\n').replace(/\s+/g, ' ').split(said)).toHaveLength(3);
}, 60_000);
