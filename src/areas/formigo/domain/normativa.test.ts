import { describe, expect, test } from 'vitest';
import { regulationFor, type WorkDates } from './normativa.ts';

const answer = (dates: WorkDates) => {
  const found = regulationFor(dates);
  return found.ok ? `${found.value.normativa} ${found.value.per}` : found.failure;
};

describe('by the order date', () => {
  test.each([
    ['1998-01-01', 'EHE-98 projecte'],
    ['1999-07-01', 'EHE-98 projecte'],
    ['2008-11-30', 'EHE-98 projecte'],
    ['2008-12-01', 'EHE-08 projecte'],
    ['2021-11-09', 'EHE-08 projecte'],
    ['2021-11-10', 'CODI projecte'],
    ['2026-01-01', 'CODI projecte'],
  ])('%s', (data_projecte, expected) => {
    expect(answer({ data_projecte })).toBe(expected);
  });

  test('that of the commission serves without project date; without either it is asked', () => {
    expect(answer({ data_encarrec: '2015-05-05' })).toBe('EHE-08 encarrec');
    expect(answer({ data_projecte: '2022-05-05', data_encarrec: '2015-05-05' })).toBe('CODI projecte');
    expect(answer({ data_inici: '2022-05-05' })).toBe('cal_data');
    expect(answer({ data_projecte: null, data_encarrec: null })).toBe('cal_data');
  });
});

describe('works that begin late', () => {
  const old = '2008-10-01';
  const middle = '2021-10-01';
  test.each([
    [middle, 'edificacio', '2022-11-10', 'EHE-08 projecte'],
    [middle, 'edificacio', '2022-11-11', 'CODI inici_tardia'],
    [middle, 'civil', '2024-11-10', 'EHE-08 projecte'],
    [middle, 'civil', '2024-11-11', 'CODI inici_tardia'],
    [middle, null, '2022-11-11', 'CODI inici_tardia'],
    [old, 'edificacio', '2009-12-01', 'EHE-98 projecte'],
    [old, 'edificacio', '2009-12-02', 'EHE-08 inici_tardia'],
    [old, 'civil', '2011-12-01', 'EHE-98 projecte'],
    [old, 'civil', '2011-12-02', 'EHE-08 inici_tardia'],
    [old, 'edificacio', '2022-11-10', 'EHE-08 inici_tardia'],
    [old, 'edificacio', '2022-11-11', 'CODI inici_tardia'],
    [old, 'civil', '2024-11-11', 'CODI inici_tardia'],
    ['2021-11-10', 'edificacio', '2030-01-01', 'CODI projecte'],
  ] as const)('%s %s begun %s', (data_projecte, tipus_obra, data_inici, expected) => {
    expect(answer({ data_projecte, tipus_obra, data_inici })).toBe(expected);
  });

  test('the answer tells the dates', () => {
    expect(regulationFor({ data_projecte: middle, data_inici: '2023-01-01' })).toEqual({
      ok: true,
      value: { normativa: 'CODI', per: 'inici_tardia', data: middle, inici: '2023-01-01', termini: '2022-11-10' },
    });
    expect(regulationFor({ data_projecte: middle, data_inici: '2022-01-01' })).toEqual({
      ok: true,
      value: { normativa: 'EHE-08', per: 'projecte', data: middle },
    });
  });

  test('a choice by hand wins and keeps who, when and why', () => {
    const canviada = { qui: 'Marta', quan: '2021-12-01', motiu: 'Acord amb la propietat' };
    expect(regulationFor({ data_projecte: middle, excepcio: { normativa: 'CODI', ...canviada } })).toEqual({
      ok: true,
      value: { normativa: 'CODI', per: 'excepcio', canviada },
    });
    expect(answer({ excepcio: { normativa: 'EHE-98', ...canviada } })).toBe('EHE-98 excepcio');
  });
});
