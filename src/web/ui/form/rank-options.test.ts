import { expect, it } from 'vitest';
import { rankByName } from './rank-options.ts';

const named = (...texts: string[]) => texts.map((text) => ({ text }));

it.each([
  [
    'vall',
    named('Àrids Exemple', 'Obres Vall', 'Promocions Vallès'),
    ['Obres Vall', 'Promocions Vallès', 'Àrids Exemple'],
  ],
  ['valles pro', named('Obres Vallès', 'Promocions Vallès'), ['Promocions Vallès', 'Obres Vallès']],
  ['all', named('Obres Vall', 'Àrids Exemple'), ['Obres Vall', 'Àrids Exemple']],
  ['', named('B', 'A'), ['B', 'A']],
])('«%s» puts those named so first and leaves the rest as it was', (typed, found, order) => {
  expect(rankByName(found, typed).map(({ text }) => text)).toEqual(order);
});
