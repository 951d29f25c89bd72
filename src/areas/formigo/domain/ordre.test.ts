import { expect, test } from 'vitest';
import { comparePours, type PourMark } from './ordre.ts';

const pour = (data: string | null, hora: string | null, entrada: number): PourMark => ({ data, hora, entrada });

test('date, then time, then entry; what is not known comes after', () => {
  const inOrder = [
    pour('2024-01-01', '08:00', 9),
    pour('2024-01-01', '10:30', 8),
    pour('2024-01-01', '10:30', 10),
    pour('2024-01-01', null, 1),
    pour('2024-01-02', '07:00', 2),
    pour(null, '06:00', 3),
    pour(null, null, 4),
    pour(null, null, 5),
  ];
  expect([...inOrder].reverse().sort(comparePours)).toEqual(inOrder);
  expect([...inOrder].sort(comparePours)).toEqual(inOrder);
  expect(comparePours(pour('2024-01-01', null, 7), pour('2024-01-01', null, 7))).toBe(0);
});
