import type { Kysely } from 'kysely';

/** Every table with its columns. Each room adds its own by declaration merging, beside its store. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms merge into it
export interface Tables {}

/** What a store works with: the readers' pool or one open transaction. */
export type Executor = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

/** Integer 0 or 1: how both engines keep a boolean. */
export type Flag = 0 | 1;
export const asFlag = (value: boolean): Flag => (value ? 1 : 0);
