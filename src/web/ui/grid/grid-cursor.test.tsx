import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createPlatform, Providers } from '../../providers.tsx';
import { EntryGrid } from './entry-grid.tsx';
import type { GridColumn } from './grid-types.ts';

interface Line {
  readonly id: string;
  readonly value: string | null;
}
const COLUMNS: readonly GridColumn<Line>[] = [
  { key: 'id', head: 'id', kind: 'text', width: 60, value: (row) => row.id, readOnly: () => true },
  { key: 'value', head: 'value', kind: 'decimal', width: 60, places: 2, value: (row) => row.value },
];

/** A grid whose rows somebody else can put in another order, add to, or take away from. */
const open = (ids: readonly string[]) => {
  let change: (rows: (before: readonly Line[]) => readonly Line[]) => void = () => undefined;
  let held: readonly Line[] = [];
  const Harness = () => {
    const [rows, setRows] = useState<readonly Line[]>(() => ids.map((id) => ({ id, value: null })));
    change = setRows;
    held = rows;
    return (
      <EntryGrid
        label="Línies"
        rows={rows}
        rowId={(row) => row.id}
        columns={COLUMNS}
        onEdit={(edits) =>
          setRows((before) =>
            before.map((row) => {
              const mine = edits.find((edit) => edit.row === row.id);
              return mine ? { ...row, value: mine.value as string | null } : row;
            }),
          )
        }
        onMoveRow={(row, by) =>
          setRows((before) => {
            const next = before.filter((one) => one.id !== row.id);
            next.splice(before.findIndex((one) => one.id === row.id) + by, 0, row);
            return next;
          })
        }
      />
    );
  };
  render(
    <Providers platform={createPlatform()} language="ca" test>
      <Harness />
    </Providers>,
  );
  const cell = (id: string): HTMLElement => {
    const row = screen.getAllByRole('row').find((one) => within(one).queryByText(id));
    return within(row as HTMLElement).getAllByRole('gridcell')[1] as HTMLElement;
  };
  return {
    user: userEvent.setup(),
    cell,
    take: (id: string, shiftKey = false): void => {
      fireEvent.pointerDown(cell(id), { button: 0, shiftKey });
      fireEvent.pointerUp(cell(id));
    },
    moved: (rows: (before: readonly Line[]) => readonly Line[]): void => act(() => change(rows)),
    values: () => Object.fromEntries(held.map((row) => [row.id, row.value])),
    order: () => held.map((row) => row.id).join(''),
  };
};
const reversed = (rows: readonly Line[]): readonly Line[] => [...rows].reverse();

describe('rows that move under the cursor', () => {
  it.each([
    ['are turned round', reversed],
    ['come before', (rows: readonly Line[]) => [{ id: 'x', value: null }, ...rows]],
    ['go from before', (rows: readonly Line[]) => rows.slice(1)],
  ])('that %s leave what is typed to the row that was chosen', async (_how, change) => {
    const { user, cell, take, moved, values } = open(['a', 'b', 'c']);
    take('c');
    moved(change);
    expect(cell('c').dataset.active).toBe('true');
    expect(document.activeElement).toBe(cell('c'));
    await user.keyboard('24{Enter}');
    expect(Object.entries(values()).filter(([, value]) => value !== null)).toEqual([['c', '24']]);
  });

  it('take the cell that is being written with them', async () => {
    const { user, take, moved, values } = open(['a', 'b', 'c']);
    take('a');
    await user.keyboard('24');
    moved(reversed);
    await user.keyboard(',5{Enter}');
    expect(values()).toEqual({ a: '24.5', b: null, c: null });
  });

  it('leave no other row in a selection', async () => {
    const { user, take, moved, values } = open(['a', 'b', 'c', 'd']);
    moved((rows) => rows.map((row) => ({ ...row, value: '30' })));
    take('a');
    take('b', true);
    moved((rows) => [rows[0], rows[2], rows[3], rows[1]] as Line[]);
    await user.keyboard('{Delete}');
    expect(values()).toEqual({ a: '30', b: null, c: '30', d: '30' });
  });

  it('keep the place of one that goes, and follow one moved by its keys', async () => {
    const { user, cell, take, moved, values, order } = open(['a', 'b', 'c']);
    take('b');
    moved((rows) => rows.filter((row) => row.id !== 'b'));
    expect(cell('c').dataset.active).toBe('true');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toBe('ca');
    await user.keyboard('7{Enter}');
    expect(values()).toEqual({ a: null, c: '7' });
  });
});
