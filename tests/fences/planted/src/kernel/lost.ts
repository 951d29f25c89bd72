import { absent } from './absent.ts';

export const lost = absent;
