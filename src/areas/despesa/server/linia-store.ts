import type { Selectable } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';

/** A line of an expense as books add it up. */
interface LiniaTable {
  empresa_fk: number;
  despesa_fk: number;
  ordre: number;
  clau: string;
  tipus_despesa_fk: number | null;
  /** Concept of the register book that its kind had when it was typed. */
  concepte: string | null;
  /** Rates in percent; null without VAT, without surcharge. */
  iva: string | null;
  tipus_recarrec: string | null;
  causa: string | null;
  amb_retencio: number;
  base: number;
  quota: number;
  recarrec: number;
  deduible: number;
  despesa: number;
  be: number;
}
/** The part of an expense that a work takes, with its cents. */
interface PartTable {
  empresa_fk: number;
  despesa_fk: number;
  ordre: number;
  treball_fk: number;
  percentatge: string;
  base: number;
  quota: number;
  deduible: number;
  retingut: number;
  total: number;
  a_pagar: number;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    despesa_linia: LiniaTable;
    despesa_treball: PartTable;
  }
}
export type LiniaRow = Selectable<LiniaTable>;
export type PartRow = Selectable<PartTable>;
const AT_ONCE = 500;

/** Lines of these expenses, in their order. */
export const listLinies = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<LiniaRow[]> => {
  const found: LiniaRow[] = [];
  for (const some of packs(ids, AT_ONCE))
    found.push(
      ...(await db
        .selectFrom('despesa_linia')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('despesa_fk', 'in', some)
        .orderBy('despesa_fk')
        .orderBy('ordre')
        .execute()),
    );
  return found;
};

/** Parts of these expenses, in their order. */
export const listParts = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<PartRow[]> => {
  const found: PartRow[] = [];
  for (const some of packs(ids, AT_ONCE))
    found.push(
      ...(await db
        .selectFrom('despesa_treball')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('despesa_fk', 'in', some)
        .orderBy('despesa_fk')
        .orderBy('ordre')
        .execute()),
    );
  return found;
};

/** Takes lines and parts of expenses away. */
export const deleteDetall = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<void> => {
  for (const some of packs(ids, AT_ONCE))
    for (const table of ['despesa_linia', 'despesa_treball'] as const)
      await db.deleteFrom(table).where('empresa_fk', '=', empresaId).where('despesa_fk', 'in', some).execute();
};

export const insertDetall = async (
  db: Executor,
  { linies, parts }: { readonly linies: readonly LiniaRow[]; readonly parts: readonly PartRow[] },
): Promise<void> => {
  for (const some of packs(linies, 50)) await db.insertInto('despesa_linia').values(some).execute();
  for (const some of packs(parts, 50)) await db.insertInto('despesa_treball').values(some).execute();
};

/** How many lines use kinds: these, or all. */
export const countUsos = async (
  db: Executor,
  empresaId: number,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  let found = db.selectFrom('despesa_linia').where('empresa_fk', '=', empresaId);
  if (ids) found = found.where('tipus_despesa_fk', 'in', ids);
  const rows = await found
    .where('tipus_despesa_fk', 'is not', null)
    .select((on) => ['tipus_despesa_fk', on.fn.countAll<number>().as('n')])
    .groupBy('tipus_despesa_fk')
    .orderBy('tipus_despesa_fk')
    .execute();
  return new Map(rows.map((row) => [row.tipus_despesa_fk ?? 0, Number(row.n)]));
};

/** Kind of the first line of the last expense of each of these suppliers that says one, and whether something was withheld of the last. */
export const listDarreres = async (
  db: Executor,
  empresaId: number,
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly tipus: number | null; readonly retingut: boolean }>> => {
  const found = new Map<number, { readonly tipus: number | null; readonly retingut: boolean }>();
  for (const some of packs(agentIds, AT_ONCE)) {
    const rows = await db
      .selectFrom('despesa')
      .innerJoin('despesa_linia', (on) =>
        on.onRef('despesa_linia.despesa_fk', '=', 'despesa.id').on('despesa_linia.ordre', '=', 0),
      )
      .select(['despesa.agent_fk', 'despesa.retingut', 'despesa_linia.tipus_despesa_fk'])
      .where('despesa.empresa_fk', '=', empresaId)
      .where('despesa_linia.empresa_fk', '=', empresaId)
      .where('despesa.agent_fk', 'in', some)
      .orderBy('despesa.data')
      .orderBy('despesa.id')
      .execute();
    for (const { agent_fk, retingut, tipus_despesa_fk } of rows)
      if (agent_fk !== null) {
        const tipus =
          tipus_despesa_fk === null ? (found.get(Number(agent_fk))?.tipus ?? null) : Number(tipus_despesa_fk);
        found.set(Number(agent_fk), { tipus, retingut: Number(retingut) !== 0 });
      }
  }
  return found;
};

/** Cents that lines of these kinds deduct in income tax, by the day of their paper. */
export const deduitPerDia = async (
  db: Executor,
  empresaId: number,
  of: {
    readonly dies: readonly string[];
    readonly tipus: readonly number[];
    /** An expense that is not looked at. */
    readonly excepte?: number | null;
  },
): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  if (of.tipus.length === 0) return found;
  for (const some of packs([...new Set(of.dies)], AT_ONCE)) {
    const rows = await db
      .selectFrom('despesa')
      .innerJoin('despesa_linia', (on) =>
        on
          .onRef('despesa_linia.despesa_fk', '=', 'despesa.id')
          .onRef('despesa_linia.empresa_fk', '=', 'despesa.empresa_fk'),
      )
      .select((on) => ['despesa.data', on.fn.sum<number>('despesa_linia.despesa').as('deduit')])
      .where('despesa.empresa_fk', '=', empresaId)
      .where('despesa.data', 'in', some)
      .where('despesa.id', '!=', of.excepte ?? 0)
      .where('despesa_linia.tipus_despesa_fk', 'in', of.tipus)
      .groupBy('despesa.data')
      .execute();
    for (const { data, deduit } of rows) found.set(data, Number(deduit));
  }
  return found;
};

/** Expenses of a supplier dated on a day. */
export const listDelDia = (
  db: Executor,
  empresaId: number,
  of: { readonly data: string; readonly agent_fk: number },
): Promise<{ id: number; total: number; dades: string }[]> =>
  db
    .selectFrom('despesa')
    .innerJoin('despesa_contingut as c', (on) =>
      on.onRef('c.despesa_fk', '=', 'despesa.id').onRef('c.empresa_fk', '=', 'despesa.empresa_fk'),
    )
    .select(['despesa.id', 'despesa.total', 'c.dades'])
    .where('despesa.empresa_fk', '=', empresaId)
    .where('despesa.data', '=', of.data)
    .where('despesa.agent_fk', '=', of.agent_fk)
    .orderBy('despesa.id')
    .execute();

/** Expenses with lines of a kind: how many, and the newest. */
export const listOfTipus = async (db: Executor, empresaId: number, tipusId: number, limit: number) => {
  const found = db
    .selectFrom('despesa')
    .where('despesa.empresa_fk', '=', empresaId)
    .where('despesa.id', 'in', (on) =>
      on
        .selectFrom('despesa_linia')
        .select('despesa_fk')
        .where('empresa_fk', '=', empresaId)
        .where('tipus_despesa_fk', '=', tipusId),
    );
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'exercici', 'numero', 'copia_nom', 'data'])
    .orderBy('data', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
};

/** How many expenses a work takes a part of. */
export const countOfTreball = async (db: Executor, empresaId: number, treballId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('despesa_treball')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .executeTakeFirstOrThrow();
  return Number(total);
};
