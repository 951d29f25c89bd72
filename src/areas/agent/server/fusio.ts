import type { z } from 'zod';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { agentAccioRoutes } from '../contract/accions.ts';
import type { AgentFields } from '../contract/blank.ts';
import type { Agent } from '../contract/schemas.ts';
import { copyOf } from './copia.ts';
import type { AgentPorts } from './ports.ts';
import { agentColumns, checkFields, completeName, getAgent, softChecks, writtenOf } from './service.ts';
import { type AgentRow, deleteAgent, findAgent, putBackAgent, updateAgent } from './store.ts';

const HELD: Readonly<Record<string, (of: AgentFields) => string | undefined>> = {
  nif_incorrecte: ({ nif, nif_pais }) => `${nif_pais} ${nif}`,
  nif_persona: ({ nif, nif_pais, tipus_persona }) => `${nif_pais} ${nif} ${tipus_persona}`,
  nif_representant_incorrecte: ({ representant }) => representant?.nif,
  iban_incorrecte: ({ iban }) => iban,
};
/** Whether an agent already held the very value that a warning is about. */
const alreadyHeld = (one: AgentFields, fields: AgentFields, codi: string): boolean =>
  HELD[codi] !== undefined && HELD[codi](one) === HELD[codi](fields);

type Body = z.output<NonNullable<(typeof agentAccioRoutes.merge)['body']>>;

/** What it takes to make two of one again. */
export interface KeptFusio {
  readonly gone: AgentRow;
  readonly stays: AgentRow;
  /** Version of the one that stays once it was merged. */
  readonly versio: number;
  readonly moved: Readonly<Record<string, unknown>>;
}

const load = async (context: CompanyContext, id: number, versio: number): Promise<[Agent, AgentRow]> => {
  const agent = await getAgent(context, id);
  await checkVersio(context, { entitat: 'agent', id }, versio, agent);
  const row = await findAgent(context.db, context.empresa.id, id);
  return [agent, row as AgentRow];
};

/** Makes two agents one: `id` stays and takes over all that used the other, which goes. One transaction. */
export const mergeAgents = async (
  context: CompanyContext,
  ports: AgentPorts,
  id: number,
  body: Body,
): Promise<{ agent: Agent; desfer: Desfer }> => {
  const { db, empresa, clock } = context;
  if (body.altre === id || !(await findAgent(db, empresa.id, body.altre)))
    throw fieldFault('altre', 'registre_desconegut');
  const [agent, stays] = await load(context, id, body.versio);
  const [other, gone] = await load(context, body.altre, body.altre_versio);
  const fields: AgentFields = { ...writtenOf(agent), ...givenFields(body.valors) };
  checkFields(fields);
  const accepted = checkAvisos(
    // The other one goes: that both have the same tax id is no warning. What either had was accepted when it was saved.
    (await softChecks(context, fields, id)).filter(({ codi, params }) =>
      codi === 'nif_repetit'
        ? params?.['nom'] !== other.nom_complet
        : ![agent, other].some((one) => alreadyHeld(one, fields, codi)),
    ),
    body.avisos_acceptats,
  );
  const columns = agentColumns(empresa.id, fields, { creat: stays.creat, canviat: clock.now() });
  if (!(await updateAgent(db, empresa.id, id, stays.versio, columns)))
    throw await staleVersio(context, { entitat: 'agent', id }, await getAgent(context, id));
  if (columns.nom_complet !== stays.nom_complet) await ports.onAgentRenamed(context, id);
  const moved: Record<string, unknown> = {};
  for (const [name, mover] of Object.entries(ports.movers))
    moved[name] = await mover.move(context, gone.id, id, copyOf(fields, completeName(fields)));
  const contingut: KeptFusio = { gone, stays, versio: stays.versio + 1, moved };
  const desfer = await keepDeleted(context, { tipus: 'fusio', id, contingut });
  await deleteAgent(db, empresa.id, gone.id);
  await recordHistory(context, [
    {
      entitat: 'agent',
      id,
      accio: 'fusiona',
      abans: { ...writtenOf(agent), fusionat: null },
      despres: {
        ...fields,
        fusionat: [other.nom_complet, other.nif].filter(Boolean).join(' · '),
        ...(accepted.length > 0 && { avisos_acceptats: accepted }),
      },
    },
    {
      entitat: 'agent',
      id: gone.id,
      accio: 'suprimeix',
      abans: { nom_complet: other.nom_complet, ...writtenOf(other) },
      despres: { fusionat: completeName(fields) },
    },
  ]);
  return { agent: await getAgent(context, id), desfer };
};

/** Two of one again, while nobody has changed the one that stayed nor the works that were moved. */
export const unmerge = async (context: CompanyContext, ports: AgentPorts, contingut: unknown): Promise<void> => {
  const { gone, stays, versio, moved } = contingut as KeptFusio;
  const { db, empresa } = context;
  const changed = new CodedError(409, 'desfer_canviat', { params: { nom: stays.nom_complet } });
  const { id, versio: _versio, ...columns } = stays;
  await putBackAgent(db, gone);
  if (!(await updateAgent(db, empresa.id, id, versio, { ...columns, versio }))) throw changed;
  for (const [name, mover] of Object.entries(ports.movers)) await mover.moveBack(context, moved[name]);
  await ports.onAgentRenamed(context, id);
  await recordHistory(context, [
    { entitat: 'agent', id, accio: 'recupera', despres: { nom_complet: stays.nom_complet, separat: gone.nom_complet } },
    { entitat: 'agent', id: gone.id, accio: 'recupera', despres: { nom_complet: gone.nom_complet } },
  ]);
};
