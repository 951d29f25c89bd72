import { expect, it } from 'vitest';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { AgentItem } from '../contract/schemas.ts';
import { searchAgents } from './queries.ts';

const agent = (id: number, nom_complet: string, poblacio: string, promotor: boolean) =>
  ({ id, nom_complet, nif: '', poblacio, promotor }) as unknown as AgentItem;
const AGENTS = [
  agent(1, 'Arquitectes Exemple', 'Valls', true),
  agent(2, 'Construccions Vallhonesta', 'Reus', false),
  agent(3, 'Promocions Vallbona', 'Vic', true),
];

it.each([
  ['promotor', [3, 2, 1]],
  [undefined, [2, 3, 1]],
] as const)('names come before towns, and the kind asked for (%s) before the others', async (kind, order) => {
  const api = fakeApi([
    answers(agentRoutes.list, ({ query }) => {
      const { senseTipus = true } = query as { senseTipus?: boolean };
      const items = AGENTS.filter((one) => senseTipus || one.promotor);
      return { total: items.length, offset: 0, limit: 200, items };
    }),
  ]);
  const found = await searchAgents(api, 'vall', new AbortController().signal, kind);
  expect(found.map(({ id }) => id)).toEqual(order);
});
