import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { answers, type FakeAnswer, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '../transport-error.ts';
import { toast } from '../ui/feedback/toasts.tsx';
import { offerUndo, UndoHost } from '../ui/feedback/undo.tsx';
import { TaskChip } from './task-chip.tsx';

const TASCA: Tasca = {
  id: 100_001,
  tipus: 'document',
  titol: 'Informe del formigó',
  estat: 'en_curs',
  fet: 12,
  total: 40,
  creada: '2026-11-27T17:40:00.000Z',
  acabada: null,
  caduca: null,
  fitxer: null,
  resultat: null,
  error: null,
};
const DONE: Tasca = {
  ...TASCA,
  estat: 'feta',
  acabada: '2026-11-27T17:42:00.000Z',
  fitxer: { nom: 'Informe.pdf', mida: 1000, tipus: 'application/pdf' },
};

/** Opens the chip over tasks that change as they are acted upon. */
const open = async (first: readonly Tasca[], more: readonly FakeAnswer[] = []) => {
  const now = { items: [...first] };
  const become = (tasca: Tasca): Tasca => {
    now.items = now.items.map((one) => (one.id === tasca.id ? tasca : one));
    return tasca;
  };
  const api = fakeApi([
    answers(tascaRoutes.list, () => ({ total: now.items.length, offset: 0, limit: 50, items: [...now.items] })),
    answers(tascaRoutes.cancel, () => become({ ...TASCA, estat: 'cancelada' })),
    answers(tascaRoutes.retry, () => become({ ...TASCA, estat: 'en_cua', fet: 0, total: 0 })),
    ...more,
  ]);
  const room = {
    screens: [
      {
        path: '/x',
        load: async () => ({
          Screen: () => (
            <>
              <h1>x</h1>
              <TaskChip />
              <UndoHost />
            </>
          ),
        }),
      },
    ],
  };
  openScreen({ room, path: '/x', api });
  await screen.findByRole('heading', { name: 'x' });
  return { api, become, user: userEvent.setup() };
};

it('probe 53: says how much is under way and how far, and cancels it', async () => {
  const { user, api } = await open([TASCA, { ...TASCA, id: 100_002, estat: 'en_cua', total: 0 }]);
  await user.click(await screen.findByRole('button', { name: '2 tasques' }));
  const [running] = within(await screen.findByRole('dialog', { name: 'Tasques i avisos' })).getAllByRole('listitem');
  if (!running) throw new Error('no task');
  expect(within(running).getByText('12 de 40')).toBeTruthy();
  expect((within(running).getByRole('progressbar') as HTMLProgressElement).value).toBe(12);
  await user.click(within(running).getByRole('button', { name: 'Cancel·lar' }));
  expect(await within(running).findByText('Cancel·lada')).toBeTruthy();
  expect(api.calls.find((call) => call.name === 'tasca.cancel')?.options.params).toEqual({ id: TASCA.id });
});

it('tells at the foot when one ends, and gives its file through a single-use address', async () => {
  const address = `/api/descarrega/${'a'.repeat(43)}`;
  const give = answers(descarregaRoutes.create, () => ({ adreca: address, caduca: '2026-11-27T17:43:00.000Z' }));
  const { user, api, become } = await open([TASCA], [give]);
  await screen.findByRole('button', { name: '1 tasca' });
  become(DONE);
  expect(await screen.findByText('Informe del formigó: ja es pot descarregar des de les tasques.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tasques i avisos' }));
  const followed: string[] = [];
  const heard = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    followed.push(new URL(event.target.href).pathname);
  };
  document.addEventListener('click', heard);
  await user.click(await screen.findByRole('button', { name: 'Descarregar' }));
  await waitFor(() => expect(followed).toEqual([address]));
  document.removeEventListener('click', heard);
  expect(api.calls.find((call) => call.name === 'descarrega.create')?.options.body).toEqual({
    cami: `/tasca/${TASCA.id}/document`,
  });
});

it('says why one failed and asks for it again', async () => {
  const error = { codi: 'document_massa_gran', missatge: 'El document és massa gran.' };
  const { user } = await open([{ ...TASCA, estat: 'fallada', acabada: '2026-11-27T17:42:00.000Z', error }]);
  await user.click(await screen.findByRole('button', { name: 'Tasques i avisos' }));
  expect(await screen.findByText('El document és massa gran.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('En cua')).toBeTruthy();
  expect(screen.queryByText('El document és massa gran.')).toBeNull();
});

it('keeps the last twenty lines that were shown at the foot', async () => {
  for (let n = 1; n <= 22; n += 1) toast(`Avís ${n}`);
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Tasques i avisos' }));
  const lines = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(lines).toHaveLength(20);
  expect(lines[0]?.textContent).toMatch(/^Avís 22\d\d:/);
  expect(lines[19]?.textContent).toMatch(/^Avís 3\d\d:/);
});

it('offers what was deleted back while the server brings it back, until it is back or refused', async () => {
  const refused: number[] = [];
  const undo = answers(desferRoutes.undo, ({ params }) => {
    const { id } = params as { id: number };
    if (!refused.includes(id)) return { tipus: 'factura' as const, id };
    throw new TransportFailure('refused', 409, { codi: 'desfer_xoc', detail: 'El seu lloc està ocupat.' } as never);
  });
  const { user, api } = await open([], [undo]);
  const day = new Date(Date.now() + 86_400_000).toISOString();
  const past = new Date(Date.now() - 1000).toISOString();
  act(() => {
    offerUndo({ id: 100_004, caduca: past }, { empresa: 3, text: 'Esborrany de fa dies' });
    offerUndo(
      [
        { id: 100_001, caduca: day },
        { id: 100_002, caduca: day },
      ],
      { empresa: 3, text: 'Dos esborranys' },
    );
    offerUndo({ id: 100_003, caduca: day }, { empresa: 3, text: 'Un pressupost' });
  });
  refused.push(100_003);
  await user.click(await screen.findByRole('button', { name: 'Tasques i avisos' }));
  const panel = await screen.findByRole('dialog', { name: 'Tasques i avisos' });
  expect(within(panel).queryByRole('button', { name: 'Desfer: Esborrany de fa dies' })).toBeNull();
  for (const text of ['Dos esborranys', 'Un pressupost']) {
    await user.click(within(panel).getByRole('button', { name: `Desfer: ${text}` }));
    await waitFor(() => expect(within(panel).queryByRole('button', { name: `Desfer: ${text}` })).toBeNull());
  }
  expect(api.calls.filter(({ name }) => name === 'desfer.fer').map(({ options }) => options.params)).toEqual(
    [100_002, 100_001, 100_003].map((id) => ({ id })),
  );
  expect(within(panel).getByText('Dos esborranys')).toBeTruthy();
});
