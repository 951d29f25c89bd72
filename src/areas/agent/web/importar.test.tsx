import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pujadaRoutes } from '#contract/pujada.ts';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { type Importacio, importacioRoutes } from '../contract/importacio.ts';
import { agentWeb } from './index.tsx';

const path = `/empresa/${EMPRESA}/agent/importar`;
const OPENED: Importacio = {
  id: 8,
  nom: 'agents.csv',
  estat: 'oberta',
  creada: '2026-11-28T09:00:00Z',
  format: 'csv',
  codificacio: 'windows-1252',
  separador: ';',
  capcalera: ['Nom', 'Vila'],
  mostra: [['Peña, SL', 'Vic']],
  total: 3,
  proposta: ['nom_complet', null],
  resultat: null,
};
const task = (more: Partial<Tasca> = {}): Tasca => ({
  id: 5,
  tipus: 'agent.importar',
  titol: 'Importació d’agents',
  estat: 'en_curs',
  fet: 2,
  total: 6,
  creada: '2026-11-28T09:00:00Z',
  acabada: null,
  caduca: null,
  fitxer: null,
  resultat: null,
  error: null,
  ...more,
});

/** The server of an import: `done` once its task has ended. */
const server = (now: { importacio: Importacio; tasca: Tasca }) =>
  fakeApi([
    answers(pujadaRoutes.create, () => ({ id: 3, rebut: 0, mida: 20, bocins: 1 }) as never),
    answers(pujadaRoutes.put, () => ({}) as never),
    answers(pujadaRoutes.finish, () => ({}) as never),
    answers(importacioRoutes.create, () => now.importacio),
    answers(importacioRoutes.get, () => now.importacio),
    answers(importacioRoutes.revisio, () => ({
      total: 2,
      offset: 0,
      limit: 50,
      bones: 1,
      amb_avisos: 1,
      amb_faltes: 1,
      items: [
        { fila: 2, nom: 'Peña, SL', nif: '', poblacio: 'Vic', telefon: '', email: '', faltes: [], avisos: [] },
        {
          fila: 3,
          nom: 'Dos, SL',
          nif: 'B1',
          poblacio: '',
          telefon: '',
          email: '',
          faltes: [],
          avisos: [{ cami: 'nif', codi: 'nif_incorrecte', missatge: 'El NIF no és correcte.' }],
        },
      ],
    })),
    answers(importacioRoutes.fer, () => now.tasca),
    answers(tascaRoutes.get, () => now.tasca),
    answers(tascaRoutes.cancel, () => now.tasca),
  ]);

it('leads from the file to the outcome, sending the columns and the warnings that were accepted', async () => {
  const user = userEvent.setup();
  const now = { importacio: OPENED, tasca: task() };
  const api = server(now);
  openScreen({ room: agentWeb, path, api });
  const file = new File(['Nom;Vila'], 'agents.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Triar un fitxer', { selector: 'input' }), file);
  expect(await screen.findByText('Peña, SL')).toBeDefined();
  expect(window.location.hash).toContain('id=8');
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(await screen.findByText('1 sense avisos · 1 amb avisos · 1 amb errors')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Acceptar els avisos de la fila 3' }));
  await user.selectOptions(screen.getByLabelText('Tots com a'), 'Promotor');
  await user.click(screen.getByRole('button', { name: 'Importar 2' }));
  expect(await screen.findByRole('progressbar', { name: 'S’està important…' })).toHaveProperty('value', 2);
  expect(api.calls.find(({ name }) => name === importacioRoutes.fer.name)?.options.body).toMatchObject({
    columnes: ['nom_complet', null],
    acceptades: [3],
    tots: 'promotor',
  });
  expect(window.location.hash).toContain('tasca=5');
  now.importacio = { ...OPENED, estat: 'feta', resultat: { creats: 2, saltats: 0, errors: 1 } };
  now.tasca = task({ estat: 'feta', fet: 6 });
  expect(
    await screen.findByText('S’han importat 2 agents · 1 fila no importada', {}, { timeout: 5_000 }),
  ).toBeDefined();
});

it('finds its task again after a reload, with how far it is, and can give it up', async () => {
  const user = userEvent.setup();
  const now = { importacio: OPENED, tasca: task() };
  const api = server(now);
  openScreen({ room: agentWeb, path: `${path}?id=8&tasca=5`, api });
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveProperty('value', 2));
  expect(screen.getByRole('progressbar')).toHaveProperty('max', 6);
  await user.click(screen.getByRole('button', { name: 'Cancel·lar' }));
  expect(api.calls.some(({ name }) => name === tascaRoutes.cancel.name)).toBe(true);
  cleanup();
  // One that has ended shows its outcome, whatever the address says.
  now.importacio = { ...OPENED, estat: 'feta', resultat: { creats: 3, saltats: 0, errors: 0 } };
  openScreen({ room: agentWeb, path: `${path}?id=8&tasca=5`, api });
  expect(await screen.findByText('S’han importat 3 agents · 0 files no importades')).toBeDefined();
});

it('says at the file why it cannot be read, and takes another one', async () => {
  const user = userEvent.setup();
  const refused = new TransportFailure('refused', 422, {
    type: '',
    title: '',
    status: 422,
    detail: 'El full és buit.',
    instance: '',
    codi: 'full_buit',
    requestId: '',
  });
  const now = { importacio: OPENED, tasca: task() };
  const given = server(now);
  let tries = 0;
  const api: typeof given = {
    ...given,
    call: (route, options) => {
      if (route.name !== importacioRoutes.create.name || tries > 0) return given.call(route, options);
      tries += 1;
      return Promise.reject(refused);
    },
  };
  openScreen({ room: agentWeb, path, api });
  const input = await screen.findByLabelText('Triar un fitxer', { selector: 'input' });
  await user.upload(input, new File(['Nom'], 'buit.csv', { type: 'text/csv' }));
  expect(await screen.findByText('El full és buit.')).toBeDefined();
  await user.upload(input, new File(['Nom;Vila'], 'agents.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Peña, SL')).toBeDefined();
});
