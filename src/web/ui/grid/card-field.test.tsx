import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../language.tsx';
import { CardField } from './card-field.tsx';
import type { GridColumn } from './grid-types.ts';

afterEach(cleanup);
interface Row {
  readonly preu: unknown;
}
const PREU: GridColumn<Row> = {
  key: 'preu',
  head: 'Preu',
  kind: 'decimal',
  width: 90,
  places: 2,
  value: (row) => row.preu,
};

const Card = ({ first, onRow }: { first: unknown; onRow: (row: Row) => void }) => {
  const [row, setRow] = useState<Row>({ preu: first });
  const unread = useState<ReadonlyMap<string, { text: string; message: string }>>(new Map());
  onRow(row);
  return (
    <CardField
      row={row}
      id="1"
      column={PREU}
      unread={unread as never}
      onEdit={([edit]) => setRow({ preu: edit?.value })}
    />
  );
};
const show = (first: unknown): { value: () => unknown } => {
  let now: Row = { preu: first };
  render(
    <MantineProvider>
      <LanguageProvider initial="ca">
        <Card
          first={first}
          onRow={(row) => {
            now = row;
          }}
        />
      </LanguageProvider>
    </MantineProvider>,
  );
  return { value: () => now.preu };
};

describe('a cell as a field', () => {
  it.each([
    ['1’250', null],
    ['12,x5', null],
    ['1e3', null],
    ['1’250', '40'],
  ])('counts nothing of %s, of which a part could be read, and goes on with what it held (%s)', async (text, first) => {
    const { value } = show(first);
    const field = screen.getByLabelText('Preu');
    const user = userEvent.setup();
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe(text);
    expect(value()).toBe(first);
  });

  it('counts what is read as it is typed, and what is mended', async () => {
    const { value } = show('40');
    const field = screen.getByLabelText('Preu');
    const user = userEvent.setup();
    await user.clear(field);
    await user.type(field, '12,x');
    await user.keyboard('{Backspace}5');
    expect(value()).toBe('12.5');
    await user.tab();
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });
});
