import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { type HistorialEntitat, historialRoutes } from '#contract/historial.ts';
import { type Formats, NOTHING, useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { useApi, useEmpresaId } from '../../platform.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFailure } from '../../transport-text.ts';
import { StatePanel } from '../feedback/state-panel.tsx';
import css from './history.module.css';

const STEP = 50;

/** How a room reads the fields and kinds of its history; what it does not know shows by its own name. */
export interface HistoryWords {
  readonly field: (name: string) => string;
  /** How a value reads; null leaves it to the tab. */
  readonly value?: (name: string, value: unknown) => string | null;
  /** What happened, in words («ha afegit una pastada»), by action and kind of record; null leaves it to the tab. */
  readonly action?: (action: string, entity: string) => string | null;
}

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
  if (query.isPending) return null;
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
  const show = (name: string, value: unknown): string =>
    words.value?.(name, value) ?? plainValue(value, formats, t('web.si'), t('web.no'));
  const sentence = (row: (typeof rows)[number]): string => {
    const qui = row.usuari || t('web.historial.sistema');
    const own = words.action?.(row.accio, row.entitat);
    if (own) return t('web.historial.altre', { qui, accio: own });
    if (row.accio === 'crea') return t('web.historial.creat', { qui });
    const camps = row.canvis.map((one) => words.field(one.camp)).join(', ');
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
        {rows.map((row, place) => {
          const day = formats.dayOf(row.quan);
          const before = rows[place - 1];
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
                            <th scope="row">{words.field(one.camp)}</th>
                            <td>{show(one.camp, one.abans)}</td>
                            <td>{show(one.camp, one.despres)}</td>
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
