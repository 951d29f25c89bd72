import { describe, expect, test } from 'vitest';
import { type Ambient, ARMAT_OF, GRUP_AMBIENT } from './designacio.data.ts';
import { composeDesignacio, type Designacio, parseDesignacio } from './designacio.ts';
import {
  checkDesignacio,
  consistenciesOf,
  designacioOptions,
  minimumStrengthOf,
  serieOf,
} from './designacio-regles.ts';
import { marksOf } from './distintius.ts';
import type { Normativa } from './tipus.ts';

const read = (text: string): Designacio => {
  const found = parseDesignacio(text);
  if (!found.ok) throw new Error(`${text}: ${found.failure}`);
  return found.value;
};
const codes = (text: string, normativa: Normativa) => {
  const { faults, warnings } = checkDesignacio(read(text), normativa);
  return { faults: faults.map((note) => note.codi), warnings: warnings.map((note) => note.codi) };
};

describe('reading', () => {
  test('takes the parts', () => {
    expect(read('HA-25/B/20/IIa+Qb')).toEqual({
      ...{ tipus: 'HA', resistencia: 25, consistencia: 'B', mesura: 20, ambients: ['IIa', 'Qb'] },
    });
    expect(composeDesignacio(read('HA25/B/20/XC2'))).toBe('HA-25/B/20/XC2');
    expect(composeDesignacio(read('hra - 35 / ac / 12 / xc4 + xf1'))).toBe('HRA-35/AC/12/XC4+XF1');
  });

  test.each([
    ['', 'forma'],
    ['HA-25/B/20', 'forma'],
    ['HA-25/B/20/IIa/x', 'forma'],
    ['HA--25/B/20/IIa', 'resistencia'],
    ['25/B/20/IIa', 'tipus'],
    ['HX-25/B/20/IIa', 'tipus'],
    ['-25/B/20/IIa', 'tipus'],
    ['HA-5/B/20/IIa', 'resistencia'],
    ['HA-1000/B/20/IIa', 'resistencia'],
    ['HA-25x/B/20/IIa', 'resistencia'],
    ['HA-x25/B/20/IIa', 'resistencia'],
    ['HAx25/B/20/IIa', 'tipus'],
    ['HA-25/Z/20/IIa', 'consistencia'],
    ['HA-25/B/200/IIa', 'mesura'],
    ['HA-25/B/0/IIa', 'mesura'],
    ['HA-25/B/a20/IIa', 'mesura'],
    ['HA-25/B/20/', 'ambient'],
    ['HA-25/B/20/IIx', 'ambient'],
    ['HA-25/B/20/IIa+', 'ambient'],
  ])('%s', (text, failure) => {
    expect(parseDesignacio(text)).toEqual({ ok: false, failure });
  });
});

