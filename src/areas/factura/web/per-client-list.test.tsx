import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { perClientRoutes } from '../contract/per-client.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaWeb } from './index.tsx';

afterEach(cleanup);
const figures = { factures: 2, base: 100_000, total: 121_000, pendent: 60_500, vencut: 24_200 };

it('adds invoices up by client, keeps to who is late, and leads to the invoices of each', async () => {
  const asked: object[] = [];
  const invoices: object[] = [];
  openScreen({
    room: facturaWeb,
    path: `/empresa/${EMPRESA}/factura/clients`,
    api: fakeApi([
      answers(vistaRoutes.list, () => []),
      answers(perClientRoutes.list, ({ query }) => {
        asked.push(query ?? {});
        return {
          ...{ total: 1, offset: 0, limit: 50 },
          items: [{ agent: { id: 12, nom: 'Àrids Exemple, SL', nif: 'B12345674' }, ...figures }],
          sumes: { clients: 1, ...figures },
        };
      }),
      answers(facturaRoutes.list, ({ query }) => {
        invoices.push(query ?? {});
        return { total: 0, offset: 0, limit: 50, items: [], sumes: {} } as never;
      }),
      answers(agentRoutes.get, () => ({ id: 12, nom_complet: 'Àrids Exemple, SL' }) as never),
      answers(empresaRoutes.get, () => ({ id: EMPRESA, series: [] }) as never),
      answers(usuariRoutes.exercicis, () => []),
    ] as never),
  });
  const row = await screen.findByRole('row', { name: /Àrids Exemple/ });
  expect(within(row).getByText('605,00')).toBeTruthy();
  expect(within(row).getByText('242,00')).toBeTruthy();
  expect(screen.getByText(/1 client · 2 factures · base 1\.000,00 .* vençut 242,00/)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Amb vençut' }));
  await screen.findByRole('row', { name: /Àrids Exemple/ });
  expect(asked.at(-1)).toMatchObject({ vencuts: true, ordre_camp: 'pendent', ordre_criteri: 'DESC' });
  const lists = within(screen.getByRole('navigation', { name: 'Factures' }));
  expect(lists.getByRole('link', { name: 'Per client' }).getAttribute('aria-current')).toBe('page');
  expect(lists.getByRole('link', { name: 'Una a una' }).getAttribute('href')).toMatch(/\/factura$/);
  await user.click(await screen.findByText('Àrids Exemple, SL'));
  // The invoices of that client, of any date, whatever was paid of them.
  await waitFor(() =>
    expect(invoices.at(-1)).toMatchObject({
      agent_fk: [12],
      pendents: true,
      cobrades_parcialment: true,
      cobrades: true,
    }),
  );
  expect(invoices.at(-1)).not.toHaveProperty('data_inici');
});
