import { useEffect, useState } from 'react';
import { useLanguage } from '../language.tsx';
import { useApi, useEmpresaId, useMay } from '../platform.tsx';
import { MOST, type Wanted } from './find.ts';
import type { PaletteEntry, PaletteRecords } from './palette-types.ts';

const SEARCH_MS = 150;

export interface FoundRecords {
  readonly source: PaletteRecords;
  readonly entries: readonly PaletteEntry[];
}

/** Records of every room for a text, each room on its own: one that fails or is slow holds up no other. */
export const useFound = (sources: readonly PaletteRecords[], wanted: Wanted, text: string) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { language } = useLanguage();
  const [found, setFound] = useState<readonly FoundRecords[]>([]);
  const [state, setState] = useState<'idle' | 'searching' | 'done' | 'failed'>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sources and the role do not change while it is open
  useEffect(() => {
    const asked =
      wanted === 'actions'
        ? []
        : sources.filter((source) => may(source.access) && (wanted === 'all' || wanted === source.sign));
    if (text === '' || asked.length === 0 || empresa === 0) {
      setFound([]);
      setState('idle');
      return;
    }
    const stop = new AbortController();
    setState('searching');
    const timer = setTimeout(() => {
      const given = { api, empresa, language, text, limit: MOST, signal: stop.signal };
      void Promise.allSettled(
        asked.map(async (source) => ({ source, entries: (await source.search(given)).slice(0, MOST) })),
      ).then((answers) => {
        if (stop.signal.aborted) return;
        setFound(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
        setState(answers.some((answer) => answer.status === 'rejected') ? 'failed' : 'done');
      });
    }, SEARCH_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, wanted, empresa, language]);
  return { found, state };
};
