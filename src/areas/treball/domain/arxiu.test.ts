import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenPromise, freeName, reordered, vistaOf } from './arxiu.ts';

test.each([
  ['acta.pdf', 'application/pdf', null],
  ['acta.PDF', 'text/html', 'PDF'],
  ['foto.jpg', 'image/png', 'JPEG'],
  ['foto.heic', 'image/jpeg', null],
  ['foto.heic', 'application/zip', 'HEIC'],
  ['plànol.dwg', 'application/octet-stream', null],
  ['pdf', 'text/plain', null],
])('%s that holds %s breaks the promise %s', (nom, tipus, promised) => {
  expect(brokenPromise(nom, tipus)).toBe(promised);
});

test.each([
  ['application/pdf', 'pdf'],
  ['image/webp', 'imatge'],
  ['image/heic', 'conversio'],
  ['image/svg+xml', null],
  ['text/html', null],
])('%s is seen as %s', (tipus, vista) => {
  expect(vistaOf(tipus)).toBe(vista);
});

test('a name in use takes the next number, its ending kept', () => {
  const taken = new Set(['a.pdf', 'a (2).pdf', 'b']);
  const free = (nom: string) => freeName(nom, (other) => taken.has(other));
  expect([free('a.pdf'), free('b'), free('c.pdf')]).toEqual(['a (3).pdf', 'b (2)', 'c.pdf']);
  const long = `${'x'.repeat(196)}.pdf`;
  expect(freeName(long, (nom) => nom === long)).toHaveLength(200);
});

test('an order names whichever it wants: the places are the same, and so are those left out', () => {
  expect(reordered([1, 2, 3, 4], [4, 1])).toEqual([4, 2, 3, 1]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { minLength: 1 }), fc.nat(1000), (all, seed) => {
      const asked = all.filter((id) => (id * 7 + seed) % 3 !== 0).sort((a, b) => ((a * seed) % 17) - ((b * seed) % 17));
      const after = reordered(all, asked);
      expect([...after].sort()).toEqual([...all].sort());
      expect(after.filter((id) => asked.includes(id))).toEqual(asked);
      for (const [place, id] of all.entries()) if (!asked.includes(id)) expect(after[place]).toBe(id);
    }),
  );
});
