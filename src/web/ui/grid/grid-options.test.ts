import { expect, test } from 'vitest';
import { optionOf, optionsWith } from './grid-options.ts';

const KINDS = ['Aparells de mesura', 'Aparcament', 'Material d’oficina', 'Serveis de professionals', 'Papereria'].map(
  (text, at) => ({ value: at + 1, text }),
);
const names = (typed: string): string[] => optionsWith(KINDS, typed).map(({ text }) => text);

test('options are found by any part, in any order, without accents; those in which words begin so come first', () => {
  expect(names('of')).toEqual(['Material d’oficina', 'Serveis de professionals']);
  expect(names('OFÍ mat')).toEqual(['Material d’oficina']);
  expect(names('perer')).toEqual(['Papereria']);
  expect(names('res')).toEqual([]);
});

test.each([
  ['apar', null],
  ['aparc', 2],
  ['mesura apar', 1],
  ['papereria', 5],
  ['PAPERERIA', 5],
  ['3', 3],
  ['of', 3],
  ['ofi', 3],
  ['essi', 4],
  ['xyz', null],
])('%s names %s', (typed, value) => {
  expect(optionOf(KINDS, typed)?.value ?? null).toBe(value);
});

test('the name of one that another begins with is that one', () => {
  const options = [
    { value: 1, text: 'Lloguer' },
    { value: 2, text: 'Lloguer d’equips' },
  ];
  expect([optionOf(options, 'lloguer')?.value, optionOf(options, 'llog')]).toEqual([1, null]);
});

test('the beginning of a name wins over the middle of another, and names wins over groups, whose options are all found', () => {
  const options = [
    { value: 1, text: 'Estudis geotècnics', grup: 'Serveis de professionals' },
    { value: 2, text: 'Tècnics col·laboradors', grup: 'Serveis de professionals' },
    { value: 3, text: 'Papereria', grup: 'Material d’oficina' },
    { value: 4, text: 'Assegurança del local', grup: 'Assegurances' },
    { value: 5, text: 'Responsabilitat civil', grup: 'Assegurances' },
  ];
  const found = (typed: string) => optionsWith(options, typed).map(({ value }) => value);
  expect([optionOf(options, 'tecnics')?.value, found('tecnics')]).toEqual([2, [2, 1]]);
  expect([optionOf(options, 'ofi')?.value, found('oficina')]).toEqual([3, [3]]);
  expect([optionOf(options, 'assegurances'), found('assegurances')]).toEqual([null, [4, 5]]);
  expect([optionOf(options, 'asseguran')?.value, found('asseguran')]).toEqual([4, [4, 5]]);
});
