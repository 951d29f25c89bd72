import type { Executor } from '#server/database/tables.ts';

export const deleteZona = (db: Executor): unknown => db.deleteFrom('zona');
