import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { CodedError, fieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import { asFlag } from '#server/database/tables.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { pageFrom } from '#server/http/listing.ts';
import {
  type Periodica,
  type Plantilla,
  type periodicaFields,
  type periodicaRoutes,
  plantillaSchema,
} from '../contract/periodiques.ts';
import { type Periodicitat, properaOf } from '../domain/periodes.ts';
import { empresaOf } from './defectes.ts';
import { totalsOfFields } from './fields.ts';
import {
  deletePeriodica,
  findPeriodica,
  insertPeriodica,
  listPeriodiques,
  lockPeriodica,
  madeBy,
  type PeriodicaColumns,
  type PeriodicaPage,
  type PeriodicaRow,
  updatePeriodica,
} from './periodica-store.ts';
import { agentOf, lineFaults, treballOf } from './rules.ts';
import { serieOf } from './series.ts';
import { arrelsOf } from './service.ts';

type Fields = Pick<Periodica, keyof typeof periodicaFields>;
type CreateBody = z.output<NonNullable<(typeof periodicaRoutes.create)['body']>>;
type UpdateBody = z.output<NonNullable<(typeof periodicaRoutes.update)['body']>>;

export const plantillaOf = (row: PeriodicaRow): Plantilla => plantillaSchema.parse(JSON.parse(row.plantilla));
const sumable = (plantilla: Plantilla) => ({ ...plantilla, bestretes: [] });

const fieldsOfPeriodica = (row: PeriodicaRow): Fields => ({
  nom: row.nom,
  periodicitat: row.periodicitat as Periodicitat,
  inici: row.inici,
  final: row.final,
  accio: row.accio as Fields['accio'],
  dies_venciment: row.dies_venciment,
  activa: row.activa === 1,
  agent_fk: row.agent_fk,
  treball_fk: row.treball_fk,
  plantilla: plantillaOf(row),
});

const present = async (context: CompanyContext, rows: readonly PeriodicaRow[]): Promise<Periodica[]> => {
  const { db, empresa } = context;
  const agents = await agentsById(
    db,
    empresa.id,
    rows.map((row) => row.agent_fk),
  );
  const treballs = await namesOfTreballs(
    db,
    empresa.id,
    rows.flatMap((row) => row.treball_fk ?? []),
  );
  const made = await madeBy(
    db,
    empresa.id,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const treball = row.treball_fk === null ? undefined : treballs.get(row.treball_fk);
    const fields = fieldsOfPeriodica(row);
    return {
      id: row.id,
      empresa_fk: row.empresa_fk,
      versio: row.versio,
      propera: row.activa === 1 ? row.propera : null,
      agent: { id: row.agent_fk, nom: agents.get(row.agent_fk)?.nom_complet ?? '' },
      treball: treball ? { id: treball.id, codi: treball.codi, nom: treball.nom } : null,
      total: totalsOfFields(sumable(fields.plantilla)).total_a_pagar,
      factures: made.get(row.id)?.n ?? 0,
      falla: row.falla === null ? null : toldFalla(context, row.falla),
      creat: row.creat,
      canviat: row.canviat,
      ...fields,
    };
  });
};

/** What kept the last one from being issued, said in the language of who asks. */
const toldFalla = (context: CompanyContext, falla: string): string =>
  (JSON.parse(falla) as { clau: string; params: Record<string, string | number> }[])
    .map(({ clau, params }) => context.text(clau, params))
    .join(' ');

