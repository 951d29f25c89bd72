import { describe, expect, it } from 'vitest';
import type { TreballItem } from '#areas/treball/contract/schemas.ts';
import { dueOf, endOfWeek, nextDue } from './due.ts';

const treball = (id: number, formigo: object, mancances: TreballItem['mancances'] = []): TreballItem => ({
  id,
  codi: `2026/00${id}`,
  expedient: '',
  nom: 'Edifici d’exemple',
  poblacio: '',
  adreca: '',
  promotor: '',
  obert: true,
  control_qualitat: true,
  data_encarrec: null,
  pem: null,
  canviat: '2026-11-01T08:00:00.000Z',
  mancances,
  control: null,
  formigo: {
    lots: 0,
    satisfactoris: 0,
    no_satisfactoris: 0,
    sense_decisio: 0,
    respostes: 0,
    pendents: 0,
    insuficients: 0,
    sense_data: 0,
    previstes: [],
    ...formigo,
  },
});
const told = (items: readonly TreballItem[], today: string): string[] =>
  dueOf(items, today).map(({ key, n, treball: { id } }) => `${id} ${key} ${n}`);

describe('what needs me', () => {
  it.each([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-29', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2020-02-28', '2020-03-01'],
  ])('the week of %s ends on Sunday %s', (day, sunday) => {
    expect(endOfWeek(day)).toBe(sunday);
  });

  it('counts strengths of this week from today, late ones apart, none of next week', () => {
    const previstes = [
      { data: '2026-11-22', pastades: 1 },
      { data: '2026-11-24', pastades: 2 },
      { data: '2026-11-25', pastades: 3 },
      { data: '2026-11-29', pastades: 4 },
      { data: '2026-11-30', pastades: 5 },
    ];
    expect(told([treball(1, { previstes })], '2026-11-25')).toEqual(['1 endarrerides 3', '1 previstes 7']);
    expect(told([treball(1, { previstes: previstes.slice(4) })], '2026-11-25')).toEqual([]);
  });

  it('tells lots that failed and were decided upon, after what still waits', () => {
    const formigo = { no_satisfactoris: 3, sense_decisio: 1, sense_data: 2 };
    expect(told([treball(1, formigo)], '2026-11-25')).toEqual(['1 sense_decisio 1', '1 sense_data 2', '1 decidits 2']);
    expect(told([treball(1, { no_satisfactoris: 1, sense_decisio: 1 })], '2026-11-25')).toEqual(['1 sense_decisio 1']);
  });

  it('puts failed lots of any work before every other line', () => {
    const items = [treball(1, { respostes: 1, insuficients: 2 }), treball(2, { sense_decisio: 1 })];
    expect(told(items, '2026-11-25')).toEqual(['2 sense_decisio 1', '1 respostes 1', '1 insuficients 2']);
  });

  it('names what would never come due by itself: lots without a date, works without their people', () => {
    const items = [treball(1, { sense_data: 3 }, ['sense_promotor', 'sense_constructor']), treball(2, {})];
    expect(told(items, '2026-11-25')).toEqual(['1 sense_data 3', '1 mancances 2']);
    expect(dueOf(items, '2026-11-25').map(({ on }) => on)).toEqual(['formigo', 'dades']);
  });

  it('says when the next strengths come, after this week', () => {
    const day = (data: string) => ({ data, pastades: 1 });
    const items = [
      treball(1, { previstes: [day('2026-11-26'), day('2026-12-09')] }),
      treball(2, { previstes: [day('2026-12-02')] }),
    ];
    expect(nextDue(items, '2026-11-25')).toBe('2026-12-02');
    expect(nextDue(items, '2026-12-10')).toBeNull();
  });
});
