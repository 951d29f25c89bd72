import type { AgentUse, UseMover } from '#areas/agent/server/index.ts';
import type { Executor } from '#server/database/tables.ts';

const linked = (db: Executor, empresaId: number, agentIds: readonly number[]) =>
  db
    .selectFrom('usuari_empresa as r')
    .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
    .select(['r.agent_fk', 'r.baixa', 'u.id', 'u.nom', 'u.cognoms'])
    .where('r.empresa_fk', '=', empresaId)
    .where('r.agent_fk', 'in', agentIds)
    .orderBy('u.id')
    .execute();

/** The people of a company whom these agents stand for, those left out too. */
export const usersOfAgents = async (
  db: Executor,
  empresaId: number,
  agentIds: readonly number[],
): Promise<AgentUse[]> => {
  const found: AgentUse[] = [];
  for (let start = 0; start < agentIds.length; start += 500)
    for (const row of await linked(db, empresaId, agentIds.slice(start, start + 500)))
      found.push({
        agent_fk: Number(row.agent_fk),
        tipus: 'usuari',
        id: row.id,
        nom: `${row.nom} ${row.cognoms}`.trim(),
        obert: row.baixa === 0,
        funcions: [],
      });
  return found;
};

const setAgent = async (db: Executor, empresaId: number, usuaris: readonly number[], agent: number): Promise<void> => {
  if (usuaris.length === 0) return;
  await db
    .updateTable('usuari_empresa')
    .set({ agent_fk: agent })
    .where('empresa_fk', '=', empresaId)
    .where('usuari_fk', 'in', usuaris)
    .execute();
};

/** People whom an agent stands for go over to another one. */
export const userMover: UseMover = {
  move: async ({ db, empresa }, from, to) => {
    const usuaris = (await linked(db, empresa.id, [from])).map(({ id }) => id);
    await setAgent(db, empresa.id, usuaris, to);
    return { usuaris, from };
  },
  moveBack: ({ db, empresa }, moved) => {
    const { usuaris, from } = moved as { usuaris: readonly number[]; from: number };
    return setAgent(db, empresa.id, usuaris, from);
  },
};
