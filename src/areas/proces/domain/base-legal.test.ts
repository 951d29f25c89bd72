import { expect, test } from 'vitest';
import { baseLegalOf } from './base-legal.ts';

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
  expect(baseLegalOf({ ...dates, data_projecte: '2021-11-09' }, '2026-05-12').normes.at(-1)).toBe('ehe');
});
