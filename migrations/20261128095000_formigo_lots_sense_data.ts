import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

/** The summary of a work counts the pending lots of which no pour has a date yet: so do those already stored. */
export const up = async ({ db }: SchemaMaker): Promise<void> => {
  const { rows } = await sql<{ id: number; formigo: string; lots: number }>`
    select treball.id as id, treball.formigo as formigo, count(zona_lot.id) as lots from treball
    left join zona_lot on zona_lot.treball_fk = treball.id and zona_lot.verdict = 'pendent'
      and not exists (select 1 from pastada where pastada.lot_fk = zona_lot.id and pastada.data is not null)
    group by treball.id, treball.formigo`.execute(db);
  for (const { id, formigo, lots } of rows) {
    const resum = JSON.stringify({ ...(JSON.parse(formigo) as object), sense_data: Number(lots) });
    await sql`update treball set formigo = ${resum} where id = ${id}`.execute(db);
  }
};
