import type { z } from 'zod';
import { agentById, copyOfAgent } from '#areas/agent/server/index.ts';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { takesCausa } from '#areas/fiscal/domain/document.ts';
import { priced, rateFaults } from '#areas/fiscal/server/index.ts';
import { ivaOf, ivaOfCodi } from '#areas/referencia/server/index.ts';
import { checkTreball, nameOfTreball, treballsAssigned } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { CodedError, type FieldFault, fieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { Pressupost, PressupostFields, pressupostCreateBody, pressupostUpdateBody } from '../contract/schemas.ts';
import { columnsOf, fieldsOf, fitesOf, searchColumns, totalsOfFields } from './fields.ts';
import type { PressupostPorts } from './ports.ts';
import { presentPressupost } from './present.ts';
import {
  deletePressupost,
  findPressupost,
  insertPressupost,
  lockPressupost,
  type PressupostColumns,
  type PressupostRow,
  updatePressupost,
} from './store.ts';

/** Days that a quotation stands for unless somebody says otherwise. */
const VALID_DAYS = 30;

/** Works whose quotations the caller sees: role `tecnic` those assigned to it. Null: all. */
export const seesOnly = (context: CompanyContext): Promise<number[]> | null =>
  context.empresa.rol === 'tecnic' ? treballsAssigned(context.db, context.empresa.id, context.caller.usuariId) : null;

/** The quotation's row, or 404 where it is absent, another company's or not of a work assigned to this role. */
export const loadPressupost = async (context: CompanyContext, id: number): Promise<PressupostRow> => {
  const row = await findPressupost(context.db, context.empresa.id, id);
  const only = await seesOnly(context);
  if (!row || (only !== null && !only.includes(row.treball_fk ?? 0))) throw notFound();
  return row;
};

/** The same, held until the transaction ends. */
export const holdPressupost = async (context: CompanyContext, id: number): Promise<PressupostRow> => {
  const row = await lockPressupost(context.db, context.database.engine, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};

export const getPressupost = async (context: CompanyContext, ports: PressupostPorts, id: number): Promise<Pressupost> =>
  presentPressupost(context, ports, await loadPressupost(context, id));

export const empresaOf = async (context: CompanyContext) => {
  const empresa = await valuesOfEmpresa(context.db, context.empresa.id);
  if (!empresa) throw notFound();
  return empresa;
};

/** The agent of the company, with what quotations keep of it; nobody is nobody. */
const partOf = async (context: CompanyContext, id: number | null) => {
  if (id === null) return { agent: null, copy: { copia: '', copia_nif: '', copia_nom: '', empremta: '' } };
  const agent = await agentById(context.db, context.empresa.id, id);
  if (!agent) throw fieldFault('agent_fk', 'agent_desconegut');
  return { agent, copy: copyOfAgent(agent) };
};

/** Refuses a cause that the rate of its line, if it has one, does not take. */
const causaFaults = ({ iva_fk, causa }: PressupostFields['linies'][number], cami: string): FieldFault[] =>
  causa === null || takesCausa(ivaOf(iva_fk ?? 0)?.codi, causa)
    ? []
    : [{ cami: `${cami}.causa`, codi: 'causa_no_admesa', params: { causa } }];

/** Refuses what names something that does not exist, all of it at once. */
const checkFields = async (context: CompanyContext, fields: PressupostFields): Promise<void> => {
  const faults = fields.linies.flatMap((linia, place): FieldFault[] => [
    ...rateFaults(linia, `linies.${place}`),
    ...causaFaults(linia, `linies.${place}`),
  ]);
  if (fields.serie !== '') {
    const series = (await empresaOf(context)).series.filter((one) => one.tipus === 'pressupost');
    if (!series.some((one) => one.codi === fields.serie))
      faults.push({ cami: 'serie', codi: 'serie_desconeguda', params: { serie: fields.serie } });
  }
  if (fields.treball_fk !== null)
    await checkTreball(context, fields.treball_fk).catch((error: unknown) => {
      if (!(error instanceof CodedError) || error.status !== 404) throw error;
      faults.push({ cami: 'treball_fk', codi: 'treball_desconegut' });
    });
  if (faults.length > 0) throw invalid(faults);
};

const treballName = async (context: CompanyContext, id: number | null): Promise<string> => {
  const named = await nameOfTreball(context.db, context.empresa.id, id);
  return named ? `${named.codi} ${named.nom}` : '';
};

/** Every column that what was written decides. */
export const writtenColumns = async (
  context: CompanyContext,
  given: PressupostFields,
  before: Pick<PressupostRow, 'fites' | 'numero_text' | 'numero_ordre'> | null,
  part: { readonly copia_nom: string; readonly copia_nif: string },
) => {
  const fields = priced(given);
  const treball = await treballName(context, fields.treball_fk);
  return {
    ...columnsOf(fields, totalsOfFields(fields), before ? fitesOf(before) : []),
    ...searchColumns({
      numero: before?.numero_text ?? null,
      ordre: before?.numero_ordre ?? '',
      nom: part.copia_nom,
      nif: part.copia_nif,
      titol: fields.titol,
      treball,
    }),
  };
};

/** What a draft starts as, before its own columns. */
const FRESH = {
  versio: 1,
  estat: 'esborrany',
  exercici: null,
  numero: null,
  numero_text: null,
  revisio: 1,
  enviat: null,
  congelat: null,
  resposta: null,
  enllac_hash: null,
  enllac_creat: null,
  enllac_caduca: null,
  enllac_per: null,
} as const satisfies Partial<PressupostColumns>;

/** Writes a draft; `more`: what makes it the next version of another. */
export const insertDraft = async (
  context: CompanyContext,
  fields: PressupostFields,
  told: Readonly<Record<string, unknown>>,
  more: Partial<PressupostColumns> = {},
): Promise<number> => {
  const { copy } = await partOf(context, fields.agent_fk);
  const now = context.clock.now();
  const before = { fites: '[]', numero_text: more.numero_text ?? null, numero_ordre: more.numero_ordre ?? '' };
  const id = await insertPressupost(context.db, {
    ...FRESH,
    ...copy,
    ...(await writtenColumns(context, fields, before, copy)),
    empresa_fk: context.empresa.id,
    creat: now,
    canviat: now,
    ...more,
  });
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id,
      accio: 'crea',
      despres: { ...fields, ...told },
      ...(fields.treball_fk !== null && { arrel: { entitat: 'treball', id: fields.treball_fk } }),
    },
  ]);
  return id;
};

