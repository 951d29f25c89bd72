import type { RoomTexts } from '#kernel/translate.ts';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const formigoTexts: RoomTexts<typeof ca> = { ca, es, en };
