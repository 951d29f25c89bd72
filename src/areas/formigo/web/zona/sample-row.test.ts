import { expect, it } from 'vitest';
import { pastada } from '#tests/support/zona-record.ts';
import { cellsOf, oddDate } from './sample-row.ts';

const TODAY = '2026-11-28';

it.each([
  ['results of a day to come', { data: '2026-11-29', resistencia: 31 }, 'amb_resultats'],
  ['a 7-day value of a day to come', { data: '2027-02-01', provetes: [{ edat: 7, valor: 20 }] }, 'amb_resultats'],
  ['a pour that is planned', { data: '2026-12-15' }, null],
  ['the slip of a year', { data: '2062-11-28' }, 'llunyana'],
  ['today with its results', { data: TODAY, resistencia: 31 }, null],
  ['no date at all', { data: null, resistencia: 31 }, null],
] as const)('of a sample’s date is odd: %s', (_what, more, odd) => {
  expect(oddDate(cellsOf(pastada(1, more as object)), TODAY)).toBe(odd);
});
