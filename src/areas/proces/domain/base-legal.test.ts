import { expect, test } from 'vitest';
import { baseLegalOf, dataDeFormigo, formigoDe } from './base-legal.ts';

const dates = { data_projecte: null, data_encarrec: null, data_inici: null };

test('the decree is cited up to its last day, by the date of the project, else of the work, else of today', () => {
  const of = (given: Partial<Record<keyof typeof dates, string>>, avui = '2026-05-12') =>
    baseLegalOf({ ...dates, ...given }, avui);
  expect(of({ data_projecte: '2025-11-11' })).toMatchObject({ base: 'decret375', per: 'projecte' });
  expect(of({ data_projecte: '2025-11-12' })).toMatchObject({ base: 'vigent', per: 'projecte' });
  expect(of({ data_projecte: '2025-11-12', data_inici: '2020-01-01' }).base).toBe('vigent');
  expect(of({ data_inici: '2025-01-10' })).toMatchObject({ base: 'decret375', per: 'treball', data: '2025-01-10' });
  expect(of({ data_encarrec: '2025-12-01' })).toMatchObject({ base: 'vigent', per: 'treball' });
  expect(of({})).toMatchObject({ base: 'vigent', per: 'avui' });
  expect(of({}, '2025-01-01').base).toBe('decret375');
});

test('the user switches it; concrete goes by the rules of the project', () => {
  const asked = baseLegalOf({ ...dates, data_projecte: '2026-01-01' }, '2026-05-12', 'decret375');
  expect(asked).toMatchObject({ base: 'decret375', per: 'usuari', data: null });
  expect(asked.normes).toEqual(['decret375', 'loe13', 'cte7', 'cteII', 'codi']);
  // A work ordered under EHE-08 that began too late for it, or one of before, goes by its own regulation.
  const late = { ...dates, data_projecte: '2015-06-01', data_inici: '2026-09-01' };
  expect(baseLegalOf(late, '2026-11-30', undefined, 'CODI').normes.at(-1)).toBe('codi');
  const old = baseLegalOf({ ...dates, data_projecte: '2005-03-01' }, '2026-11-30', undefined, 'EHE-98');
  expect([old.normes.at(-1), formigoDe(old)]).toEqual(['ehe98', 'EHE-98']);
  expect(baseLegalOf({ ...dates, data_projecte: '2021-11-09' }, '2026-05-12').normes.at(-1)).toBe('ehe');
});

test('items of concrete hold by the regulation of the work, not by the bare date of its project', () => {
  expect(dataDeFormigo('CODI', '2015-06-01')).toBe('2021-11-10');
  expect(dataDeFormigo('CODI', '2026-03-01')).toBe('2026-03-01');
  expect(dataDeFormigo('EHE-08', '2023-03-01')).toBe('2021-11-09');
  expect(dataDeFormigo('EHE-08', '2015-06-01')).toBe('2015-06-01');
  expect(dataDeFormigo(null, null)).toBeNull();
});
