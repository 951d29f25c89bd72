import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Rol } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { accioRoutes } from '../contract/accions.ts';
import { type Arxiu, arxiuRoutes } from '../contract/arxius.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballWeb } from './index.tsx';

const arxiu = (id: number, more: Partial<Arxiu> = {}): Arxiu => ({
  id,
  versio: 1,
  nom: `Acta ${id}.pdf`,
  carpeta: '',
  annex: false,
  mida: 1_250_000,
  tipus: 'application/pdf',
  vista: 'pdf',
  pujat: '2026-11-28T09:00:00.000Z',
  pujat_per: 'Mercè',
  ...more,
});
const show = async (given: { rol?: Rol; language?: Language; treball?: Partial<Treball> } = {}) => {
  let items = [arxiu(1), arxiu(2, { carpeta: 'Actes' }), arxiu(3)];
  const treball = buildTreball(given.treball);
  const api = fakeApi([
    answers(treballRoutes.get, () => treball),
    answers(arxiuRoutes.list, () => ({ total: 3, offset: 0, limit: 5000, items })),
    answers(arxiuRoutes.reorder, ({ body }) => {
      items = (body?.documentsIds ?? []).flatMap((id) => items.find((one) => one.id === id) ?? []);
      return { items };
    }),
    answers(arxiuRoutes.update, ({ body, params }) => arxiu(Number(params?.aid), { ...(body as object), versio: 2 })),
    answers(arxiuRoutes.remove, () => ({ desfer: { id: 7, caduca: '2026-11-29T09:00:00.000Z' } })),
    answers(accioRoutes.unfinalize, () => ({ ...treball, obert: true, data_tancament: null })),
  ]);
  openScreen({ room: treballWeb, path: `/empresa/${EMPRESA}/treball/5/documents`, api, ...given });
  await screen.findByRole('table');
  return { api, user: userEvent.setup() };
};
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('orders, renames and marks with the keyboard, the focus staying on the file', async () => {
  const { api, user } = await show();
  screen.getByRole('button', { name: 'Acta 1.pdf' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Acta 2.pdf', 'Acta 1.pdf', 'Acta 3.pdf']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Acta 1.pdf' })).toBe(document.activeElement));
  expect(screen.getByText('Acta 1.pdf: 2 de 3')).toBeTruthy();
  await user.keyboard('{F2}');
  const box = await screen.findByRole('textbox', { name: 'Nom nou de Acta 1.pdf' });
  await user.clear(box);
  await user.type(box, 'Inici.pdf{Enter}');
  await screen.findByRole('button', { name: 'Inici.pdf' });
  await user.click(screen.getByRole('checkbox', { name: 'Acta 3.pdf va a l’annex dels informes' }));
  await waitFor(() => expect(api.calls.at(-1)?.options.body).toEqual({ versio: 1, annex: true }));
});

it('shows one folder at a time, and deletes after asking', async () => {
  const { api, user } = await show();
  await user.click(within(screen.getByRole('navigation', { name: 'Carpetes' })).getByRole('button', { name: /Actes/ }));
  expect(names()).toEqual(['Acta 2.pdf']);
  await user.click(screen.getByRole('button', { name: /Tots els fitxers/ }));
  screen.getByRole('button', { name: 'Acta 3.pdf' }).focus();
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Suprimir' }));
  await waitFor(() => expect(names()).toEqual(['Acta 1.pdf', 'Acta 2.pdf']));
  expect(api.calls.at(-1)).toMatchObject({ name: 'treball.suprimeix_arxiu', options: { params: { id: 5, aid: 3 } } });
});

it('offers nothing to change to who only reads, nor in a closed work, which can be opened again', async () => {
  await show({ rol: 'lector' });
  expect(screen.queryByRole('button', { name: 'Pujar fitxers' })).toBeNull();
  expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).disabled)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Més accions' })).toBeNull();
});

it('a closed work opens again', async () => {
  const { api, user } = await show({ treball: { obert: false, data_tancament: '2026-11-12' } });
  expect(screen.queryByRole('button', { name: 'Pujar fitxers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reobrir' }));
  await screen.findByRole('button', { name: 'Pujar fitxers' });
  expect(api.calls.at(-1)?.name).toBe('treball.unfinalize');
});

it.each([
  ['es', 'Subir archivos'],
  ['en', 'Upload files'],
] as const)('speaks %s', async (language, word) => {
  await show({ language });
  expect(screen.getByRole('button', { name: word })).toBeTruthy();
});
