import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startCluster } from './postgres-cluster.ts';
import { openTestDatabase } from './test-database.ts';

test('a test database is of its own and goes away', async () => {
  const one = await openTestDatabase('sqlite');
  const other = await openTestDatabase('sqlite');
  expect(one.url).not.toBe(other.url);
  await one.dispose();
  await other.dispose();
  expect(existsSync(one.url.slice('sqlite:'.length))).toBe(false);
});

test('a private cluster starts, gives databases and leaves nothing behind', async () => {
  const before = process.env.TEST_POSTGRES_URL;
  const cluster = await startCluster();
  try {
    process.env.TEST_POSTGRES_URL = cluster.url;
    const one = await openTestDatabase('postgres');
    const client = new pg.Client({ connectionString: one.url });
    await client.connect();
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await one.dispose();
  } finally {
    if (before === undefined) delete process.env.TEST_POSTGRES_URL;
    else process.env.TEST_POSTGRES_URL = before;
    await cluster.stop();
  }
  await expect(new pg.Client({ connectionString: cluster.url }).connect()).rejects.toThrow();
});
