import { describe, expect, it } from 'vitest';
import { buildLot, earlierSamples } from '#tests/support/formigo-lot.ts';
import { judgeUnder, othersThan } from './altra-norma.ts';
import { DISTINTIUS, MODALITATS, NORMATIVES } from './tipus.ts';
import { judge } from './verdict.ts';

const codesOf = (...given: Parameters<typeof judgeUnder>): string[] =>
  judgeUnder(...given).notes.map(({ codi }) => codi);

describe('judgeUnder', () => {
  it('judges as the other regulation does, but for the step that says why it governs', () => {
    for (const own of NORMATIVES)
      for (const other of othersThan(own))
        for (const distintiu of DISTINTIUS)
          for (const modalitat of MODALITATS)
            for (const strengths of [[29.4, 35.6, 34.9], [36, 36, 36, 36, 36, 36], [36, null], []]) {
              const lot = buildLot(own, strengths, { distintiu, modalitat, anteriors: earlierSamples(40, 2) });
              const { verdict } = judgeUnder(lot, other);
              const alone = judge({ ...lot, norma: { normativa: other, per: 'projecte', data: '2010-02-01' } });
              expect({ ...verdict, steps: verdict.steps.slice(1) }).toEqual({ ...alone, steps: alone.steps.slice(1) });
              expect(verdict.steps[0]).toMatchObject({ codi: 'per_comparacio', params: { normativa: other } });
            }
  });

  it('may turn the verdict: 29,4 fails under the Codi and is accepted below fck under EHE-98 class A', () => {
    const lot = buildLot('CODI', [29.4, 35.6, 34.9], { classeCentral: 'A' });
    expect(judge(lot).verdict).toBe('no_satisfactori');
    expect(judgeUnder(lot, 'EHE-98').verdict).toMatchObject({ verdict: 'satisfactori', acceptedBelowFck: true });
  });

  it('says what the other regulation would ask, and does not invent it', () => {
    const lot = buildLot('CODI', [36, 36, 36]);
    expect(judgeUnder(lot, 'EHE-98').verdict.ask).toBe('coeficient');
    expect(codesOf(lot, 'EHE-98')).toEqual(expect.arrayContaining(['pregunta', 'sense_classe']));
    const known = { ...lot, respostes: { coeficient: { classe: 'A' as const } } };
    expect(codesOf(known, 'EHE-98')).not.toContain('pregunta');
    expect(codesOf(known, 'EHE-98')).toContain('respostes');
  });

  it('says how many earlier samples are known, none included', () => {
    const told = (anteriors: readonly number[]) =>
      judgeUnder(buildLot('CODI', [36, 36, 36], { anteriors }), 'EHE-08').notes.find(
        ({ codi }) => codi === 'anteriors',
      );
    expect(told([])?.params).toEqual({ n: 0 });
    expect(told(earlierSamples(36))?.params).toEqual({ n: 36 });
  });

  it('says when it would want more samples or a smaller lot', () => {
    const lot = buildLot('CODI', [52, 53, 54], { fck: 50, volum: 120 });
    const { notes } = judgeUnder(lot, 'EHE-08');
    expect(notes.find(({ codi }) => codi === 'mostres')?.params).toMatchObject({ tingudes: 3 });
    expect(notes.find(({ codi }) => codi === 'mida')?.params).toEqual({ limit: 100, volum: 120 });
    expect(codesOf(buildLot('CODI', [36, 36, 36], { volum: 100 }), 'EHE-08')).not.toContain('mida');
  });
});
