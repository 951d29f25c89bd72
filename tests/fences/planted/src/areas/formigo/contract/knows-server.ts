import type { Executor } from '#server/database/tables.ts';

export type Known = Executor;
