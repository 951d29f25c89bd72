import type { Engine, Executor } from '#server/database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    factura_comptador: {
      empresa_fk: number;
      serie: string;
      /** 0 where the numbers of the series never begin again. */
      exercici: number;
      darrer: number;
      darrera_data: string;
    };
  }
}

export interface ClauComptador {
  readonly empresa_fk: number;
  readonly serie: string;
  readonly exercici: number;
}
export interface Comptador {
  readonly darrer: number;
  /** Empty while it has given no number. */
  readonly darrera_data: string;
}
const NONE: Comptador = { darrer: 0, darrera_data: '' };

const of = (db: Executor, clau: ClauComptador) =>
  db
    .selectFrom('factura_comptador')
    .select(['darrer', 'darrera_data'])
    .where('empresa_fk', '=', clau.empresa_fk)
    .where('serie', '=', clau.serie)
    .where('exercici', '=', clau.exercici);

export const readComptador = async (db: Executor, clau: ClauComptador): Promise<Comptador> =>
  (await of(db, clau).executeTakeFirst()) ?? NONE;

/** The counter, held until the transaction ends: whoever comes next waits and reads what this one left. */
export const lockComptador = async (db: Executor, engine: Engine, clau: ClauComptador): Promise<Comptador> => {
  await db
    .insertInto('factura_comptador')
    .values({ ...clau, darrer: 0, darrera_data: '' })
    .onConflict((on) => on.columns(['empresa_fk', 'serie', 'exercici']).doNothing())
    .execute();
  return engine === 'postgres'
    ? of(db, clau).forUpdate().executeTakeFirstOrThrow()
    : of(db, clau).executeTakeFirstOrThrow();
};

export const setComptador = async (db: Executor, clau: ClauComptador, row: Comptador): Promise<void> => {
  await db
    .updateTable('factura_comptador')
    .set(row)
    .where('empresa_fk', '=', clau.empresa_fk)
    .where('serie', '=', clau.serie)
    .where('exercici', '=', clau.exercici)
    .execute();
};

/** Series that have given numbers, here or in another program; proformas, which no series numbers, apart. */
export const seriesFacturades = async (db: Executor, empresaId: number): Promise<string[]> =>
  (
    await db
      .selectFrom('factura_comptador')
      .select('serie')
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('darrer', '>', 0)
      .where('serie', 'not like', '*%')
      .orderBy('serie')
      .execute()
  ).map(({ serie }) => serie);

/** Whether any series has numbered an invoice here. */
export const haNumerat = async (db: Executor, empresaId: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('factura_comptador')
      .select('serie')
      .where('empresa_fk', '=', empresaId)
      .where('darrera_data', '<>', '')
      .where('serie', 'not like', '*%')
      .limit(1)
      .executeTakeFirst(),
  );