const load = async (context: CompanyContext, id: number): Promise<PeriodicaRow> => {
  const row = await findPeriodica(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};

export const getPeriodica = async (context: CompanyContext, id: number): Promise<Periodica> => {
  const [periodica] = await present(context, [await load(context, id)]);
  return periodica as Periodica;
};

export const pageOfPeriodiques = async (context: CompanyContext, query: PeriodicaPage) => {
  const { total, rows } = await listPeriodiques(context.db, context.empresa.id, query);
  return pageFrom(query, total, await present(context, rows));
};

/** The series that its invoices are numbered by, as a draft is refused another; named in the template. */
const checkSerie = (empresa: Parameters<typeof serieOf>[0], codi: string): void => {
  try {
    serieOf(empresa, 'ordinaria', codi);
  } catch (error) {
    if (!(error instanceof CodedError) || error.camps.length === 0) throw error;
    throw invalid(error.camps.map((one) => ({ ...one, cami: `plantilla.${one.cami}` })));
  }
};

/** Refuses what cannot be made into invoices; gives the columns that follow from it. */
const judged = async (
  context: CompanyContext,
  fields: Fields,
): Promise<Omit<PeriodicaColumns, 'empresa_fk' | 'versio' | 'propera' | 'falla' | 'creat' | 'canviat'>> => {
  const faults = lineFaults(fields.plantilla.linies, 'plantilla.linies');
  if (faults.length > 0) throw invalid(faults);
  if (fields.final !== null && fields.final < fields.inici) throw fieldFault('final', 'final_abans_inici');
  checkSerie(await empresaOf(context), fields.plantilla.serie);
  const { agent } = await agentOf(context, fields.agent_fk);
  const treball = fields.treball_fk === null ? null : await treballOf(context, fields.treball_fk);
  totalsOfFields(sumable(fields.plantilla));
  return {
    ...fields,
    activa: asFlag(fields.activa),
    plantilla: JSON.stringify(fields.plantilla),
    cerca: foldWords(fields.nom, agent.nom_complet, agent.nif, treball?.codi),
    nom_ordre: fold(fields.nom),
  };
};

/** What was due before it was written is not made up for. */
const nextOf = (fields: Fields, today: string, darrera: string | undefined): string | null =>
  properaOf(fields, [today, ...(darrera ? [addDays(darrera, 1)] : [])].sort().at(-1) ?? today);

export const createPeriodica = async (context: CompanyContext, body: CreateBody): Promise<Periodica> => {
  const { db, empresa, clock } = context;
  const fields: Fields = {
    final: null,
    accio: 'esborrany',
    dies_venciment: null,
    activa: true,
    treball_fk: null,
    ...(givenFields(body) as CreateBody),
  } as Fields;
  const columns = await judged(context, fields);
  const now = clock.now();
  const id = await insertPeriodica(db, {
    ...columns,
    empresa_fk: empresa.id,
    versio: 1,
    propera: nextOf(fields, clock.today(), undefined),
    falla: null,
    creat: now,
    canviat: now,
  });
  await recordHistory(context, [
    { entitat: 'periodica', id, accio: 'crea', despres: { ...fields }, arrel: arrelsOf(fields) },
  ]);
  return getPeriodica(context, id);
};

export const updatePeriodicaRecord = async (
  context: CompanyContext,
  id: number,
  body: UpdateBody,
): Promise<Periodica> => {
  const { db, empresa, clock, database } = context;
  await lockPeriodica(db, database.engine, empresa.id, id);
  const row = await load(context, id);
  const edited = { entitat: 'periodica', id } as const;
  await checkVersio(context, edited, body.versio, await getPeriodica(context, id));
  const before = fieldsOfPeriodica(row);
  const fields = { ...before, ...givenFields(body) } as Fields;
  const columns = await judged(context, fields);
  const darrera = (await madeBy(db, empresa.id, [id])).get(id)?.darrera;
  const changed = await updatePeriodica(db, row, {
    ...columns,
    propera: nextOf(fields, clock.today(), darrera),
    falla: null,
    canviat: clock.now(),
  });
  if (!changed) throw await staleVersio(context, edited, await getPeriodica(context, id));
  await recordHistory(context, [
    { ...edited, accio: 'canvia', abans: { ...before }, despres: { ...fields }, arrel: arrelsOf(fields) },
  ]);
  return getPeriodica(context, id);
};

export const removePeriodica = async (context: CompanyContext, id: number): Promise<Desfer> => {
  const { db, empresa, database } = context;
  await lockPeriodica(db, database.engine, empresa.id, id);
  const row = await load(context, id);
  const made = (await madeBy(db, empresa.id, [id])).get(id)?.n ?? 0;
  if (made > 0) throw new CodedError(409, 'periodica_amb_factures', { params: { n: made } });
  const desfer = await keepDeleted(context, { tipus: 'periodica', id, contingut: { row } });
  await deletePeriodica(db, empresa.id, id);
  await recordHistory(context, [
    { entitat: 'periodica', id, accio: 'suprimeix', abans: { nom: row.nom }, arrel: arrelsOf(row) },
  ]);
  return desfer;
};
