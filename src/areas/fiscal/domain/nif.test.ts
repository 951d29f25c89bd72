import { describe, expect, it } from 'vitest';
import { checkNif, nifContradiu, nifKey, nifPasses, normaliseNif, personaOfNif } from './nif.ts';

const VALID =
  '89890001K 12345678Z 00000000T X5253868R Z0000000M Y3860557K K0928769Y L1111111G A11111119 B64717838 B10317980 J99216582 P2813400E P0801900B N0032001J';
const INVALID =
  '89890001A X1111111A K0000000A A11111118 B27471977 P00000000 X65474207 I0000000J 123456789 Y03860557K Z00000000M';

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

/** Group `nif` of the reference cases; probe 40: P, Q, S, N, W, K, L, M, and NIE of 7 and 8 figures. */
const CASES = {
  correcte:
    '89890001K 00000000T 12345678Z 11111111H 54362315K 54362315-K X0000000T Z0000000M X-5253868-R L1111111G A11111119 B64717838 B58378431 ESB-58378431 J99216582 B72877814 B44531218 P0000000J B00000000 J00000000 P2813400E P0801900B A08663619 B85905495 58384285G B23103039 37221735F X01234567L W0000000J N0000000J H00000000 K0928769Y B83871236 E54507058 Q1518001A Y3860557K X4942978W B10317980 N0032001J 50222711A B85626240 S2800001F',
  no: '89890001A X0000000A X1111111A K0000000A A11111118 J99216583 P00000000 I0000000J 123456789 Y12345678Z B27471977 X65474207',
  dubtos: 'K0000000T B0000000J E0000000J',
};
describe('probe 40: ids of every kind', () => {
  it.each(CASES.correcte.split(' '))('%s passes', (nif) => {
    expect(checkNif(nif).state).toBe('correcte');
  });
  it.each(CASES.no.split(' '))('%s does not, and may still be accepted', (nif) => {
    expect(nifPasses(nif)).toBe(false);
  });
  it.each(CASES.dubtos.split(' '))('%s passes with doubt', (nif) => {
    expect(checkNif(nif).state).toBe('dubtos');
  });
  it('a town hall passes, and a NIE is never read as an entity', () => {
    expect(checkNif('P4622000J').kind).toBe('entitat');
    expect(['X5253868R', 'Y3860557K', 'Z0000000M'].map((nif) => checkNif(nif).kind)).toEqual(['nie', 'nie', 'nie']);
    expect(['X65474207', 'Y12345678Z'].map((nif) => checkNif(nif).state)).toEqual(['forma', 'forma']);
  });
});

describe('the kind of person of an id', () => {
  it.each([
    ['12345678Z', 'F'],
    ['X5253868R', 'F'],
    ['K0928769Y', 'F'],
    ['B64717838', 'E'],
    ['P0801900B', 'E'],
    ['B64717839', null],
    ['', null],
  ])('%s: %s', (nif, persona) => {
    expect(personaOfNif(nif)).toBe(persona);
  });
  it('contradicts what is written beside it, except abroad', () => {
    const of = (nif: string, tipus_persona: string, nif_pais = 'ES'): boolean =>
      nifContradiu({ nif, nif_pais, tipus_persona });
    expect([of('12345678Z', 'E'), of('B64717838', 'F'), of('12345678Z', 'F'), of('P0801900B', 'P')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([of('12345678Z', 'E', 'DE'), of('12345678A', 'E'), of('', 'E')]).toEqual([false, false, false]);
  });
});
