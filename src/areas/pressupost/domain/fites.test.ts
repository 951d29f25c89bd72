import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tipus } from '#areas/fiscal/domain/document.ts';
import {
  baseOfPart,
  baseOfPressupost,
  centsText,
  type Fita,
  fitesFault,
  type Pressupostat,
  partsOfFites,
} from './fites.ts';

const TIPUS: Tipus = {
  iva: (id) =>
    [
      { codi: 'G', percentatge: '21', recarrec: '5.2' },
      { codi: 'R', percentatge: '10', recarrec: '1.4' },
    ][id - 1] ?? null,
  irpf: (id) => (id === 2 ? { percentatge: '15' } : null),
};
type Linia = Pressupostat['linies'][number];
const linia = (clau: string, more: Partial<Linia> = {}): Linia => ({
  clau,
  tipus: 'linia',
  concepte: clau,
  quantitat: '1',
  preu: '100',
  preu_iva: null,
  descompte: '0',
  iva_fk: 1,
  causa: null,
  irpf_fk: null,
  opcio: false,
  ...more,
});
const fita = (clau: string, more: Partial<Fita>): Fita => ({
  clau,
  nom: clau,
  percentatge: null,
  capitol: null,
  ...more,
});
const quotation = (more: Partial<Pressupostat>): Pressupostat => ({
  linies: [],
  fites: [],
  descomptes: [],
  carrecs: [],
  recarrec_equivalencia: false,
  retencio: null,
  bestretes: [],
  ...more,
});
const percents = (...list: string[]): Fita[] => list.map((percentatge, at) => fita(`f${at}`, { percentatge }));
const basesOf = (one: Pressupostat): number[] => partsOfFites(one).map(baseOfPart);

describe('what milestones are refused for', () => {
  const chapters = [linia('c1', { tipus: 'capitol' }), linia('a'), linia('c2', { tipus: 'capitol' }), linia('b')];
  test.each([
    ['none at all', [], chapters, null],
    ['thirds that add up', percents('33.33', '33.33', '33.34'), chapters, null],
    ['percents short of a hundred', percents('50', '49.9999'), chapters, 'fites_no_sumen'],
    ['a milestone of nothing', percents('100', '0'), chapters, 'fites_no_sumen'],
    ['each chapter once', [fita('x', { capitol: 'c1' }), fita('y', { capitol: 'c2' })], chapters, null],
    ['a chapter left out', [fita('x', { capitol: 'c1' })], chapters, 'capitol_sense_fita'],
    ['a chapter twice', [fita('x', { capitol: 'c1' }), fita('y', { capitol: 'c1' })], chapters, 'fita_sense_capitol'],
    [
      'a chapter that is none',
      [fita('x', { capitol: 'a' }), fita('y', { capitol: 'c2' })],
      chapters,
      'fita_sense_capitol',
    ],
    ['both kinds', [fita('x', { capitol: 'c1' }), ...percents('100')], chapters, 'fites_barrejades'],
    [
      'lines of no chapter',
      [fita('x', { capitol: 'c1' })],
      [linia('a'), linia('c1', { tipus: 'capitol' })],
      'linies_fora_de_capitol',
    ],
  ] as const)('%s', (_name, fites, linies, fault) => {
    expect(fitesFault({ fites: [...fites], linies: [...linies] })).toBe(fault);
  });
});

test('three thirds of 100.00 come to 100.00', () => {
  expect(basesOf(quotation({ linies: [linia('a')], fites: percents('33.33', '33.33', '33.34') }))).toEqual([
    3333, 3333, 3334,
  ]);
});

test('options add nothing, and what is paid in the client’s name goes with the last percent', () => {
  const one = quotation({
    linies: [linia('a'), linia('o', { opcio: true, preu: '900' }), linia('s', { tipus: 'suplit', preu: '84.5' })],
    fites: percents('40', '60'),
  });
  expect(basesOf(one)).toEqual([4000, 6000]);
  expect(partsOfFites(one).map(({ linies }) => linies.filter(({ kind }) => kind === 'copia').length)).toEqual([0, 1]);
});

test('a discount of the whole is shared over chapters by what they are worth', () => {
  const one = quotation({
    linies: [
      linia('c1', { tipus: 'capitol' }),
      linia('a', { preu: '300' }),
      linia('c2', { tipus: 'capitol' }),
      linia('b', { preu: '100' }),
    ],
    fites: [fita('x', { capitol: 'c1' }), fita('y', { capitol: 'c2' })],
    descomptes: [{ import: 101 }],
  });
  expect(partsOfFites(one).map(({ ajust }) => ajust)).toEqual([76, 25]);
  expect(basesOf(one)).toEqual([29_924, 9975]);
});

test('10,000 random quotations: milestones come to the base of the whole, to the cent', () => {
  const price = fc.integer({ min: -50_000_00, max: 50_000_00 }).map((cents) => centsText(cents));
  const line = fc.record({
    tipus: fc.constantFrom('linia' as const, 'linia' as const, 'suplit' as const),
    preu: price,
    quantitat: fc.constantFrom('1', '2.5', '0.333'),
    descompte: fc.constantFrom('0', '7.5'),
    iva_fk: fc.constantFrom(1, 2),
    irpf_fk: fc.constantFrom(null, 2),
    opcio: fc.boolean(),
  });
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      cuts,
      fc.boolean(),
      fc.array(
        fc.oneof(
          fc.record({ percentatge: fc.constantFrom('3', '12.5') }),
          fc.record({ import: fc.integer({ min: 0, max: 9999 }) }),
        ),
        { maxLength: 2 },
      ),
      (lines, cut, byChapters, descomptes) => {
        const heads = cut.map((_n, at) => linia(`c${at}`, { tipus: 'capitol' }));
        const linies = byChapters
          ? heads.flatMap((head, at) => [head, ...lines.map((one, n) => linia(`l${at}-${n}`, one))])
          : lines.map((one, n) => linia(`l${n}`, one));
        const used = cut.reduce((sum, n) => sum + n, 0);
        const list = cut.map((n, at) => String(at === cut.length - 1 ? 100 - (used - n) : n));
        const fites = byChapters ? heads.map((head, at) => fita(`f${at}`, { capitol: head.clau })) : percents(...list);
        const one = quotation({ linies, fites, descomptes });
        fc.pre(fitesFault(one) === null);
        const whole = baseOfPressupost(one, TIPUS);
        fc.pre(whole !== null);
        expect(basesOf(one).reduce((sum, base) => sum + base, 0)).toBe(whole);
      },
    ),
    { numRuns: 10_000 },
  );
});
