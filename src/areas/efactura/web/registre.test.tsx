import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { type Darrera, type RegistreItem, registreRoutes } from '../contract/registre.ts';
import { efacturaWeb } from './index.tsx';

afterEach(cleanup);

const ITEM: RegistreItem = {
  id: 9,
  ordre: 2,
  tipus: 'alta',
  factura_fk: 4,
  numserie: '2026/A/0002',
  data_expedicio: '2026-11-28',
  moment: '2026-11-28T10:00:00+01:00',
  estat: 'no_enviat',
  huella: 'F7B94CFD8924EDFF',
};
const sound: Darrera = {
  registres: 2,
  comprovacio: { quan: '2026-11-27T05:00:00.000Z', origen: 'diaria', registres: 2, trencaments: 0, detall: [] },
};
const broken: Darrera = {
  registres: 2,
  comprovacio: {
    quan: '2026-11-28T09:00:00.000Z',
    origen: 'persona',
    registres: 2,
    trencaments: 1,
    detall: [{ ordre: 1, numserie: '2026/A/0001', que: 'text' }],
  },
};
const open = (darrera: Darrera, items: readonly RegistreItem[], rol: Rol = 'titular') => {
  const api = fakeApi([
    answers(registreRoutes.darrera, () => darrera),
    answers(registreRoutes.list, () => ({ total: items.length, offset: 0, limit: 50, items: [...items] })),
    answers(registreRoutes.comprova, () => broken),
  ]);
  openScreen({ room: efacturaWeb, path: `/empresa/${EMPRESA}/registre`, api, rol });
  return api;
};

it('says when the chain was last checked, and what was wrong when it is checked again', async () => {
  open(sound, [ITEM]);
  await screen.findByText('Cadena comprovada el 27/11/2026 a les 06:00: 2 registres, cap trencament.');
  await userEvent.click(screen.getByRole('button', { name: 'Comprovar la cadena' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 trencament en 2 registres');
  expect(alert.textContent).toContain('Registre 1 (2026/A/0001): el text no és el que es va fer');
  expect(alert.textContent).toContain('Es pot continuar facturant');
});

it('offers whoever only reads neither the check nor the export', async () => {
  open(sound, [ITEM], 'lector');
  await screen.findByText(/cap trencament/);
  expect(screen.queryByRole('button', { name: 'Comprovar la cadena' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar els registres (XML)' })).toBeNull();
});

it('says where the first record will come from', async () => {
  open({ registres: 0, comprovacio: null }, []);
  await screen.findByText('El primer registre es farà en emetre la primera factura.');
  expect(screen.queryByText(/Cadena/)).toBeNull();
});

it('does not export between dates that cannot be read', async () => {
  open(sound, [ITEM]);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar els registres (XML)' }));
  await userEvent.type(await screen.findByLabelText('Des del'), '30/11/2026');
  await userEvent.type(screen.getByLabelText('Fins al'), '1/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar' }));
  await waitFor(() => expect(screen.getByText(/la primera abans que la segona/)).toBeTruthy());
});

const declared = { nom: 'Obra i Control', codi: 'OC', versio: '3.6.1', data: '2026-11-28' };
it('tells plainly that nobody declared, or what the producer declares', async () => {
  const openAbout = (productor: object | null) =>
    openScreen({
      room: efacturaWeb,
      path: '/quant-a',
      api: fakeApi([answers(registreRoutes.declaracio, () => ({ ...declared, productor }) as never)]),
    });
  openAbout(null);
  await screen.findByText(/ningú no s’ha declarat productor/);
  expect(screen.queryByRole('button', { name: 'Baixar la declaració (PDF)' })).toBeNull();
  cleanup();
  openAbout({
    nom: 'Programes Exemple, SL',
    nif: 'B12345674',
    adreca: 'Carrer Fictici, 12',
    lloc: 'Barcelona, España',
  });
  await screen.findByText('Programes Exemple, SL');
  expect(screen.getByText('28/11/2026, Barcelona, España')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Baixar la declaració (PDF)' })).toBeTruthy();
});
