import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askSure } from './ask-sure.tsx';
import { DialogHost } from './dialogs.tsx';

beforeEach(() => {
  render(
    <MantineProvider>
      <DialogHost />
    </MantineProvider>,
  );
});
afterEach(cleanup);

const ask = () => askSure({ title: 'Suprimir', body: 'Se suprimiran 3 lots.', verb: 'Suprimir-los', cancel: 'Tornar' });

describe('«are you sure?»', () => {
  it.each([
    ['the deed', true, (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Suprimir-los'))],
    ['Ctrl+Enter', true, (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}{Enter}{/Control}')],
    ['the way back', false, (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Tornar'))],
    ['Enter on what has the focus', false, (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['Esc', false, (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('%s answers %s', async (_what, sure, act) => {
    const user = userEvent.setup();
    const answer = ask();
    const back = await screen.findByRole('button', { name: 'Tornar' });
    expect(screen.getByText('Se suprimiran 3 lots.')).toBeTruthy();
    back.focus();
    await act(user);
    expect(await answer).toBe(sure);
  });

  it('begins on the way back', async () => {
    const user = userEvent.setup();
    const answer = ask();
    const back = await screen.findByRole('button', { name: 'Tornar' });
    expect(back.dataset['autofocus']).toBe('true');
    await user.click(back);
    await answer;
  });
});
