import { type Generated, sql } from 'kysely';
import type { Trimestre } from '#kernel/trimestre.ts';
import { asFlag, type Engine, type Executor } from '#server/database/tables.ts';

interface TrimestreTable {
  empresa_fk: number;
  exercici: number;
  trimestre: number;
  tancat: number;
  quan: string;
  usuari_nom: string;
  motiu: string;
  /** Times that it was closed or opened again. */
  canvis: Generated<number>;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    empresa_trimestre: TrimestreTable;
  }
}

/** Quarters of these exercises that were ever closed. */
export const listTrimestres = (db: Executor, empresaId: number, exercicis: readonly number[]) =>
  db
    .selectFrom('empresa_trimestre')
    .select(['exercici', 'trimestre', 'tancat', 'quan', 'usuari_nom', 'motiu', 'canvis'])
    .where('empresa_fk', '=', empresaId)
    .where('exercici', 'in', exercicis)
    .orderBy('exercici')
    .orderBy('trimestre')
    .execute();

/** Closed quarters from one on, it included, over the turn of years too. */
export const listTancatsDesDe = (db: Executor, empresaId: number, { exercici, trimestre }: Trimestre) =>
  db
    .selectFrom('empresa_trimestre')
    .select(['exercici', 'trimestre'])
    .where('empresa_fk', '=', empresaId)
    .where('tancat', '=', 1)
    .where((on) =>
      on.or([on('exercici', '>', exercici), on.and([on('exercici', '=', exercici), on('trimestre', '>=', trimestre)])]),
    )
    .orderBy('exercici')
    .orderBy('trimestre')
    .execute();

/**
 * Holds the quarters of a company until the transaction ends: `dins` lets others write in them too and keeps whoever closes one
 * waiting, `sol` is whoever closes. One writer at a time needs none.
 */
export const holdTrimestres = async (
  db: Executor,
  engine: Engine,
  empresaId: number,
  how: 'dins' | 'sol',
): Promise<void> => {
  if (engine !== 'postgres') return;
  const row = db.selectFrom('empresa').select('id').where('id', '=', empresaId);
  await (how === 'dins' ? row.forKeyShare() : row.forUpdate()).execute();
};

export const saveTrimestre = async (
  db: Executor,
  { tancat, quan, usuari_nom, motiu, ...key }: Omit<TrimestreTable, 'tancat' | 'canvis'> & { readonly tancat: boolean },
): Promise<void> => {
  const fields = { tancat: asFlag(tancat), quan, usuari_nom, motiu };
  await db
    .insertInto('empresa_trimestre')
    .values({ ...key, ...fields })
    .onConflict((on) =>
      on
        .columns(['empresa_fk', 'exercici', 'trimestre'])
        .doUpdateSet({ ...fields, canvis: sql`empresa_trimestre.canvis + 1` }),
    )
    .execute();
};
