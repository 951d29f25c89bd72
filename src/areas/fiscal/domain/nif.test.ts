import { describe, expect, it } from 'vitest';
import { checkNif, nifKey, nifPasses, normaliseNif } from './nif.ts';

const VALID =
  '89890001K 12345678Z 00000000T X5253868R Z0000000M Y3860557K K0928769Y L1111111G A11111119 B64717838 B10317980 J99216582 P2813400E P0801900B N0032001J';
const INVALID = '89890001A X1111111A K0000000A A11111118 B27471977 P00000000 X65474207 I0000000J 123456789';

describe('tax id', () => {
  it.each(VALID.split(' '))('%s passes', (nif) => {
    expect(checkNif(nif).state).toBe('correcte');
  });
  it.each(INVALID.split(' '))('%s does not pass', (nif) => {
    expect(nifPasses(nif)).toBe(false);
  });
  it.each(['B0000000J', 'K0000000T'])('%s is unusual but passes', (nif) => {
    expect(checkNif(nif).state).toBe('dubtos');
    expect(nifPasses(nif)).toBe(true);
  });
  it('tells the kinds apart', () => {
    expect(['12345678A', 'A11111118', '12'].map((nif) => checkNif(nif).state)).toEqual(['lletra', 'control', 'forma']);
  });
  it.each([
    ['es-b64717838', 'B64717838'],
    ['B 64.717.838', 'B64717838'],
    ['b-64717838', 'B64717838'],
    ['X05253868R', 'X5253868R'],
    ['ESB64717838', 'B64717838'],
  ])('%s is the same as %s', (typed, normal) => {
    expect(normaliseNif(typed)).toBe(normal);
    expect(nifKey(typed)).toBe(nifKey(normal));
  });
  it('judges neither nothing nor another country', () => {
    expect([nifPasses(''), nifPasses('  '), nifPasses('DE123', 'DE')]).toEqual([true, true, true]);
  });
});
