import { Popover } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fold } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { today } from '../../formats.ts';
import { readDate } from '../entry/read-date.ts';
import css from './grid.module.css';
import type { GridColumn } from './grid-types.ts';
import { SelectEditor } from './select-editor.tsx';

const Calendar = lazy(() => import('../entry/calendar.tsx').then((module) => ({ default: module.Calendar })));

/** Letters further apart begin another search of a list. */
const SEEK_MS = 1_500;

/** The caret inside a cell. The grid hears Enter, Tab and Esc; the keypad’s point writes a comma in ca and es. */
export const CellEditor = <Row,>({
  column,
  label,
  draft,
  language,
  pick,
  onDraft,
  onChoose,
  onBlur,
}: {
  column: GridColumn<Row>;
  label: string;
  draft: string;
  language: Language;
  /** Opens the list or the calendar at once. */
  pick: boolean;
  onDraft: (text: string) => void;
  /** A value taken from the list or the calendar. */
  onChoose: (value: unknown) => void;
  onBlur: () => void;
}) => {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const [calendar, setCalendar] = useState(pick && column.kind === 'date');
  /** Letters typed at a list: each goes nearer to the option, and the cell is written when it is left. */
  const sought = useRef({ text: '', at: 0 });
  const seek = (letter: string): void => {
    const at = Date.now();
    const text = at - sought.current.at > SEEK_MS ? letter : sought.current.text + letter;
    sought.current = { text, at };
    const found = column.options?.find((one) => fold(one.text).startsWith(fold(text)));
    if (found) onDraft(String(found.value));
  };
  const isSought = column.kind === 'select' && column.sought === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the letter that opened the cell, once
  useEffect(() => {
    if (
      column.kind === 'select' &&
      !isSought &&
      draft.length === 1 &&
      !column.options?.some((one) => one.text === draft)
    )
      seek(draft);
  }, []);
  useEffect(() => {
    input.current?.focus();
    // An area begins with its caret at the start.
    if (input.current?.tagName === 'TEXTAREA')
      input.current.setSelectionRange(input.current.value.length, input.current.value.length);
    list.current?.focus();
    if (pick) {
      try {
        list.current?.showPicker();
      } catch {
        // The list opens with the keys of the browser instead.
      }
    }
  }, [pick]);
  if (isSought)
    return (
      <SelectEditor column={column} label={label} draft={draft} onDraft={onDraft} onChoose={onChoose} onBlur={onBlur} />
    );
  if (column.kind === 'select') {
    const now = column.options?.find((one) => one.text === draft || String(one.value) === draft);
    return (
      <select
        ref={list}
        className={css.editor}
        aria-label={label}
        value={now ? String(now.value) : ''}
        onChange={(event) => {
          const chosen = column.options?.find((one) => String(one.value) === event.currentTarget.value);
          onChoose(chosen ? chosen.value : null);
        }}
        onKeyDown={(event) => {
          if (event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
          if (event.key === ' ' && Date.now() - sought.current.at > SEEK_MS) return;
          event.preventDefault();
          seek(event.key);
        }}
        onKeyPress={(event) => event.preventDefault()}
        onBlur={onBlur}
      >
        <option value="">—</option>
        {column.options?.map((one) => (
          <option key={one.value} value={String(one.value)}>
            {one.text}
          </option>
        ))}
      </select>
    );
  }
  if (column.multiline) {
    return (
      <textarea
        ref={input}
        className={`${css.editor} ${css.area}`}
        aria-label={label}
        value={draft}
        rows={draft.split('\n').length}
        maxLength={column.maxLength}
        autoComplete="off"
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          const { selectionStart, selectionEnd } = event.currentTarget;
          event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
          onDraft(event.currentTarget.value);
        }}
        onBlur={onBlur}
      />
    );
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    const numeric = column.kind === 'decimal' || column.kind === 'readings';
    if (event.code === 'NumpadDecimal' && numeric) {
      event.preventDefault();
      event.currentTarget.setRangeText(
        language === 'en' ? '.' : ',',
        event.currentTarget.selectionStart ?? 0,
        event.currentTarget.selectionEnd ?? 0,
        'end',
      );
      onDraft(event.currentTarget.value);
    }
    if (column.kind === 'date' && (event.key === 'F4' || (event.altKey && event.key === 'ArrowDown'))) {
      event.preventDefault();
      event.stopPropagation();
      setCalendar(true);
    }
  };
  const editor = (
    <input
      ref={input}
      className={css.editor}
      data-align={column.align}
      aria-label={label}
      value={draft}
      maxLength={column.maxLength}
      inputMode={column.kind === 'decimal' && !column.writing ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onDraft(event.currentTarget.value)}
      onKeyDown={pressed}
      onBlur={calendar ? undefined : onBlur}
    />
  );
  if (column.kind !== 'date') return editor;
  return (
    <Popover opened={calendar} onChange={setCalendar} position="bottom-start" trapFocus withRoles={false}>
      <Popover.Target>{editor}</Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        <Suspense fallback={null}>
          {calendar ? (
            <Calendar
              value={readDate(draft, today())}
              onChoose={(date) => {
                setCalendar(false);
                onChoose(date);
              }}
            />
          ) : null}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};
