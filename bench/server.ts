import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { floorRoutes } from './floor.ts';
import { writeFloorRoutes } from './floor-writes.ts';

/** The product with the floors beside it, on the database of DATABASE_URL. Prints its address. */
const config = readConfig(process.env);
const database = openDatabase(config.databaseUrl);
const file = config.databaseUrl.replace('sqlite:', '');
const { server, work } = await buildApp({
  config,
  database,
  extra: (app) => {
    floorRoutes(file)(app);
    writeFloorRoutes(file)(app);
  },
});
void work();
process.stdout.write(`adreca: ${await server.listen({ port: config.port, host: config.host })}\n`);
