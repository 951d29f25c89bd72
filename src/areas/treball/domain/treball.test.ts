import { describe, expect, it } from 'vitest';
import { nextCodi } from './codi.ts';
import { decidedLots, formigoLeads } from './control.ts';
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

describe('what a list says of a work first', () => {
  const formigo = (no_satisfactoris: number, sense_decisio: number, respostes = 0) => ({
    no_satisfactoris,
    sense_decisio,
    respostes,
  });
  it('is what is open in its plan, never a lot that failed and was decided', () => {
    expect(formigoLeads({ obertes: 1 }, formigo(1, 0))).toBe(false);
    expect(formigoLeads({ obertes: 1 }, formigo(1, 1, 2))).toBe(false);
    expect(formigoLeads({ obertes: 0 }, formigo(1, 0))).toBe(false);
  });
  it('is concrete where the plan has nothing open, or there is none', () => {
    expect(formigoLeads({ obertes: 0 }, formigo(1, 1))).toBe(true);
    expect(formigoLeads({ obertes: 0 }, formigo(0, 0, 1))).toBe(true);
    expect(formigoLeads(null, formigo(0, 0))).toBe(true);
  });
  it('counts failed lots that were decided apart', () => {
    expect(decidedLots(formigo(3, 1))).toBe(2);
  });
});