describe('rules', () => {
  test('plain sailing', () => {
    expect(codes('HA-25/B/20/IIa', 'EHE-98')).toEqual({ faults: [], warnings: [] });
    expect(codes('HA-25/F/20/XC2', 'CODI')).toEqual({ faults: [], warnings: [] });
    expect(codes('HM-20/B/40/I', 'EHE-08')).toEqual({ faults: [], warnings: [] });
  });

  test('what a regulation does not have blocks', () => {
    expect(codes('HRA-30/F/20/IIa', 'EHE-08').faults).toEqual(['tipus_fora_de_norma']);
    expect(codes('HA-30/AC/20/IIa', 'EHE-08').faults).toEqual(['consistencia_fora_de_norma']);
    expect(codes('HA-30/L/20/IIa', 'EHE-98').faults).toEqual(['consistencia_fora_de_norma']);
    expect(codes('HA-30/L/20/IIa', 'EHE-08').faults).toEqual([]);
    expect(codes('HA-30/B/20/IIa', 'CODI').faults).toEqual(['ambient_fora_de_norma']);
    expect(codes('HA-30/B/20/XC1+XC1', 'CODI').faults).toEqual(['ambient_repetit']);
    expect(checkDesignacio({ ...read('HA-30/B/20/XC1'), ambients: [] }, 'CODI').faults[0]?.codi).toBe(
      'ambient_obligatori',
    );
  });

  test('each note carries what its sentence says', () => {
    const params = (text: string, normativa: Normativa) => {
      const { faults, warnings } = checkDesignacio(read(text), normativa);
      return [...faults, ...warnings].map((note) => note.params);
    };
    expect(params('HRA-30/F/20/IIa', 'EHE-08')).toEqual([{ tipus: 'HRA', normativa: 'EHE-08' }]);
    expect(params('HA-30/AC/20/IIa', 'EHE-08')).toEqual([{ consistencia: 'AC', normativa: 'EHE-08' }]);
    expect(params('HA-30/B/20/IIa', 'CODI')).toEqual([{ ambient: 'IIa', normativa: 'CODI' }]);
    expect(params('HA-30/B/20/XC1+XC1', 'CODI')).toEqual([{ ambient: 'XC1' }]);
    expect(params('HA-32/B/21/XC1+XC4', 'CODI')).toEqual([{ resistencia: 32 }, { mesura: 21 }, { ambient: 'XC4' }]);
    expect(params('HM-30/B/20/XC2', 'CODI')).toEqual([{ ambient: 'XC2', tipus: 'HM' }]);
  });

  test('a class of another regulation sets no least strength; of equals the first is named', () => {
    const least = (ambients: readonly Ambient[], tipus: 'HM' | 'HA' = 'HA') =>
      minimumStrengthOf({ tipus, ambients }, 'CODI');
    expect(least(['IIIc'])).toEqual({ fck: null, ambient: null, confidence: 'V', noAplica: [] });
    expect(least(['XC4', 'XF1'])).toMatchObject({ fck: 30, ambient: 'XC4' });
    expect(least(['XS3', 'XC1'])).toMatchObject({ fck: 35, ambient: 'XS3' });
    expect(least(['XC1', 'XF1'], 'HM')).toMatchObject({ fck: 30, ambient: 'XF1', noAplica: ['XC1'] });
    expect(minimumStrengthOf({ tipus: 'HM', ambients: ['IIa'] }, 'EHE-08').confidence).toBe('K');
  });

  test('20 is for plain concrete alone', () => {
    expect(codes('HA-20/B/20/XC1', 'CODI').faults).toEqual(['resistencia_massa_baixa']);
    expect(codes('HP-24/B/20/XC1', 'CODI').faults).toEqual(['resistencia_massa_baixa']);
    expect(codes('HA-25/B/20/XC1', 'CODI').faults).toEqual([]);
    expect(codes('HRM-20/B/20/X0', 'CODI').faults).toEqual([]);
    expect(codes('HM-19/B/20/X0', 'CODI').faults).toEqual(['resistencia_massa_baixa']);
    const [fault] = checkDesignacio(read('HA-20/B/20/XC1'), 'CODI').faults;
    expect(fault).toMatchObject({ camp: 'resistencia', params: { resistencia: 20, minim: 25, tipus: 'HA' } });
  });

  test('what is unusual warns', () => {
    expect(codes('HA-32/B/20/XC1', 'CODI').warnings).toEqual(['resistencia_fora_de_serie']);
    expect(codes('HA-55/B/20/IIa', 'EHE-98').warnings).toEqual(['resistencia_fora_de_serie']);
    expect(codes('HA-55/B/20/IIa', 'EHE-08').warnings).toEqual([]);
    expect(codes('HA-30/B/21/XC1', 'CODI').warnings).toEqual(['mida_poc_usual']);
    expect(codes('HA-30/B/20/XC1+XC4', 'CODI').warnings).toEqual(['ambients_mateix_grup']);
    expect(codes('HA-35/B/20/XC4+XS1+XF1', 'CODI').warnings).toEqual([]);
    expect(codes('HA-30/B/20/X0+XC1', 'CODI').warnings).toEqual(['ambient_x0_combinat']);
    expect(codes('HA-30/B/20/X0', 'CODI').warnings).toEqual([]);
    expect(codes('HA-30/B/20/Qa', 'EHE-08').warnings).toEqual(['ambient_general_absent']);
    expect(codes('HA-30/B/20/IIa+IIb', 'EHE-08').warnings).toEqual(['ambients_mateix_grup']);
    expect(codes('HM-30/B/20/XC2', 'CODI').warnings).toEqual(['ambient_no_aplica']);
  });

  test('the least strength is the highest of the classes, and only warns', () => {
    const { warnings, faults } = checkDesignacio(read('HA-30/B/20/XC4+XS3'), 'CODI');
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      {
        codi: 'resistencia_minima',
        camp: 'resistencia',
        params: { minim: 35, ambient: 'XS3', resistencia: 30 },
        confidence: 'V',
      },
    ]);
    expect(codes('HA-35/B/20/XC4+XS3', 'CODI').warnings).toEqual([]);
    expect(checkDesignacio(read('HA-25/B/20/IIIa'), 'EHE-08').warnings[0]).toMatchObject({ confidence: 'K' });
  });
});