export const createPressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  body: z.output<typeof pressupostCreateBody>,
): Promise<Pressupost> => {
  const given = givenFields(body);
  const empresa = await empresaOf(context);
  const { agent } = await partOf(context, given.agent_fk ?? null);
  const data = given.data ?? context.clock.today();
  const exempt = empresa.regim_iva === 'exempt' ? (ivaOfCodi('E')?.id ?? null) : null;
  const iva_fk = exempt ?? agent?.iva_fk ?? empresa.iva_fk ?? ivaOfCodi('G')?.id ?? null;
  const fields: PressupostFields = {
    serie: '',
    data,
    validesa: addDays(data, VALID_DAYS),
    agent_fk: null,
    treball_fk: null,
    idioma: agent?.idioma_fk ?? null,
    titol: '',
    text: '',
    condicions: agent?.condicions_pagament || empresa.condicions_pagament,
    linies: [],
    descomptes: [],
    carrecs: [],
    recarrec_equivalencia: agent?.recarrec_equivalencia ?? false,
    fites: [],
    notes: '',
    ...given,
  };
  const linies = fields.linies.map((linia) =>
    linia.tipus === 'linia' && linia.iva_fk === null && linia.causa === null ? { ...linia, iva_fk } : linia,
  );
  const whole = { ...fields, linies };
  await checkFields(context, whole);
  return getPressupost(context, ports, await insertDraft(context, whole, {}));
};

const edited = (row: Pick<PressupostRow, 'id'>) => ({ entitat: 'pressupost', id: row.id }) as const;

/** Refuses a change made from an older reading. */
export const checkStale = async (
  context: CompanyContext,
  ports: PressupostPorts,
  row: PressupostRow,
  versio: number,
): Promise<void> => checkVersio(context, edited(row), versio, await presentPressupost(context, ports, row));

/** Writes columns over the row that was read; refuses where somebody was quicker. */
export const writeRow = async (
  context: CompanyContext,
  ports: PressupostPorts,
  row: PressupostRow,
  columns: Partial<PressupostColumns>,
): Promise<void> => {
  if (!(await updatePressupost(context.db, row, { ...columns, canviat: context.clock.now() })))
    throw await staleVersio(context, edited(row), await getPressupost(context, ports, row.id));
};

export const updatePressupostRecord = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  body: z.output<typeof pressupostUpdateBody>,
): Promise<Pressupost> => {
  const row = await holdPressupost(context, id);
  await checkStale(context, ports, row, body.versio);
  const given = givenFields(body);
  const old = fieldsOf(row);
  if (row.estat !== 'esborrany' && Object.keys(given).some((key) => key !== 'notes'))
    throw new CodedError(409, 'pressupost_enviat');
  const fields: PressupostFields = { ...old, ...given };
  // What was sent keeps its number's series.
  if (row.numero !== null && fields.serie !== old.serie) throw fieldFault('serie', 'serie_fixada');
  await checkFields(context, fields);
  const same = fields.agent_fk === old.agent_fk;
  const { copia, copia_nif, copia_nom, empremta } = row;
  const copy = same ? { copia, copia_nif, copia_nom, empremta } : (await partOf(context, fields.agent_fk)).copy;
  await writeRow(context, ports, row, { ...copy, ...(await writtenColumns(context, fields, row, copy)) });
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id,
      accio: 'canvia',
      abans: { ...old },
      despres: { ...fields },
      ...(fields.treball_fk !== null && { arrel: { entitat: 'treball', id: fields.treball_fk } }),
    },
  ]);
  return getPressupost(context, ports, id);
};

/** Deletes a draft; what was sent is kept. */
export const removePressupost = async (context: CompanyContext, id: number): Promise<Desfer> => {
  const row = await holdPressupost(context, id);
  if (row.estat !== 'esborrany') throw new CodedError(409, 'pressupost_enviat');
  const desfer = await keepDeleted(context, { tipus: 'pressupost', id, contingut: row });
  await deletePressupost(context.db, context.empresa.id, id);
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id,
      accio: 'suprimeix',
      abans: { ...fieldsOf(row) },
      ...(row.treball_fk !== null && { arrel: { entitat: 'treball', id: row.treball_fk } }),
    },
  ]);
  return desfer;
};
