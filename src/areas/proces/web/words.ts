import type { Translate } from '#web/language.tsx';
import type { ca } from '../texts/ca.ts';

export type T = Translate<typeof ca>;
