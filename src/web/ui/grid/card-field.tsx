import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { today } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { readCell, typedCell } from './grid-reading.ts';
import { type CellIssue, cellKey, type GridColumn, type GridEdit, isWritable } from './grid-types.ts';
import type { UnreadState } from './grid-undo.ts';

/**
 * A cell of a grid as a field of its own, where a row is a card (the phone). What cannot be read stays as typed in
 * `unread`, which the grid of the wide layout shows too.
 */
export const CardField = <Row,>({
  row,
  id,
  column,
  issue = null,
  unread,
  className,
  fieldId,
  onEdit,
  onConflict,
}: {
  row: Row;
  /** Names the row. */
  id: string;
  column: GridColumn<Row>;
  issue?: CellIssue | null;
  unread: UnreadState;
  className?: string | undefined;
  /** Names the field itself, to be led to. */
  fieldId?: string;
  onEdit: (edits: readonly GridEdit[]) => void;
  onConflict?: () => void;
}) => {
  const t = useTexts(webTexts);
  const { language } = useLanguage();
  const [cells, setCells] = unread;
  const key = cellKey(id, column.key);
  const wrong = cells.get(key);
  const [typed, type] = useState<string | null>(null);
  const value = column.value(row);
  /** What it held before what is being typed: that is what counts while the text cannot be read. */
  const before = useRef(value);
  const numeric = column.kind === 'decimal';
  const read = (text: string) => readCell(text, column, { language, today: today(), t });
  /** Keeps what is read, and what is not as it was typed. */
  const keep = (text: string): void => {
    const reading = read(text);
    setCells((before) => {
      const next = new Map(before);
      if (reading.ok) next.delete(key);
      else next.set(key, { text, message: reading.message });
      return next;
    });
    if (reading.ok) onEdit([{ row: id, column: column.key, value: reading.value }]);
  };
  const stop = (): void => {
    if (typed === null) return;
    type(null);
    keep(typed);
  };
  // The card may go while somebody writes in it (another layout).
  const half = useRef(stop);
  half.current = stop;
  useEffect(() => () => half.current(), []);
  const label = column.name ?? column.head;
  if (column.kind === 'select') {
    return (
      <NativeSelect
        className={className}
        label={label}
        disabled={!isWritable(column, row)}
        error={issue?.level === 'error' ? issue.message : undefined}
        data={[
          { value: '', label: '—' },
          ...(column.options ?? []).map((one) => ({ value: String(one.value), label: one.text })),
        ]}
        value={value === null || value === undefined ? '' : String(value)}
        onChange={(event) => {
          const chosen = column.options?.find((one) => String(one.value) === event.currentTarget.value);
          onEdit([{ row: id, column: column.key, value: chosen?.value ?? null }]);
        }}
      />
    );
  }
  const field = {
    ...(fieldId === undefined ? {} : { id: fieldId }),
    className,
    label,
    readOnly: !isWritable(column, row),
    maxLength: column.maxLength,
    autoComplete: 'off',
    value: typed ?? wrong?.text ?? typedCell(value, column, language),
    error: (typed === null ? wrong?.message : undefined) ?? issue?.message,
    onClick: issue?.level === 'conflict' ? onConflict : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value;
      if (typed === null) before.current = value;
      type(text);
      if (!numeric) return;
      if (read(text).ok) keep(text);
      // The part of it that could be read was told: it is not what is being typed.
      else if (value !== before.current) onEdit([{ row: id, column: column.key, value: before.current }]);
    },
    onBlur: stop,
  };
  if (column.multiline) return <Textarea {...field} autosize minRows={1} maxRows={8} />;
  return <TextInput {...field} inputMode={numeric && !column.writing ? 'decimal' : 'text'} />;
};
