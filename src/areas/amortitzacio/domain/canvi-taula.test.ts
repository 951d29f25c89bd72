import { expect, test } from 'vitest';
import { canvisDe, canvisDeTaula, escritDesDe, filaEquivalent, type TaulaDesDe } from './canvi-taula.ts';
import { COEFICIENTS } from './coeficients.data.ts';
import { potSerPetit } from './defectes.ts';
import { quadreOf } from './quadre.ts';

const NORMAL_2026: readonly TaulaDesDe[] = [
  { des_de: 0, taula: 'simplificada' },
  { des_de: 2026, taula: 'societats' },
];
const be = (more: object = {}) => ({
  fila: 'S-5',
  tipus_be: '23',
  percentatge: '26',
  metode: '01' as const,
  usat: false,
  inici: '2024-01-01',
  ...more,
});

test('every row of a table has one in the other', () => {
  for (const row of COEFICIENTS) {
    const other = filaEquivalent(row, '29');
    expect(other && other.taula !== row.taula, row.codi).toBe(true);
  }
});

test.each([
  ['the most of one is the most of the other', {}, 'L-informatica', '25'],
  ['of software, by its own row', { tipus_be: '33' }, 'L-programari', '33'],
  ['less than the most stays', { percentatge: '15' }, 'L-informatica', '15'],
  ['over the most of the other, its most', { percentatge: '25.5' }, 'L-informatica', '25'],
  ['twice for what was bought used', { usat: true, percentatge: '52' }, 'L-informatica', '50'],
  ['under the least of the other, its least', { percentatge: '10', tipus_be: '23' }, 'L-informatica', '12.5'],
])('%s', (_name, more, fila, percentatge) => {
  expect(canvisDeTaula(be(more), NORMAL_2026)).toEqual([{ des_de: 2026, fila, percentatge }]);
});

test.each([
  ['bought under the other table', be({ inici: '2026-03-01' })],
  ['written by the table that rules', be({ fila: 'L-informatica', percentatge: '25' })],
  ['without a row', be({ fila: null })],
  ['written off freely', be({ metode: '06' })],
])('one %s is as it was written', (_name, good) => {
  expect(canvisDeTaula(good, NORMAL_2026)).toEqual([]);
});

test('it comes back when the company does', () => {
  const taules = [...NORMAL_2026, { des_de: 2028, taula: 'simplificada' as const }];
  expect(canvisDeTaula(be(), taules)).toEqual([
    { des_de: 2026, fila: 'L-informatica', percentatge: '25' },
    { des_de: 2028, fila: 'S-5', percentatge: '26' },
  ]);
});

test('what is pending is carried on by the new percentage, to the last cent', () => {
  const canvis = canvisDeTaula(be(), NORMAL_2026);
  const quadre = quadreOf({
    valor: 200_000,
    residual: 0,
    percentatge: '26',
    canvis,
    metode: '01',
    inici: '2024-01-01',
    baixa: null,
  });
  expect(quadre.map(({ exercici, percentatge, quota }) => [exercici, percentatge, quota])).toEqual([
    [2024, '26', 52_000],
    [2025, '26', 52_000],
    [2026, '25', 50_000],
    [2027, '25', 46_000],
  ]);
  expect(quadre.at(-1)).toMatchObject({ acumulada_final: 200_000, pendent: 0 });
});

test.each([
  [30_000, '28', false, true],
  [30_001, '28', false, false],
  [30_000, '33', false, false],
  [30_000, '28', true, false],
  [0, '28', false, false],
])('%i cents of kind %s, used %s: free as a small thing %s', (valor, tipus_be, usat, free) => {
  expect(potSerPetit({ valor, tipus_be, usat, inici: '2026-05-01' })).toBe(free);
});

test('what was written for later exercises goes with what the tables say of each', () => {
  const escrits = [{ des_de: 2025, fila: 'S-5', percentatge: '20' }];
  expect(canvisDe(be(), escrits, NORMAL_2026)).toEqual([
    { des_de: 2025, fila: 'S-5', percentatge: '20', escrit: true },
    { des_de: 2026, fila: 'L-informatica', percentatge: '20', escrit: false },
  ]);
  const after = [{ des_de: 2027, fila: 'L-informatica', percentatge: '15' }];
  expect(canvisDe(be(), after, NORMAL_2026).map(({ des_de, percentatge }) => [des_de, percentatge])).toEqual([
    [2026, '25'],
    [2027, '15'],
  ]);
});

test('a percentage from an exercise on takes the place of those after it, and is none where it says the same', () => {
  const first = { fila: 'S-5', percentatge: '26' };
  const escrits = [
    { des_de: 2025, fila: 'S-5', percentatge: '20' },
    { des_de: 2027, fila: 'S-5', percentatge: '15' },
  ];
  const canvi = { des_de: 2026, fila: 'S-5', percentatge: '18' };
  expect(escritDesDe(first, escrits, canvi)).toEqual([escrits[0], canvi]);
  expect(escritDesDe(first, escrits, { ...canvi, percentatge: '20.00' })).toEqual([escrits[0]]);
});
