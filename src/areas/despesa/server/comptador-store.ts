import type { Executor } from '#server/database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    despesa_comptador: { empresa_fk: number; exercici: number; darrer: number };
  }
}

/** The last number of an exercise; 0 while it has given none. */
export const readDarrer = async (db: Executor, empresaId: number, exercici: number): Promise<number> => {
  const row = await db
    .selectFrom('despesa_comptador')
    .select('darrer')
    .where('empresa_fk', '=', empresaId)
    .where('exercici', '=', exercici)
    .executeTakeFirst();
  return row?.darrer ?? 0;
};

/** The first of the next `n` numbers of an exercise. The counter is held until the transaction ends: whoever comes next waits. */
export const takeNumero = async (db: Executor, empresaId: number, exercici: number, n = 1): Promise<number> => {
  const { darrer } = await db
    .insertInto('despesa_comptador')
    .values({ empresa_fk: empresaId, exercici, darrer: n })
    .onConflict((on) =>
      on
        .columns(['empresa_fk', 'exercici'])
        .doUpdateSet((set) => ({ darrer: set('despesa_comptador.darrer', '+', n) })),
    )
    .returning('darrer')
    .executeTakeFirstOrThrow();
  return Number(darrer) - n + 1;
};
