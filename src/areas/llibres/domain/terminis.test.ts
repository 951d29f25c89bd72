import { expect, test } from 'vitest';
import { esHabil, habilDesDe, pasqua, terminiDe } from './terminis.ts';

test('Easter, as almanacs have it', () => {
  expect([1961, 2000, 2019, 2024, 2025, 2026, 2027, 2030, 2038, 2049, 2076].map(pasqua)).toEqual([
    ...['1961-04-02', '2000-04-23', '2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28'],
    ...['2030-04-21', '2038-04-25', '2049-04-18', '2076-04-19'],
  ]);
});

test('a day that closes gives way to the next that does not', () => {
  // Friday and Saturday; a holiday on a Monday; Good Friday, then its weekend.
  expect([esHabil('2026-11-27'), esHabil('2026-11-28')]).toEqual([true, false]);
  expect([habilDesDe('2026-10-12'), habilDesDe('2026-04-03'), habilDesDe('2026-12-25')]).toEqual([
    '2026-10-13',
    '2026-04-06',
    '2026-12-28',
  ]);
});

test.each([
  ['303', 2026, 1, '2026-04-20'],
  ['303', 2026, 4, '2027-02-01'],
  ['111', 2026, 4, '2027-01-20'],
  ['130', 2024, 2, '2024-07-22'],
  ['303', 2029, 1, '2029-04-20'],
  ['390', 2026, 0, '2027-02-01'],
  ['347', 2026, 0, '2027-03-01'],
  ['347', 2027, 0, '2028-02-29'],
  // 20 April of 2057 is Good Friday.
  ['303', 2057, 1, '2057-04-23'],
])('%s of %i, quarter %i, until %s', (model, exercici, trimestre, wanted) => {
  expect(terminiDe({ model, exercici, trimestre })).toBe(wanted);
});
