import type { Generated, Selectable } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';
import { putBackTerminis, type TerminiRow, takeTerminis } from './termini-store.ts';

interface ResultatTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  clau_client: string;
  treball_fk: number;
  proces_fk: number;
  treball_partida_fk: number;
  /** 0 is the item as a whole. */
  lot_fk: number;
  categoria_fk: number;
  comprovacio_fk: number;
  resultat: string;
  valor: string;
  unitat: string;
  data: string | null;
  responsable_fk: number | null;
  document_ref: string;
  observacions: string;
  accio: string;
  termini: string | null;
  tancada: string | null;
  automatic: number;
  usuari_fk: number | null;
  usuari_nom: string;
  creat: string;
  canviat: string;
}
interface ResultatArxiuTable {
  id: Generated<number>;
  empresa_fk: number;
  resultat_fk: number;
  clau_client: string;
  fitxer_fk: number;
  vista_fk: number | null;
  nom: string;
  mida: number;
  tipus: string;
  ordre: number;
  pujat: string;
  pujat_per: string;
  /** Goes in the annex of the reports. */
  annex: Generated<number>;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    resultat: ResultatTable;
    resultat_arxiu: ResultatArxiuTable;
  }
}
export type ResultatRow = Selectable<ResultatTable>;
export type ArxiuRow = Selectable<ResultatArxiuTable>;

/** Rows of one statement, under the parameters that SQLite takes. */
const PACK = 50;

/** Part of a work that answers are asked for. */
export interface Part {
  readonly treball_fk: number;
  readonly proces_fk?: number;
  readonly treball_partida_fk?: number;
  readonly lot_fk?: number;
  readonly categoria_fk?: number;
  readonly comprovacio_fk?: number;
}
const PARTS = ['treball_fk', 'proces_fk', 'treball_partida_fk', 'lot_fk', 'categoria_fk', 'comprovacio_fk'] as const;

/** Answers of a part of a work, in the order of items, lots and checks. */
export const listResultats = async (db: Executor, empresaId: number, part: Part): Promise<ResultatRow[]> => {
  let found = db.selectFrom('resultat').selectAll().where('empresa_fk', '=', empresaId);
  for (const key of PARTS) {
    const value = part[key];
    if (value !== undefined) found = found.where(key, '=', value);
  }
  return found
    .orderBy('treball_partida_fk')
    .orderBy('lot_fk')
    .orderBy('categoria_fk')
    .orderBy('comprovacio_fk')
    .execute();
};

/** What the states of a work need of its answers. */
export const listRespostes = async (db: Executor, empresaId: number, treballId: number) =>
  (
    await db
      .selectFrom('resultat')
      .select(['treball_partida_fk', 'lot_fk', 'comprovacio_fk', 'resultat', 'tancada', 'automatic'])
      .where('empresa_fk', '=', empresaId)
      .where('treball_fk', '=', treballId)
      .orderBy('id')
      .execute()
  ).map((row) => ({
    treball_partida_fk: Number(row.treball_partida_fk),
    lot_fk: Number(row.lot_fk) || null,
    comprovacio_fk: Number(row.comprovacio_fk),
    resultat: row.resultat as 'P' | 'C' | 'NC' | 'NA',
    tancada: row.tancada !== null,
    automatic: row.automatic === 1,
  }));

export const findResultat = (db: Executor, empresaId: number, id: number): Promise<ResultatRow | undefined> =>
  db.selectFrom('resultat').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

/** Answers about some items of a work. */
export const listResultatsOfPartides = async (
  db: Executor,
  empresaId: number,
  partides: readonly number[],
): Promise<ResultatRow[]> => {
  const found: ResultatRow[] = [];
  for (const some of packs(partides, PACK))
    found.push(
      ...(await db
        .selectFrom('resultat')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('treball_partida_fk', 'in', some)
        .orderBy('treball_partida_fk')
        .orderBy('lot_fk')
        .orderBy('categoria_fk')
        .orderBy('comprovacio_fk')
        .execute()),
    );
  return found;
};
/** Answers that verdicts of concrete wrote in a work. */
export const listAutomatics = (db: Executor, empresaId: number, treballId: number): Promise<ResultatRow[]> =>
  db
    .selectFrom('resultat')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .where('automatic', '=', 1)
    .orderBy('id')
    .execute();

