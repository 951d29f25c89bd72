import { z } from 'zod';
import { flagInQuery, textSchema } from './ids.ts';

/** What every list takes. Ordering names are given by each list. */
export const pageQuery = <const Fields extends readonly [string, ...string[]]>(fields: Fields) => ({
  search: textSchema(200).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  getAll: flagInQuery.optional(),
  ordre_camp: z.enum(fields).optional(),
  ordre_criteri: z.enum(['ASC', 'DESC']).optional(),
});

/** Rows that `getAll` lifts the limit to. */
export const GET_ALL_LIMIT = 5000;

/** What every list answers. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ total: z.int(), offset: z.int(), limit: z.int(), items: z.array(item) });
export interface Page<Item> {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly items: readonly Item[];
}
