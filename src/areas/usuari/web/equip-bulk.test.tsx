import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { type EquipItem, equipRoutes, type UsuariRecord } from '../contract/equip.ts';
import { equipWeb } from './index.tsx';

const OWN = 7;
const person = (usuari_fk: number | null, estat: EquipItem['estat']): EquipItem => ({
  usuari_fk,
  invitacio_fk: usuari_fk === null ? 30 : null,
  estat,
  nom: `Persona ${usuari_fk ?? 'convidada'}`,
  cognoms: '',
  email: 'algu@exemple.cat',
  rol: 'tecnic',
  darrer_acces: null,
  caduca: null,
});

it('leaves several out and lets them in again, never oneself nor who is only invited', async () => {
  const api = fakeApi([
    answers(equipRoutes.list, () => ({
      total: 5,
      offset: 0,
      limit: 50,
      items: [
        person(OWN, 'actiu'),
        person(8, 'actiu'),
        person(9, 'actiu'),
        person(10, 'baixa'),
        person(null, 'convidat'),
      ],
    })),
    answers(equipRoutes.get, ({ params }) => ({ id: Number(params?.id), versio: 3 }) as UsuariRecord),
    answers(equipRoutes.update, ({ params }) => ({ id: Number(params?.id) }) as UsuariRecord),
    answers(equipRoutes.remove, () => ({ fet: true as const })),
  ]);
  openScreen({ room: equipWeb, path: `/empresa/${EMPRESA}/usuari`, api, user: OWN });
  const user = userEvent.setup();
  await screen.findByText(/Persona 8/);
  const all = async (verb: string) => {
    screen.getAllByRole('row')[1]?.focus();
    await user.keyboard('{Control>}a{/Control}');
    const bar = screen.getByRole('toolbar', { name: 'Accions de la selecció' });
    await user.click(within(bar).getByRole('button', { name: verb }));
  };
  await all('Donar de baixa 2 de 5');
  const ask = await screen.findByRole('dialog');
  expect(ask.textContent).toContain('2 persones deixaran');
  await user.click(within(ask).getByRole('button', { name: 'Donar de baixa' }));
  const asked = (name: string) => api.calls.filter((call) => call.name === name).map(({ options }) => options);
  await waitFor(() => expect(asked('usuari.remove').map(({ params }) => params)).toEqual([{ id: 8 }, { id: 9 }]));
  await all('Tornar a donar accés 1 de 5');
  await waitFor(() => expect(asked('usuari.update')).toHaveLength(1));
  expect(asked('usuari.update')[0]).toMatchObject({ params: { id: 10 }, body: { versio: 3, actiu: true } });
});
