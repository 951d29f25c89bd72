import { expect, it } from 'vitest';
import { pastadesDeZona } from './pastades-zona.ts';

const lot = (mostres: number | null) => ({ volum: null, mostres, regla: null });

it('counts the samples of lots forecast, also of those that are not listed one by one', () => {
  expect(pastadesDeZona({ lots: 4, mostresLot: [lot(3), lot(3), lot(3), lot(3)] }, 0)).toEqual({
    lots: 4,
    perLot: [3, 3],
    total: 12,
  });
  expect(pastadesDeZona({ lots: 4, mostresLot: [lot(2), lot(4)] }, 2)).toEqual({ lots: 4, perLot: [2, 4], total: 10 });
});

it('counts lots that were made beyond the forecast', () => {
  expect(pastadesDeZona({ lots: 1, mostresLot: [lot(3)] }, 2)).toEqual({ lots: 2, perLot: [3, 3], total: 6 });
});

it('knows no samples under full control, nor while nobody said how much a zone holds', () => {
  expect(pastadesDeZona({ lots: 2, mostresLot: [lot(null), lot(null)] }, 0)).toEqual({
    lots: 2,
    perLot: null,
    total: null,
  });
  expect(pastadesDeZona({ lots: null, mostresLot: [] }, 0)).toEqual({ lots: 0, perLot: null, total: null });
});
