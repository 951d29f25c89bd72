import { expect, it } from 'vitest';
import type { Empresa } from '#areas/empresa/contract/schemas.ts';
import type { Numeracio } from '../contract/numeracio.ts';
import { perOrdre, tandesOf } from './numeros-previstos.ts';

const serie = (codi: string, tipus: Empresa['series'][number]['tipus'], exercici_reinicia = true) => ({
  codi,
  nom: '',
  tipus,
  format: '{serie}-{exercici}-{numero:3}',
  exercici_reinicia,
});
const SERIES = [serie('A', 'ordinaria'), serie('B', 'ordinaria', false), serie('R', 'rectificativa')];
const next = (codi: string, exercici: number, darrer: number): Numeracio => ({
  serie: codi,
  nom: '',
  tipus: 'ordinaria',
  exercici,
  darrer,
  seguent: '',
  pot: false,
});
const draft = (data: string, more: object = {}) => ({ serie: '', tipus: 'ordinaria' as const, data, ...more });

it('tells how many of each series and exercise, from which number to which, as far as is known', () => {
  const told = tandesOf(
    [draft('2025-12-31'), draft('2026-01-01'), draft('2026-02-01'), draft('2026-02-01', { serie: 'B' })],
    SERIES,
    [next('A', 2025, 7), next('A', 2026, 0), next('B', 0, 41)],
  );
  expect(told).toEqual([
    { serie: 'A', n: 1, primer: 'A-2025-008', darrer: 'A-2025-008' },
    { serie: 'A', n: 2, primer: 'A-2026-001', darrer: 'A-2026-002' },
    { serie: 'B', n: 1, primer: 'B-2026-042', darrer: 'B-2026-042' },
  ]);
  expect(tandesOf([draft('2026-01-01')], SERIES, [])).toEqual([{ serie: 'A', n: 1, primer: null, darrer: null }]);
  expect(tandesOf([draft('2026-01-01', { tipus: 'proforma' })], SERIES, [next('A', 2026, 0)])).toEqual([
    { serie: '', n: 1, primer: null, darrer: null },
  ]);
});

it('goes by date, those of a day as they were made', () => {
  const rows = [
    { id: 3, data: '2026-02-01' },
    { id: 1, data: '2026-03-01' },
    { id: 2, data: '2026-02-01' },
  ];
  expect(rows.toSorted(perOrdre).map(({ id }) => id)).toEqual([2, 3, 1]);
});
