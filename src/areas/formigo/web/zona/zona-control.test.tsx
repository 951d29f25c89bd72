import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { cellOf, pastada, savedAs, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona } from '../../contract/schemas.ts';
import { formigoWeb } from '../index.tsx';

const open = async (zona: Zona, language: Language = 'ca') => {
  const api = fakeApi([
    answers(formigoRoutes.zona, () => zona),
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.seguiment, () => savedAs(zona)),
  ]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api, language });
  await screen.findByRole('grid');
  return userEvent.setup();
};

describe('indirect control', () => {
  const INDIRECT = zonaWith(
    [
      pastada(1, { con: [80, 170] }),
      pastada(2, { con: [170, 171] }),
      pastada(3, { con: [80] }),
      pastada(4, { con: [] }),
    ],
    { modalitat: 'INDIRECTE' },
  );
  const lines = (): string[][] =>
    within(screen.getByRole('region', { name: 'Consistència de cada pastada, mm' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent ?? ''),
      );

  it('shows the slump of each sample, its limits and its result instead of the strengths', async () => {
    await open(INDIRECT);
    expect(lines()).toEqual([
      ['80/170', '125,0', '80–170', 'Acceptada'],
      ['170/171', '170,5', '80–170', 'Rebutjada'],
      ['80', '80,0', '80–170', 'Pendent'],
      ['—', '—', '80–170', 'Pendent'],
    ]);
    expect(screen.queryByRole('img', { name: /Gràfic/ })).toBeNull();
    // The grid says which sample was measured once alone, and how both readings are written.
    expect(screen.getAllByRole('img', { name: /^Falta la segona lectura: .*60\/70/ })).toHaveLength(1);
    expect(screen.getByText('La norma rebutja la pastada 2; el lot no.')).toBeTruthy();
    expect(screen.getByText('Codi Estructural, 33.5.a i art. 57')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Comparar amb una altra norma' })).toBeNull();
    expect(screen.queryByText(/^28 dies/)).toBeNull();
    expect(screen.queryByRole('img', { name: 'Falta la resistència' })).toBeNull();
    expect(screen.queryByText(/0 pastades/)).toBeNull();
    expect(screen.queryByText(/lots? jutjat/)).toBeNull();
    expect(screen.getByText(/El 03\/02\/2026 hi ha 3 assaigs de con; la norma en demana almenys 4/)).toBeTruthy();
  });

  const heads = (): string[] => screen.getAllByRole('columnheader').map((one) => one.textContent ?? '');
  it('has no columns of strengths, unless some were typed before, which it says', async () => {
    await open(INDIRECT);
    expect(heads()).toContain('Con mm');
    expect(heads().some((head) => /fc|28-|7 d/.test(head))).toBe(false);
    expect(screen.queryByText(/abans del control indirecte/)).toBeNull();
    expect(screen.queryByText(/^mín\./)).toBeNull();
  });
  it('keeps in sight the strengths typed before', async () => {
    await open(zonaWith([pastada(1, { con: [80, 90], resistencia: 31.5 })], { modalitat: 'INDIRECTE' }));
    expect(heads()).toContain('fc');
    expect(screen.getByText(/es conserven a la vista, però no compten/)).toBeTruthy();
    expect(cellOf(1, 'fc').textContent).toContain('31,5');
  });
  it('says that each day has its tests when it does', async () => {
    const four = [1, 2, 3, 4].map((id) => pastada(id, { con: [80, 90] }));
    await open(zonaWith(four, { modalitat: 'INDIRECTE' }));
    expect(screen.getByText(/Cada dia de subministrament té els 4 assaigs/)).toBeTruthy();
  });

  it('follows what is typed', async () => {
    const user = await open(INDIRECT);
    await user.click(cellOf(4, 'Con mm'));
    await user.keyboard('171/171{Enter}');
    expect(lines()[3]).toEqual(['171/171', '171,0', '80–170', 'Rebutjada']);
    expect(screen.getByText('La norma rebutja les pastades 2, 4; el lot no.')).toBeTruthy();
  });

  it('says that the regulation has no limits for that consistency', async () => {
    await open({ ...INDIRECT, normativa: 'EHE-98', consistencia: 'L' } as Zona);
    expect(lines()[0]).toEqual(['80/170', '125,0', '—', 'Sense límits']);
    expect(screen.getByText(/La norma no dona interval/)).toBeTruthy();
  });
});

describe('comparing with another regulation', () => {
  const FAILED = zonaWith([29.4, 35.6, 34.9].map((resistencia, place) => pastada(place + 1, { resistencia })));

  it('shows both verdicts and their seven steps, the other only informative, and returns the focus', async () => {
    const user = await open(FAILED);
    const button = screen.getByRole('button', { name: 'Comparar amb una altra norma' });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Lot 1: comparar amb una altra norma' });
    const own = within(dialog).getByRole('region', { name: 'Codi Estructural, norma de la zona' });
    const other = within(dialog).getByRole('region', { name: 'EHE-08, només informatiu' });
    expect(own.textContent).toContain('No satisfactori');
    expect(own.querySelectorAll('[data-step]')).toHaveLength(7);
    expect(other.querySelectorAll('[data-step]')).toHaveLength(7);
    expect(other.textContent).toContain('EHE-08, triada només per comparar');
    expect(other.textContent).toContain('No es coneix cap pastada anterior del mateix formigó.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('says what the other regulation asks and the lot has not answered', async () => {
    const user = await open(FAILED, 'es');
    await user.click(screen.getByRole('button', { name: 'Comparar con otra norma' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Norma para comparar'), 'EHE-98');
    const other = within(dialog).getByRole('region', { name: 'EHE-98, solo informativo' });
    expect(other.textContent).toContain('Falta una respuesta');
    expect(other.textContent).toContain('no se supone ningún veredicto');
    expect(other.textContent).toContain('No se conoce la clase de central');
  });

  it('opens the same step in both columns', async () => {
    const user = await open(FAILED, 'en');
    await user.click(screen.getByRole('button', { name: 'Compare with another regulation' }));
    const dialog = await screen.findByRole('dialog');
    const [first] = within(dialog).getAllByRole('button', { name: /^6 / });
    if (!first) throw new Error('no step');
    await user.click(first);
    for (const step of within(dialog).getAllByRole('button', { name: /^6 / }))
      expect(step.getAttribute('aria-expanded')).toBe('true');
  });
});
