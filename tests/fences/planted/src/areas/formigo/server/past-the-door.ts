import { insertTreball } from '#areas/treball/server/store.ts';
import { treballTexts } from '#areas/treball/texts/index.ts';

export const past = [insertTreball, treballTexts];
