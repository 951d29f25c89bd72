import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { floorRoutes } from './floor.ts';

/** The product with the floors beside it, on the database of DATABASE_URL. Prints its address. */
const config = readConfig(process.env);
const database = openDatabase(config.databaseUrl);
const { server, work } = await buildApp({
  config,
  database,
  extra: floorRoutes(config.databaseUrl.replace('sqlite:', '')),
});
void work();
process.stdout.write(`adreca: ${await server.listen({ port: config.port, host: config.host })}\n`);
