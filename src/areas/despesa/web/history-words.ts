import { useMemo } from 'react';
import { type Formats, useFormats } from '#web/formats.ts';
import { translatorOf, useTexts } from '#web/language.tsx';
import type { HistoryWords, RoomHistory } from '#web/ui/history/history-words.ts';
import { ca } from '../texts/ca.ts';
import { despesaTexts } from '../texts/index.ts';
import { say, type T } from './words.ts';

const known = (key: string): boolean => key in ca;
const MONEY = ['base', 'quota', 'recarrec', 'deduible', 'retingut', 'total', 'a_pagar'];
const DATES = ['data', 'data_operacio', 'data_recepcio', 'data_pagament', 'venciment'];
/** Fields that hold a word of the contract, and where its texts lie. */
const VOCABULARY: Readonly<Record<string, string>> = { tipus: 'paper', forma_pagament: 'forma' };

/** How the history of expenses, their files and their kinds reads. */
const historyWords = (t: T, formats: Formats): HistoryWords => ({
  field: (name, entity) => {
    const keys = [
      ...(entity === 'tipus_despesa' ? [`despesa.tipus.camp.${name}`, `despesa.tipus.${name}`] : []),
      `despesa.camp.${name}`,
      `despesa.col.${name}`,
    ];
    const key = keys.find(known);
    return key ? say(t, key).replace(' €', '') : name;
  },
  value: (name, value) => {
    if (typeof value === 'number' && MONEY.includes(name)) return formats.money(value);
    if (typeof value === 'string' && DATES.includes(name)) return formats.date(value);
    const key = `despesa.${VOCABULARY[name] ?? ''}.${String(value)}`;
    if (name in VOCABULARY && known(key)) return say(t, key);
    if (Array.isArray(value))
      return value.every((one) => typeof one === 'string') ? value.join(', ') || '—' : String(value.length);
    return null;
  },
  action: () => null,
});

export const useDespesaWords = (): HistoryWords => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  return useMemo(() => historyWords(t, formats), [t, formats]);
};

/** The same, told in the history of others. */
export const expenseHistory: RoomHistory = {
  entities: ['despesa', 'despesa_arxiu', 'tipus_despesa'],
  words: (language, formats) => historyWords(translatorOf(despesaTexts, language), formats),
};
