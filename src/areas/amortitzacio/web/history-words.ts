import { useMemo } from 'react';
import { type Formats, useFormats } from '#web/formats.ts';
import { type Translate, translatorOf, useTexts } from '#web/language.tsx';
import type { HistoryWords, RoomHistory } from '#web/ui/history/history-words.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import type { ca } from '../texts/pantalla-ca.ts';

type T = Translate<typeof ca>;
const MONEY = ['valor', 'valor_residual', 'amortitzat_abans', 'import'];
const FIELDS = [
  'descripcio',
  'identificador',
  'tipus_be',
  'fila',
  'data_inici',
  'valor',
  'valor_residual',
  'amortitzat_abans',
  'exercici_inicial',
  'percentatge',
  'des_de',
  'metode',
  'usat',
  'observacions',
] as const;

/** How the history of a good reads: what was changed of it, how it left and came back. */
const historyWords = (t: T, formats: Formats): HistoryWords => ({
  field: (name) => {
    const known = FIELDS.find((one) => one === name);
    if (known) return t(`amortitzacio.camp.${known}`);
    return name === 'baixa' ? t('amortitzacio.col.baixa') : name;
  },
  value: (name, value) => {
    if (typeof value === 'number' && MONEY.includes(name)) return formats.euros(value);
    if (name === 'data_inici' && typeof value === 'string') return formats.date(value);
    if (name === 'percentatge' && typeof value === 'string') return formats.percent(value);
    if (name === 'metode' && typeof value === 'string')
      return t(`amortitzacio.metode.${value}` as 'amortitzacio.metode.01');
    if (name === 'tipus_be' && typeof value === 'string') return t(`amortitzacio.be.${value}` as 'amortitzacio.be.29');
    if (name === 'baixa' && value !== null && typeof value === 'object') {
      const { data, causa, import: preu } = value as { data: string; causa: string; import: number };
      const words = t(`amortitzacio.causa.${causa}` as 'amortitzacio.causa.02');
      return [formats.date(data), words, formats.euros(preu)].join(' · ');
    }
    return null;
  },
});

export const useBeWords = (): HistoryWords => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  return useMemo(() => historyWords(t, formats), [t, formats]);
};

/** The same, told in the history of others. */
export const beHistory: RoomHistory = {
  entities: ['be_inversio'],
  words: (language, formats) => historyWords(translatorOf(pantallaTexts, language), formats),
};
