import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import { checkCodiPostal } from '#areas/referencia/domain/codi-postal.ts';
import { funcioOf, poblacioOf, tipusTreballOf, titulacioOf } from '#areas/referencia/server/index.ts';
import { type Avis, CodedError, type FieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import { takeTurn } from '#server/database/failures.ts';
import { asFlag } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { BLANK_TREBALL, type TreballFields } from '../contract/blank.ts';
import type { Treball, treballAgentInput, treballCreateBody, treballUpdateBody } from '../contract/schemas.ts';
import { nextCodi } from '../domain/codi.ts';
import { placeAgents } from './copies.ts';
import { isAssigned, listTreballAgents } from './parts-store.ts';
import { NO_CONTROL, NO_FORMIGO, presentTreball, treballFieldsOf } from './present.ts';
import {
  codisOfYear,
  findByCodi,
  findTreball,
  insertTreball,
  listOpenOfAgent,
  lockTreball,
  setPromotor,
  type TreballColumns,
  type TreballRow,
  updateTreball,
} from './store.ts';

type AgentPart = z.output<typeof treballAgentInput>;

/** Works that the caller sees: role `obra` only those assigned to it. */
export const seesOnly = (context: CompanyContext): number | null =>
  context.empresa.rol === 'obra' ? context.caller.usuariId : null;

/** The work's row, or 404 when it is absent, another company's or not assigned to this role. */
export const loadTreball = async (context: CompanyContext, id: number): Promise<TreballRow> => {
  const row = await findTreball(context.db, context.empresa.id, id);
  const only = seesOnly(context);
  if (!row || (only !== null && !(await isAssigned(context.db, context.empresa.id, id, only)))) throw notFound();
  return row;
};

export const getTreball = async (context: CompanyContext, id: number): Promise<Treball> =>
  presentTreball(context.db, await loadTreball(context, id));

const promotorOf = async (context: CompanyContext, parts: readonly AgentPart[]): Promise<string> => {
  const promotors = parts.filter((part) => funcioOf(part.funcio_fk)?.codi === 'PRO').map((part) => part.agent_fk);
  const agents = await agentsById(context.db, context.empresa.id, promotors);
  return promotors.map((id) => agents.get(id)?.nom_complet ?? '').join(', ');
};

/** Writes anew how open works name their developer, after one of their agents is called otherwise. */
export const refreshPromotor = async (context: CompanyContext, agentId: number): Promise<void> => {
  for (const row of await listOpenOfAgent(context.db, context.empresa.id, agentId)) {
    const parts = await listTreballAgents(context.db, context.empresa.id, row.id);
    const { promotor, cerca, promotor_ordre } = columnsOf(treballFieldsOf(row), await promotorOf(context, parts));
    await setPromotor(context.db, context.empresa.id, row.id, { promotor, cerca, promotor_ordre });
  }
};

const checkParts = async (context: CompanyContext, parts: readonly AgentPart[]): Promise<void> => {
  const agents = await agentsById(
    context.db,
    context.empresa.id,
    parts.map((part) => part.agent_fk),
  );
  const seen = new Set<string>();
  const camps: FieldFault[] = [];
  parts.forEach((part, index) => {
    const twin = `${part.agent_fk} ${part.funcio_fk}`;
    if (!agents.has(part.agent_fk)) camps.push({ cami: `agents.${index}.agent_fk`, codi: 'agent_desconegut' });
    if (!funcioOf(part.funcio_fk)) camps.push({ cami: `agents.${index}.funcio_fk`, codi: 'registre_desconegut' });
    if (part.titulacio_fk !== null && !titulacioOf(part.titulacio_fk))
      camps.push({ cami: `agents.${index}.titulacio_fk`, codi: 'registre_desconegut' });
    if (seen.has(twin)) camps.push({ cami: `agents.${index}.agent_fk`, codi: 'agent_repetit' });
    seen.add(twin);
  });
  if (camps.length > 0) throw invalid(camps);
};

const softChecks = (fields: TreballFields): Avis[] => {
  const avisos: Avis[] = [];
  if (fields.data_inici && fields.data_final && fields.data_final < fields.data_inici)
    avisos.push({ codi: 'dates_desordenades', cami: 'data_final' });
  if (!checkCodiPostal(fields.adreca.codi_postal, fields.poblacio_fk).ok)
    avisos.push({ codi: 'codi_postal', cami: 'adreca.codi_postal' });
  return avisos;
};

const checkKind = (fields: TreballFields): void => {
  if (fields.tipus_treball_fk !== null && !tipusTreballOf(fields.tipus_treball_fk))
    throw invalid([{ cami: 'tipus_treball_fk', codi: 'registre_desconegut' }]);
};

const placed = (fields: TreballFields): TreballFields => {
  if (fields.poblacio_fk === null) return fields;
  const poblacio = poblacioOf(fields.poblacio_fk);
  if (!poblacio) throw invalid([{ cami: 'poblacio_fk', codi: 'registre_desconegut' }]);
  return { ...fields, adreca: { ...fields.adreca, poblacio: poblacio.nom, provincia: poblacio.provincia } };
};

/** The columns of a work from what was written of it, with what lists search and order by. */
export const columnsOf = (
  fields: TreballFields,
  promotor: string,
): Omit<
  TreballColumns,
  | 'empresa_fk'
  | 'versio'
  | 'obert'
  | 'data_tancament'
  | 'formigo'
  | 'control'
  | 'excepcions'
  | 'logo_fk'
  | 'creat'
  | 'canviat'
> => ({
  ...fields,
  expedient_clau: fold(fields.expedient),
  adreca: JSON.stringify(fields.adreca),
  poblacio: fields.adreca.poblacio,
  control_qualitat: asFlag(fields.control_qualitat),
  promotor,
  cerca: foldWords(fields.codi, fields.nom, fields.expedient, fields.adreca.via, fields.adreca.poblacio, promotor),
  nom_ordre: fold(fields.nom),
  poblacio_ordre: fold(fields.adreca.poblacio),
  promotor_ordre: fold(promotor),
});

const checkCodi = async (context: CompanyContext, codi: string, id: number | null): Promise<void> => {
  const twin = await findByCodi(context.db, context.empresa.id, codi);
  if (twin && twin.id !== id) throw invalid([{ cami: 'codi', codi: 'codi_repetit' }]);
};

/**
 * The work's row, held until the transaction ends so that two writers in it take turns. 404 when absent, 409
 * `treball_tancat` when it may only be read.
 */
export const holdOpen = async (context: CompanyContext, id: number): Promise<TreballRow> => {
  await lockTreball(context.db, context.database.engine, context.empresa.id, id);
  const row = await loadTreball(context, id);
  if (row.obert !== 1) throw new CodedError(409, 'treball_tancat');
  return row;
};

/** What history keeps of soft checks that a person accepted. */
export const acceptance = (accepted: readonly string[]) => (accepted.length > 0 ? { avisos_acceptats: accepted } : {});

export const createTreball = async (
  context: CompanyContext,
  body: z.output<typeof treballCreateBody>,
): Promise<Treball> => {
  const { agents = [], ...given } = givenFields(body);
  await takeTurn(context.db, context.database.engine, 'codiTreball', context.empresa.id);
  const year = Number((given.data_encarrec ?? context.clock.today()).slice(0, 4));
  const codi = given.codi ?? nextCodi(year, await codisOfYear(context.db, context.empresa.id, year));
  const fields = placed({ ...BLANK_TREBALL, ...given, codi });
  checkKind(fields);
  await checkCodi(context, codi, null);
  await checkParts(context, agents);
  const accepted = checkAvisos(softChecks(fields), body.avisos_acceptats);
  const now = context.clock.now();
  const id = await insertTreball(context.db, {
    ...columnsOf(fields, await promotorOf(context, agents)),
    empresa_fk: context.empresa.id,
    versio: 1,
    obert: 1,
    data_tancament: null,
    logo_fk: null,
    formigo: JSON.stringify(NO_FORMIGO),
    control: NO_CONTROL,
    excepcions: '',
    creat: now,
    canviat: now,
  });
  await placeAgents(context, id, agents);
  await recordHistory(context, [
    { entitat: 'treball', id, accio: 'crea', despres: { ...fields, agents, ...acceptance(accepted) } },
  ]);
  return getTreball(context, id);
};

export const updateTreballRecord = async (
  context: CompanyContext,
  id: number,
  body: z.output<typeof treballUpdateBody>,
): Promise<Treball> => {
  await lockTreball(context.db, context.database.engine, context.empresa.id, id);
  const row = await loadTreball(context, id);
  const before = await presentTreball(context.db, row);
  await checkVersio(context, { entitat: 'treball', id }, body.versio, before);
  if (!before.obert) throw new CodedError(409, 'treball_tancat');
  const { agents, ...given } = givenFields(body);
  const oldParts = before.agents.map(({ agent_fk, funcio_fk, titulacio_fk, percentatge }) => ({
    agent_fk,
    funcio_fk,
    titulacio_fk,
    percentatge,
  }));
  const parts = agents ?? oldParts;
  const old = treballFieldsOf(row);
  const fields = placed({ ...old, ...given });
  checkKind(fields);
  if (fields.codi !== old.codi) {
    await takeTurn(context.db, context.database.engine, 'codiTreball', context.empresa.id);
    await checkCodi(context, fields.codi, id);
  }
  if (agents) await checkParts(context, agents);
  const known = new Set(softChecks(old).map((avis) => avis.codi));
  const accepted = checkAvisos(
    softChecks(fields).filter((avis) => !known.has(avis.codi)),
    body.avisos_acceptats,
  );
  const columns = { ...columnsOf(fields, await promotorOf(context, parts)), canviat: context.clock.now() };
  if (!(await updateTreball(context.db, context.empresa.id, id, row.versio, columns)))
    throw await staleVersio(context, { entitat: 'treball', id }, await getTreball(context, id));
  if (agents) await placeAgents(context, id, agents);
  await recordHistory(context, [
    {
      entitat: 'treball',
      id,
      accio: 'canvia',
      abans: { ...old, agents: oldParts },
      despres: { ...fields, agents: parts, ...acceptance(accepted) },
    },
  ]);
  return getTreball(context, id);
};
