import { useTexts } from '#web/language.tsx';
import type { HistoryWords } from '#web/ui/history/history-words.ts';
import type { LotPartida } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import { useLotWords } from './partida-reading.tsx';
import { partidaFieldSpecs } from './partida-values.ts';

/** How the history of an item of the office reads. */
export const usePartidaWords = (): HistoryWords => {
  const t = useTexts(bancTexts);
  const lists = useBancLists();
  const lot = useLotWords();
  const specs = partidaFieldSpecs(t, lists);
  const OTHERS: Readonly<Record<string, string>> = {
    lot: t('banc.lot'),
    comprovacions: t('banc.comprovacions'),
    n_comprovacions: t('banc.n_comprovacions'),
    vigentDesde: t('banc.col.vigentDesde'),
    origen_fk: t('banc.origen_fk'),
    familia: t('banc.familia'),
    propia: t('banc.col.propia'),
  };
  return {
    field: (name) => specs[name]?.label ?? OTHERS[name] ?? name,
    value: (name, value) => {
      if (value === null || value === undefined) return null;
      if (name === 'lot') return lot(value as LotPartida);
      return specs[name]?.show?.(value) ?? null;
    },
  };
};
