import type { Treball } from '#areas/treball/domain/treball.ts';

export type Known = Treball;
