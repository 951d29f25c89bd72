import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { DatabaseBusyError } from './database/lock-file.ts';
import { migrate } from './database/migrate.ts';
import { SecretsKeyError } from './secrets/secrets.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** What is told of a failed start: plain words for what a person can mend, the whole story otherwise. */
const toldOf = (error: Error & { code?: string; port?: number }): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port ?? ''} is taken by another program. Choose another one: PORT=${(error.port ?? 4300) + 1} npm start`;
  if (error instanceof ConfigError || error instanceof DatabaseBusyError || error instanceof SecretsKeyError)
    return error.message;
  return error.stack ?? String(error);
};

/** Opens, migrates, listens; stops cleanly on SIGTERM and SIGINT. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseUrl);
  await migrate(database);
  const { server, setupCode, platform, work } = await buildApp({ config, database });
  platform.secrets.check();
  const address = await server.listen({ port: config.port, host: config.host });
  const stop = async (): Promise<void> => {
    await server.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  void work();
  say(`adreca: ${config.publicUrl ?? address}`);
  if (setupCode) say(`codi de la primera configuració: ${setupCode}`);
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${toldOf(error as Error)}\n`);
  process.exit(1);
}
