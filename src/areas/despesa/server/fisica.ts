import { tipusPersonaOf } from '#areas/empresa/server/index.ts';
import type { Executor } from '#server/database/tables.ts';

/** Whether a company is a natural person, whose income tax is told by the books of expenses. */
export const esFisica = async (db: Executor, empresaId: number): Promise<boolean> =>
  (await tipusPersonaOf(db, empresaId)) === 'F';
