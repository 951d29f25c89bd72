import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { llibresRoutes } from '#areas/llibres/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { accioRoutes } from '../contract/accions.ts';
import { treballRoutes } from '../contract/routes.ts';
import { treballWeb } from './index.tsx';

const NC = {
  codi: 'control_amb_mancances',
  cami: 'nc-4.nc_obertes',
  missatge: 'Maons: una no conformitat oberta.',
};
const LOT = { codi: 'control_amb_mancances', cami: 'lot-9.lot_pendent', missatge: 'Pilars · Lot 1: sense veredicte' };

const show = () => {
  const work = buildTreball({ nom: 'Bloc A' });
  const api = fakeApi([
    answers(treballRoutes.get, () => work),
    answers(procesRoutes.list, () => []),
    answers(referenciaRoutes.titulacions, () => []),
    answers(referenciaRoutes.tipusTreball, () => []),
    answers(referenciaRoutes.funcions, () => []),
    answers(llibresRoutes.rendiment, () => ({
      total: 0,
      offset: 0,
      limit: 50,
      items: [],
      sumes: { treballs: 0, pressupostat: 0, facturat: 0, cobrat: 0, gastat: 0, marge: 0 },
    })),
    answers(formigoRoutes.zonesTotes, () => []),
    answers(accioRoutes.finalize, ({ body }) => {
      const given = body as { avisos_acceptats?: string[] };
      if (!given.avisos_acceptats?.length)
        throw new TransportFailure('refused', 409, { status: 409, codi: 'avisos', avisos: [LOT, NC] } as never);
      return { ...work, obert: false, data_tancament: '2026-11-28' };
    }),
    answers(accioRoutes.duplicate, () => ({ ...work, id: 6, codi: '2026/015' })),
  ]);
  const user = userEvent.setup();
  openScreen({ room: treballWeb, path: `/empresa/${EMPRESA}/treball/${work.id}`, api });
  const sent = (name: string) => api.calls.filter((one) => one.name === name).map(({ options }) => options.body);
  const act = async (name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: /Més accions|Accions/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return { user, act, sent };
};

describe('a work as a whole', () => {
  it('is closed over an open non-conformity once its reason is written, and what was typed stays', async () => {
    const { user, act, sent } = show();
    await act('Finalitzar');
    const first = within(await screen.findByRole('dialog', { name: /Tancar el treball/ }));
    const reason = await first.findByRole('textbox', { name: /una no conformitat oberta/ });
    expect(first.getByText(/sense veredicte/)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Tancar el treball' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /no conformitat oberta/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(reason.isConnected).toBe(false);
    await user.type(screen.getByRole('textbox', { name: /no conformitat oberta/ }), 'Acceptada per escrit');
    await user.click(screen.getByRole('button', { name: 'Cancel·lar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('Finalitzar');
    const again = await screen.findByRole('textbox', { name: /no conformitat oberta/ });
    expect((again as HTMLTextAreaElement).value).toBe('Acceptada per escrit');
    again.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent('treball.finalize').at(-1)).toEqual({
        avisos_acceptats: ['control_amb_mancances'],
        excepcions: [{ clau: 'nc-4', motiu: 'Acceptada per escrit' }],
      }),
    );
  });

  it('is copied under a name that is proposed and chosen whole; Enter takes it', async () => {
    const { user, act, sent } = show();
    await act('Duplicar');
    const nom = (await screen.findByRole('textbox', { name: 'Nom del treball nou' })) as HTMLInputElement;
    await waitFor(() => expect(document.activeElement).toBe(nom));
    expect([nom.value, nom.selectionStart, nom.selectionEnd]).toEqual(['Bloc A (còpia)', 0, 14]);
    await user.keyboard('Bloc B{Enter}');
    await waitFor(() => expect(sent('treball.duplicate')).toEqual([{ nom: 'Bloc B', control_qualitat: true }]));
  });
});
