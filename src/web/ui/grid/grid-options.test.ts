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

test('a figure names the one that bears it, the general one of several, and none where that is not said', () => {
  const options = [
    { value: 4, text: '21 % · General', xifra: '21', general: true },
    { value: 21, text: '21 % · D’altres temps', xifra: '21' },
    { value: 3, text: '4 % · Superreduït', xifra: '4' },
    { value: 1, text: 'Exempt (art. 20)', xifra: '0' },
    { value: 7, text: '0 % · Donatius (art. 91)', xifra: '0' },
    { value: 9, text: '7,5 % · Pastes', xifra: '7.5' },
  ];
  const named = (typed: string) => optionOf(options, typed)?.value ?? null;
  expect(['21', '21 %', '2', '4', '4,00', '7.5', '7'].map(named)).toEqual([4, 4, 4, 3, 3, 9, 9]);
  expect(['0', '0 %', '0,0', '9', '20', '1'].map(named)).toEqual([null, null, null, null, null, null]);
  expect(optionsWith(options, '0').map(({ value }) => value)).toEqual([1, 7]);
  expect(['donat', 'exempt', '0 % · Donatius (art. 91)'].map(named)).toEqual([7, 1, 7]);
});
