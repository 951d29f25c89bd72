import { buildTreball } from '../../../tests/builder.ts';

export const treball = buildTreball();
