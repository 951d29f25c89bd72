import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import type { FormigoSettings } from '../contract/inputs.ts';
import { formigoRoutes } from '../contract/routes.ts';
import { LIMIT_ROWS } from '../domain/limits.data.ts';
import { formigoWeb } from './index.tsx';

const SETTINGS: FormigoSettings = {
  treball_fk: 5,
  versio: 0,
  normativa: 'CODI',
  norma: null,
  excepcio: null,
  modalitat: 'ESTADISTIC',
  central: '',
  notes: '',
  opcions: { tipus: [], resistencies: [], usuals: [], consistencies: [], ambients: [], distintius: [] },
  limits_canviats: [],
};

const PARTIDES = [
  { id: 40, nom: 'Formigó (EHE-08)', formigo_flg: true },
  { id: 41, nom: 'Formigó (Codi)', formigo_flg: true },
  { id: 42, nom: 'Maons', formigo_flg: false },
];
const open = async () => {
  const sent: Record<string, unknown>[] = [];
  const api = fakeApi([
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.get, () => SETTINGS),
    answers(formigoRoutes.limits, () => [...LIMIT_ROWS]),
    answers(procesRoutes.programa, () => ({ processos: [{ proces_fk: 4, partides: PARTIDES }] }) as never),
    answers(formigoRoutes.createZona, (options) => {
      sent.push(options.body as never);
      throw new Error('stop');
    }),
  ]);
  openScreen({ room: formigoWeb, path: `/empresa/${EMPRESA}/treball/5/formigo/zona/nova`, api });
  await screen.findByLabelText(/^Designació/);
  return sent;
};

describe('nova zona', () => {
  it('feeds the five fields from the text and the text from the fields', async () => {
    const user = userEvent.setup();
    await open();
    const text = screen.getByLabelText<HTMLInputElement>(/^Designació/);
    await user.clear(text);
    await user.type(text, 'ha-30/b/12/xc4+xf1');
    expect(screen.getByLabelText<HTMLInputElement>(/^fck/).value).toBe('30');
    expect(screen.getByLabelText<HTMLInputElement>(/^Consistència/).value).toBe('B');
    expect(screen.getByLabelText<HTMLInputElement>(/^Ambient/).value).toBe('XC4+XF1');
    await user.tab();
    expect(text.value).toBe('HA-30/B/12/XC4+XF1');
    await user.selectOptions(screen.getByLabelText(/^fck/), '35');
    await waitFor(() => expect(text.value).toBe('HA-35/B/12/XC4+XF1'));
    await user.click(screen.getByRole('button', { name: 'XA1' }));
    await waitFor(() => expect(text.value).toBe('HA-35/B/12/XC4+XF1+XA1'));
  });

  it('belongs to the concrete item of the plan that is chosen, and to the one for its regulation where none is', async () => {
    const user = userEvent.setup();
    const sent = await open();
    const select = await screen.findByRole('combobox', { name: 'Partida del programa' });
    const texts = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['La que li toca per la norma', 'Formigó (EHE-08)', 'Formigó (Codi)']);
    await user.type(screen.getByLabelText(/^Nom/), 'Pilars');
    await user.type(screen.getByLabelText(/^Volum/), '100');
    await user.click(screen.getByRole('button', { name: 'Crear la zona' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('treball_partida_fk');
    await user.selectOptions(select, 'Formigó (Codi)');
    await user.click(screen.getByRole('button', { name: /Crear la zona|Reintentar/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ treball_partida_fk: 41 });
  });

  it('warns of a strength below that of the exposure', async () => {
    const user = userEvent.setup();
    await open();
    const text = screen.getByLabelText<HTMLInputElement>(/^Designació/);
    await user.clear(text);
    await user.type(text, 'HA-25/F/20/XC4');
    expect(await screen.findByText(/la resistència mínima esperada és 30/)).toBeTruthy();
  });

  it('starts in the name, and asks for a quantity instead of forecasting without any', async () => {
    const user = userEvent.setup();
    await open();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Nom/));
    const side = screen.getByRole('complementary', { name: 'Previsió' });
    expect(within(side).getByRole('status').textContent).toBe(
      'falta l’amidament. Escriviu-ne almenys un: volum, setmanes, superfície, plantes.',
    );
    expect(side.textContent).not.toMatch(/1 lot[^s]/);
    await user.type(screen.getByLabelText(/^Plantes/), '3');
    expect(within(side).getByRole('status').textContent).toMatch(/^2 lots/);
  });

  it('is filled with the keyboard alone, the quantities right after the structure', async () => {
    const user = userEvent.setup();
    const sent = await open();
    await user.keyboard('Pilars PB{Enter}{Enter}380{Enter}');
    for (const name of [/^Setmanes/, /^Superfície/, /^Plantes/, /^Designació/]) {
      expect(document.activeElement).toBe(screen.getByLabelText(name));
      await user.keyboard('{Enter}');
    }
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ nom: 'Pilars PB', volum: 380, estructura: 'PILARS_MURS_PORTANTS' });
  });

  it('forecasts lots and samples as quantities are typed, with what decides', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(screen.getByLabelText(/^Volum \(m³\)/), '380');
    expect(await screen.findByText(/4 lots, 12 pastades\. Mana el volum: 380.m³ ÷ 100 → 4/)).toBeTruthy();
  });
});
