import { type SelectQueryBuilder, sql } from 'kysely';
import { HISTORIAL_LLIBRES } from '#contract/historial.ts';
import type { Executor, Tables } from '../database/tables.ts';

/** What is asked of a history: a page, and what it is filtered by. */
export interface HistoryPage {
  readonly offset: number;
  readonly limit: number;
  /** 0: the program itself. */
  readonly usuari_fk?: number | undefined;
  /** Kinds of record, each with what was done to it, or with the field that changed. */
  readonly tipus?: readonly (readonly [entitat: string, accio: string])[] | undefined;
  readonly camp?: readonly (readonly [entitat: string, camp: string])[] | undefined;
  /** Kinds of record that are not told to who asks. */
  readonly callades?: readonly string[] | undefined;
}
type Rows<Row> = SelectQueryBuilder<Tables, 'historial_arrel' | 'historial', Row>;

/** What who asks may hear of: neither kinds of record that are kept from them, nor what books and forms did to the company. */
const sentit = <Row>(rows: Rows<Row>, callades: readonly string[]): Rows<Row> =>
  callades.length === 0
    ? rows
    : rows
        .where('historial.entitat', 'not in', callades)
        .where((on) =>
          on.not(
            on.and([
              on('historial.entitat', '=', 'empresa'),
              on.or([
                on('historial.accio', 'in', [...HISTORIAL_LLIBRES.accions]),
                ...HISTORIAL_LLIBRES.camps.map((camp) => on('historial.camps', 'like', camp)),
              ]),
            ]),
          ),
        );

/** Rows are found by the index of what they hang from; the filters only leave some of those out. */
const filtered = <Row>(rows: Rows<Row>, { usuari_fk, tipus, camp, callades = [] }: HistoryPage): Rows<Row> => {
  let found = sentit(rows, callades);
  if (usuari_fk !== undefined)
    found = found.where('historial.usuari_fk', usuari_fk === 0 ? 'is' : '=', usuari_fk === 0 ? null : usuari_fk);
  if (tipus)
    found = found.where((on) =>
      on.or(tipus.map(([entitat, accio]) => on.and({ 'historial.entitat': entitat, 'historial.accio': accio }))),
    );
  if (camp)
    found = found.where((on) =>
      on.or(
        camp.map(([entitat, name]) =>
          on.and([
            on('historial.entitat', '=', entitat),
            sql<boolean>`historial.camps like ${`% ${name.replace(/[\\%_]/g, (mark) => `\\${mark}`)} %`} escape '\\'`,
          ]),
        ),
      ),
    );
  return found;
};

/** Newest first: rows of the record and of all that hangs from it, each with what it hangs from. */
export const listHistory = async (db: Executor, empresaId: number, entitat: string, id: number, page: HistoryPage) => {
  const found = db
    .selectFrom('historial_arrel')
    .where('historial_arrel.empresa_fk', '=', empresaId)
    .where('historial_arrel.arrel', '=', entitat)
    .where('historial_arrel.arrel_fk', '=', id);
  const joined = filtered(found.innerJoin('historial', 'historial.id', 'historial_arrel.historial_fk'), page);
  // Unfiltered, the index alone counts.
  const whole = page.usuari_fk === undefined && !page.tipus && !page.camp && !page.callades?.length;
  const counted = whole ? found : joined;
  const { total } = await counted.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await joined
    .selectAll('historial')
    .orderBy('historial_arrel.historial_fk', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const ids = items.map((row) => row.id);
  const roots =
    ids.length === 0
      ? []
      : await db
          .selectFrom('historial_arrel')
          .select(['historial_fk', 'arrel', 'arrel_fk'])
          .where('empresa_fk', '=', empresaId)
          .where('historial_fk', 'in', ids)
          .orderBy('historial_fk')
          .orderBy('arrel')
          .orderBy('arrel_fk')
          .execute();
  const rootsOf = Map.groupBy(roots, (row) => row.historial_fk);
  return {
    total: Number(total),
    items: items.map((row) => ({
      ...row,
      arrels: (rootsOf.get(row.id) ?? []).filter((one) => one.arrel !== row.entitat || one.arrel_fk !== row.entitat_fk),
    })),
  };
};

/** By what a history may be filtered: what is in it. */
export const historyFilters = async (
  db: Executor,
  empresaId: number,
  { entitat, id, callades }: { readonly entitat: string; readonly id: number; readonly callades: readonly string[] },
) => {
  const all = db
    .selectFrom('historial_arrel')
    .innerJoin('historial', 'historial.id', 'historial_arrel.historial_fk')
    .where('historial_arrel.empresa_fk', '=', empresaId)
    .where('historial_arrel.arrel', '=', entitat)
    .where('historial_arrel.arrel_fk', '=', id);
  const found = sentit(all, callades);
  const people = await found
    .select(['historial.usuari_fk', (on) => on.fn.max('historial.usuari_nom').as('nom')])
    .groupBy('historial.usuari_fk')
    .orderBy('nom')
    .orderBy('historial.usuari_fk')
    .execute();
  const told = await found
    .select(['historial.entitat', 'historial.accio', 'historial.camps'])
    .groupBy(['historial.entitat', 'historial.accio', 'historial.camps'])
    .orderBy('historial.entitat')
    .orderBy('historial.accio')
    .orderBy('historial.camps')
    .execute();
  return { people, told };
};
