import { zona } from '../domain/zona.ts';

export const texts = { zona };
