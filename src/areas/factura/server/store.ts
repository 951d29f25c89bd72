import type { Generated, Selectable } from 'kysely';
import type { Engine, Executor } from '#server/database/tables.ts';

interface FacturaTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  tipus: string;
  estat: string;
  situacio: string;
  serie: string;
  exercici: number | null;
  numero: number | null;
  numero_text: string | null;
  data: string;
  data_operacio: string | null;
  /** The first date of which something is still to be paid. */
  venciment: string | null;
  agent_fk: number | null;
  copia_nif: string;
  copia_nom: string;
  empremta: string;
  treball_fk: number | null;
  pressupost_fk: number | null;
  /** The proforma that it was made of. */
  proforma_fk: number | null;
  periodica_fk: number | null;
  periodica_data: string | null;
  base: number;
  quota: number;
  retingut: number;
  total_factura: number;
  total: number;
  /** Collected on the invoices that this one takes the place of. */
  heretat: number;
  cobrat: number;
  pendent: number;
  /** Of the guarantee kept back, what is still to be paid once `total` is. */
  garantia_pendent: number;
  /** When it is released, while it is pending. */
  garantia_data: string | null;
  emesa: string | null;
  anullada: string | null;
  anullada_motiu: string | null;
  /** 1: it could not be collected, until it was paid whole. */
  incobrable_alcat: number;
  notes: string;
  etiquetes: string;
  cerca: string;
  agent_ordre: string;
  numero_ordre: string;
  creat: string;
  canviat: string;
}
/** What is read of one invoice alone, apart from what lists and sums read. */
interface Contingut {
  copia: string;
  linies: string;
  /** What was written of it and has no column of its own, JSON. */
  dades: string;
  totals: string;
  /** What was frozen on issue, JSON of `FacturaEmesa`. */
  congelada: string | null;
}
const CONTINGUT = ['copia', 'linies', 'dades', 'totals', 'congelada'] as const;
declare module '#server/database/tables.ts' {
  interface Tables {
    factura: FacturaTable;
    factura_contingut: Contingut & { factura_fk: number; empresa_fk: number };
  }
}
export type FacturaRow = Selectable<FacturaTable> & Contingut;
export type FacturaColumns = Omit<FacturaRow, 'id'>;

const whole = (db: Executor, empresaId: number) =>
  db
    .selectFrom('factura')
    .innerJoin('factura_contingut', (on) =>
      on
        .onRef('factura_contingut.factura_fk', '=', 'factura.id')
        .onRef('factura_contingut.empresa_fk', '=', 'factura.empresa_fk'),
    )
    .selectAll('factura')
    .select(CONTINGUT)
    .where('factura.empresa_fk', '=', empresaId);

/** Columns of each of the two tables. */
const parted = <Row extends Partial<FacturaColumns>>(row: Row) => {
  const { copia, linies, dades, totals, congelada, ...own } = row;
  const contingut = Object.fromEntries(
    Object.entries({ copia, linies, dades, totals, congelada }).filter(([, value]) => value !== undefined),
  ) as Partial<Contingut>;
  return { own, contingut };
};

const setContingut = async (
  db: Executor,
  { empresa_fk, id }: Pick<FacturaRow, 'empresa_fk' | 'id'>,
  row: Partial<Contingut>,
): Promise<void> => {
  if (Object.keys(row).length > 0)
    await db
      .updateTable('factura_contingut')
      .set(row)
      .where('empresa_fk', '=', empresa_fk)
      .where('factura_fk', '=', id)
      .execute();
};

export const findFactura = (db: Executor, empresaId: number, id: number): Promise<FacturaRow | undefined> =>
  whole(db, empresaId).where('factura.id', '=', id).executeTakeFirst();

export const findFactures = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<FacturaRow[]> => {
  const found: FacturaRow[] = [];
  for (let start = 0; start < ids.length; start += 500)
    found.push(
      ...(await whole(db, empresaId)
        .where('factura.id', 'in', ids.slice(start, start + 500))
        .orderBy('factura.id')
        .execute()),
    );
  return found;
};

/** The row, held until the transaction ends, so that two writers of it take turns. */
export const lockFactura = (
  db: Executor,
  engine: Engine,
  empresaId: number,
  id: number,
): Promise<FacturaRow | undefined> => {
  const found = whole(db, empresaId).where('factura.id', '=', id);
  return (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
};

export const insertFactura = async (db: Executor, row: FacturaColumns & { readonly id?: number }): Promise<number> => {
  const { copia, linies, dades, totals, congelada, ...own } = row;
  const { id } = await db.insertInto('factura').values(own).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('factura_contingut')
    .values({ copia, linies, dades, totals, congelada, factura_fk: id, empresa_fk: row.empresa_fk })
    .execute();
  return Number(id);
};

/** Changes a row still at the version read; false when it is not any more. */
export const updateFactura = async (
  db: Executor,
  { empresa_fk, id, versio }: Pick<FacturaRow, 'empresa_fk' | 'id' | 'versio'>,
  row: Partial<FacturaColumns>,
): Promise<boolean> => {
  const { own, contingut } = parted(row);
  const { numUpdatedRows } = await db
    .updateTable('factura')
    .set({ ...own, versio: versio + 1 })
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) return false;
  await setContingut(db, { empresa_fk, id }, contingut);
  return true;
};

