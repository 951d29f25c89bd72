import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { CardField } from '#web/ui/grid/card-field.tsx';
import type { CellIssue, GridColumn, GridEdit } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { LotVerdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { useHasDraft } from '../drafts.tsx';
import { VerdictMargin } from '../verdict/verdict-parts.tsx';
import { formOfLot } from '../words.ts';
import type { SampleRow } from './sample-row.ts';
import css from './zona.module.css';

/** The zone on the phone: verdict band on top, a sample a card, decimal keypad, ‹ › under the thumb. */
export const SampleCards = (props: {
  lot: number;
  verdict: LotVerdict;
  word: string;
  rows: readonly SampleRow[];
  unread: UnreadState;
  /** How many of this lot could not be read. */
  unreadHere: number;
  columns: readonly GridColumn<SampleRow>[];
  tabs: ReactNode;
  pane: ReactNode;
  saved: string;
  issueOf: (row: SampleRow, column: GridColumn<SampleRow>) => CellIssue | null;
  onEdit: (edits: readonly GridEdit[]) => void;
  onLeave: (row: string) => void;
  onConflict: (row: SampleRow, column: GridColumn<SampleRow>) => void;
  onAdd: (() => void) | null;
  onDelete: ((row: SampleRow) => void) | null;
  retry: (() => void) | null;
}) => {
  const { verdict, rows, columns } = props;
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const deciding = useHasDraft(`decisio.${props.lot}`);
  const answering = useHasDraft(`resposta.${props.lot}`);
  const [open, setOpen] = useState(deciding || answering);
  // The card is held by its sample: one that is sorted elsewhere meanwhile takes the card with it.
  const [held, hold] = useState<{ id: string | null; place: number }>(() => ({
    id: null,
    place: Math.max(
      0,
      rows.findIndex((row) => row.value.valor === null),
    ),
  }));
  const found = held.id === null ? -1 : rows.findIndex((one) => one.id === held.id);
  const at = found >= 0 ? found : Math.min(held.place, Math.max(0, rows.length - 1));
  const row = rows[at];
  useEffect(() => {
    if (row && (row.id !== held.id || at !== held.place)) hold({ id: row.id, place: at });
  }, [row, at, held]);
  const go = (next: number): void => {
    if (row) props.onLeave(row.id);
    const place = Math.min(rows.length - 1, Math.max(0, next));
    hold({ id: rows[place]?.id ?? null, place });
  };
  return (
    <div className={css.phone}>
      {props.tabs}
      <button type="button" className={css.band} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Mark
          form={formOfLot({
            verdict: verdict.verdict,
            insuficients: verdict.mostresInsuficients,
            noLlegides: props.unreadHere,
          })}
          word={props.word}
        />
        <VerdictMargin verdict={verdict} />
        <span className={css.bandMore}>{open ? t('formigo.passos.amagar') : t('formigo.passos.veure')}</span>
      </button>
      {open ? props.pane : null}
      {row ? (
        <article className={css.card} aria-label={t('formigo.mostra.num', { n: row.numero ?? at + 1 })}>
          <h2>{t('formigo.mostra.de', { n: at + 1, total: rows.length })}</h2>
          <div className={css.cardFields}>
            {inCardOrder(columns).map((column) => (
              <CardField
                key={`${row.id}.${column.key}`}
                row={row}
                id={row.id}
                column={column}
                className={column.kind === 'text' ? css.wideField : undefined}
                issue={props.issueOf(row, column)}
                unread={props.unread}
                onEdit={props.onEdit}
                onConflict={() => props.onConflict(row, column)}
              />
            ))}
          </div>
          {props.onDelete ? (
            <button type="button" className={css.retry} onClick={() => props.onDelete?.(row)}>
              {t('formigo.mostra.suprimir')}
            </button>
          ) : null}
        </article>
      ) : (
        <p className={css.hint}>{t('formigo.graella.buida')}</p>
      )}
      <div className={css.thumb}>
        <span className={css.saved} role="status">
          {props.saved}
        </span>
        {props.retry ? <Button onClick={props.retry}>{web('web.reintentar')}</Button> : null}
        <Button
          variant="default"
          aria-label={t('formigo.mostra.anterior')}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <Button
          variant="default"
          aria-label={t('formigo.mostra.seguent')}
          disabled={at >= rows.length - 1}
          onClick={() => go(at + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
        {props.onAdd ? (
          <Button
            onClick={() => {
              props.onAdd?.();
              hold({ id: null, place: rows.length });
            }}
          >
            {t('formigo.mostra.afegir')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

/** Strengths first: they are what is typed most. */
const inCardOrder = (columns: readonly GridColumn<SampleRow>[]): readonly GridColumn<SampleRow>[] => {
  const shown = columns.filter((column) => column.kind !== 'computed' && column.kind !== 'select');
  return [
    ...shown.filter((column) => column.kind === 'decimal'),
    ...shown.filter((column) => column.kind !== 'decimal'),
  ];
};
