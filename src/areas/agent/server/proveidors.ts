import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type AgentFields, BLANK_AGENT } from '../contract/blank.ts';
import type { Agent } from '../contract/schemas.ts';
import { bodyOfRow } from '../domain/fila.ts';
import { bringAgents, takeAgentsAway } from './bring.ts';
import { countryOf } from './paisos.ts';
import type { AgentPorts } from './ports.ts';
import { presentAgent } from './present.ts';
import { agentColumns } from './service.ts';
import { findAgents, listCompared } from './store.ts';

/** Every agent of a company, with the key of its tax id and its name: whom a sheet may mean. */
export const listConeguts = (db: Executor, empresaId: number) => listCompared(db, empresaId, true);

/** A supplier known by a name and a tax id alone, as the agent that it would become. */
export const proveidorNou = (
  { nom, nif, pais }: { readonly nom: string; readonly nif: string; readonly pais: string },
  { empresaId, now }: { readonly empresaId: number; readonly now: string },
): { readonly fields: AgentFields; readonly agent: Agent } => {
  const {
    tipus_persona,
    nom: propi,
    cognoms,
    rao_social,
  } = bodyOfRow([nom, nif], ['nom_complet', 'nif'], countryOf) as Pick<
    AgentFields,
    'tipus_persona' | 'nom' | 'cognoms' | 'rao_social'
  >;
  const fields: AgentFields = {
    ...BLANK_AGENT,
    tipus_persona,
    nom: propi,
    cognoms,
    rao_social,
    nif,
    nif_pais: pais,
    proveidor: true,
  };
  const columns = agentColumns(empresaId, fields, { creat: now, canviat: now });
  return { fields, agent: presentAgent({ ...columns, id: 0, importacio_fk: 0 }) };
};

/** Makes suppliers; gives their ids in the order given. */
export const createProveidors = (
  context: CompanyContext,
  given: readonly AgentFields[],
  origen: Readonly<Record<string, unknown>>,
): Promise<number[]> =>
  bringAgents(
    context,
    0,
    given.map((made) => ({ made, origen })),
  );

/** Takes agents away for good, those that nothing uses and nobody has changed since they were made. */
export const removeSenseUs = async (
  context: CompanyContext,
  ports: Pick<AgentPorts, 'usesOf'>,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await findAgents(context.db, context.empresa.id, ids);
  await takeAgentsAway(
    context,
    ports,
    rows.map(({ id, nom_complet }) => ({ id, nom: nom_complet })),
  );
};
