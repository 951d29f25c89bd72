import { expect, test } from 'vitest';
import { isDecisionLeftOver, isOnOtherResults, settledBy } from './decisio.ts';
import { VEREDICTES } from './tipus.ts';

test('a decision is left over beside a satisfactory lot alone', () => {
  expect(VEREDICTES.filter((verdict) => isDecisionLeftOver(verdict, true))).toEqual(['satisfactori']);
  expect(VEREDICTES.filter((verdict) => isDecisionLeftOver(verdict, false))).toEqual([]);
});

test('a decision is on other results while the lot fails by another margin, as it is printed', () => {
  const failing = (marge: number | null) => ({ verdict: 'no_satisfactori' as const, marge });
  expect(isOnOtherResults(failing(-4.81), -4.81)).toBe(false);
  expect(isOnOtherResults(failing(-4.812), -4.81)).toBe(false);
  expect(isOnOtherResults(failing(-13.76), -4.81)).toBe(true);
  expect(isOnOtherResults(failing(-1.2), -4.81)).toBe(true);
  expect(isOnOtherResults(failing(null), -4.81)).toBe(true);
  expect(isOnOtherResults(failing(null), null)).toBe(false);
  // Of before the margin was kept nothing can be said; a lot that no longer fails has its own word.
  expect(isOnOtherResults(failing(-13.76), undefined)).toBe(false);
  expect(isOnOtherResults({ verdict: 'satisfactori', marge: 2 }, -4.81)).toBe(false);
});

test('what is to be taken again settles nothing', () => {
  expect(settledBy(null)).toBeNull();
  expect(settledBy({ resultat: null })).toBeNull();
  expect(settledBy({ resultat: 'acceptat' })).toBe('acceptat');
  expect(settledBy({ resultat: 'acceptat', revisar: true })).toBeNull();
});
