import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform, Providers } from '../../providers.tsx';
import { DialogHost } from '../feedback/dialogs.tsx';
import { EntryGrid } from './entry-grid.tsx';
import type { GridColumn, GridEdit } from './grid-types.ts';

interface Sample {
  id: string;
  albara: string;
  data: string | null;
  s1: string | null;
  s2: string | null;
}
const decimal = (key: 's1' | 's2'): GridColumn<Sample> => ({
  key,
  head: key,
  kind: 'decimal',
  width: 60,
  align: 'right',
  places: 2,
  shown: 1,
  min: 0,
  max: 200,
  value: (row) => row[key],
});
const COLUMNS: readonly GridColumn<Sample>[] = [
  { key: 'albara', head: 'Albarà', kind: 'text', width: 92, value: (row) => row.albara },
  { key: 'data', head: 'Data', kind: 'date', width: 92, value: (row) => row.data },
  decimal('s1'),
  decimal('s2'),
  {
    key: 'fc',
    head: 'fc',
    kind: 'computed',
    width: 60,
    align: 'right',
    shown: 1,
    value: (row) => (row.s1 && row.s2 ? (Number(row.s1) + Number(row.s2)) / 2 : null),
  },
];
const blank = (id: string): Sample => ({ id, albara: '', data: null, s1: null, s2: null });

const Harness = ({
  count = 3,
  adds = false,
  grows = false,
  deletes = false,
  told,
}: {
  count?: number;
  adds?: boolean;
  grows?: boolean;
  deletes?: boolean;
  told: (edits: readonly GridEdit[]) => void;
}) => {
  const counter = useRef(0);
  const fresh = (): string => {
    counter.current += 1;
    return `n${counter.current}`;
  };
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, place) => blank(`r${place}`)));
  return (
    <>
      <button type="button">abans</button>
      <EntryGrid
        label="Mostres"
        rows={rows}
        rowId={(row) => row.id}
        columns={COLUMNS}
        onEdit={(edits) => {
          told(edits);
          setRows((before) =>
            before.map((row) => ({
              ...row,
              ...Object.fromEntries(
                edits.filter((edit) => edit.row === row.id).map((edit) => [edit.column, edit.value]),
              ),
            })),
          );
        }}
        onAddRows={
          adds
            ? (more) => {
                const made = Array.from({ length: more }, () => blank(fresh()));
                setRows((before) => [...before, ...made]);
                return made.map((row) => row.id);
              }
            : undefined
        }
        growsWhenPasted={grows}
        onRemoveRows={(ids) => setRows((before) => before.filter((row) => !ids.includes(row.id)))}
        onDeleteRow={
          deletes
            ? async (row) => {
                setRows((before) => before.filter((one) => one.id !== row.id));
                return async () => {
                  const id = fresh();
                  setRows((before) => [...before, { ...row, id }]);
                  return id;
                };
              }
            : undefined
        }
      />
      <button type="button">després</button>
    </>
  );
};

const open = (
  given: { count?: number; adds?: boolean; grows?: boolean; deletes?: boolean; language?: 'ca' | 'en' } = {},
) => {
  const told = vi.fn<(edits: readonly GridEdit[]) => void>();
  render(
    <Providers platform={createPlatform()} language={given.language ?? 'ca'} test>
      <Harness
        count={given.count ?? 3}
        adds={given.adds ?? false}
        grows={given.grows ?? false}
        deletes={given.deletes ?? false}
        told={told}
      />
      <DialogHost />
    </Providers>,
  );
  const cell = (row: number, column: number): HTMLElement => {
    const found = within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('gridcell')[column];
    if (!found) throw new Error(`no cell ${row},${column}`);
    return found;
  };
  const text = (row: number, column: number): string => cell(row, column).querySelector('span')?.textContent ?? '';
  const focus = (row: number, column: number): void => {
    fireEvent.pointerDown(cell(row, column), { button: 0 });
    fireEvent.pointerUp(cell(row, column));
  };
  const paste = (value: string): void => {
    fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => value } });
  };
  return { told, cell, text, focus, paste, user: userEvent.setup() };
};

