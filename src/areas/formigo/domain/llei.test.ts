import { describe, expect, test } from 'vitest';
import { buildLot } from '#tests/support/formigo-lot.ts';
import { COEFICIENT_ROWS, CONSTANT_ROWS, KN_EHE98_ROWS } from './coeficients.data.ts';
import { CON_DIARI_ROWS, CON_NUMERO_ROWS, CON_ROWS, FLUX_ROWS } from './consistencia.data.ts';
import { MINIM_ROWS } from './designacio.data.ts';
import { LIMIT_ROWS } from './limits.data.ts';
import { lowestConfidence, needsVerifying, withChanges } from './llei.ts';
import { MOSTRES_FCK_ROWS, MOSTRES_VOLUM_ROWS } from './mostres.data.ts';
import { NORMATIVA_ROWS } from './normatives.data.ts';
import { FORMA_ROWS, RECORREGUT_ROWS } from './provetes.data.ts';
import type { LawOverride, LawRow } from './tipus.ts';
import { judge } from './verdict.ts';

const ALL: readonly LawRow[] = [
  ...[
    ...NORMATIVA_ROWS,
    ...LIMIT_ROWS,
    ...MOSTRES_FCK_ROWS,
    ...MOSTRES_VOLUM_ROWS,
    ...KN_EHE98_ROWS,
    ...COEFICIENT_ROWS,
  ],
  ...[
    ...CONSTANT_ROWS,
    ...RECORREGUT_ROWS,
    ...FORMA_ROWS,
    ...CON_ROWS,
    ...FLUX_ROWS,
    ...CON_NUMERO_ROWS,
    ...CON_DIARI_ROWS,
    ...MINIM_ROWS,
  ],
];

test('rows of law have ids of their own, below 100000, with since, source and confidence', () => {
  expect(new Set(ALL.map((row) => row.id)).size).toBe(ALL.length);
  for (const row of ALL) {
    expect(row.id).toBeLessThan(100_000);
    expect(row.since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row.source).not.toBe('');
    expect(['V', 'K+', 'K', 'I']).toContain(row.confidence);
  }
});

describe('confidence', () => {
  test('the lowest rules', () => {
    expect(lowestConfidence()).toBe('V');
    expect(lowestConfidence('V', 'K', 'K+')).toBe('K');
    expect(lowestConfidence('I', 'V')).toBe('I');
    expect((['V', 'K+', 'K', 'I'] as const).filter(needsVerifying)).toEqual(['K', 'I']);
  });
});

describe('changed rows', () => {
  const by = { qui: 'Marta', quan: '2024-02-03', motiu: 'Acta 7' } as const;
  const change = (fila: number, valors: LawOverride['valors']): LawOverride => ({ fila, valors, ...by });

  test('the last change of a row wins; unknown fields and the id are left', () => {
    const rows = withChanges(COEFICIENT_ROWS, [change(5203, { valor: 2 }), change(5203, { valor: 3, id: 9, res: 1 })]);
    expect(rows.find((row) => row.id === 5203)).toEqual({ ...COEFICIENT_ROWS[0], valor: 3, canviada: by });
    expect(rows.find((row) => row.id === 5204)).toBe(COEFICIENT_ROWS[1]);
    expect(withChanges(COEFICIENT_ROWS)).toBe(COEFICIENT_ROWS);
  });

  test.each([
    ['KN', 5403, { valor: 0.8 }, buildLot('CODI', [36, 36, 36]), 28.8],
    [
      '1,66',
      5506,
      { valor: 2 },
      buildLot('CODI', [36, 36, 36], { anteriors: Array.from({ length: 36 }, (_, i) => 30 + i) }),
      null,
    ],
    ['sigma', 5507, { valor: 2 }, buildLot('CODI', [36], { distintiu: 5, respostes: { sigma: { sigma: 4 } } }), 28],
    ['K2', 5203, { valor: 2 }, buildLot('EHE-08', [34, 35, 36]), 31],
    ['88.4.b', 5122, { kn: 0.5 }, buildLot('EHE-98', [36, 36], { classeCentral: 'B' }), 18],
  ] as const)('%s enters the verdict and its steps', (_, fila, valors, lot, f) => {
    const found = judge({ ...lot, canvis: [change(fila, valors)] });
    if (f === null) expect(found.coeficient).toBe(2);
    else expect(found.f).toBeCloseTo(f, 9);
    expect(found.lleis).toContain(fila);
    const step = found.steps.find((each) => each.canviades.length > 0);
    expect(step?.canviades).toEqual([{ fila, ...by }]);
    expect(step?.lines).toContainEqual({
      codi: 'fila_canviada',
      params: { fila, qui: 'Marta', quan: '03/02/2024', motiu: 'Acta 7' },
    });
  });

  test('0,90, the range of specimens and the samples asked for can be changed too', () => {
    const reduced = judge(buildLot('EHE-98', [34, 34], { classeCentral: 'B', canvis: [change(5501, { valor: 0.8 })] }));
    expect(reduced.limit090).toBe(24);
    expect(reduced.formulaParts.filter((part) => part.role === 'numero').at(-1)?.value).toBeCloseTo(0.8, 12);
    const marked = judge(buildLot('CODI', [25], { distintiu: 4, canvis: [change(5504, { valor: 0.8 })] }));
    expect(marked).toMatchObject({ ask: 'sigma', limit090: 24 });
    const asked = judge(buildLot('CODI', [36, 36, 36], { canvis: [change(4109, { minim: 5 })] }));
    expect(asked).toMatchObject({ mostresDemanades: 5, mostresInsuficients: true });
    const provetes = [30, 36].map((valor) => ({ edat: 28, forma: 'cilindre', valor }) as const);
    const mostres = [{ numero: 1, resistencia: null, provetes }];
    const wider = buildLot('CODI', [], { mostres, distintiu: 4, canvis: [change(6021, { maxim: 0.3 })] });
    expect(judge(wider).verdict).toBe('satisfactori');
    expect(judge({ ...wider, canvis: [] }).verdict).toBe('mostra_no_valida');
  });
});

test.each([
  ['EHE-98', 'EHE-98, art. 88', '1999-07-01'],
  ['EHE-08', 'EHE-08, art. 86.3.2', '2008-12-01'],
  ['CODI', 'Codi Estructural, art. 57.3.2', '2021-11-10'],
] as const)(
  'the range of the specimens of a sample under %s: 0,13 for two, 0,20 for three, each from its article',
  (normativa, source, since) => {
    const own = RECORREGUT_ROWS.filter((row) => row.normativa === normativa);
    expect(own.map(({ n, maxim }) => [n, maxim])).toEqual([
      [2, 0.13],
      [3, 0.2],
    ]);
    for (const row of own) expect(row).toMatchObject({ source, since });
  },
);
