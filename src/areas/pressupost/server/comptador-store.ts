import type { Executor } from '#server/database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    pressupost_comptador: {
      empresa_fk: number;
      serie: string;
      /** 0 where the numbers of the series never begin again. */
      exercici: number;
      darrer: number;
    };
  }
}

/** The counter of a series; `exercici` is 0 where its numbers never begin again. */
interface Clau {
  readonly empresa_fk: number;
  readonly serie: string;
  readonly exercici: number;
}
export const readComptador = async (db: Executor, { empresa_fk, serie, exercici }: Clau): Promise<number> =>
  (
    await db
      .selectFrom('pressupost_comptador')
      .select('darrer')
      .where('empresa_fk', '=', empresa_fk)
      .where('serie', '=', serie)
      .where('exercici', '=', exercici)
      .executeTakeFirst()
  )?.darrer ?? 0;

/** The next number of a series; whoever comes at once waits until this transaction ends. */
export const takeNumero = async (db: Executor, clau: Clau): Promise<number> => {
  const { darrer } = await db
    .insertInto('pressupost_comptador')
    .values({ ...clau, darrer: 1 })
    .onConflict((on) =>
      on
        .columns(['empresa_fk', 'serie', 'exercici'])
        .doUpdateSet((set) => ({ darrer: set('pressupost_comptador.darrer', '+', 1) })),
    )
    .returning('darrer')
    .executeTakeFirstOrThrow();
  return Number(darrer);
};

/** The counter, and whether any quotation has had a number of it here; `hold` keeps it until the transaction ends. */
export const comptadorPressupost = async (
  db: Executor,
  clau: Clau,
  hold: boolean,
): Promise<{ readonly darrer: number; readonly numerat: boolean }> => {
  if (hold)
    await db
      .insertInto('pressupost_comptador')
      .values({ ...clau, darrer: 0 })
      .onConflict((on) =>
        on
          .columns(['empresa_fk', 'serie', 'exercici'])
          .doUpdateSet((set) => ({ darrer: set.ref('pressupost_comptador.darrer') })),
      )
      .execute();
  let numbered = db
    .selectFrom('pressupost')
    .select('id')
    .where('empresa_fk', '=', clau.empresa_fk)
    .where('serie', '=', clau.serie)
    .where('numero', 'is not', null);
  if (clau.exercici !== 0) numbered = numbered.where('exercici', '=', clau.exercici);
  return {
    darrer: await readComptador(db, clau),
    numerat: (await numbered.limit(1).executeTakeFirst()) !== undefined,
  };
};

/** Says the last number that a series gave elsewhere. */
export const comencaPressupost = async (db: Executor, clau: Clau, darrer: number): Promise<void> => {
  await db
    .updateTable('pressupost_comptador')
    .set({ darrer })
    .where('empresa_fk', '=', clau.empresa_fk)
    .where('serie', '=', clau.serie)
    .where('exercici', '=', clau.exercici)
    .execute();
};

/** Series that have numbered some quotation. */
export const seriesPressupostades = async (db: Executor, empresaId: number): Promise<string[]> =>
  (
    await db
      .selectFrom('pressupost_comptador')
      .select('serie')
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('darrer', '>', 0)
      .orderBy('serie')
      .execute()
  ).map(({ serie }) => serie);
