import type { Generated, Selectable } from 'kysely';
import type { Trilingual } from '#kernel/language.ts';
import { asFlag, type Executor } from '#server/database/tables.ts';
import { type Autor, type BancPartida, type Lloc, words } from './rows.ts';

export interface PartidaTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  usuari_fk: number;
  origen_fk: number | null;
  familia: string | null;
  codi: string;
  proces_fk: number;
  control_fk: number;
  sistema_fk: number;
  nom: string;
  unitat: string;
  activa: number;
  inici: string | null;
  final: string | null;
  normes: string;
  usos: string;
  nivells: string;
  lot: string;
  completa: number;
  formigo_flg: number;
  ajuda: string;
  informacio: string;
  observacions_programa: string;
  observacions_seguiment: string;
  creat: string;
  canviat: string;
}
export interface PartidaComprovacioTable {
  empresa_fk: number;
  partida_fk: number;
  comprovacio_fk: number;
  categoria_fk: number;
  ordre: number;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    partida: PartidaTable;
    partida_comprovacio: PartidaComprovacioTable;
  }
}
export type PartidaRow = Selectable<PartidaTable>;
export type LlocRow = PartidaComprovacioTable;

const readPartida = (row: PartidaRow): BancPartida => ({
  id: Number(row.id),
  segell: { versio: row.versio, creat: row.creat, canviat: row.canviat },
  origen_fk: row.origen_fk,
  familia: row.familia,
  codi: row.codi,
  proces_fk: row.proces_fk,
  control_fk: row.control_fk,
  sistema_fk: row.sistema_fk,
  nom: words(row.nom),
  unitat: row.unitat as BancPartida['unitat'],
  activa: row.activa === 1,
  inici: row.inici,
  final: row.final,
  normes: JSON.parse(row.normes) as string[],
  usos: JSON.parse(row.usos) as number[],
  nivells: JSON.parse(row.nivells) as number[],
  lot: JSON.parse(row.lot) as BancPartida['lot'],
  completa: row.completa === 1,
  formigo_flg: row.formigo_flg === 1,
  ajuda: words(row.ajuda),
  informacio: words(row.informacio),
  observacions_programa: words(row.observacions_programa),
  observacions_seguiment: words(row.observacions_seguiment),
});

const writePartida = (partida: BancPartida) => ({
  origen_fk: partida.origen_fk,
  familia: partida.familia,
  codi: partida.codi,
  proces_fk: partida.proces_fk,
  control_fk: partida.control_fk,
  sistema_fk: partida.sistema_fk,
  nom: JSON.stringify(partida.nom),
  unitat: partida.unitat,
  activa: asFlag(partida.activa),
  inici: partida.inici,
  final: partida.final,
  normes: JSON.stringify(partida.normes),
  usos: JSON.stringify(partida.usos),
  nivells: JSON.stringify(partida.nivells),
  lot: JSON.stringify(partida.lot),
  completa: asFlag(partida.completa),
  formigo_flg: asFlag(partida.formigo_flg),
  ajuda: JSON.stringify(partida.ajuda),
  informacio: JSON.stringify(partida.informacio),
  observacions_programa: JSON.stringify(partida.observacions_programa),
  observacions_seguiment: JSON.stringify(partida.observacions_seguiment),
});

/** Items of an office. */
export const listPropies = async (db: Executor, empresaId: number): Promise<BancPartida[]> =>
  (await db.selectFrom('partida').selectAll().where('empresa_fk', '=', empresaId).orderBy('id').execute()).map(
    readPartida,
  );

export const findPropia = async (db: Executor, empresaId: number, id: number): Promise<BancPartida | undefined> => {
  const row = await findPartidaRow(db, empresaId, id);
  return row && readPartida(row);
};
export const findPartidaRow = (db: Executor, empresaId: number, id: number): Promise<PartidaRow | undefined> =>
  db.selectFrom('partida').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

export const insertPartida = async (db: Executor, autor: Autor, partida: BancPartida, ara: string): Promise<number> => {
  const { id } = await db
    .insertInto('partida')
    .values({ ...autor, versio: 1, ...writePartida(partida), creat: ara, canviat: ara })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
};