describe('moving', () => {
  it('is one Tab stop, and arrows move the focus', async () => {
    const { user, cell } = open();
    await user.click(screen.getByText('abans'));
    await user.tab();
    expect(document.activeElement).toBe(cell(0, 0));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(cell(1, 1));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(cell(1, 4));
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toBe(cell(0, 0));
  });

  it('goes with Tab to the next cell to fill, over row ends and past computed cells, and leaves after the last', async () => {
    const { user, cell, focus } = open({ count: 2 });
    focus(0, 3);
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(cell(1, 0));
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(cell(0, 3));
    focus(1, 3);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByText('després'));
  });

  it('goes with Enter, after a run of Tabs, down to where the run began', async () => {
    const { user, cell, focus } = open();
    focus(0, 2);
    await user.keyboard('31,5{Tab}30,2{Enter}');
    expect(document.activeElement).toBe(cell(1, 2));
  });
});

describe('typing', () => {
  it('replaces, with decimal comma, and shows one decimal while keeping two', async () => {
    const { user, told, text, focus } = open();
    focus(0, 2);
    await user.keyboard('29,44{Enter}');
    expect(told).toHaveBeenLastCalledWith([{ row: 'r0', column: 's1', value: '29.44' }]);
    expect(text(0, 2)).toBe('29,4');
  });

  it('edits the content with F2 and gives it back with Esc', async () => {
    const { user, told, text, focus } = open();
    focus(0, 2);
    await user.keyboard('29,4{Enter}');
    focus(0, 2);
    await user.keyboard('{F2}5{Escape}');
    expect(text(0, 2)).toBe('29,4');
    await user.keyboard('{F2}5{Enter}');
    expect(told).toHaveBeenLastCalledWith([{ row: 'r0', column: 's1', value: '29.45' }]);
  });

  it('writes a comma for the point of the keypad, in Catalan only', async () => {
    const { told, focus } = open();
    focus(0, 2);
    fireEvent.keyDown(document.activeElement as Element, { key: '3', code: 'Numpad3' });
    const input = screen.getByRole('textbox') as HTMLInputElement;
    fireEvent.keyDown(input, { key: '.', code: 'NumpadDecimal' });
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('3,');
    fireEvent.change(input, { target: { value: '3,5' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(told).toHaveBeenLastCalledWith([{ row: 'r0', column: 's1', value: '3.5' }]);
  });

  it('keeps what it cannot read as typed, marked, unsent', async () => {
    const { user, told, cell, text, focus } = open();
    focus(0, 2);
    await user.keyboard('trenta{Enter}');
    expect(told).not.toHaveBeenCalled();
    expect(text(0, 2)).toBe('trenta');
    expect(cell(0, 2).getAttribute('aria-invalid')).toBe('true');
    focus(1, 0);
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(cell(0, 2));
    expect(screen.getByText('No és un número: trenta')).toBeTruthy();
    await user.keyboard('30{Enter}');
    expect(cell(0, 2).getAttribute('aria-invalid')).toBeNull();
  });

  it('does not write in computed cells', async () => {
    const { user, told, focus } = open();
    focus(0, 4);
    await user.keyboard('5{Delete}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });

  it('writes the edit into the whole selection with Ctrl+Enter, fills down with Ctrl+D', async () => {
    const { user, text, focus } = open();
    focus(0, 2);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await user.keyboard('30{Control>}{Enter}{/Control}');
    expect([text(0, 2), text(1, 2), text(2, 2)]).toEqual(['30,0', '30,0', '30,0']);
    focus(0, 3);
    await user.keyboard('28{Enter}');
    focus(0, 3);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect([text(1, 3), text(2, 3)]).toEqual(['28,0', '']);
    expect(text(0, 4)).toBe('29,0');
  });

  it.each(['{Control>}s{/Control}', '{Control>}i{/Control}', '{Control>}{Shift>}{Enter}{/Shift}{/Control}'])(
    'lets a key of the screen through with what is half-written in its place: %s',
    async (keys) => {
      const { user, text, focus } = open();
      const heard: string[] = [];
      const hear = (event: KeyboardEvent): void => {
        if (/^(s|i|Enter)$/.test(event.key)) heard.push(`${event.defaultPrevented} ${text(0, 2)}`);
      };
      document.addEventListener('keydown', hear);
      focus(0, 2);
      await user.keyboard(`30${keys}`);
      document.removeEventListener('keydown', hear);
      expect(heard).toEqual(['false 30,0']);
      expect([text(0, 2), text(1, 2), text(0, 3)]).toEqual(['30,0', '', '']);
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('undoes and redoes, a whole clearing as one step', async () => {
    const { user, text, focus } = open();
    focus(0, 2);
    await user.keyboard('30{Tab}31{Enter}');
    focus(0, 2);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
    expect([text(0, 2), text(0, 3)]).toEqual(['', '']);
    await user.keyboard('{Control>}z{/Control}');
    expect([text(0, 2), text(0, 3)]).toEqual(['30,0', '31,0']);
    await user.keyboard('{Control>}y{/Control}');
    expect([text(0, 2), text(0, 3)]).toEqual(['', '']);
  });
});

describe('pasting', () => {
  it('takes a block with decimal commas and dates at the corner, as one step', async () => {
    const { user, text, focus, paste, told } = open();
    focus(0, 1);
    paste('3/2/26\t29,1\t29,7\r\n04/02/2026\t35,4\t35,8\r\n');
    await waitFor(() => expect(text(0, 1)).toBe('03/02/2026'));
    expect([text(0, 2), text(0, 3), text(0, 4)]).toEqual(['29,1', '29,7', '29,4']);
    expect([text(1, 1), text(1, 2), text(1, 3)]).toEqual(['04/02/2026', '35,4', '35,8']);
    expect(told).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}z{/Control}');
    expect([text(0, 1), text(1, 3)]).toEqual(['', '']);
  });

  it('fills a selection with one value', async () => {
    const { user, text, focus, paste } = open();
    focus(0, 2);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    paste('30,5');
    await waitFor(() => expect(text(1, 3)).toBe('30,5'));
    expect([text(0, 2), text(0, 3), text(1, 2), text(2, 2)]).toEqual(['30,5', '30,5', '30,5', '']);
  });

  it('enters what it cannot read as typed, and skips computed cells', async () => {
    const { text, focus, paste, told } = open();
    focus(0, 2);
    paste('29,1\tx\t99');
    await waitFor(() => expect(text(0, 3)).toBe('x'));
    expect(told).toHaveBeenCalledWith([{ row: 'r0', column: 's1', value: '29.1' }]);
    expect(text(0, 4)).toBe('—');
  });

  it('of a grid that grows by itself, makes the rows that are pasted without asking', async () => {
    const { text, focus, paste } = open({ count: 1, adds: true, grows: true });
    focus(0, 2);
    paste('29,1\n30,2\n31,3');
    await waitFor(() => expect(text(2, 2)).toBe('31,3'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers rows when they do not suffice, and pastes into them', async () => {
    const { user, text, focus, paste } = open({ count: 1, adds: true });
    focus(0, 2);
    paste('29,1\n30,2\n31,3');
    await user.click(await screen.findByRole('button', { name: 'Afegir 2 files' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    await waitFor(() => expect(text(2, 2)).toBe('31,3'));
    expect([text(0, 2), text(1, 2)]).toEqual(['29,1', '30,2']);
  });

  it('is undone whole: values given back, what could not be read gone, rows taken away; and done again', async () => {
    const { user, text, cell, focus, paste } = open({ count: 2, adds: true });
    focus(0, 2);
    await user.keyboard('30{Enter}vint{ArrowUp}');
    focus(0, 2);
    paste('29,1\t29,7\nx\t30,2\n31,3\ty\n32\t33');
    await user.click(await screen.findByRole('button', { name: 'Afegir 2 files' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
    const pasted = () => [0, 1, 2, 3].flatMap((row) => [text(row, 2), text(row, 3)]);
    const all = ['29,1', '29,7', 'x', '30,2', '31,3', 'y', '32,0', '33,0'];
    await waitFor(() => expect(pasted()).toEqual(all));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect([text(0, 2), text(0, 3), text(1, 2), text(1, 3)]).toEqual(['30,0', '', 'vint', '']);
    expect(cell(1, 2).dataset.issue).toBe('error');
    expect(screen.getByText('Una cel·la amb error')).toBeTruthy();
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
    expect(pasted()).toEqual(all);
    expect(cell(2, 3).dataset.issue).toBe('error');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await user.keyboard('{Control>}z{/Control}');
    expect([text(1, 2), cell(1, 2).dataset.issue]).toEqual(['', undefined]);
  });

  const HEADED = 'Mostra\tP1\tP2\nM1\t29,1\t29,7\nM2\t30\t30,2';
  it.each([
    ['Enganxar només els valors', ['29,1', '29,7', '30,0', '30,2', '', '']],
    ['Enganxar-ho tot', ['Mostra', 'P1', 'M1', '29,1', 'M2', '30,0']],
    ['Cancel·lar', ['', '', '', '', '', '']],
  ])('asks what to do with the names around the values: %s', async (choice, left) => {
    const { user, text, focus, paste } = open();
    focus(0, 2);
    paste(HEADED);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('La primera línia sembla una capçalera: P1, P2.');
    expect(dialog.textContent).toContain('La primera columna sembla d’etiquetes: M1, M2.');
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect([0, 1, 2].flatMap((row) => [text(row, 2), text(row, 3)])).toEqual(left));
  });

  it('gives up with Cancel·lar when rows lack', async () => {
    const { user, told, focus, paste } = open({ count: 1, adds: true });
    focus(0, 2);
    paste('29,1\n30,2');
    await user.click(await screen.findByRole('button', { name: 'Cancel·lar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([screen.getAllByRole('row').length, told.mock.calls.length]).toEqual([2, 0]);
  });

  it('copies with tabs and decimal commas', async () => {
    const { user, focus } = open();
    focus(0, 2);
    await user.keyboard('29,15{Tab}30{Enter}');
    focus(0, 2);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const setData = vi.fn();
    fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', '29,15\t30');
  });
});

describe('deleting a row', () => {
  it('has a button in its head, reached with the arrow and the menu key, and comes back with Ctrl+Z', async () => {
    const { user, cell, text, focus } = open({ deletes: true });
    for (const [row, value] of ['30', '31', '32'].entries()) {
      focus(row, 2);
      await user.keyboard(`${value}{Enter}`);
    }
    focus(1, 0);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opcions de la fila 2' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell(1, 0));
    fireEvent.keyDown(cell(1, 0), { key: 'ContextMenu' });
    await user.click(await screen.findByRole('menuitem', { name: /Suprimir la fila/ }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect([text(0, 2), text(1, 2)]).toEqual(['30,0', '32,0']);
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 0)));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(text(2, 2)).toBe('31,0');
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    focus(2, 2);
    await user.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  });

  it('has none where rows cannot be deleted', () => {
    open();
    expect(screen.queryByRole('button', { name: /Opcions de la fila/ })).toBeNull();
  });
});

describe('fill handle', () => {
  const drag = (to: HTMLElement, more: object = {}): void => {
    const handle = document.querySelector('[data-fill-handle]');
    if (!handle) throw new Error('no handle');
    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerEnter(to);
    fireEvent.pointerUp(to, more);
  };

  it('copies down as one step, skips computed cells and keeps the focus', async () => {
    const { user, cell, text, focus, told } = open({ count: 4 });
    focus(0, 2);
    await user.keyboard('29,4{Tab}31{Enter}');
    focus(0, 2);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    told.mockClear();
    drag(cell(2, 4));
    expect([1, 2].flatMap((row) => [text(row, 2), text(row, 3), text(row, 4)])).toEqual([
      '29,4',
      '31,0',
      '30,2',
      '29,4',
      '31,0',
      '30,2',
    ]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0].map((edit) => edit.column)).toEqual(['s1', 's1', 's2', 's2']);
    expect(text(3, 2)).toBe('');
    expect(cell(1, 2).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 4)));
    await user.keyboard('{Control>}z{/Control}');
    expect([text(1, 2), text(2, 3)]).toEqual(['', '']);
  });

  it('continues dates and numbers with Ctrl', async () => {
    const { user, cell, text, focus } = open({ count: 3 });
    focus(0, 0);
    await user.keyboard('A-9{Tab}28/2/26{Tab}30{Enter}');
    focus(0, 0);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    drag(cell(2, 2), { ctrlKey: true });
    expect([text(2, 0), text(2, 1), text(2, 2)]).toEqual(['A-11', '02/03/2026', '32,0']);
  });

  it('marks what a number cannot become, and Esc gives up', async () => {
    const { user, cell, text, focus, told } = open({ count: 3 });
    focus(0, 2);
    await user.keyboard('199,5{Enter}');
    focus(0, 2);
    told.mockClear();
    const handle = document.querySelector('[data-fill-handle]') as Element;
    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerEnter(cell(2, 2));
    expect(cell(1, 2).dataset.filling).toBe('true');
    await user.keyboard('{Escape}');
    fireEvent.pointerUp(cell(2, 2));
    expect(told).not.toHaveBeenCalled();
    drag(cell(1, 2), { ctrlKey: true });
    expect(text(1, 2)).toBe('200,5');
    expect(cell(1, 2).dataset.issue).toBe('error');
    expect(told).not.toHaveBeenCalled();
  });
});

it('leaves Ctrl+Z to the screen once it has nothing of its own to take back', async () => {
  const { user, cell, text, focus } = open({ count: 1 });
  const heard: boolean[] = [];
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'z') heard.push(event.defaultPrevented);
  };
  document.addEventListener('keydown', listen);
  focus(0, 2);
  await user.keyboard('31,5{Enter}');
  await user.keyboard('{Control>}z{/Control}');
  expect(text(0, 2)).toBe('');
  cell(0, 2).focus();
  await user.keyboard('{Control>}z{/Control}');
  document.removeEventListener('keydown', listen);
  // What the grid took back goes no further.
  expect(heard).toEqual([false]);
});

it('takes a hundred steps back, and no more', async () => {
  const { user, text, focus, told } = open({ count: 1 });
  focus(0, 2);
  for (let step = 1; step <= 102; step += 1) await user.keyboard(`${step}{Enter}`);
  told.mockClear();
  for (let step = 0; step < 110; step += 1) await user.keyboard('{Control>}z{/Control}');
  expect(text(0, 2)).toBe('2,0');
  expect(told).toHaveBeenCalledTimes(100);
});

it('tells what is wrong with the active cell to whoever does not see it', async () => {
  const { user, cell, focus } = open({ count: 1 });
  focus(0, 2);
  await user.keyboard('x{Enter}');
  cell(0, 2).focus();
  const message = await screen.findByText('No és un número: x');
  expect(cell(0, 2).getAttribute('aria-describedby')).toBe(message.id);
});

it('goes with F8 to the next cell with an error, round to the first', async () => {
  const { user, cell, focus, paste } = open();
  focus(0, 2);
  paste('x\n\ny');
  await waitFor(() => expect(cell(2, 2).dataset.issue).toBe('error'));
  focus(0, 0);
  for (const [row, column] of [
    [0, 2],
    [2, 2],
    [0, 2],
  ] as const) {
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(cell(row, column));
  }
});
