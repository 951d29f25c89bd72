import type { Cents } from '#kernel/money.ts';

export type Total = Cents;
