import type { Formats } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { HistoryWords, RoomHistory } from '#web/ui/history/history-words.ts';
import { ca } from '../texts/ca.ts';
import { facturaTexts } from '../texts/index.ts';
import { say, type T } from './words.ts';

const known = (key: string): boolean => key in ca;
const MONEY = ['total', 'pendent', 'cobrat', 'import'];
const DATES = ['data', 'data_operacio', 'inici', 'final', 'propera'];
/** Fields that hold a word of the contract, and where its texts lie. */
const VOCABULARY: Readonly<Record<string, string>> = {
  tipus: 'tipus',
  situacio: 'situacio',
  estat: 'situacio',
  forma: 'forma',
  forma_pagament: 'forma',
  clau_regim: 'regim',
  motiu: 'motiu',
  periodicitat: 'periodica',
  accio: 'periodica',
};

/** How the history of invoices, payments and recurring ones reads. */
export const historyWords = (t: T, formats: Formats): HistoryWords => ({
  field: (name, entity) => {
    for (const key of [
      ...(entity === 'cobrament' ? [`factura.cobrament.${name}`] : []),
      ...(entity === 'periodica' ? [`factura.periodica.${name}`] : []),
      `factura.camp.${name}`,
      `factura.col.${name}`,
    ])
      if (known(key)) return say(t, key).replace(' €', '');
    return name;
  },
  value: (name, value) => {
    if (typeof value === 'number' && MONEY.includes(name)) return formats.money(value);
    if (typeof value === 'string' && DATES.includes(name)) return formats.date(value);
    const key = `factura.${VOCABULARY[name] ?? ''}.${String(value)}`;
    if (name in VOCABULARY && known(key)) return say(t, key);
    if (Array.isArray(value))
      return value.every((one) => typeof one === 'string') ? value.join(', ') || '—' : String(value.length);
    return null;
  },
  action: (action, entity) => {
    const key = `factura.hist.${action}`;
    return entity === 'factura' && known(key) ? say(t, key) : null;
  },
});

/** The same, told in the history of others. */
export const invoiceHistory: RoomHistory = {
  entities: ['factura', 'cobrament', 'periodica'],
  words: (language, formats) => historyWords(translatorOf(facturaTexts, language), formats),
};
