import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { pastada, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { formigoRoutes } from '../contract/routes.ts';
import { formigoWeb } from './index.tsx';

const PLANNED = { data: null, albara: '' } as const;
const WARNS = [{ codi: 'te_resultats', cami: '', missatge: 'Se suprimiran 1 lot i 2 pastades.' }];

const FILLED = [pastada(1), pastada(2, { resistencia: 35 })];
const open = async (warns: boolean, nom: string, filled = FILLED) => {
  const asked: unknown[] = [];
  const zona = zonaWith([...filled, pastada(3, PLANNED), pastada(4, PLANNED)], { nom });
  const api = fakeApi([
    answers(formigoRoutes.zona, () => zona),
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.zonesTotes, () => []),
    answers(formigoRoutes.get, () => null as never),
    answers(formigoRoutes.deleteZona, (options) => {
      asked.push(options.query);
      const { avisos_acceptats = [] } = options.query as { avisos_acceptats?: string[] };
      if (warns && !avisos_acceptats.includes('te_resultats'))
        throw new TransportFailure('refused', 409, { codi: 'avisos', avisos: WARNS } as never);
      return { desfer: { id: asked.length, caduca: '2026-03-02T10:00:00.000Z' } };
    }),
  ]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Accions|Més/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suprimir la zona' }));
  return { user, asked, dialog: await screen.findByRole('dialog') };
};

describe('deleting a zone', () => {
  it('names what goes along, the filled samples apart from the planned, and asks it once', async () => {
    const { user, asked, dialog } = await open(true, 'Pilars A');
    expect(dialog.textContent).toContain('Se suprimiran 1 lot i 2 pastades, a més de 2 de previstes sense dades.');
    await user.click(within(dialog).getByRole('button', { name: 'Suprimir la zona' }));
    expect(await screen.findByText('Zona suprimida: Pilars A')).toBeTruthy();
    expect(asked).toEqual([{ empresa_fk: EMPRESA, avisos_acceptats: ['te_resultats'] }]);
    expect(screen.getByRole('button', { name: /Desfer/ })).toBeTruthy();
  });

  it('accepts no warning unseen: results that came meanwhile are asked about', async () => {
    const { user, asked, dialog } = await open(true, 'Pilars D', []);
    await user.click(within(dialog).getByRole('button', { name: 'Suprimir la zona' }));
    const second = await screen.findByRole('dialog', { name: 'Avís' });
    expect(asked).toEqual([{ empresa_fk: EMPRESA }]);
    expect(second.textContent).toContain('Se suprimiran 1 lot i 2 pastades.');
    await user.click(within(second).getByRole('button', { name: 'Suprimir la zona' }));
    await waitFor(() =>
      expect(asked).toEqual([{ empresa_fk: EMPRESA }, { empresa_fk: EMPRESA, avisos_acceptats: ['te_resultats'] }]),
    );
  });

  it('deletes nothing when the warning is not accepted', async () => {
    const { user, asked, dialog } = await open(true, 'Pilars B', []);
    await user.click(within(dialog).getByRole('button', { name: 'Suprimir la zona' }));
    const second = await screen.findByRole('dialog', { name: 'Avís' });
    await user.click(within(second).getByRole('button', { name: 'Cancel·lar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toHaveLength(1);
    expect(screen.queryByText('Zona suprimida: Pilars B')).toBeNull();
  });

  it('asks once when the server has nothing to warn of', async () => {
    const { user, asked, dialog } = await open(false, 'Pilars C', []);
    await user.click(within(dialog).getByRole('button', { name: 'Suprimir la zona' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked).toEqual([{ empresa_fk: EMPRESA }]));
  });
});
