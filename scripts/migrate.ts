import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';

/** `npm run migrate`: brings the database of the settings to the newest schema. Fails when any migration does. */
const database = openDatabase(readConfig(process.env).databaseUrl);
try {
  const applied = await migrate(database);
  for (const name of applied) console.log(`applied ${name}`);
  console.log(applied.length === 0 ? 'The schema is up to date.' : `${applied.length} migrations applied.`);
} finally {
  await database.close();
}
