import { describe, expect, it } from 'vitest';
import { assaigsPendents, diesTard, perData } from './calendari.ts';

const of = (te7: boolean, te28: boolean, avui: string) =>
  assaigsPendents({ data: '2026-02-03', te7, te28 }, avui).map(({ tipus, data }) => `${tipus} ${data}`);

describe('tests that a sample waits for', () => {
  it.each([
    [false, false, '2026-02-04', ['assaig_7 2026-02-10', 'assaig_28 2026-03-03']],
    [false, false, '2026-02-20', ['assaig_7 2026-02-10', 'assaig_28 2026-03-03']],
    [true, false, '2026-02-20', ['assaig_28 2026-03-03']],
    // Once the day of the one that decides has come, the one that warns is no longer asked for.
    [false, false, '2026-03-03', ['assaig_28 2026-03-03']],
    [false, false, '2026-09-01', ['assaig_28 2026-03-03']],
    [false, true, '2026-02-04', []],
    [true, true, '2026-09-01', []],
  ] as const)('7 days %s, 28 days %s, on %s', (te7, te28, avui, expected) => {
    expect(of(te7, te28, avui)).toEqual(expected);
  });
});

it('counts days only once a date is past', () => {
  expect(['2026-03-02', '2026-03-03', '2026-03-04', '2027-03-03'].map((avui) => diesTard('2026-03-03', avui))).toEqual([
    0, 0, 1, 365,
  ]);
});

it('puts the oldest first, and of one day tests, terms and lots in that order', () => {
  const one = (data: string, tipus: 'assaig_7' | 'lot' | 'no_conformitat', clau: string) => ({ data, tipus, clau });
  const all = [
    one('2026-03-03', 'lot', 'b'),
    one('2026-03-03', 'no_conformitat', 'c'),
    one('2026-03-03', 'lot', 'a'),
    one('2026-03-03', 'assaig_7', 'd'),
    one('2026-03-01', 'lot', 'e'),
  ];
  expect(perData(all).map(({ clau }) => clau)).toEqual(['e', 'd', 'c', 'a', 'b']);
});
