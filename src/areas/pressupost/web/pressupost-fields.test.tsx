import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildPressupost } from '#tests/support/pressupost-record.ts';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostWeb } from './index.tsx';

const LINIA = { ...newLinia('linia', { iva_fk: 1, irpf_fk: null }), concepte: 'Direcció', preu: '1000' };
const CLIENT = {
  id: 9,
  nom_complet: 'Promocions Exemple, SL',
  tipus_persona: 'E',
  nif: '',
  nif_pais: 'ES',
  iva_fk: null,
  irpf_fk: null,
  activitat_fk: null,
};

const open = (path: string, given: { persona?: 'F' | 'E'; pressupost?: Partial<Pressupost> } = {}) => {
  let pressupost = buildPressupost({ linies: [LINIA], ...given.pressupost });
  const api = fakeApi([
    ...rateAnswers(),
    answers(
      empresaRoutes.get,
      () =>
        ({ id: EMPRESA, series: [], regim_iva: 'general', tipus_persona: given.persona ?? 'F', irpf_fk: 2 }) as never,
    ),
    answers(agentRoutes.get, () => CLIENT as never),
    answers(agentRoutes.list, () => ({ total: 1, offset: 0, limit: 20, items: [CLIENT] }) as never),
    answers(treballRoutes.get, () => ({ id: 5, codi: '2026/005', nom: 'Escola', agents: [] }) as never),
    answers(pressupostRoutes.get, () => pressupost),
    answers(pressupostEnviamentRoutes.enviaments, () => ({ items: [] })),
    answers(pressupostRoutes.invoice, ({ body }) => {
      const { fites } = body as { fites: string[] };
      pressupost = {
        ...pressupost,
        versio: pressupost.versio + 1,
        fites: pressupost.fites.map((fita) =>
          fites.includes(fita.clau) ? { ...fita, factura: { id: 70, numero: null, proforma: false } } : fita,
        ),
      };
      return { factures: [70], pressupost };
    }),
  ]);
  openScreen({ room: pressupostWeb, path: `/empresa/${EMPRESA}/${path}`, api });
  return { api, user: userEvent.setup() };
};
const client = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Client' });
const irpfOf = () => screen.getAllByRole('gridcell').find((cell) => /^(15|7|19)\s?%$/.test(cell.textContent ?? ''));

beforeEach(async () => {
  localStorage.clear();
  const kept = await draftsOf(7);
  if (kept.length > 0) await dropDrafts(kept);
});

it.each([
  ['F', true],
  ['E', false],
] as const)(
  'a line starts from what the client withholds of a natural person, and of nobody else (%s)',
  async (persona, withheld) => {
    const { user } = open('pressupost/nou', { persona });
    const field = await client();
    await user.type(field, 'prom');
    await user.click(await screen.findByRole('option', { name: /Promocions Exemple/ }));
    await user.click(screen.getByRole('button', { name: /Línia/ }));
    await waitFor(() => expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(3));
    await waitFor(() => expect(Boolean(irpfOf())).toBe(withheld));
  },
);

it('what a person chose comes back with its name', async () => {
  const first = open('pressupost/nou');
  await first.user.type(await client(), 'prom');
  await first.user.click(await screen.findByRole('option', { name: /Promocions Exemple/ }));
  await screen.findByText(/esborrany guardat/);
  cleanup();
  const { user } = open('pressupost/nou');
  await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
  await waitFor(async () => expect((await client()).value).toBe(CLIENT.nom_complet));
});

it('the main button of what was accepted invoices its next milestone', async () => {
  const fita = (clau: string, nom: string) => ({
    clau,
    nom,
    percentatge: '50',
    capitol: null,
    base: 50_000,
    factura: null,
  });
  const { user, api } = open('pressupost/21', {
    pressupost: {
      estat: 'acceptat',
      situacio: 'acceptat',
      numero: 'P-2026-0001',
      fites: [fita('a', 'Encàrrec'), fita('b', 'Final')],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Facturar: Encàrrec' }));
  expect(await screen.findByRole('button', { name: 'Facturar: Final' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'En esborrany' })).toBeTruthy();
  const asked = api.calls.filter(({ name }) => name === pressupostRoutes.invoice.name);
  expect(asked.map(({ options }) => (options.body as { fites: string[] }).fites)).toEqual([['a']]);
});
