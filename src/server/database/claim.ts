import type { SelectQueryBuilder } from 'kysely';
import type { Engine, Tables } from './tables.ts';

/**
 * The row that an `UPDATE … RETURNING` may claim. On PostgreSQL rows that another process is claiming are passed over;
 * the embedded database has one writer, so nobody else is.
 */
export const passingOver = <From extends keyof Tables, Row>(
  engine: Engine,
  query: SelectQueryBuilder<Tables, From, Row>,
): SelectQueryBuilder<Tables, From, Row> => (engine === 'postgres' ? query.forUpdate().skipLocked() : query);
