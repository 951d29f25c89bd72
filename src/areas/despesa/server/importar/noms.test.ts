import { expect, test } from 'vitest';
import { semblaNom } from './noms.ts';

test.each([
  ['Gestoría Peña', 'Reformes Roca SL', false],
  ['Reformes Roca', 'REFORMES ROCA, S.L.', true],
  ['Roca Reformes', 'Reformes Roca SL', true],
  ['Endesa Energía', 'Endesa Energía XXI, S.L.U.', true],
  ['Peña López, María', 'Maria Peña Lopez', true],
  ['M. Peña López', 'María Peña López', true],
  ['Gestoria Penya', 'Gestoría Peña', false],
  ['Estructures Segre', 'Estructures Segra, SA', true],
  ['Comunitat Carrer Major 2', 'Comunitat Carrer Major 3', false],
  ['Roca', 'Soca', false],
  ['SL', 'Reformes Roca SL', false],
  ['Roca Roca', 'Reformes Roca', false],
  ['', 'Reformes Roca', false],
])('«%s» and «%s» may be the same: %s', (one, other, same) => {
  expect([semblaNom(one, other), semblaNom(other, one)]).toEqual([same, same]);
});
