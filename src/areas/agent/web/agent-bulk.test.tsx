import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { desferRoutes } from '#contract/desfer.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent, AgentItem } from '../contract/schemas.ts';
import { agentWeb } from './index.tsx';

const item = (id: number, baixa: boolean): AgentItem => ({
  id,
  nom_complet: `Agent ${id}`,
  nom_comercial: '',
  nif: '',
  nif_correcte: true,
  tipus: 'A',
  tipus_persona: 'E',
  promotor: true,
  tecnic: false,
  contractista: false,
  proveidor: false,
  poblacio: '',
  provincia: '',
  telefon: '',
  email: '',
  titulacio_fk: null,
  num_collegiat: '',
  iban: '',
  web: '',
  condicions_pagament: '',
  baixa,
  canviat: '2026-11-02T08:00:00Z',
});
const IN_USE = new TransportFailure('refused', 409, {
  codi: 'en_us',
  detail: 'Agent 2 no es pot suprimir.',
  usos: [{ tipus: 'treball', id: 5, nom: '2026/005 Escola' }],
} as unknown as Problem);

/** The list with two agents in use of the office and one put aside; all of them chosen. */
const chosen = async (rol: Rol = 'titular') => {
  const api = fakeApi([
    answers(agentRoutes.list, () => ({
      total: 3,
      offset: 0,
      limit: 50,
      items: [item(1, false), item(2, false), item(3, true)],
    })),
    answers(agentRoutes.get, ({ params }) => ({ id: Number(params?.id), versio: 7 }) as Agent),
    answers(agentRoutes.update, ({ params }) => ({ id: Number(params?.id) }) as Agent),
    answers(agentAccioRoutes.check, () => ({ agents: [], treballs: 0 })),
    answers(agentAccioRoutes.remove, ({ params }) => {
      if (Number(params?.id) === 2) throw IN_USE;
      return { desfer: { id: 70 + Number(params?.id), caduca: '2026-11-29T08:00:00Z' } };
    }),
    answers(desferRoutes.undo, () => ({ tipus: 'agent' as const, id: 1 })),
  ]);
  openScreen({ room: agentWeb, path: `/empresa/${EMPRESA}/agent`, api, rol });
  const user = userEvent.setup();
  await screen.findByText('Agent 1');
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{Control>}a{/Control}');
  return { api, user };
};
const callsOf = (api: Awaited<ReturnType<typeof chosen>>['api'], name: string) =>
  api.calls.filter((call) => call.name === name).map(({ options }) => options);

it('puts several aside, and back, only those it fits, from the version that they have', async () => {
  const { api, user } = await chosen();
  const bar = screen.getByRole('toolbar', { name: 'Accions de la selecció' });
  expect(within(bar).getByRole('button', { name: 'Reactivar 1 de 3' })).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: 'Donar de baixa 2 de 3' }));
  await waitFor(() => expect(callsOf(api, 'agent.update')).toHaveLength(2));
  for (const { body } of callsOf(api, 'agent.update')) expect(body).toEqual({ versio: 7, baixa: true });
});

it('deletes what nothing uses, tells what uses the others, and brings all back at once', async () => {
  const { api, user } = await chosen();
  await user.click(screen.getByRole('button', { name: 'Suprimir' }));
  const ask = await screen.findByRole('dialog');
  expect(ask.textContent).toContain('Se suprimiran 3 agents');
  await user.click(within(ask).getByRole('button', { name: 'Suprimir' }));
  expect(await screen.findByText('Fet en 2 · no s’ha pogut en 1')).toBeTruthy();
  expect(screen.getByText('Agent 2 no es pot suprimir.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2026/005 Escola' }).getAttribute('href')).toBe(
    `#/empresa/${EMPRESA}/treball/5`,
  );
  // The notice at the foot has a button of that name, too.
  const report = screen.getByText('Fet en 2 · no s’ha pogut en 1').closest('[role="dialog"]') as HTMLElement;
  await user.click(within(report).getAllByRole('button', { name: 'Tancar' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /Desfer/ }));
  await waitFor(() => expect(callsOf(api, 'desfer.fer').map(({ params }) => params)).toHaveLength(2));
  expect(new Set(callsOf(api, 'desfer.fer').map(({ params }) => (params as { id: number }).id))).toEqual(
    new Set([71, 73]),
  );
});

it('offers nothing to who only reads', async () => {
  await chosen('lector');
  expect(screen.queryByRole('toolbar', { name: 'Accions de la selecció' })).toBeNull();
});
