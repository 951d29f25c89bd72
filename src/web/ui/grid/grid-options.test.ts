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
  ['of', null],
  ['ofi', 3],
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
