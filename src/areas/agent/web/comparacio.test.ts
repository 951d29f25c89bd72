import { expect, test } from 'vitest';
import type { Agent } from '../contract/schemas.ts';
import { BLANK_VALUES, sentOfAgent } from './agent-values.ts';
import { chosenValues, differing, mayBeBoth, proposed } from './comparacio.ts';

const agent = (more: Partial<Agent>): Agent => ({
  ...sentOfAgent(BLANK_VALUES),
  id: 1,
  empresa_fk: 3,
  versio: 1,
  nom_complet: '',
  nif_correcte: true,
  creat: '',
  canviat: '',
  ...more,
});
const one = agent({ rao_social: 'A', telefons: ['1', '2'], promotor: true, web: '' });
const other = agent({
  id: 2,
  rao_social: 'B',
  telefons: ['2', '3'],
  emails: [{ email: 'b@b.cat', us: 'obra' }],
  web: 'b.cat',
});

test('only what differs is asked; what one alone says and the lists of both are proposed', () => {
  expect(differing([one, other])).toEqual(['promotor', 'rao_social', 'telefons', 'emails', 'web']);
  const right = { rao_social: 0, telefons: 'both', emails: 1, web: 1, promotor: 0 };
  expect(proposed([one, other], 0)).toEqual(right);
  expect(proposed([one, other], 1)).toEqual({ ...right, rao_social: 1, promotor: 0 });
});

test('the values of both are offered only of lists where both have some', () => {
  expect(mayBeBoth([one, other], 'telefons')).toBe(true);
  expect(mayBeBoth([one, other], 'emails')).toBe(false);
  expect(mayBeBoth([one, other], 'web')).toBe(false);
});

test('only what changes the one that stays is sent, and what both say stands once', () => {
  const both = [one, other] as const;
  expect(chosenValues(both, 0, proposed(both, 0))).toEqual({
    telefons: ['1', '2', '3'],
    emails: [{ email: 'b@b.cat', us: 'obra' }],
    web: 'b.cat',
  });
  expect(chosenValues(both, 1, { ...proposed(both, 1), promotor: 1, telefons: 1 })).toEqual({});
});
