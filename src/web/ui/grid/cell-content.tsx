import type { ReactNode } from 'react';
import type { Formats } from '../../formats.ts';
import type { GridColumn } from './grid-types.ts';

/** How a cell reads when nobody is typing in it. An empty cell to fill shows nothing: the grid is not a report. */
export const cellContent = <Row,>(row: Row, column: GridColumn<Row>, formats: Formats): ReactNode => {
  if (column.show) return column.show(row);
  const value = column.value(row);
  if (value === null || value === undefined || value === '') return column.kind === 'computed' ? '—' : '';
  switch (column.kind) {
    case 'decimal':
      return formats.decimal(value as string, column.shown ?? column.places ?? 2, column.shown ?? column.places ?? 2);
    case 'readings':
      return (value as readonly string[]).map((one) => formats.decimal(one, 0, column.places ?? 0)).join('/');
    case 'date':
      return formats.date(String(value));
    case 'select':
      return column.options?.find((one) => one.value === value)?.text ?? String(value);
    default:
      return typeof value === 'number' ? formats.decimal(value, column.shown ?? 0, column.shown ?? 2) : String(value);
  }
};
