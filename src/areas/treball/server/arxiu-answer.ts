import { notFound } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Files, Fitxer } from '#server/files/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { vistaOf } from '../domain/arxiu.ts';

/** A kept file under the name that people gave it. `vista_fk` is the picture once made of a photo that browsers do not show. */
export interface Anomenat {
  readonly empresa_fk: number;
  readonly fitxer_fk: number;
  readonly vista_fk: number | null;
  readonly nom: string;
  readonly tipus: string;
}
type KeepVista = (db: Executor, vistaFk: number) => Promise<void>;

/** The picture of a photo that browsers do not show, kept from the first time on. */
const converted = async (
  context: CompanyContext,
  files: Files,
  { empresa_fk, vista_fk }: Anomenat,
  fitxer: Fitxer,
  keep: KeepVista,
): Promise<Fitxer> => {
  const known = vista_fk === null ? undefined : await files.find(context.db, empresa_fk, vista_fk);
  if (known) return known;
  const staged = await files.stage(empresa_fk, await files.picture(fitxer, context.signal));
  return context.database.write(async (db) => {
    const kept = await files.record(db, staged, context.clock.now());
    await keep(db, kept.id);
    return kept;
  });
};

/** The file as it is downloaded or seen in place; 404 when its content is not there. */
export const answerFile = async (
  context: CompanyContext,
  files: Files,
  row: Anomenat,
  query: { readonly inline?: boolean | undefined; readonly vista?: boolean | undefined },
  keep: KeepVista,
): Promise<FileAnswer> => {
  const fitxer = await files.find(context.db, row.empresa_fk, row.fitxer_fk);
  if (!fitxer) throw notFound();
  if (!query.vista || vistaOf(row.tipus) !== 'conversio')
    return files.answer(fitxer, row.nom, { inline: query.inline === true });
  const nom = row.nom.replace(/\.hei[cf]$/i, '').concat('.jpg');
  return files.answer(await converted(context, files, row, fitxer, keep), nom, { inline: true });
};
