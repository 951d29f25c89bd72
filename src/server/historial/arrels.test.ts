import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { withMigrations } from '#tests/support/old-database.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { historyFilters, listHistory } from './list.ts';

const MIGRATION = '20261128094000_plataforma_historial_arrels';

test('rows written before they had every root get them, also those of records that are gone', () =>
  withMigrations(
    (nom) => nom < MIGRATION,
    async (database) => {
      const row = (entitat: string, id: number, arrel: string, arrelId: number): string =>
        `insert into historial
           (empresa_fk, usuari_nom, quan, entitat, entitat_fk, arrel, arrel_fk, accio, abans, despres)
         values (1, 'Mercè', '2026-11-01T08:00:00.000Z', '${entitat}', ${id}, '${arrel}', ${arrelId}, 'canvia',
           '{"nom":"Pilars","agents":[{"nif":"B1"}]}', '{"nom":"Murs","volum":3}')`;
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
      // They know their fields too, those of before and of after; what lies inside a field is none.
      const { told: kinds } = await historyFilters(database.read, 1, { entitat: 'agent', id: 3, callades: [] });
      expect(kinds.map(({ camps }) => camps.trim().split(' ').sort())).toEqual([['agents', 'nom', 'volum']]);
      // In one order, whatever order the engine finds them in.
      const { told: all } = await historyFilters(database.read, 1, { entitat: 'treball', id: 1, callades: [] });
      expect(all.map(({ entitat }) => entitat)).toEqual(['pastada', 'treball', 'zona', 'zona_lot']);
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
  withMigrations(
    () => true,
    async (database) => {
      const many = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)';
      const values: Record<string, string> = {
        historial: `select 'Mercè', i, 1, '2026-11-01T08:00:00.000Z', 'pastada', i, 'resultat', ' fc con ' from n`,
        historial_arrel: `select i, 1, 'treball', i % 400 from n`,
      };
      await database.write(async (db) => {
        const into = (text: string) =>
          sql.raw(database.engine === 'sqlite' ? `${many} ${text}` : `${text.replace('select', `${many} select`)}`);
        await into(
          `insert into historial (usuari_nom, id, empresa_fk, quan, entitat, entitat_fk, accio, camps) ${values['historial']}`,
        ).execute(db);
        await into(
          `insert into historial_arrel (historial_fk, empresa_fk, arrel, arrel_fk) ${values['historial_arrel']}`,
        ).execute(db);
        await sql.raw('analyze').execute(db);
      });
      const { db, seen } = listening(database);
      const page = await listHistory(db, 1, 'treball', 7, { offset: 0, limit: 50 });
      expect([page.total, page.items[0]?.id]).toEqual([500, 199_607]);
      const some = await listHistory(db, 1, 'treball', 7, {
        offset: 0,
        limit: 50,
        usuari_fk: 0,
        tipus: [['pastada', 'resultat']],
        camp: [['pastada', 'con']],
      });
      expect([some.total, some.items[0]?.id]).toEqual([500, 199_607]);
      expect(seen).toHaveLength(6);
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

test('a history is filtered by person, kind and field, and says by which it may be', async () => {
  const app = await openTestApp();
  try {
    const titular = await app.setUp();
    const other = await app.addMember(titular.empresaId, 'gestor');
    const work = await buildTreball(app, titular, { nom: 'Escola' });
    const params = { id: work.id };
    const first = await app.ok(treballRoutes.update, {
      token: other.token,
      params,
      body: { versio: work.versio, nom: 'Escola nova', us: 'docent' },
    });
    await app.ok(treballRoutes.update, {
      token: titular.token,
      params,
      body: { versio: first.versio, us: 'esportiu' },
    });
    const about = { entitat: 'treball', id: work.id };
    const told = async (query: Record<string, string | number>) => {
      const { total, items } = await app.ok(historialRoutes.list, { token: titular.token, params: about, query });
      return [total, items.map(({ accio }) => accio)];
    };
    expect(await told({})).toEqual([3, ['canvia', 'canvia', 'crea']]);
    expect(await told({ usuari_fk: other.usuariId })).toEqual([1, ['canvia']]);
    expect(await told({ usuari_fk: 0 })).toEqual([0, []]);
    expect(await told({ tipus: 'treball.crea' })).toEqual([1, ['crea']]);
    expect(await told({ tipus: 'zona.crea' })).toEqual([0, []]);
    expect(await told({ camp: 'treball.nom', tipus: 'treball.canvia' })).toEqual([1, ['canvia']]);
    expect(await told({ camp: 'treball.us,treball.nom', limit: 1 })).toEqual([3, ['canvia']]);
    // Neither part of a name nor a pattern is a name.
    expect(await told({ camp: 'treball.no' })).toEqual([0, []]);
    expect(await told({ camp: 'treball.n_m' })).toEqual([0, []]);
    const wrong = await app.call(historialRoutes.list, { token: titular.token, params: about, query: { camp: '%' } });
    expect([wrong.status, wrong.body.camps[0].cami]).toEqual([422, 'camp']);
    const by = await app.ok(historialRoutes.filters, { token: titular.token, params: about });
    expect(by.persones.map(({ usuari_fk }) => usuari_fk).sort()).toEqual([titular.usuariId, other.usuariId].sort());
    expect(by.tipus.map(({ accio }) => accio).sort()).toEqual(['canvia', 'crea']);
    expect(by.camps.map(({ camp }) => camp)).toContain('us');
    const site = await app.addMember(titular.empresaId, 'obra');
    expect((await app.call(historialRoutes.filters, { token: site.token, params: about })).status).toBe(403);
  } finally {
    await app.close();
  }
});
