import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withMigrations } from '#tests/support/old-database.ts';
import { candidates } from './repetida.ts';

test('issuing finds what a client was billed of quotations without walking all that it was ever billed', () =>
  withMigrations(
    () => true,
    async ({ read, engine }) => {
      const asked = candidates(read, { id: 3, empresa_fk: 1, agent_fk: 2, pressupost_fk: null });
      if (engine === 'sqlite') {
        const query = asked.compile();
        const { rows } = await read.executeQuery<{ detail: string }>({
          ...query,
          sql: `explain query plan ${query.sql}`,
        });
        expect(rows.map(({ detail }) => detail)).toEqual([
          'SEARCH factura USING INDEX factura_de_pressupost (empresa_fk=? AND agent_fk=?)',
        ]);
      } else {
        // Without rows its planner says nothing: the index is there and covers just what is asked.
        const { rows } = await sql<{ indexdef: string }>`
          select indexdef from pg_indexes where indexname = 'factura_de_pressupost'`.execute(read);
        expect(rows[0]?.indexdef).toMatch(/\(empresa_fk, agent_fk, id\) WHERE \(pressupost_fk IS NOT NULL\)/);
        expect(asked.compile().sql).toContain('"pressupost_fk" is not null');
      }
    },
  ));
