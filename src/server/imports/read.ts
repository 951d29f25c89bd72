import { CodedError, notFound } from '#kernel/coded-error.ts';
import type { Files } from '../files/index.ts';
import type { CompanyContext } from '../http/context.ts';
import { MOST_BYTES, type ReadChoices, readRows, type SheetRead } from '../sheets/index.ts';
import { findImportacio, type ImportacioRow } from './store.ts';

/** An import of the company, of that kind, or 404. */
export const loadImportacio = async (context: CompanyContext, mena: string, id: number): Promise<ImportacioRow> => {
  const row = await findImportacio(context.db, context.empresa.id, mena, id);
  if (!row) throw notFound();
  return row;
};

/** The rows of an import's file. Refuses with 422 `full_…` what cannot be read. */
export const readImportacio = async (
  files: Files,
  context: CompanyContext,
  row: ImportacioRow,
  choices: ReadChoices,
): Promise<SheetRead> => {
  const fitxer = await files.find(context.db, row.empresa_fk, row.fitxer_fk);
  if (!fitxer) throw notFound();
  if (fitxer.mida > MOST_BYTES)
    throw new CodedError(422, 'full_massa_gran', { params: { maxim: MOST_BYTES / 1024 / 1024 } });
  const pieces: Buffer[] = [];
  for await (const piece of await files.open(fitxer)) pieces.push(piece as Buffer);
  const { codificacio, separador } = choices;
  return readRows(Buffer.concat(pieces), { codificacio, separador }, context.signal);
};
