import { startCluster } from './postgres-cluster.ts';

/** Gives the run a PostgreSQL: the one that `TEST_POSTGRES_URL` names, else a private one for as long as it lasts. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const cluster = await startCluster();
  process.env.TEST_POSTGRES_URL = cluster.url;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await cluster.stop();
  };
};
