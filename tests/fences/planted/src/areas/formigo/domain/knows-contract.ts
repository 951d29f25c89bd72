import type { Total } from '#contract/ids.ts';

export type Known = Total;
