import { useTexts } from '#web/language.tsx';
import type { HistoryWords } from '#web/ui/history/history-words.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import { comprovacioFieldSpecs } from './comprovacio-values.ts';

/** How the history of a check of the office reads. */
export const useComprovacioWords = (): HistoryWords => {
  const t = useTexts(bancTexts);
  const lists = useBancLists();
  const specs = comprovacioFieldSpecs(t, lists, []);
  const OTHERS: Readonly<Record<string, string>> = {
    origen_fk: t('banc.origen_fk'),
    origen: t('banc.comp.origen'),
    propia: t('banc.col.propia'),
    n_partides: t('banc.comp.n_partides'),
    partida: t('banc.col.partida'),
  };
  return {
    field: (name) => specs[name]?.label ?? OTHERS[name] ?? name,
    value: (name, value) => {
      if (value === null || value === undefined) return null;
      if (name === 'origen') return t(`banc.origen.${value as 'propia'}`);
      return specs[name]?.show?.(value) ?? null;
    },
  };
};
