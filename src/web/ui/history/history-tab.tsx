import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, useContext, useState } from 'react';
import { type HistorialEntitat, historialRoutes } from '#contract/historial.ts';
import { type Formats, NOTHING, useFormats } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { useApi, useEmpresaId } from '../../platform.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFailure } from '../../transport-text.ts';
import { StatePanel } from '../feedback/state-panel.tsx';
import css from './history.module.css';
import { type HistoryWords, RoomHistories } from './history-words.ts';

const STEP = 50;

const plainValue = (value: unknown, formats: Formats, yes: string, no: string): string => {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formats.decimal(value, 0, 6);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formats.date(value) : value;
  return JSON.stringify(value);
};

/** The history of a record, newest first, by day; «Veure» shows before and after. */
export const HistoryTab = ({ entity, id, words }: { entity: HistorialEntitat; id: number; words: HistoryWords }) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const { language } = useLanguage();
  const loaders = useContext(RoomHistories);
  const rooms = useQuery({
    queryKey: ['historial', 'paraules'],
    queryFn: () => Promise.all(loaders.map((load) => load())),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = useInfiniteQuery({
    queryKey: ['historial', empresa, entity, id],
    queryFn: ({ pageParam, signal }) =>
      api.call(historialRoutes.list, {
        params: { entitat: entity, id },
        query: { offset: pageParam, limit: STEP },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.offset + page.items.length < page.total ? page.offset + page.items.length : null),
    staleTime: 0,
  });
  if (query.isPending || rooms.isPending) return null;
  if (query.error) {
    return (
      <StatePanel
        icon={IconAlertTriangle}
        sentence={t('web.historial.falla')}
        detail={tellFailure(query.error, t).sentence}
        alert
      >
        <Button onClick={() => void query.refetch()}>{t('web.reintentar')}</Button>
      </StatePanel>
    );
  }
  const rows = query.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) return <StatePanel icon={IconHistory} sentence={t('web.historial.buit')} />;
  type Row = (typeof rows)[number];
  const own = new Map(
    (rooms.data ?? []).flatMap((room) => {
      const read = room.words(language, formats);
      return room.entities.map((kind) => [kind, read] as const);
    }),
  );
  /** The record's own room reads it; in the tab of that very kind, the tab does. */
  const wordsOf = (row: Row): HistoryWords => (row.entitat === entity ? words : (own.get(row.entitat) ?? words));
  const fieldOf = (row: Row, name: string): string => wordsOf(row).field(name, row.entitat);
  const show = (row: Row, name: string, value: unknown): string =>
    wordsOf(row).value?.(name, value, row.entitat) ?? plainValue(value, formats, t('web.si'), t('web.no'));
  const sentence = (row: Row): string => {
    const qui = row.usuari || t('web.historial.sistema');
    const told =
      words.action?.(row.accio, row.entitat, row.canvis) ??
      own.get(row.entitat)?.action?.(row.accio, row.entitat, row.canvis) ??
      null;
    if (told) return t('web.historial.altre', { qui, accio: told });
    if (row.accio === 'crea') return t('web.historial.creat', { qui });
    const camps = row.canvis.map((one) => fieldOf(row, one.camp)).join(', ');
    return t('web.historial.canviat', { qui, n: row.canvis.length, camps });
  };
  const toggle = (row: number): void => {
    const next = new Set(open);
    if (!next.delete(row)) next.add(row);
    setOpen(next);
  };
  return (
    <div className={css.frame}>
      <ol className={css.list}>
        {rows.map((row, index) => {
          const day = formats.dayOf(row.quan);
          const before = rows[index - 1];
          const place = words.place?.(row);
          const newDay = !before || formats.dayOf(before.quan) !== day;
          return (
            <Fragment key={row.id}>
              {newDay ? (
                <li className={css.day}>
                  <h2>{formats.longDate(day)}</h2>
                </li>
              ) : null}
              <li className={css.row}>
                <time dateTime={row.quan}>{formats.time(row.quan)}</time>
                <div className={css.what}>
                  <span>{sentence(row)}</span>
                  {place ? <span className={css.place}> · {place}</span> : null}
                  {open.has(row.id) ? (
                    <table className={css.changes}>
                      <thead>
                        <tr>
                          <th scope="col">{t('web.historial.camp')}</th>
                          <th scope="col">{t('web.historial.abans')}</th>
                          <th scope="col">{t('web.historial.despres')}</th>
                        </tr>
                      </thead>
                      <tbody>
                        {row.canvis.map((one) => (
                          <tr key={one.camp}>
                            <th scope="row">{fieldOf(row, one.camp)}</th>
                            <td>{show(row, one.camp, one.abans)}</td>
                            <td>{show(row, one.camp, one.despres)}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  ) : null}
                </div>
                {row.canvis.length > 0 ? (
                  <button
                    type="button"
                    className={css.toggle}
                    aria-expanded={open.has(row.id)}
                    onClick={() => toggle(row.id)}
                  >
                    {open.has(row.id) ? t('web.historial.amagar') : t('web.historial.veure')}
                  </button>
                ) : null}
              </li>
            </Fragment>
          );
        })}
      </ol>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('web.historial.mes')}
        </Button>
      ) : null}
    </div>
  );
};
