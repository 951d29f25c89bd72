import { buildApp, sweeps } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { DatabaseBusyError } from './database/lock-file.ts';
import { migrate } from './database/migrate.ts';
import { keepHouse } from './housekeeping.ts';
import { systemClock } from './http/clock.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const portTaken = ({ port }: { port?: number }): string =>
  `Port ${port ?? ''} is taken by another program. Choose another one: PORT=${(port ?? 4300) + 1} npm start`;

/** Opens, migrates, listens; stops cleanly on SIGTERM and SIGINT. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseUrl);
  await migrate(database);
  const { server, setupCode } = await buildApp({ config, database });
  const address = await server.listen({ port: config.port, host: config.host });
  const stopHouse = keepHouse(database, systemClock, sweeps, (error) =>
    server.log.error({ err: error }, 'housekeeping failed'),
  );
  const stop = async (): Promise<void> => {
    stopHouse();
    await server.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  say(`adreca: ${config.publicUrl ?? address}`);
  if (setupCode) say(`codi de la primera configuració: ${setupCode}`);
};

try {
  await start();
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const plain = error instanceof ConfigError || error instanceof DatabaseBusyError;
  process.stderr.write(
    `${taken ? portTaken(error as NodeJS.ErrnoException & { port?: number }) : plain ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}
