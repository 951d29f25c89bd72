import { agentsById, copyOfAgent } from '#areas/agent/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { listTreballAgents, type PartColumns, replaceTreballAgents } from './parts-store.ts';

type Part = Pick<PartColumns, 'agent_fk' | 'funcio_fk' | 'titulacio_fk' | 'percentatge'>;

/** Writes who takes part in a work. Who was in it keeps its copy; who comes in brings one of today. */
export const placeAgents = async (
  context: CompanyContext,
  treballId: number,
  parts: readonly Part[],
): Promise<void> => {
  const { db, empresa } = context;
  const before = new Map((await listTreballAgents(db, empresa.id, treballId)).map((part) => [part.agent_fk, part]));
  const fresh = await agentsById(
    db,
    empresa.id,
    parts.map(({ agent_fk }) => agent_fk).filter((id) => !before.has(id)),
  );
  const rows = parts.flatMap(({ agent_fk, funcio_fk, titulacio_fk, percentatge }): PartColumns[] => {
    const part = { agent_fk, funcio_fk, titulacio_fk, percentatge };
    const kept = before.get(agent_fk);
    if (kept) return [{ ...kept, ...part }];
    const agent = fresh.get(agent_fk);
    return agent ? [{ ...part, ...copyOfAgent(agent) }] : [];
  });
  await replaceTreballAgents(db, empresa.id, treballId, rows);
};
