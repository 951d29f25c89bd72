import { FIRST_ID } from './schema.ts';
import type { Executor } from './tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    comptador: { nom: string; valor: number };
  }
}

/** The next `count` identifiers of a sequence that several tables share; gives the first. Held until the transaction ends. */
export const takeIds = async (db: Executor, nom: string, count: number): Promise<number> => {
  const { valor } = await db
    .insertInto('comptador')
    .values({ nom, valor: FIRST_ID + count })
    .onConflict((on) => on.column('nom').doUpdateSet((set) => ({ valor: set('comptador.valor', '+', count) })))
    .returning('valor')
    .executeTakeFirstOrThrow();
  return Number(valor) - count;
};
