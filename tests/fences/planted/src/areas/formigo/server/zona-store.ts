import type { Executor } from '#server/database/tables.ts';

export const insertZona = (db: Executor): unknown => db.insertInto('zona');
export const touchTreball = (db: Executor): unknown => db.updateTable('treball');
