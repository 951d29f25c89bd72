import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Trilingual } from '#kernel/language.ts';
import { assaigsPrevistos, ritmeOf } from './frequencia.ts';

const bank = JSON.parse(
  readFileSync(new URL('../server/catalogue/partides.json', import.meta.url), 'utf8'),
) as readonly { readonly comprovacions: readonly { readonly frequencia: Trilingual }[] }[];
const frequencies = new Map(
  bank.flatMap(({ comprovacions }) => comprovacions.map(({ frequencia }) => [frequencia.ca, frequencia] as const)),
);

describe('how often a check is made', () => {
  test('every frequency of the bank that gives a number says it alike in the three languages', () => {
    const read = new Map([...frequencies].map(([ca, { es, en }]) => [ca, [ca, es, en].map(ritmeOf)]));
    for (const [ca, all] of read) expect([ca, all[1], all[2]]).toEqual([ca, all[0], all[0]]);
    const said = Object.fromEntries([...read].flatMap(([ca, [one]]) => (one ? [[ca, one]] : [])));
    expect(said).toEqual({
      '1 per lot': { per: 'lot', n: 1 },
      '2 mostres per lot': { per: 'lot', n: 2 },
      '1 per cada 100 m²': { per: 'mida', n: 1, mida: '100', unitat: 'm2' },
      '1 per cada 400 m²': { per: 'mida', n: 1, mida: '400', unitat: 'm2' },
      '1 per cada 4 habitatges o fracció': { per: 'mida', n: 1, mida: '4', unitat: 'hab' },
      'Un cop, abans de començar': { per: 'vegada', n: 1 },
      'Un cop acabat': { per: 'vegada', n: 1 },
    });
  });

  test('what only looks like a number gives none', () => {
    for (const text of ['', '10 % dels elements, mínim 3', '100 %', 'Cada subministrament', '2 mostres', '3 per mes'])
      expect([text, ritmeOf(text)]).toEqual([text, null]);
  });

  const item = { lots: 2, amidament: '450', unitat: 'm2' };
  test.each([
    ['2 mostres per lot', null, { n: 4, motiu: 'lot' }],
    ['1 per cada 100 m²', null, { n: 5, motiu: 'mida' }],
    ['Un cop acabat', null, { n: 1, motiu: 'vegada' }],
    ['Cada subministrament', null, { n: 2, motiu: 'un_per_lot' }],
    ['1 per cada 4 habitatges o fracció', null, { n: 2, motiu: 'un_per_lot' }],
    ['2 mostres per lot', 7, { n: 7, motiu: 'ma' }],
    ['2 mostres per lot', 0, { n: 0, motiu: 'ma' }],
  ] as const)('%s, %s written: %o', (frequencia, assaigs, expected) => {
    expect(assaigsPrevistos({ assaigs, frequencia }, item)).toEqual(expected);
  });
  test('without a measurement no size tells how many', () => {
    const none = { ...item, amidament: null };
    expect(assaigsPrevistos({ assaigs: null, frequencia: '1 per cada 100 m²' }, none).motiu).toBe('un_per_lot');
  });
});
