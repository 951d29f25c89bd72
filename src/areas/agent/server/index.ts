import { nifKey } from '#areas/fiscal/domain/nif.ts';
import type { Executor } from '#server/database/tables.ts';
import { BLANK_AGENT } from '../contract/blank.ts';
import type { Agent } from '../contract/schemas.ts';
import { type AgentCopy, copyOf } from './copia.ts';
import { presentAgent } from './present.ts';
import { agentColumns } from './service.ts';
import { findAgents, findSameNif, insertAgent } from './store.ts';

export type { AgentCopy } from './copia.ts';
export { readCopia } from './copia.ts';
export { agentImport, agentImportJob } from './importacio.ts';
export { importacioHandlers } from './importacio-routes.ts';
export type { AgentPorts, AgentUse, CopyHolder, OpenCopy, UseMover } from './ports.ts';
export { createProveidors, listConeguts, proveidorNou, removeSenseUs } from './proveidors.ts';
export { agentHandlers } from './routes.ts';
export { type RowsMoved, rowsMover } from './rows-mover.ts';
export { countAgents } from './store.ts';
export { agentUndoables } from './undo.ts';
export { agentsNow, type Whereabouts, whereaboutsOf } from './whereabouts.ts';

/** What others keep of an agent as it is now. */
export const copyOfAgent = (agent: Agent): AgentCopy => copyOf(agent, agent.nom_complet);

/** Agents of a company by id; ids of others are simply absent. */
export const agentsById = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Agent>> =>
  new Map((await findAgents(db, empresaId, [...new Set(ids)])).map((row) => [row.id, presentAgent(row)]));

/** An agent of a company; nobody of none, and of one of others. */
export const agentById = async (db: Executor, empresaId: number, id: number | null): Promise<Agent | undefined> =>
  id === null ? undefined : (await agentsById(db, empresaId, [id])).get(id);

/** The agent of a company with this tax id, however it is typed; none of an empty one. */
export const agentOfNif = async (
  db: Executor,
  empresaId: number,
  nif: string,
  pais = 'ES',
): Promise<Agent | undefined> => {
  const clau = nifKey(nif, pais);
  const found = clau === '' ? undefined : await findSameNif(db, empresaId, clau, null);
  return found && agentById(db, empresaId, found.id);
};

/** The agent of type E that stands for a person of the office; a technician when the person has a degree. Gives its id. */
export const createTechnician = (
  db: Executor,
  empresaId: number,
  given: {
    nom: string;
    cognoms: string;
    email: string;
    titulacio_fk: number | null;
    num_collegiat: string;
    now: string;
  },
): Promise<number> =>
  insertAgent(
    db,
    agentColumns(
      empresaId,
      {
        ...BLANK_AGENT,
        tipus: 'E',
        tipus_persona: 'F',
        tecnic: given.titulacio_fk !== null,
        nom: given.nom,
        cognoms: given.cognoms,
        emails: [{ email: given.email, us: 'general' }],
        titulacio_fk: given.titulacio_fk,
        num_collegiat: given.num_collegiat,
      },
      { creat: given.now, canviat: given.now },
    ),
  );
