import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';

type Value = null | number | bigint | string | Uint8Array;
interface Recorded {
  readonly sql: string;
  readonly values: Value[];
}
interface Floor {
  readonly statements: { statement: StatementSync; values: Value[] }[];
  readonly body: string;
}

const recording: { list: Recorded[] | null } = { list: null };
const originalAll = StatementSync.prototype.all;
StatementSync.prototype.all = function all(this: StatementSync, ...values: Value[]) {
  recording.list?.push({ sql: this.sourceSQL, values });
  return originalAll.apply(this, values as never);
} as typeof originalAll;

/**
 * The floor of a call: the same server answers the very bytes that the call answered, after running by hand the very
 * SQL that the call ran. `POST /floor/record {name, url, token}` learns them; `GET /floor/{name}` is the floor.
 */
export const floorRoutes =
  (file: string) =>
  (app: FastifyInstance): void => {
    const reader = new DatabaseSync(file, { readOnly: true });
    const floors = new Map<string, Floor>();
    app.post('/floor/record', async (request) => {
      const { name, url, token } = request.body as { name: string; url: string; token: string };
      recording.list = [];
      const answer = await app.inject({ method: 'GET', url, headers: { 'auth-token': token } });
      const statements = recording.list.map(({ sql, values }) => ({ statement: reader.prepare(sql), values }));
      recording.list = null;
      floors.set(name, { statements, body: answer.payload });
      return { status: answer.statusCode, statements: statements.length, bytes: answer.payload.length };
    });
    app.get('/floor/:name', (request, reply) => {
      const floor = floors.get((request.params as { name: string }).name);
      if (!floor) return reply.code(404).send();
      for (const { statement, values } of floor.statements) originalAll.apply(statement, values as never);
      return reply.type('application/json; charset=utf-8').send(floor.body);
    });
  };
