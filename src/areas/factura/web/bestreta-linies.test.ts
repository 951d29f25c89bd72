import { expect, it } from 'vitest';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import { ambBestreta } from './bestreta-linies.ts';

const RATES = { iva_fk: 1, irpf_fk: 3 };
const row = (clau: string, more: object = {}) => ({ ...newLinia('linia', RATES), clau, ...more });
const bestreta = {
  id: 40,
  numero: 'A-2026-00040',
  data: '2026-10-01',
  treball: null,
  linies: [{ iva_fk: 1, causa: null, irpf_fk: 3, base: 100_005 }],
  base: 100_005,
  facturat: 'Bestreta de l’encàrrec',
  pendent: 0,
  concepte: 'Bestreta de la factura A-2026-00040',
};
const unread = (...claus: string[]) =>
  new Map(claus.map((clau) => [`${clau}\u0000quantitat`, { text: 'dos', message: 'No és un nombre' }]));
const told = (linies: ReturnType<typeof ambBestreta>) => linies.map(({ clau, bestreta_fk }) => bestreta_fk ?? clau);

it.each([
  ['an empty row is its place', [row('a', { concepte: 'Direcció' }), row('b'), row('c')], [], ['a', 40, 'c']],
  ['a row with a discount alone is not empty', [row('a', { descompte: '10' })], [], ['a', 40]],
  ['nor one with a quantity alone', [row('a', { quantitat: '3' })], [], ['a', 40]],
  ['nor one with a text that could not be read', [row('a'), row('b')], ['a'], ['a', 40]],
  ['without rows it is the first', [], [], [40]],
])('an advance takes nothing that is written: %s', (_what, linies, typed, expected) => {
  const after = ambBestreta(linies, bestreta, unread(...typed));
  expect(told(after)).toEqual(expected);
  expect(after.find(({ bestreta_fk }) => bestreta_fk === 40)?.preu).toBe('-1000.05');
});