/** False when somebody changed it first. */
export const updatePartida = async (
  db: Executor,
  empresaId: number,
  versio: number,
  partida: BancPartida,
  ara: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('partida')
    .set({ ...writePartida(partida), versio: versio + 1, canviat: ara })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', partida.id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Takes an item and the list of its checks out of their tables. */
export const deletePartida = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('partida_comprovacio').where('empresa_fk', '=', empresaId).where('partida_fk', '=', id).execute();
  await db.deleteFrom('partida').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};
export const putBackPartida = async (db: Executor, row: PartidaRow, llocs: readonly LlocRow[]): Promise<void> => {
  await db.insertInto('partida').values(row).execute();
  if (llocs.length > 0) await db.insertInto('partida_comprovacio').values(llocs).execute();
};

/** Checks of an item of the office, in their order. */
export const listLlocs = (db: Executor, empresaId: number, partidaId: number): Promise<LlocRow[]> =>
  db
    .selectFrom('partida_comprovacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('partida_fk', '=', partidaId)
    .orderBy('ordre')
    .orderBy('comprovacio_fk')
    .execute();

export const replaceLlocs = async (
  db: Executor,
  empresaId: number,
  partidaId: number,
  llocs: readonly Lloc[],
): Promise<void> => {
  await db
    .deleteFrom('partida_comprovacio')
    .where('empresa_fk', '=', empresaId)
    .where('partida_fk', '=', partidaId)
    .execute();
  if (llocs.length === 0) return;
  await db
    .insertInto('partida_comprovacio')
    .values(
      llocs.map(({ comprovacio_fk, categoria_fk }, place) => ({
        empresa_fk: empresaId,
        partida_fk: partidaId,
        comprovacio_fk,
        categoria_fk,
        ordre: (place + 1) * 10,
      })),
    )
    .execute();
};

/** How many checks each item of the office has. */
export const countLlocs = async (db: Executor, empresaId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('partida_comprovacio')
    .select((on) => ['partida_fk', on.fn.countAll<number>().as('n')])
    .where('empresa_fk', '=', empresaId)
    .groupBy('partida_fk')
    .execute();
  return new Map(rows.map((row) => [Number(row.partida_fk), Number(row.n)]));
};

/** Items of the office that have each check. */
export const countUses = async (db: Executor, empresaId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('partida_comprovacio')
    .select((on) => ['comprovacio_fk', on.fn.countAll<number>().as('n')])
    .where('empresa_fk', '=', empresaId)
    .groupBy('comprovacio_fk')
    .execute();
  return new Map(rows.map((row) => [Number(row.comprovacio_fk), Number(row.n)]));
};
/** Items of the office that have a check, with how they are called. */
export const partidesWith = async (db: Executor, empresaId: number, comprovacioId: number) =>
  (
    await db
      .selectFrom('partida_comprovacio as l')
      .innerJoin('partida as p', (on) =>
        on.onRef('p.id', '=', 'l.partida_fk').onRef('p.empresa_fk', '=', 'l.empresa_fk'),
      )
      .select(['p.id', 'p.codi', 'p.nom'])
      .where('l.empresa_fk', '=', empresaId)
      .where('l.comprovacio_fk', '=', comprovacioId)
      .orderBy('p.id')
      .execute()
  ).map((row) => ({ id: Number(row.id), codi: row.codi, nom: words(row.nom) }));

/** What the first item of the office that has each of these checks is called. */
export const firstPartides = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Trilingual>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('partida_comprovacio as l')
    .innerJoin('partida as p', (on) => on.onRef('p.id', '=', 'l.partida_fk').onRef('p.empresa_fk', '=', 'l.empresa_fk'))
    .select(['l.comprovacio_fk', 'p.nom'])
    .where('l.empresa_fk', '=', empresaId)
    .where('l.comprovacio_fk', 'in', ids)
    .orderBy('p.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [Number(row.comprovacio_fk), words(row.nom)]));
};
