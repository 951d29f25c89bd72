import type { Generated, Selectable } from 'kysely';
import { asFlag, type Executor } from '#server/database/tables.ts';
import { type Autor, type BancComprovacio, words } from './rows.ts';

export interface ComprovacioTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  usuari_fk: number;
  origen_fk: number | null;
  categoria_fk: number;
  nom: string;
  frequencia: string;
  criteri: string;
  normes: string;
  valor_tipus: string;
  unitat: string;
  basic: number;
  activa: number;
  usos: string;
  creat: string;
  canviat: string;
}
export interface ComprovacioBasicaTable {
  empresa_fk: number;
  usuari_fk: number;
  partida_fk: number;
  comprovacio_fk: number;
  basic: number;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    comprovacio: ComprovacioTable;
    comprovacio_basica: ComprovacioBasicaTable;
  }
}
export type ComprovacioRow = Selectable<ComprovacioTable>;

const readComprovacio = (row: ComprovacioRow): BancComprovacio => ({
  id: Number(row.id),
  segell: { versio: row.versio, creat: row.creat, canviat: row.canviat },
  origen_fk: row.origen_fk,
  categoria_fk: row.categoria_fk,
  nom: words(row.nom),
  frequencia: words(row.frequencia),
  criteri: words(row.criteri),
  normes: JSON.parse(row.normes) as string[],
  valor_tipus: row.valor_tipus as BancComprovacio['valor_tipus'],
  unitat: row.unitat,
  basic: row.basic === 1,
  activa: row.activa === 1,
  origen: 'propia',
  usos: JSON.parse(row.usos) as BancComprovacio['usos'],
});

const writeComprovacio = (comprovacio: BancComprovacio) => ({
  origen_fk: comprovacio.origen_fk,
  categoria_fk: comprovacio.categoria_fk,
  nom: JSON.stringify(comprovacio.nom),
  frequencia: JSON.stringify(comprovacio.frequencia),
  criteri: JSON.stringify(comprovacio.criteri),
  normes: JSON.stringify(comprovacio.normes),
  valor_tipus: comprovacio.valor_tipus,
  unitat: comprovacio.unitat,
  basic: asFlag(comprovacio.basic),
  activa: asFlag(comprovacio.activa),
  usos: JSON.stringify(comprovacio.usos),
});

/** Checks of an office. */
export const listComprovacionsPropies = async (db: Executor, empresaId: number): Promise<BancComprovacio[]> =>
  (await db.selectFrom('comprovacio').selectAll().where('empresa_fk', '=', empresaId).orderBy('id').execute()).map(
    readComprovacio,
  );
/** Those of an office among the ids given. */
export const findComprovacionsPropies = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<BancComprovacio[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('comprovacio')
          .selectAll()
          .where('empresa_fk', '=', empresaId)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
      ).map(readComprovacio);
export const findComprovacioRow = (db: Executor, empresaId: number, id: number): Promise<ComprovacioRow | undefined> =>
  db.selectFrom('comprovacio').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

export const insertComprovacio = async (
  db: Executor,
  autor: Autor,
  comprovacio: BancComprovacio,
  ara: string,
): Promise<number> => {
  const { id } = await db
    .insertInto('comprovacio')
    .values({ ...autor, versio: 1, ...writeComprovacio(comprovacio), creat: ara, canviat: ara })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
};

/** False when somebody changed it first. */
export const updateComprovacio = async (
  db: Executor,
  empresaId: number,
  versio: number,
  comprovacio: BancComprovacio,
  ara: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('comprovacio')
    .set({ ...writeComprovacio(comprovacio), versio: versio + 1, canviat: ara })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', comprovacio.id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};
export const deleteComprovacio = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('comprovacio').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};
export const putBackComprovacio = async (db: Executor, row: ComprovacioRow): Promise<void> => {
  await db.insertInto('comprovacio').values(row).execute();
};

/** What a user prefers of checks of the bank, in an item or (item 0) wherever they are. */
export const listBasiques = async (db: Executor, { empresa_fk, usuari_fk }: Autor, partidaId: number) => {
  const rows = await db
    .selectFrom('comprovacio_basica')
    .select(['comprovacio_fk', 'partida_fk', 'basic'])
    .where('empresa_fk', '=', empresa_fk)
    .where('usuari_fk', '=', usuari_fk)
    .where('partida_fk', 'in', [0, partidaId])
    .orderBy('partida_fk')
    .execute();
  // What is said of the item comes after, and rules.
  return new Map(rows.map((row) => [Number(row.comprovacio_fk), row.basic === 1]));
};
export const setBasica = async (
  db: Executor,
  autor: Autor,
  { partida_fk, comprovacio_fk, basic }: { partida_fk: number; comprovacio_fk: number; basic: boolean },
): Promise<void> => {
  await db
    .insertInto('comprovacio_basica')
    .values({ ...autor, partida_fk, comprovacio_fk, basic: asFlag(basic) })
    .onConflict((on) =>
      on.columns(['empresa_fk', 'usuari_fk', 'partida_fk', 'comprovacio_fk']).doUpdateSet({ basic: asFlag(basic) }),
    )
    .execute();
};
