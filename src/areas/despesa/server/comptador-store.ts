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

/**
 * Gives numbers of an exercise back that no expense has any more and were never told: as many as are the last that were given, so
 * that those to come follow each other (RIVA 64.1).
 */
export const giveBackNumeros = async (
  db: Executor,
  { empresaId, exercici }: { readonly empresaId: number; readonly exercici: number },
  numeros: readonly number[],
): Promise<void> => {
  const free = new Set(numeros);
  const given = await readDarrer(db, empresaId, exercici);
  let darrer = given;
  while (free.has(darrer)) darrer -= 1;
  // Where somebody took the next one meanwhile, they stay as they are.
  await db
    .updateTable('despesa_comptador')
    .set({ darrer })
    .where('empresa_fk', '=', empresaId)
    .where('exercici', '=', exercici)
    .where('darrer', '=', given)
    .execute();
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
