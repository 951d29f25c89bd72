import type { Generated, Selectable } from 'kysely';
import type { z } from 'zod';
import { fold } from '#kernel/fold.ts';
import type { Executor } from '#server/database/tables.ts';
import { limitOf, ordered } from '#server/http/listing.ts';
import type { arxiuRoutes } from '../contract/arxius.ts';

interface ArxiuTable {
  id: Generated<number>;
  empresa_fk: number;
  treball_fk: number;
  versio: number;
  fitxer_fk: number;
  /** Its picture once converted, made the first time that somebody looks. */
  vista_fk: number | null;
  nom: string;
  nom_ordre: string;
  carpeta: string;
  annex: number;
  ordre: number;
  mida: number;
  tipus: string;
  pujat: string;
  pujat_per: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    treball_arxiu: ArxiuTable;
  }
}
export type ArxiuRow = Selectable<ArxiuTable>;
type Query = z.output<NonNullable<typeof arxiuRoutes.list.query>>;

/** Those of a company; every other condition comes on top. */
const ofCompany = (db: Executor, empresaId: number) =>
  db.selectFrom('treball_arxiu').selectAll().where('empresa_fk', '=', empresaId);

export const listArxius = async (db: Executor, empresaId: number, treballId: number, query: Query) => {
  let found = ofCompany(db, empresaId).where('treball_fk', '=', treballId);
  const words = fold(query.search ?? '');
  // A work holds few: a plain look through its names finds a word anywhere in them.
  if (words !== '') found = found.where('nom_ordre', 'like', `%${words.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`);
  const { total } = await found
    .clearSelect()
    .select((on) => on.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const column = query.ordre_camp === 'nom' ? 'nom_ordre' : (query.ordre_camp ?? 'ordre');
  const rows = await ordered(found, column, query.ordre_criteri ?? 'ASC')
    .offset(query.offset)
    .limit(limitOf(query))
    .execute();
  return { total: Number(total), rows: rows as ArxiuRow[] };
};

/** All of a work, in order. */
export const allArxius = (db: Executor, empresaId: number, treballId: number): Promise<ArxiuRow[]> =>
  ofCompany(db, empresaId).where('treball_fk', '=', treballId).orderBy('ordre').orderBy('id').execute();

export const findArxiu = (
  db: Executor,
  empresaId: number,
  treballId: number,
  id: number,
): Promise<ArxiuRow | undefined> =>
  ofCompany(db, empresaId).where('treball_fk', '=', treballId).where('id', '=', id).executeTakeFirst();

export const insertArxiu = (db: Executor, row: Omit<ArxiuRow, 'id' | 'nom_ordre'>): Promise<ArxiuRow> =>
  db
    .insertInto('treball_arxiu')
    .values({ ...row, nom_ordre: fold(row.nom) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Puts attachments back with the ids that they had. */
export const putBackArxius = async (db: Executor, rows: readonly ArxiuRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('treball_arxiu')
      .values(rows.slice(start, start + 500))
      .execute();
};

/** What an attachment needs kept: its content, and its picture once converted. */
export const filesOfArxiu = ({ fitxer_fk, vista_fk }: ArxiuRow): number[] =>
  [fitxer_fk, vista_fk].filter((id) => id !== null);

export const updateArxiu = async (
  db: Executor,
  empresaId: number,
  id: number,
  row: Partial<Pick<ArxiuRow, 'versio' | 'nom' | 'carpeta' | 'annex' | 'ordre' | 'vista_fk'>>,
): Promise<void> => {
  await db
    .updateTable('treball_arxiu')
    .set({ ...row, ...(row.nom !== undefined && { nom_ordre: fold(row.nom) }) })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};

export const deleteArxiu = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('treball_arxiu').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const deleteArxius = async (db: Executor, empresaId: number, treballId: number): Promise<void> => {
  await db
    .deleteFrom('treball_arxiu')
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .execute();
};

/** Which of these files the works use: as attachments, as their pictures, as logos. */
export const filesOfTreballs = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> => {
  const arxius = await db
    .selectFrom('treball_arxiu')
    .select(['fitxer_fk', 'vista_fk'])
    .where((on) => on.or([on('fitxer_fk', 'in', ids), on('vista_fk', 'in', ids)]))
    .execute();
  const logos = await db.selectFrom('treball').select('logo_fk').where('logo_fk', 'in', ids).execute();
  return [...arxius.flatMap((row) => [row.fitxer_fk, row.vista_fk ?? []].flat()), ...logos.map((row) => row.logo_fk)]
    .filter((id) => id !== null)
    .filter((id) => ids.includes(id));
};
