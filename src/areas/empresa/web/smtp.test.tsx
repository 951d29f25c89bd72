import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { BLANK_EMPRESA } from '../contract/blank.ts';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { type Smtp, smtpRoutes } from '../contract/smtp.ts';
import { empresaWeb } from './index.tsx';

const EMPRESA_A: Empresa = {
  ...BLANK_EMPRESA,
  id: EMPRESA,
  versio: 1,
  nom_fiscal: 'Despatx A',
  rol: 'titular',
  exerciciActiu: 2026,
  baixa: false,
  creada: '2026-11-01T08:00:00Z',
  canviada: '2026-11-01T08:00:00Z',
  certificats: [],
};
const KEPT: Smtp = {
  versio: 2,
  host: 'smtp.exemple.cat',
  port: 587,
  seguretat: 'starttls',
  usuari: 'despatx',
  te_contrasenya: true,
  de_nom: 'Despatx A',
  de_email: 'despatx@exemple.cat',
  canviat: '2026-11-01T08:00:00Z',
};

const open = (smtp: Smtp | null, rol: Rol = 'titular', producte = false) => {
  const api = fakeApi([
    answers(empresaRoutes.get, () => EMPRESA_A),
    answers(smtpRoutes.get, () => ({ smtp, producte })),
    answers(smtpRoutes.update, ({ body }) => {
      const { contrasenya, versio = 0, ...fields } = (body ?? {}) as unknown as Smtp & { contrasenya?: string };
      return { smtp: { ...KEPT, ...fields, versio: versio + 1, te_contrasenya: contrasenya !== undefined }, producte };
    }),
    answers(smtpRoutes.prova, () => ({
      enviat: false,
      motiu: { codi: 'smtp_acces' as const, missatge: 'No accepta l’usuari.' },
      resposta: '535 5.7.8 Authentication credentials invalid',
    })),
  ]);
  openScreen({ room: empresaWeb, path: `/empresa/${EMPRESA}/dades?part=correu`, api, rol });
  return api;
};
const sent = (api: ReturnType<typeof fakeApi>, name: string) =>
  api.calls.filter((call) => call.name === name).map((call) => call.options.body as unknown);
afterEach(cleanup);

it('keeps the password out of sight and sends it only when it is typed', async () => {
  const user = userEvent.setup();
  const api = open(KEPT);
  const name = await screen.findByLabelText(/^Nom/);
  expect(screen.getByLabelText('Contrasenya')).toHaveProperty('value', '');
  expect(screen.getByText(/Ja n’hi ha una de desada/)).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Despatx B{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'empresa.updateSmtp')).toHaveLength(1));
  expect(sent(api, 'empresa.updateSmtp')[0]).toEqual({
    versio: 2,
    host: 'smtp.exemple.cat',
    port: 587,
    seguretat: 'starttls',
    usuari: 'despatx',
    de_nom: 'Despatx B',
    de_email: 'despatx@exemple.cat',
  });
  await user.type(screen.getByLabelText('Contrasenya'), 'nova-clau{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'empresa.updateSmtp')).toHaveLength(2));
  expect(sent(api, 'empresa.updateSmtp')[1]).toMatchObject({ versio: 3, contrasenya: 'nova-clau' });
  await waitFor(() => expect(screen.getByLabelText('Contrasenya')).toHaveProperty('value', ''));
});

it('tries the kept server and shows what it said; not while changes wait', async () => {
  const user = userEvent.setup();
  const api = open(KEPT);
  await user.click(await screen.findByRole('button', { name: 'Provar el correu' }));
  expect(await screen.findByText('No accepta l’usuari.')).toBeTruthy();
  expect(screen.getByText('535 5.7.8 Authentication credentials invalid')).toBeTruthy();
  expect(sent(api, 'empresa.provaSmtp')).toEqual([{ to: 'despatx@exemple.cat' }]);
  await user.type(screen.getByLabelText(/^Servidor/), 'x');
  expect(screen.getByRole('button', { name: 'Provar el correu' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Deseu els canvis abans de provar-lo.')).toBeTruthy();
});

it('a first one is asked for whole, and who may not set it does not see the tab', async () => {
  const user = userEvent.setup();
  const api = open(null);
  await screen.findByLabelText(/^Servidor/);
  expect(screen.getByRole('button', { name: 'Provar el correu' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/^Usuari/), 'x{Control>}s{/Control}');
  expect((await screen.findAllByText(/cal omplir-lo/)).length).toBeGreaterThan(2);
  expect(sent(api, 'empresa.updateSmtp')).toEqual([]);
  cleanup();
  const reader = open(KEPT, 'lector');
  await screen.findByDisplayValue('Despatx A');
  expect(screen.queryByRole('link', { name: /Correu/ })).toBeNull();
  expect(sent(reader, 'empresa.smtp')).toEqual([]);
});

it('says that letters leave through the program where the company has no server, and tries that one', async () => {
  const user = userEvent.setup();
  const api = open(null, 'titular', true);
  expect(await screen.findByText(/surten pel del programa/)).toBeTruthy();
  await user.type(screen.getByLabelText('Enviar-lo a'), 'jo@exemple.cat');
  await user.click(screen.getByRole('button', { name: 'Provar el correu' }));
  await waitFor(() => expect(sent(api, 'empresa.provaSmtp')).toEqual([{ to: 'jo@exemple.cat' }]));
  cleanup();
  open(null);
  expect(await screen.findByRole('button', { name: 'Provar el correu' })).toHaveProperty('disabled', true);
  expect(screen.queryByText(/surten pel del programa/)).toBeNull();
});
