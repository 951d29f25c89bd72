import { useMemo } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { HistoryWords } from '#web/ui/history/history-words.ts';
import { facturaTexts } from '../texts/index.ts';
import { historyWords } from './history-words.ts';

/** How the history of an invoice reads in the language of the screen. */
export const useFacturaWords = (): HistoryWords => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  return useMemo(() => historyWords(t, formats), [t, formats]);
};
