import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { desferRoutes } from '#contract/desfer.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { accioRoutes } from '../contract/accions.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { TreballItem } from '../contract/schemas.ts';
import { treballWeb } from './index.tsx';

const NO_LOTS: TreballItem['formigo'] = {
  lots: 0,
  satisfactoris: 0,
  no_satisfactoris: 0,
  sense_decisio: 0,
  respostes: 0,
  pendents: 0,
  insuficients: 0,
  sense_data: 0,
  previstes: [],
};
const item = (id: number, obert: boolean): TreballItem => ({
  id,
  codi: `2026/00${id}`,
  expedient: '',
  nom: 'Edifici',
  poblacio: '',
  adreca: '',
  promotor: '',
  obert,
  control_qualitat: true,
  data_encarrec: null,
  pem: null,
  formigo: NO_LOTS,
  control: null,
  mancances: [],
  canviat: '2026-11-02T08:00:00Z',
});
const DELIVERED = new TransportFailure('refused', 409, {
  codi: 'avisos',
  detail: '',
  avisos: [{ codi: 'informes_lliurats', cami: '', missatge: 'Ja se n’han lliurat 2 informes.' }],
} as unknown as Problem);

const chosen = async (rol: Rol) => {
  const api = fakeApi([
    answers(treballRoutes.list, () => ({
      total: 4,
      offset: 0,
      limit: 50,
      items: [item(1, true), item(2, true), item(3, true), item(4, false)],
    })),
    answers(accioRoutes.remove, ({ params }) => {
      if (Number(params?.id) === 2) throw DELIVERED;
      return { desfer: { id: 70 + Number(params?.id), caduca: '2026-11-29T08:00:00Z' } };
    }),
    answers(desferRoutes.undo, () => ({ tipus: 'treball' as const, id: 1 })),
  ]);
  openScreen({ room: treballWeb, path: `/empresa/${EMPRESA}/treball`, api, rol });
  const user = userEvent.setup();
  await screen.findByText('2026/001');
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{Control>}a{/Control}');
  return { api, user, bar: screen.getByRole('toolbar', { name: 'Accions de la selecció' }) };
};

it('deletes the open ones it may, leaves the one with reports delivered, and brings the others back', async () => {
  const { api, user, bar } = await chosen('gestor');
  await user.click(within(bar).getByRole('button', { name: 'Suprimir 3 de 4' }));
  const ask = await screen.findByRole('dialog');
  await user.click(within(ask).getByRole('button', { name: 'Suprimir' }));
  expect(await screen.findByText('Fet en 2 · no s’ha pogut en 1')).toBeTruthy();
  expect(screen.getByText('Ja se n’han lliurat 2 informes.')).toBeTruthy();
  for (const { options } of api.calls.filter(({ name }) => name === 'treball.remove'))
    expect(options.query).toMatchObject({ avisos_acceptats: ['treball_amb_tot', 'treball_amb_pla'] });
  await user.click(screen.getAllByRole('button', { name: 'Tancar' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /Desfer/ }));
  const undone = () => api.calls.filter(({ name }) => name === 'desfer.fer').map(({ options }) => options.params);
  await waitFor(() => expect(undone()).toEqual([{ id: 73 }, { id: 71 }]));
});

it('does not offer to delete to who may only close', async () => {
  const { bar } = await chosen('tecnic');
  expect(within(bar).getByRole('button', { name: /Finalitzar/ })).toBeTruthy();
  expect(within(bar).queryByRole('button', { name: /Suprimir/ })).toBeNull();
});
