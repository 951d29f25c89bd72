import { packs } from '#server/database/packs.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Porta, Retornat, Tornat } from '#server/imports/index.ts';
import type { AgentFields } from '../contract/blank.ts';
import type { AgentPorts } from './ports.ts';
import { agentColumns } from './service.ts';
import { countAgentsOf, deleteUntouchedAgents, insertAgents } from './store.ts';

/** Agents of one statement. */
const STATEMENT = 40;

/** Makes agents that a file brought (`importacioId` 0: of no import of agents); gives their ids in the order given. */
export const bringAgents = async (
  context: CompanyContext,
  importacioId: number,
  given: readonly Porta<AgentFields>[],
): Promise<number[]> => {
  const now = context.clock.now();
  const ids: number[] = [];
  for (const some of packs(given, STATEMENT)) {
    const columns = some.map(({ made }) => agentColumns(context.empresa.id, made, { creat: now, canviat: now }));
    ids.push(...(await insertAgents(context.db, importacioId, columns)));
  }
  await recordHistory(
    context,
    given.map(({ made, origen }, at) => ({
      entitat: 'agent',
      id: ids[at] ?? 0,
      accio: 'crea',
      despres: { ...made, ...origen },
    })),
  );
  return ids;
};

/** Takes away agents that a file brought, those that are used or were changed since apart; gives what went. */
export const takeAgentsAway = async (
  context: CompanyContext,
  ports: Pick<AgentPorts, 'usesOf'>,
  brought: readonly Tornat[],
): Promise<Retornat> => {
  const { db, empresa } = context;
  const ids = brought.map((one) => one.id);
  const used = new Set((await ports.usesOf(db, empresa.id, ids)).map(({ agent_fk }) => agent_fk));
  const unused = ids.filter((id) => !used.has(id));
  const there = await countAgentsOf(db, empresa.id, ids);
  const gone = new Set(await deleteUntouchedAgents(db, empresa.id, unused));
  await recordHistory(
    context,
    brought
      .filter((one) => gone.has(one.id))
      .map((one) => ({ entitat: 'agent', id: one.id, accio: 'suprimeix', abans: { nom_complet: one.nom } })),
  );
  return { suprimits: gone.size, conservats: there - gone.size };
};
