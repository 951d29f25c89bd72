import { type Database, openDatabase } from '#server/database/database.ts';
import { listMigrations, migrate } from '#server/database/migrate.ts';
import { openTestDatabase } from './test-database.ts';

/** A database of its own with only those migrations: what stood before the next ones came. */
export const withMigrations = async (
  only: (nom: string) => boolean,
  run: (database: Database) => Promise<void>,
): Promise<void> => {
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

/** Columns without a text. */
export const blanks = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, '']));

/** Writes into a table as it was: today's types know more columns. */
export const putOld = (database: Database, table: string, row: object): Promise<void> =>
  database.write(async (db) => {
    await db
      .insertInto(table as 'agent')
      .values(row as never)
      .execute();
  });

/** A company as the first migrations kept it. */
export const OLD_COMPANY = {
  ...blanks('nom_comercial', 'nif', 'telefon', 'email', 'web', 'registre_mercantil', 'num_collegiat'),
  ...blanks('peu_document', 'cerca', 'nom_ordre', 'creada', 'canviada'),
  ...{ id: 100_000, versio: 1, nom_fiscal: 'A', tipus_persona: 'E', adreca: '{}', idioma_fk: 'ca', baixa: 0 },
};
