import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { BLANK_FACTURA } from '../contract/blank.ts';
import { type Periodica, periodicaRoutes, plantillaSchema } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaWeb } from './index.tsx';

const RATES = { iva_fk: 1, irpf_fk: null };
const STORED: Periodica = {
  id: 4,
  empresa_fk: EMPRESA,
  versio: 1,
  nom: 'Manteniment',
  periodicitat: 'mensual',
  inici: '2099-04-01',
  final: null,
  propera: '2099-04-01',
  accio: 'esborrany',
  dies_venciment: 30,
  activa: true,
  agent_fk: 9,
  agent: { id: 9, nom: 'Promocions A, SL' },
  treball_fk: null,
  treball: null,
  plantilla: plantillaSchema.parse({
    linies: [{ ...newLinia('linia', RATES), concepte: 'Quota de {mes} de {any}', preu: '100' }],
  }),
  total: 12_100,
  factures: 0,
  falla: null,
  creat: '2026-11-20T08:00:00Z',
  canviat: '2026-11-20T08:00:00Z',
};

const open = async (stored = STORED) => {
  const api = fakeApi([
    ...rateAnswers(),
    answers(empresaRoutes.get, () => ({ id: EMPRESA, series: [], regim_iva: 'general', idioma_fk: 'ca' }) as never),
    answers(agentRoutes.get, () => ({ id: 9, nom_complet: 'Promocions A, SL', idioma_fk: 'es' }) as never),
    answers(facturaRoutes.next, () => ({
      ...{ serie: 'A', exercici: 2026, numero: 2, numero_text: 'A-2026-00002', data_minima: null },
      defectes: {
        ...RATES,
        idioma: null,
        recarrec_equivalencia: BLANK_FACTURA.recarrec_equivalencia,
        forma_pagament: BLANK_FACTURA.forma_pagament,
        iban: '',
        venciments: [],
      },
    })),
    answers(periodicaRoutes.get, () => stored),
  ]);
  openScreen({ room: facturaWeb, path: `/empresa/${EMPRESA}/periodica/4`, api });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};

it('says when the next one is made, and how its marks will read in the language of its client', async () => {
  await open();
  expect(screen.getByText(/Propera: 01.04.2099, passades les 00:00/)).toBeTruthy();
  expect(await screen.findByText(/La propera dirà «Quota de abril de 2099»/)).toBeTruthy();
});

it('an example of ours is read in one language, and what it made is a way to it', async () => {
  const plantilla = plantillaSchema.parse({
    linies: [{ ...newLinia('linia', RATES), concepte: 'Quota', preu: '100' }],
  });
  await open({ ...STORED, plantilla, factures: 2, propera: null });
  // Its client reads Spanish; the example is Catalan.
  expect(await screen.findByText(/dirà «Quota de abril de 2099»|dirà «Quota d.abril de 2099»/)).toBeTruthy();
  expect(screen.getByText('Acabada')).toBeTruthy();
  const link = screen.getByRole('link', { name: '2 factures fetes' });
  expect(link.getAttribute('href')).toContain(`/empresa/${EMPRESA}/factura?vista=`);
});

it('to have them issued by themselves is asked once; whoever says no keeps drafts', async () => {
  const user = await open();
  const accio = screen.getByLabelText<HTMLSelectElement>('Acció');
  fireEvent.change(accio, { target: { value: 'emissio' } });
  const dialog = await screen.findByRole('dialog', { name: 'Emetre-les sense mirar-les' });
  expect(within(dialog).getByText(/no es pot desfer/)).toBeTruthy();
  expect(within(dialog).queryByText(/correu electrònic/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel·lar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(accio.value).toBe('esborrany');
  fireEvent.change(accio, { target: { value: 'enviament' } });
  await screen.findByText(/correu electrònic al client/);
  await user.click(screen.getByRole('button', { name: 'Emetre-les soles' }));
  await waitFor(() => expect(accio.value).toBe('enviament'));
  // Less than what was said yes to asks nothing.
  fireEvent.change(accio, { target: { value: 'emissio' } });
  await waitFor(() => expect(accio.value).toBe('emissio'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
