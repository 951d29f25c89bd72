import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { clientRoutes } from '../contract/routes.ts';
import type { PressupostClient } from '../contract/schemas.ts';
import { pressupostWeb } from './index.tsx';

const linia = { tipus: 'linia', descripcio: '', quantitat: '1', unitat: '', descompte: '0', opcio: false } as const;
const QUOTATION = {
  empresa: { nom: 'Estudi Exemple, SLP', telefon: '', email: '', logo: null },
  numero: 'P-2026-0001',
  revisio: 1,
  situacio: 'enviat',
  idioma: 'ca',
  data: '2026-11-28',
  validesa: null,
  client: 'Promotora Ter, SL',
  titol: 'Reforma',
  text: '',
  condicions: '',
  linies: [
    { ...linia, clau: 'a', concepte: 'Direcció', preu: '1000', descompte: '10', import: 90_000 },
    { ...linia, clau: 's', tipus: 'suplit', concepte: 'Taxes', preu: '84.5', import: 8_450 },
    { ...linia, clau: 'o', concepte: 'Llibre', preu: '450', opcio: true, import: 45_000 },
  ],
  opcions: [{ clau: 'o', total: 171_800 }],
  fites: [],
  resposta: null,
} as unknown as PressupostClient;

it('shows discounts, what is paid in the client’s name and the sums of the paper, which follow the ticked options', async () => {
  const api = fakeApi([
    answers(clientRoutes.get, ({ query }) => ({
      ...QUOTATION,
      sumes: [
        { text: 'IRPF 15 %', import: '−135,00', forma: '' as const },
        {
          text: 'Total a pagar',
          import: JSON.stringify(query ?? {}).includes('"o"') ? '1.718,00 €' : '1.038,50 €',
          forma: 'pagar' as const,
        },
      ],
    })),
  ]);
  openScreen({ room: pressupostWeb, path: '/p/clau', api, rol: 'titular' });
  expect(await screen.findByText('−135,00')).toBeTruthy();
  expect(screen.getByText(/^Descompte 10/)).toBeTruthy();
  expect(screen.getByText('Suplit, sense IVA')).toBeTruthy();
  expect(screen.getByText('1.038,50 €')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /Llibre/ }));
  expect(await screen.findByText('1.718,00 €')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Llibre/ }));
  await waitFor(() => expect(screen.getByText('1.038,50 €')).toBeTruthy());
});

it.each(['Accepto', 'No l’accepto'])('%s without a name is answered with what is missing', async (way) => {
  const api = fakeApi([answers(clientRoutes.get, () => ({ ...QUOTATION, sumes: [] }))]);
  openScreen({ room: pressupostWeb, path: '/p/clau', api, rol: 'titular' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${way}`) }));
  const named = screen.getByRole('textbox', { name: /nom/i });
  expect([named.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', named]);
  expect(api.calls.map(({ name }) => name)).not.toContain('pressupost.client_resposta');
});

it.each([
  ['pressupost_nova_versio', /n’hi ha una de més nova/],
  ['enllac_caducat', /ja no obre res/],
])('a link that opens nothing says why: %s', async (codi, said) => {
  const refusal = new TransportFailure('refused', 404, {
    type: `urn:problem:${codi}`,
    title: '',
    status: 404,
    detail: '',
    codi,
  } as never);
  const api = fakeApi([
    answers(clientRoutes.get, () => {
      throw refusal;
    }),
  ]);
  openScreen({ room: pressupostWeb, path: '/p/clau', api, rol: 'titular' });
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
});
