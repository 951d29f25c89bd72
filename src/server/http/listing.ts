import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { GET_ALL_LIMIT, type Page } from '#contract/page.ts';
import { searchWords } from '#kernel/fold.ts';
import type { Tables } from '../database/tables.ts';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (mark) => `\\${mark}`);

/** "Every word of the search starts some word of the record": the column holds `foldWords` of what the list shows. */
export const matchesSearch = (column: Expression<string>, search: string | undefined): Expression<SqlBool>[] =>
  searchWords(search ?? '')
    .slice(0, 12)
    .map((word) => sql<SqlBool>`${column} like ${`% ${escapeLike(word)}%`} escape '\\'`);

export interface PageAsked {
  readonly offset: number;
  readonly limit: number;
  readonly getAll?: boolean | undefined;
}
export const limitOf = (page: PageAsked): number => (page.getAll ? GET_ALL_LIMIT : page.limit);

type Ordered<From extends keyof Tables, Row> = SelectQueryBuilder<Tables, From, Row>;

/** Orders by a column that is never null (the engines disagree on those) with the id last, so that pages never overlap. */
export const ordered = <From extends keyof Tables, Row>(
  query: Ordered<From, Row>,
  column: string | Expression<unknown>,
  way: 'ASC' | 'DESC',
  id = 'id',
): Ordered<From, Row> => {
  const direction = way === 'DESC' ? 'desc' : 'asc';
  return query
    .orderBy(typeof column === 'string' ? sql.ref(column) : column, direction)
    .orderBy(sql.ref(id), direction) as Ordered<From, Row>;
};

export const pageFrom = <Item>(
  page: PageAsked,
  total: number,
  items: readonly Item[],
): { -readonly [K in keyof Page<Item>]: Page<Item>[K] } & {
  items: Item[];
} => ({ total: Number(total), offset: page.offset, limit: limitOf(page), items: [...items] });

export type Where<From extends keyof Tables> = (on: ExpressionBuilder<Tables, From>) => Expression<SqlBool>;
