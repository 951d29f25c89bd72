import { expect, test } from 'vitest';
import type { Tipus } from '../domain/document.ts';
import { editedLinies, importOfLinia, newLinia } from './linia-values.ts';

const tipus: Tipus = { iva: () => ({ codi: 'G', percentatge: '21', recarrec: '5.2' }), irpf: () => null };

test('more units of a price typed with taxes are reckoned anew, so that the screen says what is saved', () => {
  const sums = { recarrec: false, tipus };
  const line = { ...newLinia('linia', { iva_fk: 1, irpf_fk: null }), preu_iva: '0.10', preu: '0.082645' };
  const [edited] = editedLinies([line], [{ row: line.clau, column: 'quantitat', value: '5000' }], true, sums);
  expect(edited).toMatchObject({ quantitat: '5000', preu: '0.08264463', preu_iva: '0.10' });
  expect(importOfLinia(edited ? [edited] : [], 0)).toBe(41_322);
});