/** Columns of the two tables: plain, reinforced, prestressed. */
const MINIMS: Readonly<Record<string, readonly [number | null, number, number]>> = {
  ...{ X0: [20, 25, 25], XC1: [null, 25, 25], XC2: [null, 25, 25], XC3: [null, 30, 30], XC4: [null, 30, 30] },
  ...{ XS1: [null, 30, 30], XS2: [null, 30, 35], XS3: [null, 35, 35] },
  ...{ XD1: [null, 30, 35], XD2: [null, 30, 35], XD3: [null, 30, 35] },
  ...{ XF1: [30, 30, 30], XF2: [30, 30, 30], XF3: [30, 30, 30], XF4: [30, 30, 30] },
  ...{
    XA1: [30, 30, 30],
    XA2: [30, 30, 35],
    XA3: [35, 35, 35],
    XM1: [30, 30, 30],
    XM2: [30, 30, 30],
    XM3: [30, 30, 30],
  },
  ...{ I: [20, 25, 25], IIa: [null, 25, 25], IIb: [null, 30, 30], IIIa: [null, 30, 30], IIIb: [null, 30, 35] },
  ...{ IIIc: [null, 35, 35], IV: [null, 30, 35], Qa: [30, 30, 30], Qb: [30, 30, 35], Qc: [35, 35, 35] },
  ...{ H: [30, 30, 30], F: [30, 30, 30], E: [30, 30, 30] },
};

describe('least strength by exposure', () => {
  test.each(Object.entries(MINIMS))('%s', (text, [massa, armat, pretesat]) => {
    const ambient = text as Ambient;
    const normativa = text.startsWith('X') ? 'CODI' : 'EHE-98';
    const least = (tipus: 'HM' | 'HA' | 'HP') => minimumStrengthOf({ tipus, ambients: [ambient] }, normativa);
    expect([least('HM').fck, least('HA').fck, least('HP').fck]).toEqual([massa, armat, pretesat]);
    expect(least('HM').noAplica).toEqual(massa === null ? [ambient] : []);
    expect(GRUP_AMBIENT[ambient]).toBeTruthy();
  });

  test('recycled concrete reads the column of its kind', () => {
    expect([ARMAT_OF.HRM, ARMAT_OF.HRA]).toEqual(['massa', 'armat']);
  });
});

describe('what is offered', () => {
  test('strengths', () => {
    expect(serieOf('EHE-98')).toEqual([20, 25, 30, 35, 40, 45, 50]);
    expect(serieOf('CODI')).toEqual([20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 100]);
    expect(designacioOptions('EHE-98')).toMatchObject({
      resistenciesUsuals: [20, 25, 30],
      resistenciesAltres: [35, 40, 45, 50],
      tipus: ['HM', 'HA', 'HP'],
    });
    expect(designacioOptions('CODI')).toMatchObject({
      resistenciesUsuals: [20, 25, 30, 35],
      tipus: ['HM', 'HA', 'HP', 'HRM', 'HRA'],
    });
  });

  test('consistencies', () => {
    expect(consistenciesOf('EHE-98')).toEqual(['S', 'P', 'B', 'F']);
    expect(consistenciesOf('EHE-08')).toEqual(['S', 'P', 'B', 'F', 'L']);
    expect(consistenciesOf('CODI')).toEqual(['S', 'P', 'B', 'F', 'L', 'AC']);
  });

  test('marks by day: A to 2010-12-31, that day included', () => {
    expect(marksOf('EHE-98')).toEqual([1, 3]);
    expect(marksOf('EHE-08')).toEqual([1, 2, 3]);
    expect(marksOf('EHE-08', '2010-12-31')).toEqual([1, 2, 3]);
    expect(marksOf('EHE-08', '2011-01-01')).toEqual([1, 3]);
    expect(marksOf('CODI', '2009-01-01')).toEqual([1, 4, 5]);
    expect(designacioOptions('EHE-08', '2011-01-01').distintius).toEqual([1, 3]);
  });
});
