import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { type Engine, MODEL, openTestDatabase } from './test-database.ts';

/** Takes one database through every migration, once for the whole run: tests that want the newest schema copy it. */
export const setupModel = async (engine: Engine): Promise<() => Promise<void>> => {
  const place = await openTestDatabase(engine);
  const database = openDatabase(place.url);
  await migrate(database);
  await database.close();
  process.env[MODEL[engine]] =
    engine === 'sqlite' ? place.url.slice('sqlite:'.length) : new URL(place.url).pathname.slice(1);
  return async () => {
    delete process.env[MODEL[engine]];
    await place.dispose();
  };
};
