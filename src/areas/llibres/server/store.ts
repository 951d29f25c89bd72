import { calendarDate } from '#kernel/calendar-date.ts';
import type { Executor } from '#server/database/tables.ts';

interface PerfilTable {
  empresa_fk: number;
  versio: number;
  /** What was written of it, JSON. */
  dades: string;
  canviat: string;
}
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
    llibres_perfil: PerfilTable;
    llibres_casella: CasellaTable;
  }
}

export const findPerfil = (db: Executor, empresaId: number) =>
  db.selectFrom('llibres_perfil').selectAll().where('empresa_fk', '=', empresaId).executeTakeFirst();

/** Writes a profile still at the version read; false when it is not any more. */
export const savePerfil = async (
  db: Executor,
  { versio, ...row }: PerfilTable & { readonly versio: number },
): Promise<boolean> => {
  if (versio === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('llibres_perfil')
      .values({ ...row, versio: 1 })
      .onConflict((on) => on.column('empresa_fk').doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }
  const { numUpdatedRows } = await db
    .updateTable('llibres_perfil')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', row.empresa_fk)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

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
