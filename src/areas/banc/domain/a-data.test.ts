import { describe, expect, test } from 'vitest';
import { normesADia, type ValorDatat, valorsADia } from './a-data.ts';

const said = (ca: string) => ({ ca, es: ca, en: ca });
const row = (us_fk: number, ca: string, inici: string, final: string | null): ValorDatat => ({
  comprovacio_fk: 1,
  us_fk,
  valor: said(ca),
  inici,
  final,
});
const DATATS = [row(7, 'dos', '2006-03-29', '2020-06-27'), row(7, 'tres', '2020-06-28', null)];

describe('what a use asks', () => {
  const at = (data: string | null, valors = [said('tres')], usos = [7]) =>
    valorsADia(valors, { comprovacio_fk: 1, usos, data }, DATATS).map(({ ca }) => ca);
  test('is what the law asked on the project date, whichever of its values was kept', () => {
    for (const kept of ['dos', 'tres']) {
      expect(at('2015-05-10', [said(kept)])).toEqual(['dos']);
      expect(at('2020-06-27', [said(kept)])).toEqual(['dos']);
      expect(at('2020-06-28', [said(kept)])).toEqual(['tres']);
      expect(at(null, [said(kept)])).toEqual(['tres']);
      expect(at('1999-01-01', [said(kept)])).toEqual([]);
    }
  });
  test('stays as it was written where no dated value is known of it', () => {
    expect(at('2015-05-10', [said('el que diu el projecte')])).toEqual(['el que diu el projecte']);
    expect(at('2015-05-10', [said('tres')], [8])).toEqual(['tres']);
    expect(valorsADia([said('tres')], { comprovacio_fk: 2, usos: [7], data: '2015-05-10' }, DATATS)).toHaveLength(1);
  });
});

describe('norms cited', () => {
  const known = new Map([
    ['EHE-08', { inici: '2008-12-01', final: '2021-11-09' }],
    ['CE-21', { inici: '2021-11-10', final: null }],
    ['RD 163/2019', { inici: '2019-07-01', final: null }],
    ['vella', { inici: null, final: '2012-01-01' }],
    ['nova', { inici: '2012-01-02', final: null }],
  ]);
  const at = (data: string | null, normes: string[], formigo = false) => normesADia(normes, { formigo, data }, known);
  test('are those in force where there are several, and all where none is', () => {
    expect(at('2010-01-01', ['vella', 'nova', 'UNE 1'])).toEqual(['vella', 'UNE 1']);
    expect(at('2020-01-01', ['vella', 'nova'])).toEqual(['nova']);
    expect(at('2020-01-01', ['vella'])).toEqual(['vella']);
    expect(at(null, ['vella', 'nova'])).toEqual(['vella', 'nova']);
  });
  test('of an item of concrete never came after its project, and its own regulation stays', () => {
    expect(at('2015-05-10', ['EHE-08', 'RD 163/2019'], true)).toEqual(['EHE-08']);
    expect(at('2015-05-10', ['RD 163/2019'], true)).toEqual([]);
    expect(at('2022-05-10', ['EHE-08', 'RD 163/2019'], true)).toEqual(['EHE-08', 'RD 163/2019']);
    expect(at('2020-05-10', ['CE-21'], true)).toEqual(['CE-21']);
  });
});
