import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { listMigrations, migrate } from '#server/database/migrate.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const ABOUT = '20261128125000_agent_ordre_nom';

test('persons stored before are ordered by the name that is shown', async () => {
  const place = await openTestDatabase();
  const database = openDatabase(place.url);
  try {
    const names = (await listMigrations()).map((file) => file.replace(/\.ts$/, ''));
    await migrate(
      database,
      names.filter((name) => name < ABOUT),
    );
    const texts = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, '']));
    // Tables as they were: today's types know more columns.
    const put = (table: string, row: object) =>
      database.write(async (db) => {
        await db
          .insertInto(table as 'agent')
          .values(row as never)
          .execute();
      });
    await put('empresa', {
      ...texts('nom_comercial', 'nif', 'telefon', 'email', 'web', 'registre_mercantil', 'num_collegiat'),
      ...texts('peu_document', 'cerca', 'nom_ordre', 'creada', 'canviada'),
      ...{ id: 100_000, versio: 1, nom_fiscal: 'A', tipus_persona: 'E', adreca: '{}', idioma_fk: 'ca', baixa: 0 },
    });
    for (let id = 1; id <= 502; id += 1)
      await put('agent', {
        ...texts('nif', 'rao_social', 'nom_comercial', 'num_collegiat', 'poblacio', 'web', 'observacions', 'cerca'),
        ...texts('poblacio_ordre', 'nif_clau'),
        ...{ promotor: 0, tecnic: 1, contractista: 0, proveidor: 0, nif_correcte: 1, baixa: 0 },
        ...{ empresa_fk: 100_000, versio: 1, creat: '2026-01-01', canviat: '2026-01-01', id, nif_pais: 'ES' },
        ...{ tipus: 'A', tipus_persona: id === 502 ? 'E' : 'F', nom: 'Núria', cognoms: `Cel·la ${id}` },
        ...{ nom_complet: `Núria Cel·la ${id}`, nom_ordre: `cella ${id} nuria` },
        ...{ adreces: '[]', telefons: '[]', emails: '[]' },
      });
    expect(await migrate(database)).toContain(ABOUT);
    const rows = await database.read.selectFrom('agent').select(['id', 'nom_ordre']).orderBy('id').execute();
    expect(rows[0]?.nom_ordre).toBe('nuria cella 1');
    expect(rows[500]?.nom_ordre).toBe('nuria cella 501');
    expect(rows[501]?.nom_ordre).toBe('cella 502 nuria');
  } finally {
    await database.close();
    await place.dispose();
  }
});
