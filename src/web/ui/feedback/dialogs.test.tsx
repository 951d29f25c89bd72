import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translatorOf } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { askLeaving } from '../form/form-dialogs.tsx';
import { DialogHost, openDialog } from './dialogs.tsx';

beforeEach(() => {
  render(
    <MantineProvider>
      <DialogHost />
    </MantineProvider>,
  );
});
afterEach(cleanup);

describe('dialogs', () => {
  it('asks about leaving once, however many ways out are taken, and the last one counts', async () => {
    const user = userEvent.setup();
    const t = translatorOf(webTexts, 'ca');
    const first = askLeaving(t);
    await screen.findByRole('dialog');
    const second = askLeaving(t);
    expect(await first).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: t('web.sortir.sense_desar') }));
    expect(await second).toBe('leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets other questions stand over one another', async () => {
    const user = userEvent.setup();
    const ask = (title: string) =>
      openDialog({ title, body: title, choices: [{ key: 'be', text: `${title} be`, focused: true }] });
    const under = ask('Sota');
    const over = ask('Sobre');
    await user.click(await screen.findByText('Sobre be'));
    expect(await over).toBe('be');
    await user.click(await screen.findByText('Sota be'));
    expect(await under).toBe('be');
  });

  it('does with Ctrl+Enter what its one filled button does, also where nobody says so', async () => {
    const user = userEvent.setup();
    const done = openDialog({
      title: 'Copiar',
      body: 'Copiar',
      choices: [
        { key: 'no', text: 'No', focused: true },
        { key: 'copia', text: 'Copia', look: 'primary' },
      ],
    });
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await done).toBe('copia');
    const danger = openDialog({
      title: 'Suprimir',
      body: 'Suprimir',
      choices: [
        { key: 'no', text: 'No', focused: true },
        { key: 'fora', text: 'Fora', look: 'danger' },
      ],
    });
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(await danger).toBe('no');
  });
});
