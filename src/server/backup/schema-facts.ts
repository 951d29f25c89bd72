import { sql } from 'kysely';
import type { Engine, Executor } from '../database/tables.ts';
import type { Row } from './digest.ts';

/** Tables of the moment: who is signed in, what is under way, what waits for a retry. A copy leaves them out. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'migracio',
  'sessio',
  'intent_acces',
  'idempotencia',
  'descarrega',
  'pujada',
  'tasca',
  'usuari_recuperacio',
]);

/** Every table of the product, by name. */
export const listTables = async (db: Executor): Promise<string[]> =>
  (await db.introspection.getTables())
    .map((table) => table.name)
    .filter((name) => !name.startsWith('sqlite_'))
    .sort();

export const listApplied = async (db: Executor): Promise<string[]> => {
  const { rows } = await sql<{ nom: string }>`select nom from migracio order by nom`.execute(db);
  return rows.map((row) => row.nom);
};

interface Reference {
  readonly taula: string;
  readonly a: string;
  readonly columna: string;
}

const listReferences = async (db: Executor, engine: Engine): Promise<Reference[]> => {
  if (engine === 'postgres') {
    const { rows } = await sql<Reference>`
      select c.conrelid::regclass::text as taula, c.confrelid::regclass::text as a, k.attname as columna
      from pg_constraint c join pg_attribute k on k.attrelid = c.conrelid and k.attnum = any (c.conkey)
      where c.contype = 'f'`.execute(db);
    return rows;
  }
  const found: Reference[] = [];
  for (const taula of await listTables(db)) {
    const { rows } = await sql<{ table: string; from: string }>`
      select "table", "from" from pragma_foreign_key_list(${taula})`.execute(db);
    found.push(...rows.map((row) => ({ taula, a: row.table, columna: row.from })));
  }
  return found;
};

/** Tables in an order in which each stands after those that it points at, and the columns that point at their own table. */
export const fillOrder = async (
  db: Executor,
  engine: Engine,
  tables: readonly string[],
): Promise<{ order: string[]; own: ReadonlyMap<string, string> }> => {
  const references = await listReferences(db, engine);
  const order: string[] = [];
  const own = new Map(references.filter(({ taula, a }) => taula === a).map(({ taula, columna }) => [taula, columna]));
  const visit = (taula: string, path: readonly string[]): void => {
    if (order.includes(taula)) return;
    if (path.includes(taula)) throw new Error(`tables point at each other in a ring: ${[...path, taula].join(' → ')}`);
    for (const reference of references)
      if (reference.taula === taula && reference.a !== taula && tables.includes(reference.a))
        visit(reference.a, [...path, taula]);
    order.push(taula);
  };
  for (const taula of tables) visit(taula, []);
  return { order, own };
};

const STEP = 2000;

/** The rows of a table in steps, from a snapshot. */
export const rowsOf = async function* (db: Executor, engine: Engine, taula: string): AsyncGenerator<Row[]> {
  const name = sql.table(taula);
  const place = sql.raw(engine === 'postgres' ? 'ctid' : 'rowid');
  const shown = sql.raw(engine === 'postgres' ? 'ctid::text' : 'rowid');
  const from = (mark: unknown) => (engine === 'postgres' ? sql`${mark}::tid` : sql`${mark}`);
  let mark: unknown = engine === 'postgres' ? '(0,0)' : Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row & { lloc_: string | number }>`
      select *, ${shown} as lloc_ from ${name} where ${place} > ${from(mark)} order by ${place} limit ${sql.lit(STEP)}
    `.execute(db);
    if (rows.length === 0) return;
    mark = rows.at(-1)?.lloc_;
    yield rows.map(({ lloc_, ...row }) => row as Row);
  }
};

/** Last identifier that each table has given out, so that none is given twice after a copy. */
export const lastIds = async (
  db: Executor,
  engine: Engine,
  tables: readonly string[],
): Promise<Record<string, number>> => {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db);
    return Object.fromEntries(
      rows.filter((row) => tables.includes(row.name)).map((row) => [row.name, Number(row.seq)]),
    );
  }
  const { rows } = await sql<{ taula: string; darrer: number }>`
    select d.refobjid::regclass::text as taula, coalesce(s.last_value, s.start_value - 1) as darrer
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename
    join pg_depend d on d.objid = c.oid and d.deptype = 'i' and d.refclassid = 'pg_class'::regclass
    where s.schemaname = current_schema()`.execute(db);
  return Object.fromEntries(
    rows.filter((row) => tables.includes(row.taula)).map((row) => [row.taula, Number(row.darrer)]),
  );
};

export const setLastIds = async (
  db: Executor,
  engine: Engine,
  ids: Readonly<Record<string, number>>,
): Promise<void> => {
  for (const [taula, darrer] of Object.entries(ids)) {
    if (engine === 'sqlite') {
      const { numAffectedRows } = await sql`update sqlite_sequence set seq = ${darrer} where name = ${taula}`.execute(
        db,
      );
      if (Number(numAffectedRows) === 0)
        await sql`insert into sqlite_sequence (name, seq) values (${taula}, ${darrer})`.execute(db);
    } else if (darrer > 0) {
      await sql`select setval(pg_get_serial_sequence(${taula}, 'id'), ${darrer}::bigint)`.execute(db);
    }
  }
};
