import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDuplicats, isNear, nameKey } from './duplicats.ts';

test.each([
  ['Construccions Puig, S.L.', 'CONSTRUCCIONES PUIG SL', false],
  ['Obres i Serveis Vallès, S.L.U.', 'obres serveis valles', true],
  ['Puig Soler, Mercè', 'Mercè Puig Soler', true],
  ['L’Hospitalet Promocions', "Promocions L'Hospitalet S.A.", true],
  ['SL', 'Societat Limitada', true],
])('%s and %s have the same key: %s', (one, other, alike) => {
  expect(nameKey(one) === nameKey(other)).toBe(alike);
});

test('near is a letter put, taken or changed', () => {
  expect([isNear('puig', 'puig', 0), isNear('puig', 'puigs', 1), isNear('puig', 'pug', 1)]).toEqual([true, true, true]);
  expect([isNear('puig', 'roca', 2), isNear('', 'abc', 2), isNear('roca', 'orca', 1)]).toEqual([false, false, false]);
});

/** The same by the book, every cell of it. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (letter === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};
test('near is what the distance says, for any two texts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(isNear(one, other, most)).toBe(distance(one, other) <= most);
    }),
    { numRuns: 5000 },
  );
});

const agents = (...all: readonly [nom: string, nif?: string][]) =>
  all.map(([nom, nif = ''], at) => ({ id: at + 1, nif, nom }));
const pairs = (...all: readonly [nom: string, nif?: string][]) =>
  findDuplicats(agents(...all)).map(({ ids, motius }) => [...ids, ...motius]);

test('the same tax id comes first, then the same name, then one almost the same', () => {
  expect(
    pairs(
      ['Estructures Segre, SL'],
      ['Estructures Segrà SL'],
      ['Fusteria Bages'],
      ['FUSTERIA BAGES, S.L.'],
      ['Gestions A', 'ESB12345674'],
      ['Un altre nom', 'ESB12345674'],
    ),
  ).toEqual([
    [5, 6, 'nif'],
    [3, 4, 'nom'],
    [1, 2, 'nom_semblant'],
  ]);
});

test('three with one tax id are two pairs: merging one leaves the other', () => {
  expect(pairs(['A', 'X1'], ['B', 'X1'], ['C', 'X1'])).toEqual([
    [1, 2, 'nif'],
    [2, 3, 'nif'],
  ]);
});

test('what tells them apart: other figures, two tax ids that differ, names too short', () => {
  expect(pairs(['Comunitat Carrer Major 2'], ['Comunitat Carrer Major 3'])).toEqual([]);
  expect(pairs(['Estructures Segre', 'A1'], ['Estructures Segra', 'B2'])).toEqual([]);
  expect(pairs(['Roca'], ['Soca'])).toEqual([]);
  expect(pairs(['Roca', 'A1'], ['Roca, SL', 'B2'])).toEqual([[1, 2, 'nom']]);
});

test('a first letter that differs is found from the other end', () => {
  const others = Array.from({ length: 50 }, (_, at) => [`Empresa ${'abcdefghij'[at % 10]}${at} mitjana`] as [string]);
  expect(pairs(['Bastides Vallès'], ['Vastides Vallès'], ...others)).toEqual([[1, 2, 'nom_semblant']]);
});
