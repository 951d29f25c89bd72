import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { firstSeries, type Serie, seriesFaults } from './series.ts';

const changed = (place: number, more: Partial<Serie>): Serie[] =>
  firstSeries('ca').map((one, at) => (at === place ? { ...one, ...more } : one));
const told = (series: readonly Serie[]) => seriesFaults(series).map(({ cami, codi }) => `${cami} ${codi}`);

it.each(LANGUAGES)('the first series of a company in %s have no fault', (language) => {
  expect(firstSeries(language).map(({ codi }) => codi)).toEqual(['A', 'R', 'S', 'P']);
  expect(told(firstSeries(language))).toEqual([]);
});

it.each([
  [
    'a code twice, whatever its capitals',
    changed(1, { codi: 'a' }),
    ['1.codi serie_repetida', '1.format numero_altra_serie'],
  ],
  ['a format with a fault', changed(2, { format: '{serie}-{mes}' }), ['2.format numero_token']],
  [
    'a number that another series gives',
    changed(1, { format: 'A-{exercici}-{numero}' }),
    ['1.format numero_altra_serie'],
  ],
  ['no rectifying series', changed(1, { tipus: 'ordinaria' }), [' serie_falta']],
  ['no series at all', [], [' serie_falta', ' serie_falta']],
])('%s is refused', (_what, series, faults) => {
  expect(told(series)).toEqual(faults);
});

it('a quotation may have the number of an invoice', () => {
  expect(told(changed(3, { format: 'A-{exercici}-{numero:5}' }))).toEqual([]);
});
