import type { z } from 'zod';
import { ibanPasses, normaliseIban } from '#areas/fiscal/domain/iban.ts';
import { checkNif, nifContradiu, nifKey, nifPasses, normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { nifIvaImpossible } from '#areas/fiscal/domain/nif-iva.ts';
import { isActivitat, isIrpf, isIva, poblacioOf, titulacioOf } from '#areas/referencia/server/index.ts';
import { type Avis, fieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import { asFlag } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { type AgentFields, BLANK_AGENT } from '../contract/blank.ts';
import type { Agent, agentCreateBody, agentUpdateBody } from '../contract/schemas.ts';
import { copyOf } from './copia.ts';
import type { AgentPorts } from './ports.ts';
import { presentAgent } from './present.ts';
import { type AgentColumns, findAgent, findSameNif, insertAgent, updateAgent } from './store.ts';

/** What lists and documents call it. */
export const completeName = (fields: AgentFields): string =>
  fields.tipus_persona === 'F' ? `${fields.nom} ${fields.cognoms}`.trim() : fields.rao_social || fields.nom_comercial;
/** Whether its tax id may stand: a Spanish one by its control, one of the Union with its prefix by its structure. */
const nifRight = ({ nif, nif_pais }: Pick<AgentFields, 'nif' | 'nif_pais'>): boolean =>
  nifPasses(nif, nif_pais) && !(nif_pais !== 'ES' && nifIvaImpossible(nif, nif_pais));
export const agentColumns = (
  empresaId: number,
  fields: AgentFields,
  stamps: { creat: string; canviat: string },
): AgentColumns => {
  const poblacio = fields.adreces[0]?.poblacio ?? '';
  const name = completeName(fields);
  return {
    ...fields,
    empresa_fk: empresaId,
    versio: 1,
    promotor: asFlag(fields.promotor),
    tecnic: asFlag(fields.tecnic),
    contractista: asFlag(fields.contractista),
    proveidor: asFlag(fields.proveidor),
    baixa: asFlag(fields.baixa),
    recarrec_equivalencia: asFlag(fields.recarrec_equivalencia),
    iban: normaliseIban(fields.iban),
    dir3: fields.dir3 ? JSON.stringify(fields.dir3) : null,
    nif_clau: nifKey(fields.nif, fields.nif_pais),
    nif_correcte: asFlag(nifRight(fields)),
    nom_complet: name,
    representant: fields.representant ? JSON.stringify(fields.representant) : null,
    adreces: JSON.stringify(fields.adreces),
    telefons: JSON.stringify(fields.telefons),
    emails: JSON.stringify(fields.emails),
    poblacio,
    empremta: copyOf(fields, name).empremta,
    cerca: foldWords(
      name,
      fields.nom_comercial,
      fields.nif,
      normaliseNif(fields.nif),
      poblacio,
      ...fields.telefons,
      ...fields.telefons.map((telefon) => telefon.replace(/\D/g, '')),
      ...fields.emails.map((one) => one.email),
    ),
    nom_ordre: fold(name),
    poblacio_ordre: fold(poblacio),
    ...stamps,
  };
};

/** Refuses what no agent may be. */
export const checkFields = (fields: AgentFields): void => {
  if (completeName(fields) === '')
    throw fieldFault(fields.tipus_persona === 'F' ? 'nom' : 'rao_social', 'nom_obligatori');
  if (fields.tipus === 'E' && fields.tipus_persona === 'P') throw fieldFault('tipus_persona', 'persona_publica');
  const unknown = [
    ...(fields.titulacio_fk !== null && !titulacioOf(fields.titulacio_fk) ? ['titulacio_fk'] : []),
    ...(fields.iva_fk !== null && !isIva(fields.iva_fk) ? ['iva_fk'] : []),
    ...(fields.irpf_fk !== null && !isIrpf(fields.irpf_fk) ? ['irpf_fk'] : []),
    ...(fields.activitat_fk !== null && !isActivitat(fields.activitat_fk) ? ['activitat_fk'] : []),
    ...fields.adreces.flatMap(({ poblacio_fk }, index) =>
      poblacio_fk !== null && !poblacioOf(poblacio_fk) ? [`adreces.${index}.poblacio_fk`] : [],
    ),
  ];
  if (unknown.length > 0) throw invalid(unknown.map((cami) => ({ cami, codi: 'registre_desconegut' })));
};

/** Soft checks that need no other agent. */
export const ownAvisos = (fields: AgentFields): Avis[] => {
  const avisos: Avis[] = [];
  if (!nifRight(fields)) avisos.push({ codi: 'nif_incorrecte', cami: 'nif' });
  else if (fields.nif_pais === 'ES' && checkNif(fields.nif).state === 'dubtos')
    avisos.push({ codi: 'nif_dubtos', cami: 'nif' });
  if (nifContradiu(fields))
    avisos.push({ codi: 'nif_persona', cami: 'nif', params: { nom: completeName(fields), nif: fields.nif } });
  if (fields.representant && !nifPasses(fields.representant.nif))
    avisos.push({ codi: 'nif_representant_incorrecte', cami: 'representant.nif' });
  if (!ibanPasses(fields.iban)) avisos.push({ codi: 'iban_incorrecte', cami: 'iban' });
  return avisos;
};

/** Everything that warns of an agent, other agents included. */
export const softChecks = async (context: CompanyContext, fields: AgentFields, id: number | null): Promise<Avis[]> => {
  const avisos = ownAvisos(fields);
  const clau = nifKey(fields.nif, fields.nif_pais);
  const twin = clau ? await findSameNif(context.db, context.empresa.id, clau, id) : undefined;
  if (twin) avisos.push({ codi: 'nif_repetit', cami: 'nif', params: { nom: twin.nom_complet } });
  return avisos;
};

export const getAgent = async (context: CompanyContext, id: number): Promise<Agent> => {
  const row = await findAgent(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return presentAgent(row);
};

export const createAgent = async (context: CompanyContext, body: z.output<typeof agentCreateBody>): Promise<Agent> => {
  const fields: AgentFields = { ...BLANK_AGENT, ...givenFields(body) };
  checkFields(fields);
  const accepted = checkAvisos(await softChecks(context, fields, null), body.avisos_acceptats);
  const now = context.clock.now();
  const id = await insertAgent(context.db, agentColumns(context.empresa.id, fields, { creat: now, canviat: now }));
  await recordHistory(context, [
    {
      entitat: 'agent',
      id,
      accio: 'crea',
      despres: { ...fields, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return getAgent(context, id);
};

/** What was written of a stored agent, without what the house adds to it. */
export const writtenOf = ({
  id: _id,
  empresa_fk: _empresa,
  versio: _versio,
  nom_complet: _nom,
  nif_correcte: _correcte,
  creat: _creat,
  canviat: _canviat,
  ...fields
}: Agent): AgentFields => fields;

/** Warnings that the stored record already carried and that this change does not touch are not asked again. */
const newAvisos = async (
  context: CompanyContext,
  before: AgentFields,
  after: AgentFields,
  id: number,
): Promise<Avis[]> => {
  const sameId =
    before.nif === after.nif &&
    before.nif_pais === after.nif_pais &&
    (before.tipus_persona === 'F') === (after.tipus_persona === 'F');
  const samePerson = before.representant?.nif === after.representant?.nif;
  const untouched: Readonly<Record<string, boolean>> = {
    nif: sameId,
    'representant.nif': samePerson,
    iban: before.iban === after.iban,
  };
  return (await softChecks(context, after, id)).filter((avis) => !untouched[avis.cami]);
};

export const updateAgentRecord = async (
  context: CompanyContext,
  ports: AgentPorts,
  id: number,
  body: z.output<typeof agentUpdateBody>,
): Promise<Agent> => {
  const current = await getAgent(context, id);
  await checkVersio(context, { entitat: 'agent', id }, body.versio, current);
  const { empresa_fk, versio, nom_complet, creat } = current;
  const before = writtenOf(current);
  const fields: AgentFields = { ...before, ...givenFields(body) };
  checkFields(fields);
  const accepted = checkAvisos(await newAvisos(context, before, fields, id), body.avisos_acceptats);
  const columns = agentColumns(context.empresa.id, fields, { creat, canviat: context.clock.now() });
  if (!(await updateAgent(context.db, empresa_fk, id, versio, columns)))
    throw await staleVersio(context, { entitat: 'agent', id }, await getAgent(context, id));
  if (columns.nom_complet !== nom_complet) await ports.onAgentRenamed(context, id);
  await recordHistory(context, [
    {
      entitat: 'agent',
      id,
      accio: 'canvia',
      abans: before,
      despres: { ...fields, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return getAgent(context, id);
};
