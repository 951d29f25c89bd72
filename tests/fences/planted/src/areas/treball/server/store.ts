import type { Executor } from '#server/database/tables.ts';

export const insertTreball = (db: Executor): unknown => db.insertInto('treball');
