import { describe, expect, it } from 'vitest';
import { isCommonContrasenya } from './contrasenya.ts';
import { waitAfter } from './espera.ts';

describe('wait after bad tries', () => {
  it('is nothing up to four, then doubles up to its bound', () => {
    expect([0, 4, 5, 6, 7, 10, 50].map((tries) => waitAfter(tries, 'compte'))).toEqual([0, 0, 2, 4, 8, 60, 60]);
    expect([5, 10, 50].map((tries) => waitAfter(tries, 'adreca'))).toEqual([2, 64, 900]);
  });
});

describe('common passwords', () => {
  it.each([
    'password123',
    'Contrasenya2026',
    '1234567890',
    'aaaaaaaaaa',
    'abababababab',
    'qwertyuiop',
    'abcdefghij',
    'barcelona1992',
  ])('%s is refused', (contrasenya) => {
    expect(isCommonContrasenya(contrasenya, [])).toBe(true);
  });
  it('refuses the person’s own name or address', () => {
    expect(isCommonContrasenya('tecnica.prova', ['tecnica.prova'])).toBe(true);
    expect(isCommonContrasenya('tecnicaprova77', ['tecnica prova'])).toBe(true);
  });
  it.each(['grua-blava-sorra-9', 'Encofrat i ferralla', 'zk3!vQp0rt8w'])('%s is taken', (contrasenya) => {
    expect(isCommonContrasenya(contrasenya, ['tecnica'])).toBe(false);
  });
});
