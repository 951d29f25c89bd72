import type { CorreuEstat } from '#contract/correu.ts';
import type { EstatEnviament } from '#contract/enviament.ts';
import type { HistorialEntitat } from '#contract/historial.ts';
import type { Executor } from '../database/tables.ts';
import type { CorreuRow } from './store.ts';

/** Letters about one record that are shown; nobody writes so many. */
const ABOUT_ONE = 200;

/** Files that these letters carry, with what is kept of them, in their order. */
export const listAdjuntsOf = async (db: Executor, empresaId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('correu_adjunt as a')
        .innerJoin('fitxer as f', (on) =>
          on.onRef('f.id', '=', 'a.fitxer_fk').onRef('f.empresa_fk', '=', 'a.empresa_fk'),
        )
        .select(['a.correu_fk', 'a.nom', 'f.mida', 'f.tipus'])
        .where('a.empresa_fk', '=', empresaId)
        .where('a.correu_fk', 'in', ids)
        .orderBy('a.correu_fk')
        .orderBy('a.ordre')
        .execute();

/** Letters about a record, newest first: the last ones, or those since an instant. */
export const listAbout = (
  db: Executor,
  empresaId: number,
  { entitat, id }: { readonly entitat: string; readonly id: number },
  since = '',
): Promise<CorreuRow[]> =>
  db
    .selectFrom('correu')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('entitat', '=', entitat)
    .where('entitat_fk', '=', id)
    .where('creat', '>=', since)
    .orderBy('id', 'desc')
    .limit(ABOUT_ONE)
    .execute();

const ENVIAMENT: Readonly<Record<CorreuEstat, EstatEnviament>> = {
  en_cua: 'pendent',
  enviant: 'pendent',
  enviat: 'enviat',
  fallat: 'fallit',
  dubtos: 'dubtos',
};
/** State of the last letter about each of these records; none where none was written. */
export const estatsDe = async (
  db: Executor,
  empresaId: number,
  entitat: HistorialEntitat,
  ids: readonly number[],
  /** Letters that are of something else. */
  sense: ReadonlySet<number> = new Set(),
): Promise<ReadonlyMap<number, EstatEnviament>> => {
  const found = new Map<number, EstatEnviament>();
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .selectFrom('correu')
      .select(['id', 'entitat_fk', 'estat'])
      .where('empresa_fk', '=', empresaId)
      .where('entitat', '=', entitat)
      .where('entitat_fk', 'in', ids.slice(start, start + 500))
      .orderBy('id')
      .execute();
    for (const row of rows)
      if (!sense.has(Number(row.id))) found.set(Number(row.entitat_fk), ENVIAMENT[row.estat as CorreuEstat]);
  }
  return found;
};
