import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vistaContingutSchema } from '#contract/vistes.ts';
import { sameView, viewFromLink, viewToLink } from './list-view.ts';

const key = fc.stringMatching(/^[a-z][a-z_]{0,11}$/);
const view = fc.record({
  search: fc.constantFrom('', 'col·legi', 'Güell «Exemple»', '名前'),
  filtres: fc.dictionary(key, fc.boolean()),
  valors: fc.dictionary(key, fc.string({ maxLength: 40 })),
  ordre: fc.option(fc.record({ camp: key, criteri: fc.constantFrom('ASC' as const, 'DESC' as const) })),
  columnes: fc.record({
    ordre: fc.array(key),
    amagades: fc.array(key),
    mostrades: fc.array(key),
    amplades: fc.dictionary(key, fc.integer({ min: 40, max: 2000 })),
  }),
});

test('a view comes back from its link as it was', () => {
  fc.assert(
    fc.property(view, (given) => {
      const read = viewFromLink(viewToLink(given));
      expect(read).toEqual(vistaContingutSchema.parse(given));
      expect(read && sameView(read, given)).toBe(true);
    }),
  );
});

test.each([
  undefined,
  null,
  7,
  '',
  'v',
  'v!!',
  'vAAAA',
  `v${btoa('{"search":1}')}`,
  `v${btoa('[]')}`,
  'x'.repeat(9999),
])('%s is no view', (text) => {
  expect(viewFromLink(text)).toBeNull();
});

test('the order in which filters were set makes no other view, another filter does', () => {
  const base = vistaContingutSchema.parse({ filtres: { a: true, b: false } });
  expect(sameView(base, vistaContingutSchema.parse({ filtres: { b: false, a: true } }))).toBe(true);
  expect(sameView(base, vistaContingutSchema.parse({ filtres: { a: true, b: true } }))).toBe(false);
});
