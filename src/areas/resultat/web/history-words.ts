import type { Formats } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { HistoryWords, RoomHistory } from '#web/ui/history/history-words.ts';
import { ca } from '../texts/ca.ts';
import { resultatTexts } from '../texts/index.ts';
import type { Textos } from './paraules.ts';
import { campsOf } from './resposta-camps.ts';

const key = (text: string): keyof typeof ca | null => (text in ca ? (text as keyof typeof ca) : null);

const answerWords = (t: Textos, formats: Formats): HistoryWords => {
  const camps = campsOf(t, formats);
  return {
    field: (name) => {
      const own = key(`seguiment.hist.camp.${name}`);
      return camps[name]?.label ?? (own ? t(own) : name);
    },
    value: (name, value) => (value === null || value === undefined ? null : (camps[name]?.show?.(value) ?? null)),
    action: (action, entity) => {
      const found = key(`seguiment.hist.${action}.${entity}`);
      return found ? t(found) : null;
    },
  };
};

/** How answers and their files read in the history of a work or of an item. */
export const answerHistory: RoomHistory = {
  entities: ['resultat', 'resultat_arxiu'],
  words: (language, formats) => answerWords(translatorOf(resultatTexts, language), formats),
};
