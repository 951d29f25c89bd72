import type { Desfer } from '#contract/desfer.ts';
import { CodedError, notFound } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Us } from '../contract/schemas.ts';
import type { AgentPorts } from './ports.ts';
import { presentAgent } from './present.ts';
import { writtenOf } from './service.ts';
import { deleteAgent, findAgent } from './store.ts';

/** What an agent is used in, whatever room it is of. */
export const usosOf = async (context: CompanyContext, ports: AgentPorts, id: number): Promise<Us[]> => {
  const { db, empresa } = context;
  if (!(await findAgent(db, empresa.id, id))) throw notFound();
  return (await ports.usesOf(db, empresa.id, [id])).map(({ agent_fk: _agent, ...use }) => use);
};

/** Deletes an agent that nothing uses. What is used is refused with what uses it; it can be put aside instead. */
export const removeAgent = async (context: CompanyContext, ports: AgentPorts, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const usos = await usosOf(context, ports, id);
  const row = await findAgent(db, empresa.id, id);
  if (!row) throw notFound();
  if (usos.length > 0)
    throw new CodedError(409, 'en_us', { params: { nom: row.nom_complet, n: usos.length }, extra: { usos } });
  const desfer = await keepDeleted(context, { tipus: 'agent', id, contingut: row });
  await deleteAgent(db, empresa.id, id);
  await recordHistory(context, [
    {
      entitat: 'agent',
      id,
      accio: 'suprimeix',
      abans: { nom_complet: row.nom_complet, ...writtenOf(presentAgent(row)) },
    },
  ]);
  return desfer;
};
