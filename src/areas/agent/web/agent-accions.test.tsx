import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { forgetToasts } from '#web/ui/feedback/toast-memory.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent } from '../contract/schemas.ts';
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
};
const USOS = [
  { tipus: 'treball' as const, id: 5, nom: '2026/005 Escola', obert: true, funcions: [1] },
  { tipus: 'usuari' as const, id: 9, nom: 'Persona', obert: true, funcions: [] },
];
const IN_USE = new TransportFailure('refused', 409, {
  codi: 'en_us',
  detail: 'Promocions A, SL no es pot suprimir.',
  usos: USOS,
} as unknown as Problem);

const open = (given: { inUse?: boolean; late?: boolean; rol?: Rol; gone?: number } = {}) => {
  let agent = AGENT;
  const api = fakeApi([
    answers(referenciaRoutes.titulacions, () => []),
    answers(referenciaRoutes.activitats, () => []),
    answers(agentRoutes.get, () => agent),
    answers(agentRoutes.list, () => ({ total: 0, offset: 0, limit: 50, items: [] })),
    answers(agentAccioRoutes.check, () => ({ agents: [], treballs: 0 })),
    answers(agentRoutes.update, ({ body }) => {
      agent = { ...agent, ...body, versio: agent.versio + 1 } as Agent;
      return agent;
    }),
    answers(agentAccioRoutes.usos, () => ({ items: given.inUse && !given.late ? USOS : [] })),
    answers(agentAccioRoutes.remove, () => {
      if (given.inUse) throw IN_USE;
      return { desfer: { id: 77, caduca: '2026-11-29T08:00:00Z' } };
    }),
    answers(desferRoutes.undo, () => ({ tipus: 'agent' as const, id: 12 })),
  ]);
  openScreen({ room: agentWeb, path: `/empresa/${EMPRESA}/agent/12`, api, ...(given.rol && { rol: given.rol }) });
  return { api, user: userEvent.setup() };
};
type User = ReturnType<typeof userEvent.setup>;
const choose = async (user: User, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Més accions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const remove = async (user: User): Promise<void> => {
  await choose(user, 'Suprimir l’agent');
  const dialog = await screen.findByRole('dialog', { name: 'Suprimir l’agent' });
  await user.click(within(dialog).getByRole('button', { name: 'Suprimir' }));
};

it('probe 21: in use, it says by what and offers to put it aside, which is done', async () => {
  const { api, user } = open({ inUse: true });
  await choose(user, 'Suprimir l’agent');
  const dialog = await screen.findByRole('dialog', { name: 'L’agent es fa servir' });
  expect(within(dialog).getByRole('link', { name: '2026/005 Escola' }).getAttribute('href')).toBe(
    `#/empresa/${EMPRESA}/treball/5`,
  );
  expect(api.calls.some(({ name }) => name === 'agent.remove')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Donar de baixa' }));
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === 'agent.update')?.options.body).toEqual({ versio: 4, baixa: true }),
  );
  // Beside the name, and at the field that says it.
  await waitFor(() => expect(screen.getAllByText('De baixa')).toHaveLength(2));
  await choose(user, 'Reactivar');
  await waitFor(() => expect(screen.getAllByText('De baixa')).toHaveLength(1));
});

it('used meanwhile by somebody else, the refusal says the same', async () => {
  const { user } = open({ inUse: true, late: true });
  await remove(user);
  const dialog = await screen.findByRole('dialog', { name: 'L’agent es fa servir' });
  expect(within(dialog).getByRole('button', { name: 'Donar de baixa' })).toBeDefined();
  await user.click(within(dialog).getByText('Tancar', { selector: 'button *' }));
});

it('a deletion is offered back for its time, through a reload, and Ctrl+Z takes the offer once', async () => {
  const { api, user } = open();
  await remove(user);
  expect(await screen.findByText('Agent suprimit: Promocions A, SL')).toBeDefined();
  cleanup();
  // The tab is loaded again: what was offered is offered still.
  const again = open();
  expect(await screen.findByText('Agent suprimit: Promocions A, SL')).toBeDefined();
  const undone = (): number => again.api.calls.filter(({ name }) => name === 'desfer.fer').length;
  // In a field the key is the field’s.
  await again.user.click(await screen.findByLabelText('Nom comercial'));
  await again.user.keyboard('{Control>}z{/Control}');
  expect(undone()).toBe(0);
  (document.activeElement as HTMLElement).blur();
  await again.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Recuperat')).toBeDefined();
  await again.user.keyboard('{Control>}z{/Control}');
  expect(undone()).toBe(1);
  const sent = again.api.calls.find(({ name }) => name === 'desfer.fer')?.options;
  expect(sent).toMatchObject({ params: { id: 77 }, query: { empresa_fk: EMPRESA } });
  expect(api.calls.some(({ name }) => name === 'desfer.fer')).toBe(false);
});

it('whoever signs in next is offered nothing of this', async () => {
  const { user } = open();
  await remove(user);
  await screen.findByText('Agent suprimit: Promocions A, SL');
  forgetToasts();
  cleanup();
  open();
  await screen.findByLabelText('Nom comercial');
  expect(screen.queryByText('Agent suprimit: Promocions A, SL')).toBeNull();
});

it('who only reads is offered neither', async () => {
  open({ rol: 'lector' });
  await screen.findByRole('heading', { level: 1, name: 'Promocions A, SL' });
  expect(screen.queryByRole('button', { name: 'Més accions' })).toBeNull();
});
