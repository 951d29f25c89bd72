import type { Generated, Selectable } from 'kysely';
import type { Engine, Executor } from '#server/database/tables.ts';
import { limitOf, matchesSearch, ordered } from '#server/http/listing.ts';
import type { RegistreQuery } from '../contract/registre.ts';

interface RegistreTable {
  id: Generated<number>;
  empresa_fk: number;
  ordre: number;
  tipus: string;
  factura_fk: number;
  numserie: string;
  data_expedicio: string;
  /** The exact text that was hashed. */
  text: string;
  huella: string;
  huella_anterior: string;
  /** The exact record, as it is sent. */
  xml: string;
  /** SHA-256 of the XML. */
  xml_suma: string;
  moment: string;
  /** The program that made it, JSON. */
  sistema: string;
  /** How the company stood when it was made. */
  mode: string;
  entorn: string;
  estat: string;
  cerca: string;
  creat: string;
}
interface CadenaTable {
  empresa_fk: number;
  installacio: string;
  /** 0 and empty texts until the first record. */
  ultim_ordre: number;
  ultim_nif: string;
  ultim_numserie: string;
  ultim_data: string;
  ultim_huella: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    registre_facturacio: RegistreTable;
    registre_cadena: CadenaTable;
    registre_comprovacio: {
      id: Generated<number>;
      empresa_fk: number;
      quan: string;
      origen: string;
      registres: number;
      trencaments: number;
      /** The first of them, JSON. */
      detall: string;
    };
  }
}
export type RegistreRow = Selectable<RegistreTable>;
export type CadenaRow = Selectable<CadenaTable>;

/** The head of a company's chain, held until the transaction ends; made with `installacio` where there is none. */
export const holdCadena = async (
  db: Executor,
  engine: Engine,
  empresaId: number,
  installacio: string,
): Promise<CadenaRow> => {
  const none = { ultim_ordre: 0, ultim_nif: '', ultim_numserie: '', ultim_data: '', ultim_huella: '' };
  await db
    .insertInto('registre_cadena')
    .values({ empresa_fk: empresaId, installacio, ...none })
    .onConflict((on) => on.column('empresa_fk').doNothing())
    .execute();
  const head = db.selectFrom('registre_cadena').selectAll().where('empresa_fk', '=', empresaId);
  return (engine === 'postgres' ? head.forUpdate() : head).executeTakeFirstOrThrow();
};

export const findCadena = (db: Executor, empresaId: number): Promise<CadenaRow | undefined> =>
  db.selectFrom('registre_cadena').selectAll().where('empresa_fk', '=', empresaId).executeTakeFirst();

/** Companies that have a chain, with the number of its last record. */
export const listCadenes = (db: Executor): Promise<Pick<CadenaRow, 'empresa_fk' | 'ultim_ordre'>[]> =>
  db.selectFrom('registre_cadena').select(['empresa_fk', 'ultim_ordre']).orderBy('empresa_fk').execute();

export const advanceCadena = async (
  db: Executor,
  empresaId: number,
  ultim: Omit<CadenaRow, 'empresa_fk' | 'installacio'>,
): Promise<void> => {
  await db.updateTable('registre_cadena').set(ultim).where('empresa_fk', '=', empresaId).execute();
};

export const insertRegistre = async (db: Executor, row: Omit<RegistreRow, 'id'>): Promise<void> => {
  await db.insertInto('registre_facturacio').values(row).execute();
};

/** Records after one, in their order: up to `limit`, and none beyond `fins`. */
export const readRegistres = (
  db: Executor,
  empresaId: number,
  { despres, fins, limit }: { despres: number; fins: number; limit: number },
): Promise<RegistreRow[]> =>
  db
    .selectFrom('registre_facturacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('ordre', '>', despres)
    .where('ordre', '<=', fins)
    .orderBy('ordre')
    .limit(limit)
    .execute();

export const registresOfFactures = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<RegistreRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('registre_facturacio')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('factura_fk', 'in', ids)
        .orderBy('ordre')
        .execute();

export const listRegistres = async (
  db: Executor,
  empresaId: number,
  page: RegistreQuery,
): Promise<{ total: number; rows: RegistreRow[] }> => {
  const found = db
    .selectFrom('registre_facturacio')
    .where('empresa_fk', '=', empresaId)
    .where((on) => on.and(matchesSearch(on.ref('cerca'), page.search)));
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  // Moments carry the offset of their season: their order is that of the instants.
  const field = page.ordre_camp === 'moment' ? 'creat' : (page.ordre_camp ?? 'ordre');
  const way = page.ordre_criteri ?? (page.ordre_camp ? 'ASC' : 'DESC');
  const rows = await ordered(found.selectAll(), field, way).offset(page.offset).limit(limitOf(page)).execute();
  return { total: Number(total), rows };
};
