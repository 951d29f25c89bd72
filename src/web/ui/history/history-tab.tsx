import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFilter, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type HistorialEntitat, type HistorialItem, historialRoutes } from '#contract/historial.ts';
import { saveFile } from '../../api.ts';
import { useFormats } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { useApi, useEmpresaId } from '../../platform.tsx';
import { historialTexts } from '../../texts/historial.ts';
import { webTexts } from '../../texts/index.ts';
import { tellFailure } from '../../transport-text.ts';
import { StatePanel } from '../feedback/state-panel.tsx';
import { toastError } from '../feedback/toasts.tsx';
import css from './history.module.css';
import { historyCsv } from './history-csv.ts';
import { HistoryFilters, isFiltered, NOT_FILTERED, sentOf } from './history-filters.tsx';
import { HistoryRows } from './history-rows.tsx';
import type { HistoryWords } from './history-words.ts';
import { useHistoryReading } from './use-history-reading.ts';

const STEP = 50;
/** Rows of each call while the whole is read for a file. */
const WHOLE_STEP = 500;

/** The history of a record, newest first, by day; by person, kind and field; as a file. */
export const HistoryTab = ({ entity, id, words }: { entity: HistorialEntitat; id: number; words: HistoryWords }) => {
  const t = useTexts(historialTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const [asked, setAsked] = useState(NOT_FILTERED);
  const [busy, setBusy] = useState(false);
  const reading = useHistoryReading(entity, words);
  const page = (offset: number, limit: number, signal?: AbortSignal) =>
    api.call(historialRoutes.list, {
      params: { entitat: entity, id },
      query: { offset, limit, ...sentOf(asked) },
      signal,
    });
  const query = useInfiniteQuery({
    queryKey: ['historial', empresa, entity, id, asked],
    queryFn: ({ pageParam, signal }) => page(pageParam, STEP, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.offset + last.items.length < last.total ? last.offset + last.items.length : null),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  if (query.isPending || reading.pending) return null;
  if (query.error) {
    return (
      <StatePanel
        icon={IconAlertTriangle}
        sentence={t('web.historial.falla')}
        detail={tellFailure(query.error, web).sentence}
        alert
      >
        <Button onClick={() => void query.refetch()}>{web('web.reintentar')}</Button>
      </StatePanel>
    );
  }
  const rows = query.data.pages.flatMap((one) => one.items);
  if (rows.length === 0 && !isFiltered(asked))
    return <StatePanel icon={IconHistory} sentence={t('web.historial.buit')} />;
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const all: HistorialItem[] = [];
      for (let total = 1; all.length < total; ) {
        const next = await page(all.length, WHOLE_STEP);
        all.push(...next.items);
        total = next.items.length === 0 ? 0 : next.total;
      }
      const heads = (['data', 'hora', 'persona', 'que', 'on', 'camp', 'abans', 'despres'] as const).map((key) =>
        t(`web.historial.${key}`),
      );
      const csv = historyCsv(all, heads, { reading, formats, language });
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${web('web.historial')}.csv`);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.frame}>
      <div className={css.tools} role="toolbar" aria-label={t('web.historial.eines')}>
        <HistoryFilters entity={entity} id={id} asked={asked} reading={reading} onAsk={setAsked} />
        {isFiltered(asked) ? (
          <Button variant="subtle" onClick={() => setAsked(NOT_FILTERED)}>
            {web('web.llista.netejar')}
          </Button>
        ) : null}
        <span className={css.gap} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy}
          disabled={rows.length === 0}
          onClick={() => void take()}
        >
          {t('web.historial.exportar')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <StatePanel icon={IconFilter} sentence={web('web.llista.cap')} />
      ) : (
        <HistoryRows rows={rows} reading={reading} />
      )}
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('web.historial.mes')}
        </Button>
      ) : null}
    </div>
  );
};
