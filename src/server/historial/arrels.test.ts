import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { listMigrations, migrate } from '../database/migrate.ts';
import { listHistory } from './store.ts';

const MIGRATION = '20261128094000_plataforma_historial_arrels';

const withDatabase = async (only: (nom: string) => boolean, run: (database: Database) => Promise<void>) => {
  const place = await openTestDatabase();
  const database = openDatabase(place.url);
  try {
    await migrate(database, (await listMigrations()).map((file) => file.replace(/\.ts$/, '')).filter(only));
    await run(database);
  } finally {
    await database.close();
    await place.dispose();
  }
};

test('rows written before they had every root get them, also those of records that are gone', () =>
  withDatabase(
    (nom) => nom < MIGRATION,
    async (database) => {
      const row = (entitat: string, id: number, arrel: string, arrelId: number): string =>
        `insert into historial (empresa_fk, usuari_nom, quan, entitat, entitat_fk, arrel, arrel_fk, accio)
         values (1, 'Mercè', '2026-11-01T08:00:00.000Z', '${entitat}', ${id}, '${arrel}', ${arrelId}, 'canvia')`;
      await database.write(async (db) => {
        for (const text of [
          row('treball', 1, 'treball', 1),
          row('zona', 2, 'treball', 1),
          row('zona_lot', 3, 'zona', 2),
          row('pastada', 4, 'zona_lot', 3),
          row('agent', 3, 'agent', 3),
          row('pastada', 5, 'zona_lot', 99),
        ])
          await sql.raw(text).execute(db);
      });
      await migrate(database);
      const told = async (entitat: string, id: number) =>
        (await listHistory(database.read, 1, entitat, id, { offset: 0, limit: 50 })).items.map(
          (one) => `${one.entitat} ${one.entitat_fk}`,
        );
      expect(await told('treball', 1)).toEqual(['pastada 4', 'zona_lot 3', 'zona 2', 'treball 1']);
      expect(await told('zona', 2)).toEqual(['pastada 4', 'zona_lot 3', 'zona 2']);
      expect(await told('zona_lot', 3)).toEqual(['pastada 4', 'zona_lot 3']);
      expect(await told('agent', 3)).toEqual(['agent 3']);
      expect(await told('pastada', 5)).toEqual(['pastada 5']);
    },
  ));

/** Keeps the statements that pass. */
const listening = (database: Database): { db: Database['read']; seen: CompiledQuery[] } => {
  const seen: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      seen.push(database.read.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: database.read.withPlugin(plugin), seen };
};

test('a work is found among 200,000 rows by the index alone, in its order', () =>
  withDatabase(
    () => true,
    async (database) => {
      const many = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)';
      const values: Record<string, string> = {
        historial: `select 'Mercè', i, 1, '2026-11-01T08:00:00.000Z', 'pastada', i, 'resultat' from n`,
        historial_arrel: `select i, 1, 'treball', i % 400 from n`,
      };
      await database.write(async (db) => {
        const into = (text: string) =>
          sql.raw(database.engine === 'sqlite' ? `${many} ${text}` : `${text.replace('select', `${many} select`)}`);
        await into(
          `insert into historial (usuari_nom, id, empresa_fk, quan, entitat, entitat_fk, accio) ${values['historial']}`,
        ).execute(db);
        await into(
          `insert into historial_arrel (historial_fk, empresa_fk, arrel, arrel_fk) ${values['historial_arrel']}`,
        ).execute(db);
        await sql.raw('analyze').execute(db);
      });
      const { db, seen } = listening(database);
      const page = await listHistory(db, 1, 'treball', 7, { offset: 0, limit: 50 });
      expect([page.total, page.items[0]?.id]).toEqual([500, 199_607]);
      expect(seen).toHaveLength(3);
      for (const query of seen) {
        const prefix = database.engine === 'sqlite' ? 'explain query plan' : 'explain';
        const { rows } = await database.read.executeQuery<Record<string, unknown>>({
          ...query,
          sql: `${prefix} ${query.sql}`,
        });
        const plan = rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
        expect(plan).toMatch(/historial_arrel/);
        expect(plan).not.toMatch(/Seq Scan|SCAN (?!.*INDEX)|TEMP B-TREE/);
      }
    },
  ));
