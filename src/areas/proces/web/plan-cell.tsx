import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '#web/language.tsx';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { type Cell, isTyped } from './plan-cells.ts';
import type { PlanTyping } from './plan-typing.ts';
import css from './programa.module.css';

/** Where the caret goes after a cell: the same of the next item, or the next cell to fill. */
export type CellStep = 'down' | 'up' | 'next' | 'before' | 'stay';

/** A number of an item that is typed in place: Enter goes down, Tab goes on, Esc leaves it as it was. */
export const PlanCell = ({
  partida,
  cell,
  label,
  edits,
  typing,
  onStep,
  children,
}: {
  partida: TreballPartidaItem;
  cell: Cell;
  label: string;
  edits: boolean;
  typing: PlanTyping;
  onStep: (step: CellStep) => void;
  children: ReactNode;
}) => {
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const now = typing.typing;
  const open = now?.xid === partida.id && now.cell === cell;
  const replaces = open && now.replaces;
  useEffect(() => {
    if (!open) return;
    input.current?.focus();
    if (!replaces) input.current?.select();
  }, [open, replaces]);
  const issue = typing.issueOf(partida, cell);
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    const away = replaces && (key === 'ArrowDown' || key === 'ArrowUp');
    event.stopPropagation();
    if (event.code === 'NumpadDecimal' && language !== 'en') {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      event.currentTarget.setRangeText(',', selectionStart ?? 0, selectionEnd ?? 0, 'end');
      typing.draft(event.currentTarget.value);
      return;
    }
    if (key === 'Escape') typing.cancel();
    else if (key === 'Enter' || key === 'Tab' || away) typing.commit(partida);
    else return;
    event.preventDefault();
    if (key === 'Escape') onStep('stay');
    else if (key === 'Tab') onStep(event.shiftKey ? 'before' : 'next');
    else onStep(key === 'ArrowUp' || event.shiftKey ? 'up' : 'down');
  };
  if (open)
    return (
      <input
        ref={input}
        className={css.editor}
        aria-label={label}
        value={now.draft}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => typing.draft(event.currentTarget.value)}
        onKeyDown={pressed}
        onBlur={() => typing.commit(partida)}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard types from the row itself
    <span
      className={css.typed}
      data-typed={(edits && isTyped(partida, cell)) || undefined}
      data-issue={issue ? 'error' : undefined}
      title={issue?.message}
      onDoubleClick={() => typing.start(partida, cell)}
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
