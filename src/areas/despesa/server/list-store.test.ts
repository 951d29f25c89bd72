import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withMigrations } from '#tests/support/old-database.ts';
import { sumesQuery } from './list-store.ts';

test('the sums of the list are read of one index alone, of every expense or of those of some days', () =>
  withMigrations(
    () => true,
    async ({ read, engine }) => {
      const of = { empresaId: 1, arbre: new Map() };
      const { rows: indexes } = await sql<{ def: string }>`${sql.raw(
        engine === 'sqlite'
          ? "select sql as def from sqlite_master where name = 'despesa_sumes'"
          : "select indexdef as def from pg_indexes where indexname = 'despesa_sumes'",
      )}`.execute(read);
      for (const days of [{}, { data_inici: '2026-01-01', data_final: '2026-12-31' }]) {
        const asked = sumesQuery(read, { agent_fk: undefined, ...days }, of).compile();
        if (engine === 'sqlite') {
          const { rows } = await read.executeQuery<{ detail: string }>({
            ...asked,
            sql: `explain query plan ${asked.sql}`,
          });
          expect(rows.map(({ detail }) => detail)).toEqual([
            expect.stringMatching(/^SEARCH despesa USING COVERING INDEX despesa_sumes \(/),
          ]);
        }
        // Without rows PostgreSQL's planner says nothing: whatever is asked for is in the index.
        const columns = ['isp', 'clau', ...asked.sql.matchAll(/"despesa"\."(\w+)"/g)].map((one) =>
          typeof one === 'string' ? one : one[1],
        );
        for (const column of new Set(columns)) expect(indexes[0]?.def).toMatch(new RegExp(`\\b${column}\\b`));
      }
    },
  ));