export type NouResultat = Omit<ResultatRow, 'id'>;
/** Gives the rows as they were made. */
export const insertResultats = async (db: Executor, rows: readonly NouResultat[]): Promise<ResultatRow[]> => {
  const made: ResultatRow[] = [];
  for (const pack of packs(rows, PACK))
    made.push(...(await db.insertInto('resultat').values(pack).returningAll().execute()));
  return made;
};
/** False when somebody changed it first. */
export const updateResultat = async (
  db: Executor,
  empresaId: number,
  id: number,
  versio: number,
  row: Partial<Omit<ResultatRow, 'id' | 'versio' | 'empresa_fk'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('resultat')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Takes answers with their files out of their tables, and gives them. */
export const takeResultats = async (db: Executor, empresaId: number, rows: readonly ResultatRow[]) => {
  const ids = rows.map(({ id }) => Number(id));
  const arxius: ArxiuRow[] = [];
  const terminis: TerminiRow[] = [];
  for (const some of packs(ids, PACK)) {
    arxius.push(...(await listArxius(db, empresaId, some)));
    terminis.push(...(await takeTerminis(db, empresaId, some)));
    await db
      .deleteFrom('resultat_arxiu')
      .where('empresa_fk', '=', empresaId)
      .where('resultat_fk', 'in', some)
      .execute();
    await db.deleteFrom('resultat').where('empresa_fk', '=', empresaId).where('id', 'in', some).execute();
  }
  return { resultats: rows, arxius, terminis };
};
export const putBackResultats = async (
  db: Executor,
  {
    resultats,
    arxius,
    terminis = [],
  }: {
    readonly resultats: readonly ResultatRow[];
    readonly arxius: readonly ArxiuRow[];
    /** Absent of what was deleted before terms were kept. */
    readonly terminis?: readonly TerminiRow[];
  },
): Promise<void> => {
  for (const pack of packs(resultats, PACK)) await db.insertInto('resultat').values(pack).execute();
  for (const pack of packs(arxius, PACK)) await db.insertInto('resultat_arxiu').values(pack).execute();
  await putBackTerminis(db, terminis);
};

/** Files of answers, in the order of each. */
export const listArxius = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<ArxiuRow[]> => {
  const found: ArxiuRow[] = [];
  for (const some of packs(ids, 500))
    found.push(
      ...(await db
        .selectFrom('resultat_arxiu')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('resultat_fk', 'in', some)
        .orderBy('resultat_fk')
        .orderBy('ordre')
        .orderBy('id')
        .execute()),
    );
  return found;
};
export const findArxiu = (db: Executor, empresaId: number, id: number): Promise<ArxiuRow | undefined> =>
  db
    .selectFrom('resultat_arxiu')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst();
export const insertArxiu = async (db: Executor, row: Omit<ArxiuRow, 'id'>): Promise<number> => {
  const { id } = await db.insertInto('resultat_arxiu').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
};
export const deleteArxiu = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('resultat_arxiu').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};
export const putBackArxiu = async (db: Executor, row: ArxiuRow): Promise<void> => {
  await db.insertInto('resultat_arxiu').values(row).execute();
};
export const setAnnex = async (db: Executor, empresaId: number, id: number, annex: number): Promise<void> => {
  await db
    .updateTable('resultat_arxiu')
    .set({ annex })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};
/** Files of answers of a work, or those of them that go in the annex of its reports, with what each answers. */
export const listArxiusOfTreball = (db: Executor, empresaId: number, treballId: number, nomesAnnex: boolean) =>
  db
    .selectFrom('resultat_arxiu')
    .innerJoin('resultat', 'resultat.id', 'resultat_arxiu.resultat_fk')
    .selectAll('resultat_arxiu')
    .select(['resultat.treball_partida_fk', 'resultat.lot_fk', 'resultat.comprovacio_fk', 'resultat.data'])
    .where('resultat_arxiu.empresa_fk', '=', empresaId)
    .where('resultat.empresa_fk', '=', empresaId)
    .where('resultat.treball_fk', '=', treballId)
    .where('resultat_arxiu.annex', 'in', nomesAnnex ? [1] : [0, 1])
    .orderBy('resultat.treball_partida_fk')
    .orderBy('resultat.lot_fk')
    .orderBy('resultat_arxiu.resultat_fk')
    .orderBy('resultat_arxiu.ordre')
    .orderBy('resultat_arxiu.id')
    .execute();
export const setVista = async (db: Executor, empresaId: number, id: number, vistaFk: number): Promise<void> => {
  await db
    .updateTable('resultat_arxiu')
    .set({ vista_fk: vistaFk })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};
/** Files among those given that answers use. */
export const filesOfResultats = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('resultat_arxiu')
    .select(['fitxer_fk', 'vista_fk'])
    .where((on) => on.or([on('fitxer_fk', 'in', ids), on('vista_fk', 'in', ids)]))
    .execute();
  return rows.flatMap((row) => [row.fitxer_fk, row.vista_fk ?? []].flat()).filter((id) => ids.includes(id));
};
