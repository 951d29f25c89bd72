import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent, AgentItem } from '../contract/schemas.ts';
import { BLANK_VALUES, sentOfAgent } from './agent-values.ts';
import { agentWeb } from './index.tsx';

const AGENT: Agent = {
  ...sentOfAgent(BLANK_VALUES),
  id: 12,
  empresa_fk: EMPRESA,
  versio: 4,
  nom_complet: 'Promocions A, SL',
  nif_correcte: true,
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-02T08:00:00Z',
  rao_social: 'Promocions A, SL',
  promotor: true,
};
const item = (id: number, nom: string, correct: boolean): AgentItem => ({
  id,
  nom_complet: nom,
  nom_comercial: '',
  nif: 'B123',
  nif_correcte: correct,
  tipus: 'A',
  tipus_persona: 'E',
  promotor: true,
  tecnic: false,
  contractista: false,
  proveidor: false,
  poblacio: 'Vic',
  telefon: '',
  provincia: '',
  num_collegiat: '',
  iban: '',
  web: '',
  condicions_pagament: '',
  email: '',
  titulacio_fk: null,
  baixa: false,
  canviat: '2026-11-02T08:00:00Z',
});
const problem = (status: number, more: Partial<Problem>): TransportFailure =>
  new TransportFailure('refused', status, {
    type: 'about:blank',
    title: 'Avís',
    status,
    detail: '',
    instance: '/api/agent',
    codi: 'avisos',
    requestId: 'r1',
    ...more,
  } as Problem);
const lists = [answers(referenciaRoutes.titulacions, () => []), answers(referenciaRoutes.activitats, () => [])];
const path = `/empresa/${EMPRESA}/agent`;

