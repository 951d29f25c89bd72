import { expect, it } from 'vitest';
import { type FotoZona, pastadesDeZones, ritmeDeZones, zonesCanviades } from './zones.ts';

const zona = (id: number, more: Partial<FotoZona> = {}): FotoZona => ({
  id,
  nom: `Zona ${id}`,
  designacio: 'HA-30/F/20/XC2',
  normativa: 'CODI',
  estructura: 'FSE_INFERIOR_200',
  modalitat: 'ESTADISTIC',
  volum: '120',
  lots: 2,
  mostres_lot: [3, 3],
  mostres: 6,
  ...more,
});

it('samples concrete as often as its zones ask', () => {
  expect(ritmeDeZones([zona(1), zona(2)])).toEqual({ perLot: [3, 3], totes: false, indirecte: false });
  expect(ritmeDeZones([zona(1), zona(2, { mostres_lot: [2, 4] })])?.perLot).toEqual([2, 4]);
  expect(ritmeDeZones([zona(1, { modalitat: 'TOTAL', mostres_lot: null, mostres: null })])).toEqual({
    perLot: null,
    totes: true,
    indirecte: false,
  });
  expect(ritmeDeZones([zona(1), zona(2, { modalitat: 'INDIRECTE', mostres_lot: [0, 0], mostres: 0 })])).toEqual({
    perLot: [3, 3],
    totes: false,
    indirecte: true,
  });
  expect(ritmeDeZones([])).toBeNull();
  expect(ritmeDeZones([zona(1, { lots: 0, mostres_lot: null, mostres: null })])).toBeNull();
});

it('adds up the samples of zones, at least where one does not say how many', () => {
  expect(pastadesDeZones([zona(1), zona(2)])).toEqual({ n: 12, minim: false });
  expect(pastadesDeZones([zona(1), zona(2, { mostres: null })])).toEqual({ n: 8, minim: true });
  expect(pastadesDeZones([])).toBeNull();
});

it('tells zones that changed, came or went, and not those that only changed places', () => {
  const [one, two] = [zona(1), zona(2)];
  expect(zonesCanviades([one, two], [two, one])).toEqual({ abans: [], despres: [] });
  const other = zona(2, { designacio: 'HA-25/B/20/XC2' });
  expect(zonesCanviades([one, two], [one, other])).toEqual({ abans: [two], despres: [other] });
  expect(zonesCanviades([one], [one, two])).toEqual({ abans: [], despres: [two] });
  expect(zonesCanviades([one, two], [one])).toEqual({ abans: [two], despres: [] });
});