/** How an invoice stands is no part of what two people edit at once: it leaves the version as it is. */
export const setState = async (
  db: Executor,
  { empresa_fk, id }: Pick<FacturaRow, 'empresa_fk' | 'id'>,
  row: Pick<
    FacturaColumns,
    'situacio' | 'heretat' | 'cobrat' | 'pendent' | 'venciment' | 'garantia_pendent' | 'garantia_data'
  >,
): Promise<void> => {
  await db.updateTable('factura').set(row).where('empresa_fk', '=', empresa_fk).where('id', '=', id).execute();
};

/** Takes a draft out of its tables. */
export const deleteFactura = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('factura_contingut').where('empresa_fk', '=', empresaId).where('factura_fk', '=', id).execute();
  await db.deleteFrom('factura').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Whether a number was given already, whatever series gave it. */
export const isNumberTaken = async (db: Executor, empresaId: number, text: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('factura')
      .select('id')
      .where('empresa_fk', '=', empresaId)
      .where('numero_text', '=', text)
      .executeTakeFirst(),
  );

/** Another agent in the place of one, in drafts and in what was issued; what was frozen stays as it is. */
export const setAgent = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
  row: Partial<
    Pick<FacturaColumns, 'agent_fk' | 'copia' | 'copia_nif' | 'copia_nom' | 'empremta' | 'agent_ordre' | 'cerca'>
  >,
): Promise<void> => {
  const { own, contingut } = parted(row);
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    await db.updateTable('factura').set(own).where('empresa_fk', '=', empresaId).where('id', 'in', some).execute();
    for (const id of some) await setContingut(db, { empresa_fk: empresaId, id }, contingut);
  }
};

export const listOfAgents = (db: Executor, empresaId: number, agentIds: readonly number[]) =>
  db
    .selectFrom('factura')
    .select(['id', 'agent_fk', 'estat', 'numero_text', 'copia_nom', 'empremta'])
    .where('empresa_fk', '=', empresaId)
    .where('agent_fk', 'in', agentIds)
    .orderBy('id', 'desc')
    .execute();

/** How many invoices a company has, or one of its works; drafts too. */
export const countRows = async (db: Executor, empresaId: number, treballId?: number): Promise<number> => {
  let found = db.selectFrom('factura').where('empresa_fk', '=', empresaId);
  if (treballId !== undefined) found = found.where('treball_fk', '=', treballId);
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
};

/** What was frozen, in order of date, from after a row on. */
export const listFrozen = (
  db: Executor,
  empresaId: number,
  given: {
    readonly inici: string;
    readonly final: string;
    readonly after: { data: string; id: number } | null;
    readonly limit: number;
  },
): Promise<FacturaRow[]> => {
  let found = whole(db, empresaId)
    .where('congelada', 'is not', null)
    .where('data', '>=', given.inici)
    .where('data', '<=', given.final);
  const { after } = given;
  if (after)
    found = found.where((on) =>
      on.or([on('data', '>', after.data), on.and([on('data', '=', after.data), on('id', '>', after.id)])]),
    );
  return found.orderBy('data').orderBy('id').limit(given.limit).execute();
};

export const listIdsOfTreball = async (db: Executor, empresaId: number, treballId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('factura')
      .select('id')
      .where('empresa_fk', '=', empresaId)
      .where('treball_fk', '=', treballId)
      .orderBy('id')
      .execute()
  ).map((row) => Number(row.id));

/** What was made of a proforma and stands, drafts too. */
export const listOfProforma = (db: Executor, empresaId: number, proformaId: number) =>
  listOfProformes(db, empresaId, [proformaId]);
/** The same of several, each with the proforma that it was made of. */
export const listOfProformes = (db: Executor, empresaId: number, ids: readonly number[]) =>
  db
    .selectFrom('factura')
    .select(['id', 'numero_text', 'tipus', 'estat', 'situacio', 'proforma_fk'])
    .where('empresa_fk', '=', empresaId)
    .where('proforma_fk', 'in', ids)
    .where('estat', '<>', 'anullada')
    .orderBy('id')
    .execute();
