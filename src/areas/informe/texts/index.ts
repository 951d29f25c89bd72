import type { RoomTexts } from '#kernel/translate.ts';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ca as qualitatCa } from './qualitat.ca.ts';
import { en as qualitatEn } from './qualitat.en.ts';
import { es as qualitatEs } from './qualitat.es.ts';

const all = { ...ca, ...qualitatCa };
export const informeTexts: RoomTexts<typeof all> = {
  ca: all,
  es: { ...es, ...qualitatEs },
  en: { ...en, ...qualitatEn },
};
