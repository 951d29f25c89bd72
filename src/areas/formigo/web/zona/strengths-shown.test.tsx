import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { cellOf, pastada, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import { formigoWeb } from '../index.tsx';

const broken = (...values: readonly number[]) =>
  values.map((valor) => ({ edat: 28 as const, forma: 'cilindre' as const, valor }));

/** Opens a zone of fck 25. */
const open = async (specimens: readonly number[], language: Language, distintiu: 1 | 4): Promise<void> => {
  const rows = [
    pastada(1, { provetes: broken(...specimens) }),
    ...[2, 3].map((id) => pastada(id, { resistencia: 31.26 })),
  ];
  const zona = zonaWith(rows, { resistencia: 25, distintiu, designacio: 'HA-25/F/20/XC1' });
  const api = fakeApi([answers(formigoRoutes.zona, () => zona), answers(treballRoutes.get, () => buildTreball())]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api, language });
  await screen.findByRole('grid');
};

describe('a strength beside its limit', () => {
  it.each([
    ['ca', [25, 25.1], '25,05', 4],
    ['es', [25, 25.1], '25,05', 4],
    ['en', [25, 25.1], '25.05', 4],
    ['ca', [24.9, 25], '24,95', 1],
    ['ca', [25, 25, 25.01], '25,003', 4],
    ['ca', [22.4, 22.5], '22,45', 4],
  ] as const)(
    'in %s the mean of %j is %s in grid, foot, formula, steps and table',
    async (language, specimens, shown, mark) => {
      const user = userEvent.setup();
      await open(specimens, language, mark);
      const pane = document.querySelector<HTMLElement>('[data-verdict]');
      if (!pane) throw new Error('no verdict');
      expect(cellOf(1, 'fc').textContent).toBe(shown);
      expect(cellOf(2, 'fc').textContent).toBe(language === 'en' ? '31.3' : '31,3');
      expect(screen.getByText(new RegExp(`^m[ií]n\\.? ${shown}$`))).toBeTruthy();
      const formula = within(pane)
        .getAllByRole('button', { pressed: false })
        .map((one) => one.textContent);
      expect(formula).toContain(shown);
      await user.keyboard('s');
      expect(
        within(pane)
          .getAllByRole('listitem')
          .some((line) => line.textContent?.includes(shown)),
      ).toBe(true);
      await user.keyboard('x');
      expect(within(pane).getAllByRole('cell', { name: shown }).length).toBeGreaterThan(0);
    },
  );
});
