import { Button, Checkbox } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Tasca } from '#contract/tasca.ts';
import { useFormats } from '../../formats.ts';
import { toastError } from '../feedback/toasts.tsx';
import { FieldError } from '../form/fields.tsx';
import { Mark } from '../mark/mark.tsx';
import type { ImportRoom } from './import-room.ts';
import css from './imports.module.css';

const PAGE = 100;

interface Said {
  readonly cami: string;
  readonly codi: string;
  readonly missatge: string;
}
interface Fila {
  readonly fila: number;
  readonly faltes: readonly Said[];
  readonly avisos: readonly Said[];
}
interface Page {
  readonly offset: number;
  readonly total: number;
  readonly bones: number;
  readonly amb_avisos: number;
  readonly amb_faltes: number;
  readonly items: readonly Fila[];
}
type RowOf<Seen extends Page> = Seen['items'][number];
type Room = Pick<ImportRoom<string>, 'key' | 'words' | 'tell' | 'camps' | 'campWord'>;
interface PageAsked {
  readonly nomes_errors: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The rows of an import as they would come in, and which warnings are accepted: one by one or all at once. */
export const useReview = <Seen extends Page>(
  room: Room,
  given: {
    readonly id: number;
    /** All that a page depends on. */
    readonly asked: unknown;
    page(asked: PageAsked, signal: AbortSignal): Promise<Seen>;
    /** Starts the task; gives its id. */
    start(acceptades: 'totes' | number[]): Promise<number>;
    onStarted(tasca: number): void;
    /** What was seen stays until a change of what is asked has its answer. */
    readonly steady?: boolean;
  },
) => {
  const [only, setOnly] = useState(false);
  const [all, setAll] = useState(false);
  const [rows, setRows] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const query = useInfiniteQuery({
    queryKey: [room.key, 'importar', given.id, given.asked, only],
    queryFn: ({ pageParam, signal }) => given.page({ nomes_errors: only, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.offset + page.items.length < page.total ? page.offset + page.items.length : null),
    ...(given.steady && { placeholderData: keepPreviousData }),
  });
  const first = query.data?.pages[0];
  const items: readonly RowOf<Seen>[] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    query,
    first,
    items,
    only,
    setOnly,
    all,
    setAll,
    rows,
    busy,
    /** Rows that would come in. */
    imported: first ? first.bones + (all ? first.amb_avisos : rows.length) : 0,
    toggle: (fila: number): void => setRows(rows.includes(fila) ? rows.filter((one) => one !== fila) : [...rows, fila]),
    start: async (): Promise<void> => {
      setBusy(true);
      try {
        given.onStarted(await given.start(all ? 'totes' : [...rows]));
      } catch (error) {
        toastError(room.tell(error));
        setBusy(false);
      }
    },
  };
};
type Review<Seen extends Page> = ReturnType<typeof useReview<Seen>>;

/** Revisió: every row with what stops it and what may be accepted. Rooms add what they ask, their columns and their cells. */
export const ImportReview = <Seen extends Page>({
  room,
  review,
  ended,
  options,
  heads,
  note,
  cells,
  onBack,
}: {
  room: Room;
  review: Review<Seen>;
  /** The task that ended without importing. */
  ended: Tasca | null;
  options: ReactNode;
  heads: ReactNode;
  /** What else a row is told, under its state. */
  note?: (row: RowOf<Seen>) => ReactNode;
  cells: (row: RowOf<Seen>) => ReactNode;
  onBack: () => void;
}) => {
  const { words } = room;
  const formats = useFormats();
  const { query, first, all } = review;
  /** What is said of a row, by the column that it is about. */
  const told = ({ cami, missatge }: Said): string => {
    const camp = room.camps.find((one) => one === cami);
    return camp === undefined ? missatge : `${room.campWord(camp)}: ${missatge}`;
  };
  const stateOf = ({ faltes, avisos }: Fila) =>
    faltes.length > 0 ? (
      <Mark form="failed" word={words('error')} />
    ) : avisos.length > 0 ? (
      <Mark form="warning" word={words('avis')} />
    ) : (
      <Mark form="satisfied" word={words('be')} />
    );
  return (
    <>
      {ended ? (
        <p className={css.note} role="alert">
          {ended.error?.missatge ?? words('cancellada')}
        </p>
      ) : null}
      {query.error ? <FieldError message={room.tell(query.error)} /> : null}
      <div className={css.line}>
        <span role="status">
          {first
            ? [
                words('bones', { n: formats.integer(first.bones) }),
                words('avisos', { n: formats.integer(first.amb_avisos) }),
                words('faltes', { n: formats.integer(first.amb_faltes) }),
              ].join(' · ')
            : words('pujant')}
        </span>
        <Checkbox
          label={words('nomes')}
          checked={review.only}
          onChange={(event) => review.setOnly(event.currentTarget.checked)}
        />
        {first && first.amb_avisos > 0 ? (
          <Checkbox
            label={words('acceptar_tots')}
            checked={all}
            onChange={(event) => review.setAll(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      {options}
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" data-whole>
                {words('fila')}
              </th>
              <th scope="col">{words('estat')}</th>
              {heads}
            </tr>
          </thead>
          <tbody>
            {review.items.map((row) => (
              <tr key={row.fila}>
                <td data-number data-label={words('fila')}>
                  {row.fila}
                </td>
                <td data-state>
                  <span className={css.said}>
                    {stateOf(row)}
                    {note?.(row)}
                    {[...row.faltes, ...row.avisos].map((one) => (
                      <span key={`${one.cami} ${one.codi}`}>{told(one)}</span>
                    ))}
                    {row.faltes.length === 0 && row.avisos.length > 0 ? (
                      <Checkbox
                        label={words('acceptar', { n: row.fila })}
                        checked={all || review.rows.includes(row.fila)}
                        disabled={all}
                        onChange={() => review.toggle(row.fila)}
                      />
                    ) : null}
                  </span>
                </td>
                {cells(row)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words('mes')}
        </Button>
      ) : null}
      <p className={css.note}>{words('deixa')}</p>
      <div className={css.end}>
        <Button variant="default" onClick={onBack}>
          {words('enrere')}
        </Button>
        {review.imported > 0 ? (
          <Button loading={review.busy} onClick={() => void review.start()}>
            {words('fer', { n: formats.integer(review.imported) })}
          </Button>
        ) : null}
      </div>
    </>
  );
};
