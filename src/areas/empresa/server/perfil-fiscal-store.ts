import type { Perfil } from '#areas/llibres/contract/schemas.ts';
import type { Executor } from '#server/database/tables.ts';

interface PerfilTable {
  empresa_fk: number;
  versio: number;
  /** What was written of it, JSON. */
  dades: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    llibres_perfil: PerfilTable;
  }
}

/** What was written of how a company is taxed, and its version; null where nothing was. Every room that asks it reads it here. */
export const perfilFiscalOf = async (
  db: Executor,
  empresaId: number,
): Promise<{ readonly versio: number; readonly dades: Partial<Omit<Perfil, 'versio'>> } | null> => {
  const row = await db
    .selectFrom('llibres_perfil')
    .select(['versio', 'dades'])
    .where('empresa_fk', '=', empresaId)
    .executeTakeFirst();
  return row ? { versio: row.versio, dades: JSON.parse(row.dades) } : null;
};

/** Writes a profile still at the version read; false when it is not any more. */
export const savePerfilFiscal = async (
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
