import { expect, test } from 'vitest';
import { isDecisionLeftOver } from './decisio.ts';
import { VEREDICTES } from './tipus.ts';

test('a decision is left over beside a satisfactory lot alone', () => {
  expect(VEREDICTES.filter((verdict) => isDecisionLeftOver(verdict, true))).toEqual(['satisfactori']);
  expect(VEREDICTES.filter((verdict) => isDecisionLeftOver(verdict, false))).toEqual([]);
});
