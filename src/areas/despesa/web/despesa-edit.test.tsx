import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { buildDespesa } from '#tests/support/despesa-record.ts';
import { bodyOf, list, open, USER } from '#tests/support/despesa-screen.tsx';
import { answers } from '#tests/support/fake-api.ts';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { despesaRoutes } from '../contract/routes.ts';

beforeEach(async () => {
  const kept = await draftsOf(USER);
  if (kept.length > 0) await dropDrafts(kept);
});

it('gives the focus to the details of a line that its menu opens, and back to the line', async () => {
  const { user } = open({ path: `${list}/nova` });
  const grid = await screen.findByRole('grid', { name: 'Línies' });
  await user.click(within(grid).getAllByRole('gridcell')[0] as HTMLElement);
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: /Detall de la línia/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Línia 1' });
  await waitFor(() => expect(document.activeElement).toBe(within(drawer).getByLabelText(/Despesa deduïble/)));
  await user.click(within(drawer).getAllByRole('button', { name: 'Tancar' }).at(-1) as HTMLElement);
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
});

it('closes with Esc what explains a sum, before anything else', async () => {
  const { user } = open({ path: `${list}/nova` });
  const why = await screen.findByRole('button', { name: /^Base: .*Per què/ });
  await user.click(why);
  expect(why.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(why.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Desar' })).toBeDefined();
});

it('that somebody deleted meanwhile is offered to be kept as a new one, with what was typed', async () => {
  const gone = { codi: 'no_trobat', detail: 'No hi és.', status: 404 } as unknown as Problem;
  const more = [
    answers(despesaRoutes.update, () => {
      throw new TransportFailure('refused', 404, gone);
    }),
  ];
  const { api, user } = open({ path: `${list}/12`, despesa: buildDespesa(), more });
  const number = await screen.findByRole('textbox', { name: /Núm. de la factura/ });
  await user.clear(number);
  await user.type(number, 'F-99');
  await user.click(screen.getByRole('button', { name: 'Desar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aquesta despesa s’ha suprimit' });
  await user.click(within(dialog).getByRole('button', { name: 'Desar com a despesa nova' }));
  await waitFor(() => expect(bodyOf(api, despesaRoutes.create.name)).toMatchObject({ num_factura: 'F-99' }));
});
