import { Popover } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import css from './grid.module.css';
import { optionOf, optionsWith } from './grid-options.ts';
import type { GridColumn } from './grid-types.ts';

/**
 * A cell of many options: they are found by any part of their name. What names several is not taken: with Enter its list stays open
 * until one is chosen with the arrows, or more is typed; with Tab one goes on, and the cell stays marked and says among which.
 */
export const SelectEditor = <Row,>({
  column,
  label,
  draft,
  onDraft,
  onChoose,
  onBlur,
}: {
  column: GridColumn<Row>;
  label: string;
  draft: string;
  onDraft: (text: string) => void;
  onChoose: (value: unknown) => void;
  onBlur: () => void;
}) => {
  const options = column.options ?? [];
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  /** What was typed; null while the cell still says what it said. */
  const [typed, type] = useState<string | null>(() => (options.some(({ text }) => text === draft) ? null : draft));
  const found = typed === null || typed.trim() === '' ? options : optionsWith(options, typed);
  /** Taken by Enter and Tab as they are. */
  const taken = draft === '' ? null : optionOf(options, draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened, once
  useEffect(() => {
    input.current?.focus();
    if (typed === null) input.current?.select();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      const at = taken ? found.indexOf(taken) : -1;
      const next = found[at < 0 ? (key === 'ArrowDown' ? 0 : found.length - 1) : at + (key === 'ArrowDown' ? 1 : -1)];
      // A number would be read as a figure.
      if (next) onDraft(next.xifra === undefined ? String(next.value) : next.text);
    } else if (key === 'Enter' && draft.trim() !== '' && !taken && found.length > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const shown = typed !== null && draft === typed ? typed : (taken?.text ?? draft);
  return (
    <Popover opened={found.length > 0} position="bottom-start" offset={0} width="max-content" withRoles={false}>
      <Popover.Target>
        <input
          ref={input}
          className={css.editor}
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={taken ? `${id}-${taken.value}` : undefined}
          aria-autocomplete="list"
          value={shown}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            type(event.currentTarget.value);
            onDraft(event.currentTarget.value);
          }}
          onKeyDown={pressed}
          onBlur={onBlur}
        />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div ref={list} id={`${id}-list`} className={css.options} role="listbox" aria-label={label}>
          {found.map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
            <div
              key={one.value}
              id={`${id}-${one.value}`}
              role="option"
              tabIndex={-1}
              aria-selected={one === taken}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(one.value)}
            >
              {one.text}
              {one.grup ? <span className={css.group}>{one.grup}</span> : null}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
