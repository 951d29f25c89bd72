import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Numeracio, numeracioRoutes } from '#areas/factura/contract/numeracio.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { BLANK_EMPRESA } from '../contract/blank.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { empresaWeb } from './index.tsx';

const ITEMS: readonly Numeracio[] = [
  { serie: 'A', nom: 'Ordinària', tipus: 'ordinaria', exercici: 2026, darrer: 9, seguent: 'A-2026-00010', pot: false },
  {
    serie: 'S',
    nom: 'Simplificada',
    tipus: 'simplificada',
    exercici: 2026,
    darrer: 0,
    seguent: 'S-2026-00001',
    pot: true,
  },
];
const open = (given: { rol?: Rol; language?: Language; refused?: TransportFailure } = {}) => {
  const rol = given.rol ?? 'titular';
  const empresa = {
    ...BLANK_EMPRESA,
    ...{ id: EMPRESA, versio: 3, nom_fiscal: 'Despatx A', nif: 'B12345674', rol, exerciciActiu: 2026, baixa: false },
    ...{ creada: '2026-11-01T08:00:00Z', canviada: '2026-11-01T08:00:00Z', certificats: null },
  };
  const api = fakeApi([
    answers(empresaRoutes.get, () => empresa),
    answers(usuariRoutes.exercicis, () => [{ usuariId: 7, empresaId: EMPRESA, exercici: 2026 }]),
    answers(numeracioRoutes.list, () => ({ items: [...ITEMS] })),
    answers(numeracioRoutes.start, () => {
      if (given.refused) throw given.refused;
      return { items: ITEMS.map((one) => (one.pot ? { ...one, darrer: 37, seguent: 'S-2026-00038' } : one)) };
    }),
  ]);
  const { language } = given;
  openScreen({
    room: empresaWeb,
    path: `/empresa/${EMPRESA}/dades?part=series`,
    api,
    rol,
    ...(language && { language }),
  });
  return api;
};
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ name }) => name === numeracioRoutes.start.name);
afterEach(cleanup);

it.each([
  ['ca', 'Començar la sèrie S per un altre número', 'Darrer número donat a l’altre programa'],
  ['es', 'Empezar la serie S por otro número', 'Último número dado en el otro programa'],
  ['en', 'Start series S at another number', 'Last number given in the other program'],
] as const)(
  'the field has the focus, asks for its number, and says what comes next (%s)',
  async (language, title, label) => {
    const user = userEvent.setup();
    const api = open({ language });
    await user.click(await screen.findByRole('button', { name: title }));
    const dialog = await screen.findByRole('dialog', { name: title });
    const field = within(dialog).getByRole('textbox', { name: new RegExp(label) });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Control>}s{/Control}');
    expect(await within(dialog).findByRole('button', { name: new RegExp(label) })).toBeTruthy();
    expect(sent(api)).toHaveLength(0);
    await user.type(field, '37');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]?.options.body).toEqual({ serie: 'S', exercici: 2026, darrer: 37 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: title })));
    expect(screen.getAllByText(/S-2026-00038/).length).toBeGreaterThan(0);
  },
);

it('a series that numbers already offers nothing, nor does any to who does not run the company', async () => {
  open();
  expect(await screen.findByText('Ja numera aquí')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Començar la sèrie/ })).toHaveLength(1);
  cleanup();
  open({ rol: 'gestor' });
  expect(await screen.findByText('S-2026-00001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Començar la sèrie/ })).toBeNull();
});

it('what is refused is told in the dialog, which stays', async () => {
  const user = userEvent.setup();
  const problem = { codi: 'numeracio_comencada', detail: 'La sèrie S ja ha donat el S-2026-00001.' };
  open({ refused: new TransportFailure('refused', 409, problem as unknown as Problem) });
  await user.click(await screen.findByRole('button', { name: /^Començar la sèrie/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), '5{Control>}s{/Control}');
  expect(await within(dialog).findByText(/ja ha donat/)).toBeTruthy();
});
