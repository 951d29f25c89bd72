import { describe, expect, test } from 'vitest';
import { deriveComprovacions, valorsExigits } from './deriva.ts';
import { forecastLots } from './lots.ts';
import { passesTria, type Tria } from './seleccio.ts';
import type { Comprovacio } from './tipus.ts';
import { validateUsos } from './usos.ts';

const EST = 1;
const VIS = 2;
const REV = 3;
const PAPERS = 1;
const ASSAIGS = 9;
const check = (id: number, more: Partial<Comprovacio> = {}): Comprovacio => ({
  id,
  categoria_fk: PAPERS,
  basic: true,
  usos: [],
  ...more,
});
const us = (us_fk: number, valor: string, obligatori: boolean) => ({ us_fk, valor, obligatori });
const resistencia = check(2, { categoria_fk: ASSAIGS, usos: [us(EST, '5 N/mm²', true), us(VIS, 'declarat', false)] });
const succio = check(3, { categoria_fk: ASSAIGS, basic: false, usos: [us(VIS, '4,5', true)] });
const bricks = { usos: [EST, VIS, REV], comprovacions: [check(1), resistencia, succio, check(4, { basic: false })] };
const every = [PAPERS, ASSAIGS];
const taken = (usos: number[], completa = false, categories = every) =>
  deriveComprovacions(bricks.comprovacions, { completa, usos, categories }).map((one) => one.comprovacio_fk);

describe('checks that a work takes', () => {
  test('are the basic ones, or all of a complete item', () => {
    expect(taken([REV])).toEqual([1]);
    expect(taken([REV], true)).toEqual([1, 4]);
  });
  test('are those of the chosen uses; what one makes compulsory comes though it is not basic', () => {
    expect(taken([EST])).toEqual([1, 2]);
    expect(taken([VIS])).toEqual([1, 2, 3]);
    expect(taken([])).toEqual([1]);
  });
  test('are under the headings of the system alone', () => {
    expect(taken([EST, VIS], true, [PAPERS])).toEqual([1, 4]);
    expect(taken([EST], true, [])).toEqual([]);
  });
  test('carry the value of what makes them compulsory, else of all', () => {
    const of = (usos: number[]) =>
      deriveComprovacions([resistencia], { completa: true, usos, categories: every }).map((one) => [
        one.valors,
        one.obligatoria,
      ]);
    expect(of([EST, VIS])).toEqual([[['5 N/mm²'], true]]);
    expect(of([VIS])).toEqual([[['declarat'], false]]);
    expect(valorsExigits([us(1, 'a', false), us(2, 'b', false), us(3, 'a', false)])).toEqual(['a', 'b']);
    expect(valorsExigits([us(1, '', true), us(2, 'b', false)])).toEqual([]);
  });
});

describe('the uses of an item', () => {
  test('need one chosen when there are some', () => {
    expect(validateUsos(bricks, [], [1])).toEqual([{ codi: 'cap_us', us_fk: null, comprovacio_fk: null }]);
    expect(validateUsos({ usos: [], comprovacions: [] }, [], [])).toEqual([]);
  });
  test('are those of the item', () => {
    expect(validateUsos(bricks, [REV, 77], [1])).toEqual([{ codi: 'us_desconegut', us_fk: 77, comprovacio_fk: null }]);
  });
  test('ask one value of a check', () => {
    expect(validateUsos(bricks, [EST, VIS], [1, 2, 3])).toEqual([]);
    const two = check(9, { usos: [us(EST, 'a', true), us(VIS, 'b', true)] });
    expect(validateUsos({ usos: [EST, VIS], comprovacions: [two] }, [EST, VIS], [9])).toEqual([
      { codi: 'valors_diferents', us_fk: VIS, comprovacio_fk: 9 },
    ]);
  });
  test('have what they make compulsory', () => {
    expect(validateUsos(bricks, [VIS], [1, 2])).toEqual([
      { codi: 'obligatoria_absent', us_fk: VIS, comprovacio_fk: 3 },
    ]);
    expect(validateUsos(bricks, [VIS], [1, 3])).toEqual([]);
  });
});

describe('the forecast of lots', () => {
  const of = (valor: string | null, unitat: string, mida: string | null, lotUnitat = unitat) =>
    forecastLots({ valor, unitat }, { mida, unitat: lotUnitat });
  test('is the measurement over the size, rounded up, one at least', () => {
    expect(of('200', 'm2', '100')).toEqual({ lots: 2, motiu: 'mida' });
    expect(of('200.001', 'm2', '100')).toEqual({ lots: 3, motiu: 'mida' });
    expect(of('0', 'm2', '100')).toEqual({ lots: 1, motiu: 'mida' });
    expect(of('0.3', 'm3', '0.1')).toEqual({ lots: 3, motiu: 'mida' });
  });
  test('brings thousands and tonnes to one unit', () => {
    expect(of('90.5', 'mu', '45000', 'u')).toEqual({ lots: 3, motiu: 'mida' });
    expect(of('45000', 'kg', '40', 't')).toEqual({ lots: 2, motiu: 'mida' });
  });
  test('is one, and says why, where it cannot be made', () => {
    expect(of('300', 'm3', '500', 'm2')).toEqual({ lots: 1, motiu: 'unitats_diferents' });
    expect(of(null, 'm3', '500', 'm2')).toEqual({ lots: 1, motiu: 'unitats_diferents' });
    expect(of('300', 'm3', null)).toEqual({ lots: 1, motiu: 'sense_mida' });
    expect(of(null, 'm3', '10')).toEqual({ lots: 1, motiu: 'sense_amidament' });
    expect(of('3', 'm3', '0')).toEqual({ lots: 1, motiu: 'sense_mida' });
  });
});

describe('items to choose from', () => {
  const item = {
    id: 1,
    proces_fk: 7,
    control_fk: 2,
    activa: true,
    inici: '2008-12-01',
    final: '2021-11-09',
    completa: false,
    usos: [],
  };
  const all: Tria = {
    controls: [],
    proces: null,
    mateixProces: true,
    activa: true,
    tots: false,
    nomesVigents: false,
    data: null,
    dataFormigo: null,
  };
  const passes = (tria: Partial<Tria>, more = {}) => passesTria({ ...item, ...more }, { ...all, ...tria });
  test('are valid on the project date, both days included', () => {
    const on = (data: string | null) => passes({ nomesVigents: true, data });
    expect([on('2008-11-30'), on('2008-12-01'), on('2021-11-09'), on('2021-11-10')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // Without a date, what is closed serves no more.
    expect([on(null), passes({ nomesVigents: true }, { final: null })]).toEqual([false, true]);
    expect(passes({ nomesVigents: false, data: '2026-01-01' })).toBe(true);
  });
  test('are of the process being edited, unless the filter is off', () => {
    expect([passes({ proces: 7 }), passes({ proces: 8 }), passes({ proces: 8, mateixProces: false })]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('are of the kinds asked and in use; «tots» overrides both, and nothing else', () => {
    expect([passes({ controls: [1] }), passes({ controls: [1, 2] }), passes({ controls: [1], tots: true })]).toEqual([
      false,
      true,
      true,
    ]);
    expect([passes({}, { activa: false }), passes({ tots: true }, { activa: false })]).toEqual([false, true]);
    expect(passes({ tots: true, proces: 8 })).toBe(false);
    expect(passes({ tots: true, nomesVigents: true, data: '2026-01-01' })).toBe(false);
  });
});
