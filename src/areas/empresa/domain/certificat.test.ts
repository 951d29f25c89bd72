import { expect, it } from 'vitest';
import { avisOf, daysLeft, nameShown, nifsOf } from './certificat.ts';

const name = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));

it.each([
  [
    'an entity and who represents it',
    { '2.5.4.97': 'VATES-B12345674', '2.5.4.5': 'IDCES-12345678Z' },
    ['B12345674', '12345678Z'],
  ],
  [
    'the entity in the name',
    { '2.5.4.3': '12345678Z PERSONA FICTICIA (R: B12345674)', '2.5.4.5': 'IDCES-12345678Z' },
    ['B12345674', '12345678Z'],
  ],
  ['a bare number', { '2.5.4.5': '12345678z' }, ['12345678Z']],
  ['only the name', { '2.5.4.3': 'PERSONA FICTICIA - 12345678Z' }, ['12345678Z']],
  ['a number of another kind', { '2.5.4.5': '00:1f:33', '2.5.4.3': 'Servidor' }, []],
  ['nothing', {}, []],
])('reads the tax ids of %s', (_what, fields, nifs) => {
  expect(nifsOf(name(fields))).toEqual(nifs);
});

it('shows the name with its organisation, once', () => {
  expect(nameShown(name({ '2.5.4.3': 'Segell', '2.5.4.10': 'Exemple SLP' }))).toBe('Segell (Exemple SLP)');
  expect(nameShown(name({ '2.5.4.3': 'Exemple SLP', '2.5.4.10': 'Exemple SLP' }))).toBe('Exemple SLP');
  expect(nameShown(name({ '2.5.4.10': 'Exemple SLP' }))).toBe('Exemple SLP');
});

it.each([
  ['2026-11-19', 31, null],
  ['2026-11-20', 30, 30],
  ['2026-12-04', 16, 30],
  ['2026-12-05', 15, 15],
  ['2026-12-17', 3, 3],
  ['2026-12-20', 0, 3],
  ['2026-12-21', -1, 3],
])('on %s a certificate until 20/12/2026 has %i days left', (today, days, avis) => {
  expect(daysLeft(today, '2026-12-20')).toBe(days);
  expect(avisOf(days)).toBe(avis);
});
