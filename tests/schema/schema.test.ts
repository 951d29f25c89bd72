import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openTestDatabase, testEngine } from '#tests/support/test-database.ts';

const GOLDEN = fileURLToPath(new URL(`../../migrations/schema.${testEngine()}.sql`, import.meta.url));

const namesOf = async (database: Database, text: string): Promise<string[]> => {
  const { rows } = await sql.raw<{ line: string }>(text).execute(database.read);
  return rows.map((row) => row.line);
};

const sqliteSchema = (database: Database): Promise<string[]> =>
  namesOf(
    database,
    `select sql || ';' as line from sqlite_master where sql is not null and name not like 'sqlite_%'
     order by tbl_name, case type when 'table' then 0 else 1 end, name`,
  );

const postgresSchema = async (database: Database): Promise<string[]> => [
  ...(await namesOf(
    database,
    `select table_name || '.' || column_name || ' ' || data_type
       || case when collation_name is null then '' else ' collate ' || collation_name end
       || case when is_nullable = 'NO' then ' not null' else '' end
       || case when is_identity = 'YES' then ' identity ' || identity_start
               when column_default is null then '' else ' default ' || column_default end as line
     from information_schema.columns where table_schema = 'public'
     order by table_name collate "C", ordinal_position`,
  )),
  ...(await namesOf(
    database,
    `select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as line from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
     order by conrelid::regclass::text collate "C", contype, pg_get_constraintdef(oid) collate "C"`,
  )),
  ...(await namesOf(
    database,
    `select indexdef as line from pg_indexes where schemaname = 'public' order by tablename collate "C", indexdef collate "C"`,
  )),
  ...(await namesOf(
    database,
    `select 'sequence ' || sequencename || ' start ' || start_value as line from pg_sequences
     where schemaname = 'public' order by sequencename collate "C"`,
  )),
];

test('the migrations make the committed schema (UPDATE_GOLDEN=1 rewrites it)', async () => {
  const place = await openTestDatabase();
  const database = openDatabase(place.url);
  await migrate(database);
  const lines = await (database.engine === 'sqlite' ? sqliteSchema(database) : postgresSchema(database));
  const again = await migrate(database);
  await database.close();
  await place.dispose();

  const schema = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, schema);
  expect(again).toEqual([]);
  expect(existsSync(GOLDEN), `${GOLDEN} is committed`).toBe(true);
  expect(schema).toBe(readFileSync(GOLDEN, 'utf8'));
});
