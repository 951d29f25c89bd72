import type { Generated } from 'kysely';
import { asFlag, type Executor } from '#server/database/tables.ts';
import type { Serie } from '../domain/series.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    empresa_serie: {
      id: Generated<number>;
      empresa_fk: number;
      ordre: number;
      codi: string;
      nom: string;
      tipus: string;
      format: string;
      exercici_reinicia: number;
    };
  }
}

/** The series of a company, in its order. */
export const listSeries = async (db: Executor, empresaId: number): Promise<Serie[]> =>
  (
    await db
      .selectFrom('empresa_serie')
      .select(['codi', 'nom', 'tipus', 'format', 'exercici_reinicia'])
      .where('empresa_fk', '=', empresaId)
      .orderBy('ordre')
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, tipus: row.tipus as Serie['tipus'], exercici_reinicia: row.exercici_reinicia === 1 }));

/** Keeps the series as they are given, whole: what stays keeps its id, what is not named goes. */
export const saveSeries = async (db: Executor, empresaId: number, series: readonly Serie[]): Promise<void> => {
  let gone = db.deleteFrom('empresa_serie').where('empresa_fk', '=', empresaId);
  if (series.length > 0)
    gone = gone.where(
      'codi',
      'not in',
      series.map((one) => one.codi),
    );
  await gone.execute();
  for (const [ordre, { codi, exercici_reinicia, ...serie }] of series.entries()) {
    const fields = { ...serie, ordre, exercici_reinicia: asFlag(exercici_reinicia) };
    await db
      .insertInto('empresa_serie')
      .values({ ...fields, empresa_fk: empresaId, codi })
      .onConflict((on) => on.columns(['empresa_fk', 'codi']).doUpdateSet(fields))
      .execute();
  }
};
