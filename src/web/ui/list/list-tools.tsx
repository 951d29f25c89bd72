import { ActionIcon, Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconColumns3, IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './list.module.css';
import type { ColumnMemory } from './list-memory.ts';
import type { ListFilter } from './list-types.ts';

const SEARCH_MS = 250;

/** The search box: what is typed is searched after 250 ms, Enter at once, ↓ at once and then goes to the rows; Esc clears it. */
export const ListSearch = ({
  value,
  onSearch,
  onDown,
  inputRef,
}: {
  value: string;
  onSearch: (search: string) => void;
  onDown?: () => void;
  inputRef: Ref<HTMLInputElement>;
}) => {
  const t = useTexts(webTexts);
  const [typed, type] = useState(value);
  // «Netejar» and views change what is searched from outside: the box says so.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    type(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextInput
      ref={inputRef}
      className={css.search}
      type="search"
      // Inside a drawer or a dialog it is what takes the focus first.
      data-autofocus
      aria-label={t('web.llista.cercar')}
      placeholder={t('web.llista.cercar')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed === '' ? <kbd>/</kbd> : null}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(typed);
        if (event.key === 'ArrowDown' && onDown) {
          event.preventDefault();
          if (typed !== value) onSearch(typed);
          onDown();
        }
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          type('');
          onSearch('');
        }
      }}
    />
  );
};

/** Filters as toggle chips: what is on carries a tick. */
export const FilterChips = ({
  filters,
  flags,
  onToggle,
}: {
  filters: readonly ListFilter[];
  flags: Readonly<Record<string, boolean>>;
  onToggle: (key: string, on: boolean) => void;
}) =>
  filters.map((filter) => {
    const on = flags[filter.key] ?? false;
    return (
      <button
        key={filter.key}
        type="button"
        className={css.chip}
        aria-pressed={on}
        aria-label={filter.whole && `${filter.text}: ${filter.whole}`}
        title={filter.whole}
        onClick={() => onToggle(filter.key, !on)}
      >
        {on ? <IconCheck size={16} aria-hidden /> : null}
        {filter.text}
      </button>
    );
  });

/** Which columns show and in which order. */
export const ColumnChoice = <Item,>({ memory }: { memory: ColumnMemory<Item> }) => {
  const t = useTexts(webTexts);
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
          className={css.columns}
          title={t('web.llista.columnes')}
        >
          {t('web.llista.columnes')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={css.choice} aria-label={t('web.llista.columnes')}>
          {memory.ordered.map((column, place) => (
            <li key={column.key}>
              <Checkbox
                label={column.head}
                value={column.key}
                checked={memory.isShown(column)}
                disabled={memory.isShown(column) && memory.shown.length === 1}
                onChange={() => memory.toggle(column)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('web.llista.columna_amunt', { columna: column.head })}
                disabled={place === 0}
                onClick={() => memory.move(column, -1)}
              >
                <IconChevronUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('web.llista.columna_avall', { columna: column.head })}
                disabled={place === memory.ordered.length - 1}
                onClick={() => memory.move(column, 1)}
              >
                <IconChevronDown size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button variant="default" fullWidth onClick={memory.reset}>
          {t('web.llista.columnes_inicials')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
};
