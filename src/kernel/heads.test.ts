import { expect, test } from 'vitest';
import { headKey, headMatcher } from './heads.ts';

const match = headMatcher({ numero: ['num fra'], base_imposable: ['base imp'] });

test.each(['Num. fra.', 'NUM FRA', 'num.fra', 'Núm.  Fra:', '*num_fra*'])(
  '%s is one head, however it is dotted and spaced',
  (head) => {
    expect(headKey(head)).toBe('numfra');
    expect(match([head, 'Base Imp.', 'Base imposable'], new Map())).toEqual(['numero', 'base_imposable', null]);
  },
);

test('what was kept by an older key of a head is found; what is kept by its own goes first', () => {
  const old = ['num. fra.', 'base_imposable'] as const;
  expect(match(['Num. fra.'], new Map([old]))).toEqual(['base_imposable']);
  expect(match(['Num. fra.'], new Map([['numfra', ''], old]))).toEqual([null]);
});
