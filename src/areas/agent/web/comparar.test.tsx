import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import { BLANK_AGENT } from '../contract/blank.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent, AgentItem } from '../contract/schemas.ts';
import { agentWeb } from './index.tsx';

const agent = (id: number, more: Partial<Agent>): Agent => ({
  ...BLANK_AGENT,
  id,
  empresa_fk: EMPRESA,
  versio: 1,
  nom_complet: 'Obres Exemple, SL',
  rao_social: 'Obres Exemple, SL',
  nif_correcte: true,
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-01T08:00:00Z',
  ...more,
});
const uses = (n: number) =>
  Array.from({ length: n }, (_none, at) => ({
    tipus: 'treball' as const,
    id: at + 1,
    nom: `2026/00${at}`,
    obert: true,
    funcions: [1],
  }));

it('tells two of one name apart by their works, and offers the values of both only where both have some', async () => {
  const two = [
    agent(1, { telefons: ['930000001'] }),
    agent(2, { telefons: ['930000002'], emails: [{ email: 'obres@exemple.cat', us: 'general' }] }),
  ];
  const api = fakeApi([
    answers(agentAccioRoutes.duplicats, () => ({ total: 0, descartats: 0, items: [] })),
    answers(agentRoutes.get, ({ params }) => two[Number(params?.id) - 1] as Agent),
    answers(agentAccioRoutes.usos, ({ params }) => ({ items: uses(params?.id === 1 ? 3 : 0) })),
  ]);
  openScreen({ room: agentWeb, path: `/empresa/${EMPRESA}/agent/duplicats?a=1&b=2`, api });
  expect(await screen.findByRole('radio', { name: 'Obres Exemple, SL · a 3 treballs' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Obres Exemple, SL · a cap treball' })).toBeDefined();
  const row = (name: string) => within(screen.getByRole('row', { name }));
  expect(row('Telèfons').getByRole('radio', { name: 'Valors de tots dos' })).toBeDefined();
  expect(row('Correus').queryByRole('radio', { name: 'Valors de tots dos' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fusionar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fusionar' });
  expect(dialog.textContent).toContain('Queda Obres Exemple, SL (a 3 treballs)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·lar' }));
});

it('tells a pair apart from the list, and shows the pairs told apart to take one back', async () => {
  const item = (id: number): AgentItem => ({
    ...BLANK_AGENT,
    id,
    nom_complet: `Obres Exemple ${id}, SL`,
    nif_correcte: true,
    poblacio: '',
    provincia: '',
    telefon: '',
    email: '',
    canviat: '2026-11-01T08:00:00Z',
  });
  const told: unknown[] = [];
  const api = fakeApi([
    answers(agentAccioRoutes.duplicats, ({ query }) => {
      const apart = told.at(-1) !== undefined;
      const items =
        (query as { descartats?: boolean }).descartats === apart
          ? [{ agents: [item(1), item(2)] as [AgentItem, AgentItem], motius: ['nom' as const] }]
          : [];
      return { total: items.length, descartats: apart ? 1 : 0, items };
    }),
    answers(agentAccioRoutes.tellApart, ({ params, body }) => {
      told.push({ ...params, ...body });
      return { diferents: true };
    }),
  ]);
  openScreen({ room: agentWeb, path: `/empresa/${EMPRESA}/agent/duplicats`, api });
  await userEvent.click(await screen.findByRole('button', { name: 'No són el mateix' }));
  expect(told).toEqual([{ id: 1, altre: 2, diferents: true }]);
  await userEvent.click(await screen.findByRole('link', { name: '1 parella descartada' }));
  expect(await screen.findByRole('heading', { name: 'Parelles descartades' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Tornar a comparar' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Comparar' })).toBeNull();
});
