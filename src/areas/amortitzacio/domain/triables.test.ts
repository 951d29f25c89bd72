import { expect, test } from 'vitest';
import { exercicisDe, type TaulaDesDe } from './canvi-taula.ts';
import { potTriar } from './triables.ts';

const TAULES: readonly TaulaDesDe[] = [
  { des_de: 0, taula: 'simplificada' },
  { des_de: 2024, taula: 'societats' },
  { des_de: 2026, taula: 'simplificada' },
];

test('a row is offered to what starts in the exercises of its table, while it stands', () => {
  const row = { des_de: '2015-01-01', fins_a: '2026-12-31' };
  const general = { ...row, exercicis: exercicisDe('societats', TAULES) };
  const simple = { ...row, exercicis: exercicisDe('simplificada', TAULES) };
  const days = ['2014-12-31', '2023-12-31', '2024-01-01', '2025-12-31', '2026-01-01', '2027-01-01'];
  expect(days.map((day) => potTriar(general, day))).toEqual([false, false, true, true, false, false]);
  expect(days.map((day) => potTriar(simple, day))).toEqual([false, true, false, false, true, false]);
});
