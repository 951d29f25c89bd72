import { calendarDate } from '#kernel/calendar-date.ts';
import type { Executor } from '#server/database/tables.ts';

interface CasellaTable {
  empresa_fk: number;
  model: string;
  exercici: number;
  /** 0: of the year. */
  trimestre: number;
  casella: string;
  valor: number;
  quan: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    llibres_casella: CasellaTable;
  }
}

/** Whether anything was issued or received in a year. */
export const hasDocuments = async (db: Executor, empresaId: number, exercici: number): Promise<boolean> => {
  for (const table of ['factura', 'despesa'] as const) {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('empresa_fk', '=', empresaId)
      .where('data', '>=', calendarDate(exercici, 1, 1))
      .where('data', '<=', calendarDate(exercici, 12, 31))
      .orderBy('data')
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
};

/** Kept beside the boxes of a 303, and none of them: that the file taken of it asks for what comes out of it back. */
export const DEVOLUCIO = 'devolucio';

/** Boxes of an exercise that people wrote. */
export const listCaselles = (db: Executor, empresaId: number, exercici: number) =>
  db
    .selectFrom('llibres_casella')
    .select(['model', 'trimestre', 'casella', 'valor'])
    .where('empresa_fk', '=', empresaId)
    .where('exercici', '=', exercici)
    .orderBy('model')
    .orderBy('trimestre')
    .orderBy('casella')
    .execute();

export const saveCasella = async (
  db: Executor,
  { valor, quan, ...key }: Omit<CasellaTable, 'valor'> & { readonly valor: number | null },
): Promise<void> => {
  if (valor === null) {
    await db
      .deleteFrom('llibres_casella')
      .where('empresa_fk', '=', key.empresa_fk)
      .where('model', '=', key.model)
      .where('exercici', '=', key.exercici)
      .where('trimestre', '=', key.trimestre)
      .where('casella', '=', key.casella)
      .execute();
    return;
  }
  await db
    .insertInto('llibres_casella')
    .values({ ...key, valor, quan })
    .onConflict((on) =>
      on.columns(['empresa_fk', 'model', 'exercici', 'trimestre', 'casella']).doUpdateSet({ valor, quan }),
    )
    .execute();
};
