import { useBancLists } from '#areas/banc/web/index.tsx';
import { type Formats, useFormats } from '#web/formats.ts';
import { translatorOf, useTexts } from '#web/language.tsx';
import type { HistoryWords, RoomHistory } from '#web/ui/history/history-words.ts';
import { ca } from '../texts/ca.ts';
import { procesTexts } from '../texts/index.ts';
import type { T } from './words.ts';

const key = (text: string): keyof typeof ca | null => (text in ca ? (text as keyof typeof ca) : null);

/** How the history of a plan reads: fields by their labels, what happened by a sentence of its own. */
export const planWords = (t: T, formats: Formats): HistoryWords => ({
  field: (name, entity) => {
    const found = (entity === 'lot' && key(`proces.lot.${name}`)) || key(`proces.camp.${name}`);
    return found ? t(found) : name;
  },
  value: (name, value, entity) => {
    if (value === null || value === undefined) return null;
    if (name === 'amidament' || name === 'quantitat') return formats.decimal(value as string, 0, 3);
    if (name === 'data_inici' || name === 'data_final') return formats.date(String(value));
    if (name === 'unitat') return t(`proces.unitat.${value as 'm2'}`);
    if (name === 'estat' && entity === 'lot') {
      const found = key(`proces.lot.estat.${String(value)}`);
      return found ? t(found) : null;
    }
    if (name === 'comprovacions' && Array.isArray(value)) return t('proces.hist.comprovacions', { n: value.length });
    return null;
  },
  action: (action, entity) => {
    const found = key(`proces.hist.${action}.${entity}`);
    return found ? t(found) : null;
  },
});

/** The same, told in the history of a work. */
export const planHistory: RoomHistory = {
  entities: ['treball_proces', 'treball_partida', 'lot'],
  words: (language, formats) => planWords(translatorOf(procesTexts, language), formats),
};

/** The same on the item’s own screen, where systems, uses and levels are said by their names too. */
export const usePlanWords = (): HistoryWords => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const lists = useBancLists();
  const words = planWords(t, formats);
  return {
    ...words,
    value: (name, value, entity) => {
      if (name === 'sistema_fk' && typeof value === 'number') return lists.sistema(value);
      if (name === 'usos' && Array.isArray(value)) return value.map(lists.us).join(', ');
      if (name === 'nivells' && Array.isArray(value)) return value.map(lists.nivell).join(', ');
      return words.value?.(name, value, entity) ?? null;
    },
  };
};
