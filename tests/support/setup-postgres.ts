import { startCluster } from './postgres-cluster.ts';
import { setupModel } from './setup-model.ts';

/** Gives the run a PostgreSQL: the one that `TEST_POSTGRES_URL` names, else a private one for as long as it lasts. */
export const setup = async (): Promise<() => Promise<void>> => {
  if (process.env.TEST_POSTGRES_URL) return setupModel('postgres');
  const cluster = await startCluster();
  process.env.TEST_POSTGRES_URL = cluster.url;
  const removeModel = await setupModel('postgres');
  return async () => {
    await removeModel();
    delete process.env.TEST_POSTGRES_URL;
    await cluster.stop();
  };
};