describe('agents', () => {
  it('asks only for the kinds that are on, and remembers them', async () => {
    const api = fakeApi([
      answers(agentRoutes.list, () => ({ total: 1, offset: 0, limit: 50, items: [item(1, 'Promocions A', false)] })),
    ]);
    openScreen({ room: agentWeb, path, api });
    await userEvent.click(await screen.findByRole('button', { name: 'Proveïdors' }));
    await waitFor(() =>
      expect(api.calls.at(-1)?.options.query).toMatchObject({ promotors: true, proveidors: false, baixes: false }),
    );
    cleanup();
    openScreen({ room: agentWeb, path, api });
    expect((await screen.findByRole('button', { name: 'Proveïdors' })).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Netejar' }));
    await waitFor(() => expect(api.calls.at(-1)?.options.query).toMatchObject({ proveidors: true }));
  });

  it('offers no new agent to who only reads', async () => {
    const api = fakeApi([answers(agentRoutes.list, () => ({ total: 0, offset: 0, limit: 50, items: [] }))]);
    openScreen({ room: agentWeb, path, api, rol: 'lector' });
    await screen.findByText('Encara no hi ha agents. Afegiu el primer o importeu un full de càlcul.');
    expect(screen.queryByRole('link', { name: /Nou agent/ })).toBeNull();
  });

  it('tells a wrong tax id, stays on Cancel·lar, and saves with the acceptance on Continuar', async () => {
    const user = userEvent.setup();
    const api = fakeApi([
      ...lists,
      answers(agentRoutes.create, ({ body }) => {
        if (body?.avisos_acceptats?.includes('nif_incorrecte')) return AGENT;
        throw problem(409, {
          avisos: [{ codi: 'nif_incorrecte', cami: 'nif', missatge: 'El NIF introduït no és correcte.' }],
        });
      }),
      answers(agentRoutes.get, () => AGENT),
    ]);
    openScreen({ room: agentWeb, path: `${path}/nou`, api });
    await user.type(await screen.findByLabelText(/^Raó social/), 'Promocions A, SL');
    await user.type(screen.getByLabelText('NIF'), 'b-123');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Avís' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel·lar' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('NIF')));
    await user.keyboard('{Control>}s{/Control}');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Avís' })).getByRole('button', { name: 'Continuar' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Promocions A, SL' })).toBeDefined();
    const sent = api.calls.filter((call) => call.name === 'agent.create').at(-1)?.options.body;
    expect(sent).toMatchObject({
      nif: 'B123',
      adreces: [],
      telefons: [],
      emails: [],
      avisos_acceptats: ['nif_incorrecte'],
    });
  });

  it('proposes the province of a postcode while no town is chosen, and leaves what a person wrote', async () => {
    const user = userEvent.setup();
    openScreen({ room: agentWeb, path: `${path}/nou`, api: fakeApi(lists) });
    const code = await screen.findByLabelText('Codi postal');
    const province = screen.getByLabelText<HTMLInputElement>('Província');
    await user.type(code, '08240');
    await waitFor(() => expect(province.value).toBe('Barcelona'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Població' }).value).toBe('');
    await user.clear(code);
    await user.type(code, '17001');
    await waitFor(() => expect(province.value).toBe('Girona'));
    await user.clear(province);
    await user.type(province, 'Bages');
    await user.clear(code);
    await user.type(code, '25001');
    expect(province.value).toBe('Bages');
  });

  it('settles with another person’s save field by field', async () => {
    const user = userEvent.setup();
    const theirs: Agent = { ...AGENT, versio: 5, web: 'promocions.test', nom_comercial: 'PA' };
    const api = fakeApi([
      ...lists,
      answers(agentRoutes.get, () => AGENT),
      answers(agentRoutes.update, ({ body }) => {
        if (body?.versio === 5) return { ...theirs, nom_comercial: 'Promo A', versio: 6 };
        throw problem(409, { codi: 'versio_obsoleta', actual: theirs } as Partial<Problem>);
      }),
    ]);
    openScreen({ room: agentWeb, path: `${path}/12`, api });
    await user.type(await screen.findByLabelText('Nom comercial'), 'Promo A');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Una altra persona ha canviat aquest registre' });
    expect(within(dialog).getByRole('radio', { name: 'promocions.test' })).toHaveProperty('checked', true);
    await user.click(within(dialog).getByRole('radio', { name: 'Promo A' }));
    await user.click(within(dialog).getByRole('button', { name: 'Desar' }));
    await waitFor(() =>
      expect(api.calls.filter((call) => call.name === 'agent.update').at(-1)?.options.body).toEqual({
        versio: 5,
        nom_comercial: 'Promo A',
      }),
    );
  });

  it('follows the tax id of a new one: a DNI is of a person, a company’s is not, and what was called stays', async () => {
    const user = userEvent.setup();
    openScreen({ room: agentWeb, path: `${path}/nou`, api: fakeApi(lists) });
    await user.type(await screen.findByLabelText(/^Raó social/), 'Anna Puig Mas');
    const nif = screen.getByLabelText('NIF');
    await user.type(nif, '12345678z');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Nom(?! comercial)/).value).toBe('Anna'));
    expect(screen.getByLabelText<HTMLInputElement>('Cognoms').value).toBe('Puig Mas');
    await user.clear(nif);
    await user.type(nif, 'B85626240');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Raó social/).value).toBe('Anna Puig Mas'));
  });

  it('says at the field when a postcode is of another province than its town', async () => {
    const stored: Agent = {
      ...AGENT,
      adreces: [
        {
          tipus: 'fiscal',
          via: '',
          codi_postal: '17001',
          poblacio_fk: 8298,
          poblacio: 'Vic',
          provincia: 'Barcelona',
          pais: 'ES',
        },
      ],
    };
    openScreen({
      room: agentWeb,
      path: `${path}/12`,
      api: fakeApi([...lists, answers(agentRoutes.get, () => stored)]),
    });
    expect(await screen.findByText('Aquest codi postal és de Girona; la població és de Barcelona.')).toBeDefined();
  });
});
