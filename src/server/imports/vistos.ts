import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '../http/context.ts';
import type { FilaJutjada } from './kind.ts';
import { readVistos, saveVistos } from './store.ts';

/** Warnings that rows had when somebody saw them, by row; those without any are left out. */
type DeFiles = Readonly<Record<string, readonly string[]>>;
/** The same, by user. */
type Vistos = Readonly<Record<string, DeFiles>>;

/** A warning as it was said: of what, where, and of which others. */
const clauDe = ({ codi, cami, params = {} }: Avis): string => JSON.stringify([codi, cami, params]);

const deFiles = (rows: readonly FilaJutjada[]): DeFiles =>
  Object.fromEntries(rows.flatMap(({ fila, avisos }) => (avisos.length > 0 ? [[fila, avisos.map(clauDe)]] : [])));

/** Keeps what a page of a review warned its reader of; the first one speaks for the rows that are not read on. */
export const keepVistos = async (
  { database, empresa, caller }: CompanyContext,
  id: number,
  {
    judged,
    page,
    first,
  }: { readonly judged: readonly FilaJutjada[]; readonly page: readonly FilaJutjada[]; readonly first: boolean },
): Promise<void> => {
  const of = { empresaId: empresa.id, id };
  await database.write(async (db) => {
    const all = JSON.parse(await readVistos(db, of)) as Vistos;
    const before = first ? undefined : all[caller.usuariId];
    const read = new Set(page.map(({ fila }) => String(fila)));
    const others = Object.entries(before ?? {}).filter(([fila]) => !read.has(fila));
    const files = before ? { ...Object.fromEntries(others), ...deFiles(page) } : deFiles(judged);
    await saveVistos(db, of, JSON.stringify({ ...all, [caller.usuariId]: files } satisfies Vistos));
  });
};

/**
 * Tells whether a row warns of more than whoever accepted it had seen. Nobody that saw no review is told of anything but of what
 * came in since the sheet was opened.
 */
export const mesQueVist = (
  { vistos, creada }: { readonly vistos: string; readonly creada: string },
  usuariId: number,
): ((row: FilaJutjada | undefined) => boolean) => {
  const files = (JSON.parse(vistos) as Vistos)[usuariId];
  return (row) =>
    files
      ? (row?.avisos ?? []).some((avis) => !files[row?.fila ?? 0]?.includes(clauDe(avis)))
      : (row?.des_de ?? '') > creada;
};
