import type { Executor } from '#server/database/tables.ts';

const AT_ONCE = 500;

/** The works where these agents act, newest first. */
export const treballsOfAgents = async (
  db: Executor,
  empresaId: number,
  agentIds: readonly number[],
): Promise<{ agent_fk: number; tipus: 'treball'; id: number; nom: string }[]> => {
  const found: { agent_fk: number; tipus: 'treball'; id: number; nom: string }[] = [];
  for (let start = 0; start < agentIds.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('treball_agent')
      .innerJoin('treball', 'treball.id', 'treball_agent.treball_fk')
      .select(['treball_agent.agent_fk', 'treball.id', 'treball.codi', 'treball.nom'])
      .distinct()
      .where('treball.empresa_fk', '=', empresaId)
      .where('treball_agent.empresa_fk', '=', empresaId)
      .where('treball_agent.agent_fk', 'in', agentIds.slice(start, start + AT_ONCE))
      .orderBy('treball.id', 'desc')
      .execute();
    for (const { agent_fk, id, codi, nom } of rows)
      found.push({ agent_fk, tipus: 'treball', id, nom: [codi, nom].filter(Boolean).join(' ') });
  }
  return found;
};

/** How many works a company has, finished ones too. */
export const countTreballs = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('treball')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .executeTakeFirstOrThrow();
  return Number(total);
};
