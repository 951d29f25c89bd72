import { describe, expect, it } from 'vitest';
import { nextCodi } from './codi.ts';
import { mancancesOf } from './mancances.ts';

describe('next code of a work', () => {
  it('is one more than the highest of its year', () => {
    expect(nextCodi(2026, [])).toBe('2026/001');
    expect(nextCodi(2026, ['2026/009', '2025/120', '2026/014'])).toBe('2026/015');
    expect(nextCodi(2026, ['2026/999'])).toBe('2026/1000');
  });
});

describe('what a work lacks', () => {
  it('names developer, directions and builder while they are missing', () => {
    expect(mancancesOf([])).toEqual([
      'sense_promotor',
      'sense_director',
      'sense_director_execucio',
      'sense_constructor',
    ]);
    const all = ['PRO', 'DO', 'DEO', 'CON'].map((funcio) => ({ funcio, habilitaDeo: true }));
    expect(mancancesOf(all)).toEqual([]);
  });
  it('says when the degree does not qualify for execution direction, not when none is said', () => {
    const deo = (habilitaDeo: boolean | null) => mancancesOf([{ funcio: 'DEO', habilitaDeo }]);
    expect(deo(false)).toContain('titulacio_no_habilita');
    expect(deo(null)).not.toContain('titulacio_no_habilita');
  });
});
