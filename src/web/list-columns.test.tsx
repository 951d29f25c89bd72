import 'fake-indexeddb/auto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { agentWeb } from '#areas/agent/web/index.tsx';
import { bancWeb } from '#areas/banc/web/index.tsx';
import { correuWeb } from '#areas/correu/web/index.tsx';
import { tipusDespesaRoutes } from '#areas/despesa/contract/tipus.ts';
import { despesaWeb } from '#areas/despesa/web/index.tsx';
import { efacturaWeb } from '#areas/efactura/web/index.tsx';
import { empresaWeb } from '#areas/empresa/web/index.tsx';
import { facturaWeb } from '#areas/factura/web/index.tsx';
import { llibresWeb } from '#areas/llibres/web/index.tsx';
import { pressupostWeb } from '#areas/pressupost/web/index.tsx';
import { resultatWeb } from '#areas/resultat/web/index.tsx';
import { treballWeb } from '#areas/treball/web/index.tsx';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { equipWeb } from '#areas/usuari/web/index.tsx';
import { vistaRoutes } from '#contract/vistes.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import type { Api } from './api.ts';

/** Each list that goes out as a file: the call that makes it, and its screen. */
const LISTS = [
  ['agent.document', agentWeb, `/empresa/${EMPRESA}/agent`],
  ['treball.llistat', treballWeb, `/empresa/${EMPRESA}/treball`],
  ['usuari.document', equipWeb, `/empresa/${EMPRESA}/usuari`],
  ['empresa.document', empresaWeb, '/empresa'],
  ['correu.document', correuWeb, `/empresa/${EMPRESA}/correu`],
  ['despesa.exporta', despesaWeb, `/empresa/${EMPRESA}/despesa`],
  ['factura.llistat', facturaWeb, `/empresa/${EMPRESA}/factura`],
  ['factura.per_client_llistat', facturaWeb, `/empresa/${EMPRESA}/factura/clients`],
  ['factura.cobraments_llistat', facturaWeb, `/empresa/${EMPRESA}/cobrament`],
  ['factura.periodiques_llistat', facturaWeb, `/empresa/${EMPRESA}/periodica`],
  ['pressupost.llistat', pressupostWeb, `/empresa/${EMPRESA}/pressupost`],
  ['partida.llistat', bancWeb, `/empresa/${EMPRESA}/banc/partida`],
  ['no_conformitat.llistat', resultatWeb, `/empresa/${EMPRESA}/no-conformitats`],
  ['registre.document', efacturaWeb, `/empresa/${EMPRESA}/registre`],
  ['llibres.rendiment_exporta', llibresWeb, `/empresa/${EMPRESA}/rendiment`],
] as const;
/** What `src/server/sheets/lists.test.ts` holds the files to; `UPDATE_GOLDEN=1` writes it anew. */
const TABLE = join(process.cwd(), 'tests/lists/columns.json');

/** Calls that answer a list as it is. */
const PLAIN = new Set<string>([vistaRoutes.list.name, usuariRoutes.exercicis.name, tipusDespesaRoutes.list.name]);
/** A client of empty lists. */
const api: Api = {
  call: async ({ name }) =>
    (PLAIN.has(name) || name.startsWith('referencia.')
      ? []
      : { total: 0, offset: 0, limit: 50, items: [], sumes: {}, series: [], agents: [] }) as never,
  putOff: async (route) => {
    throw new Error(`no task for ${route.name}`);
  },
  download: async (route) => {
    throw new Error(`no file for ${route.name}`);
  },
};
afterEach(cleanup);

it.each(LISTS)('the columns of the screen of %s are those of the table', async (name, room, path) => {
  const user = userEvent.setup();
  openScreen({ room, path, api });
  await user.click(await screen.findByRole('button', { name: 'Columnes' }));
  const choice = await screen.findByRole('list', { name: 'Columnes' });
  const boxes = within(choice).getAllByRole('checkbox') as HTMLInputElement[];
  const found = Object.fromEntries(boxes.map(({ value, labels }) => [value, labels?.[0]?.textContent ?? '']));
  const all = JSON.parse(readFileSync(TABLE, 'utf8'));
  if (process.env.UPDATE_GOLDEN) writeFileSync(TABLE, `${JSON.stringify({ ...all, [name]: found }, null, 2)}\n`);
  else expect(found).toEqual(all[name]);
});
