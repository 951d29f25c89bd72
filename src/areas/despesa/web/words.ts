import type { Translate } from '#web/language.tsx';
import type { ca } from '../texts/ca.ts';

export type T = Translate<typeof ca>;
/** A text whose key is put together from a word of the contract. */
export const say = (t: T, key: string): string => t(key as keyof typeof ca);
