import type { AgentFields } from '../contract/blank.ts';
import { BLANK_AGENT } from '../contract/blank.ts';
import type { Agent } from '../contract/schemas.ts';

/** Which of two values stays: the first agent's, the other's, or (of lists) those of both. */
export type Side = 0 | 1 | 'both';
type Field = keyof AgentFields;

const LISTS: readonly Field[] = ['telefons', 'emails', 'adreces'];
const FLAGS: readonly Field[] = ['promotor', 'tecnic', 'contractista', 'proveidor'];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Fields where two agents say different things, in the order of the form. */
export const differing = (agents: readonly [Agent, Agent]): Field[] =>
  (Object.keys(BLANK_AGENT) as Field[]).filter((field) => !same(agents[0][field], agents[1][field]));

const isList = (field: Field): boolean => LISTS.includes(field);
/** Lists where both say something. */
export const mayBeBoth = (agents: readonly [Agent, Agent], field: Field): boolean =>
  isList(field) && agents.every((agent) => !isEmpty(agent[field]));

/** What is proposed: the one that stays, unless only the other says something; lists and kinds of both together. */
export const proposed = (agents: readonly [Agent, Agent], kept: 0 | 1): Record<string, Side> =>
  Object.fromEntries(
    differing(agents).map((field) => {
      const other = kept === 0 ? 1 : 0;
      if (isList(field))
        return [field, isEmpty(agents[other][field]) ? kept : isEmpty(agents[kept][field]) ? other : 'both'];
      if (FLAGS.includes(field)) return [field, agents[kept][field] ? kept : other];
      return [field, isEmpty(agents[kept][field]) ? other : kept];
    }),
  );

const chosenOf = (agents: readonly [Agent, Agent], field: Field, side: Side): unknown => {
  if (side !== 'both') return agents[side][field];
  const all = agents.flatMap((agent) => agent[field] as unknown[]);
  return all.filter((one, at) => all.findIndex((other) => same(one, other)) === at).slice(0, 10);
};

/** The values that the one that stays takes: only those that change it. */
export const chosenValues = (
  agents: readonly [Agent, Agent],
  kept: 0 | 1,
  sides: Readonly<Record<string, Side>>,
): Partial<AgentFields> =>
  Object.fromEntries(
    differing(agents)
      .map((field) => [field, chosenOf(agents, field, sides[field] ?? kept)] as const)
      .filter(([field, value]) => !same(value, agents[kept][field])),
  );
