import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

/** Under indirect control a lot counts the samples that hold a slump: so do those already stored. */
export const up = async ({ db }: SchemaMaker): Promise<void> => {
  await sql`
    update zona_lot set mostres_tingudes = (
      select count(*) from pastada where pastada.lot_fk = zona_lot.id and pastada.con <> '[]'
    ) where verdict = 'no_aplica'`.execute(db);
};
