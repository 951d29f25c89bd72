import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesOf,
  countCanvis,
  estatPrograma,
  type FotoComprovacio,
  type FotoObra,
  type FotoPartida,
  type FotoPrograma,
} from './canvis-programa.ts';

const words = (text: string) => ({ ca: text, es: text, en: text });
const comprovacio: fc.Arbitrary<FotoComprovacio> = fc.record({
  comprovacio_fk: fc.integer({ min: 1, max: 8 }),
  categoria_fk: fc.integer({ min: 1, max: 3 }),
  nom: fc.constant(words('Resistència')),
  frequencia: fc.constant(words('1 per lot')),
  criteri: fc.constant(words('')),
  normes: fc.constant([]),
  valor_tipus: fc.constant('numero'),
  unitat: fc.constant(''),
  valors: fc.array(fc.constantFrom(words('5'), words('10')), { maxLength: 1 }),
  preu: fc.option(fc.integer({ min: 0, max: 100 })),
  assaigs: fc.option(fc.integer({ min: 0, max: 5 })),
});
const partida: fc.Arbitrary<FotoPartida> = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  proces_fk: fc.constant(4),
  partida_fk: fc.constant(1037),
  control_fk: fc.constant(1),
  codi: fc.constant('EFA'),
  nom: fc.constant(words('Maons')),
  unitat: fc.constant('mu'),
  normes: fc.constant([]),
  sistema_fk: fc.integer({ min: 1, max: 2 }),
  usos: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  nivells: fc.constant([]),
  completa: fc.boolean(),
  amidament: fc.option(fc.constantFrom('46', '90.5')),
  lots: fc.integer({ min: 1, max: 3 }),
  marca: fc.constantFrom('', 'Una'),
  fabricant: fc.constant(''),
  proveidor_fk: fc.constant(null),
  observacions_programa: fc.constant(''),
  cost: fc.integer({ min: 0, max: 100 }),
  comprovacions: fc.uniqueArray(comprovacio, { selector: (one) => one.comprovacio_fk, maxLength: 5 }),
});
const programa: fc.Arbitrary<FotoPrograma> = fc
  .uniqueArray(partida, { selector: ({ id }) => id, maxLength: 6 })
  .map((partides) => ({ processos: [4], partides, cost: partides.reduce((sum, one) => sum + one.cost, 0) }));

const shape = (before: FotoPrograma, after: FotoPrograma) =>
  changesOf(before, after).partides.map((one) => ({
    id: one.partida.id,
    canvi: one.canvi,
    camps: one.camps.map(({ camp }) => camp),
    entren: one.entren.map((check) => check.comprovacio_fk).sort(),
    surten: one.surten.map((check) => check.comprovacio_fk).sort(),
    canvien: one.canvien.map(({ comprovacio: check, camps }) => [check.comprovacio_fk, ...camps].join(' ')).sort(),
  }));
const byId = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.id - b.id);

describe('what changed of a programme', () => {
  test('is nothing from one to itself, in whatever order', () => {
    fc.assert(
      fc.property(programa, (one) => {
        const turned = {
          ...one,
          partides: one.partides
            .map((row) => ({ ...row, usos: [...row.usos].reverse(), comprovacions: [...row.comprovacions].reverse() }))
            .reverse(),
        };
        expect(shape(one, one)).toEqual([]);
        expect(shape(one, turned)).toEqual([]);
      }),
    );
  });

  test('is the other way round when read the other way round', () => {
    const other = { entra: 'surt', surt: 'entra', canvia: 'canvia' } as const;
    fc.assert(
      fc.property(programa, programa, (one, two) => {
        const back = shape(two, one).map((row) => ({
          ...row,
          canvi: other[row.canvi],
          entren: row.surten,
          surten: row.entren,
        }));
        expect(byId(back)).toEqual(byId(shape(one, two)));
      }),
    );
  });

  test('accounts for every item and check', () => {
    fc.assert(
      fc.property(programa, programa, (one, two) => {
        const { partides, cost } = changesOf(one, two);
        const count = (canvi: string): number => partides.filter((row) => row.canvi === canvi).length;
        expect(one.partides.length + count('entra') - count('surt')).toBe(two.partides.length);
        expect(cost).toEqual({ abans: one.cost, despres: two.cost });
        for (const row of partides.filter(({ canvi }) => canvi === 'canvia')) {
          const had = one.partides.find(({ id }) => id === row.partida.id);
          expect((had?.comprovacions.length ?? 0) + row.entren.length - row.surten.length).toBe(
            row.partida.comprovacions.length,
          );
          for (const { abans, despres } of row.camps) expect(abans).not.toEqual(despres);
        }
      }),
    );
  });

  test('makes the state of the programme', () => {
    expect(estatPrograma(0, false, 0)).toBe('buit');
    expect(estatPrograma(2, false, 0)).toBe('en_curs');
    expect(estatPrograma(2, true, 0)).toBe('emes');
    expect(estatPrograma(0, true, 2)).toBe('modificat');
  });
});

describe('what changed of the work of a programme', () => {
  const obra: FotoObra = {
    codi: '2026/001',
    expedient: '',
    nom: 'Casa',
    adreca: '',
    tipus_obra: 'edificacio',
    us: '',
    superficie: null,
    plantes_sobre: null,
    plantes_sota: null,
    pem: null,
    referencia_cadastral: '',
    llicencia: '',
    visat: '',
    data_encarrec: null,
    data_projecte: '2026-03-15',
    data_inici: null,
    data_final: null,
    agents: [
      { funcio_fk: 1, nom: 'Anna', titulacio_fk: null, num_collegiat: '' },
      { funcio_fk: 1, nom: 'Pere', titulacio_fk: null, num_collegiat: '' },
    ],
    base: { base: 'vigent', normes: ['loe13'], per: 'projecte', data: '2026-03-15' },
    normes_fora: [],
    fora: [],
    proveidors: [],
  };
  const of = (before: FotoObra | undefined, after: FotoObra | undefined) => {
    const rest = { processos: [], partides: [], cost: 0 };
    const canvis = changesOf({ ...rest, ...(before && { obra: before }) }, { ...rest, ...(after && { obra: after }) });
    expect(countCanvis(canvis)).toBe(canvis.obra.length);
    return canvis.obra.map(({ camp, abans, despres }) => [camp, abans, despres]);
  };

  test('is the project date, what rules it and who has a function, by name and in whatever order', () => {
    expect(of(obra, { ...obra, agents: obra.agents.toReversed(), nom: 'Una altra', visat: '1' })).toEqual([]);
    expect(of(obra, { ...obra, data_projecte: null })).toEqual([['data_projecte', '2026-03-15', null]]);
    const decret = { ...obra.base, normes: ['decret375', 'loe13'] as const };
    expect(of(obra, { ...obra, base: decret })).toEqual([['base', ['loe13'], ['decret375', 'loe13']]]);
    expect(of(obra, { ...obra, base: { ...obra.base, per: 'avui', data: '2026-03-16' } })).toEqual([]);
    expect(of(obra, { ...obra, agents: obra.agents.slice(0, 1) })).toEqual([['agents', ['Anna', 'Pere'], ['Anna']]]);
  });

  test('is not known against an issue that kept its items alone', () => {
    expect(of(undefined, obra)).toEqual([]);
    expect(of(undefined, undefined)).toEqual([]);
  });
});
