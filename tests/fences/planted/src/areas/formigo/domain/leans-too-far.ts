import type { Treball } from '#areas/treball/domain/treball.ts';

export type Leaning = Treball;
