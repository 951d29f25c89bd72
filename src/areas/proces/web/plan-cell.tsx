import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '#web/language.tsx';
import type { Unread } from '#web/ui/grid/grid-undo.ts';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { type Cell, isTyped } from './plan-cells.ts';
import type { Typing } from './plan-typing.ts';
import css from './programa.module.css';

/** Where the caret goes after a cell: the same of the next item, or the next cell to fill. */
export type CellStep = 'down' | 'up' | 'next' | 'before' | 'stay';

/** What a cell asks of the tree that it is typed in. */
export interface CellDeeds {
  readonly start: (partida: TreballPartidaItem, cell: Cell) => void;
  readonly draft: (text: string) => void;
  readonly cancel: () => void;
  readonly commit: (partida: TreballPartidaItem) => void;
  readonly step: (partida: TreballPartidaItem, cell: Cell, step: CellStep) => void;
}

/** A number of an item that is typed in place: Enter goes down, Tab goes on, Esc leaves it as it was. */
export const PlanCell = ({
  partida,
  cell,
  label,
  edits,
  typing,
  issue,
  deeds,
  children,
}: {
  partida: TreballPartidaItem;
  cell: Cell;
  label: string;
  edits: boolean;
  /** What is being typed here; null while nothing is. */
  typing: Typing | null;
  issue: Unread | null;
  deeds: CellDeeds;
  children: ReactNode;
}) => {
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const open = typing !== null;
  const replaces = typing?.replaces === true;
  useEffect(() => {
    if (!open) return;
    input.current?.focus();
    if (!replaces) input.current?.select();
  }, [open, replaces]);
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    const away = replaces && (key === 'ArrowDown' || key === 'ArrowUp');
    event.stopPropagation();
    if (event.code === 'NumpadDecimal' && language !== 'en') {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      event.currentTarget.setRangeText(',', selectionStart ?? 0, selectionEnd ?? 0, 'end');
      deeds.draft(event.currentTarget.value);
      return;
    }
    if (key === 'Escape') deeds.cancel();
    else if (key === 'Enter' || key === 'Tab' || away) deeds.commit(partida);
    else return;
    event.preventDefault();
    if (key === 'Escape') deeds.step(partida, cell, 'stay');
    else if (key === 'Tab') deeds.step(partida, cell, event.shiftKey ? 'before' : 'next');
    else deeds.step(partida, cell, key === 'ArrowUp' || event.shiftKey ? 'up' : 'down');
  };
  if (typing)
    return (
      <input
        ref={input}
        className={css.editor}
        aria-label={label}
        value={typing.draft}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => deeds.draft(event.currentTarget.value)}
        onKeyDown={pressed}
        onBlur={() => deeds.commit(partida)}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard types from the row itself
    <span
      className={css.typed}
      data-typed={(edits && isTyped(partida, cell)) || undefined}
      data-issue={issue ? 'error' : undefined}
      title={issue?.message}
      onDoubleClick={() => deeds.start(partida, cell)}
    >
      {issue ? issue.text : children}
      {issue ? (
        <span id={errorId} role="status" className="visually-hidden">
          {issue.message}
        </span>
      ) : null}
    </span>
  );
};
