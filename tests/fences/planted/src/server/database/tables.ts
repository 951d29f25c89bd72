export interface Executor {
  insertInto(table: string): unknown;
  updateTable(table: string): unknown;
  deleteFrom(table: string): unknown;
}
export const migrated = (db: Executor): unknown => db.insertInto('migracio');
