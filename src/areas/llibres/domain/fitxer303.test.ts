import { describe, expect, test } from 'vitest';
import { expedida, rebuda } from '#tests/support/llibres.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { type Caselles, importOf } from './caselles.ts';
import { caselles303 } from './caselles303.ts';
import type { Periode } from './codis.data.ts';
import { tipusDeclaracioOf } from './declaracio303.ts';
import { DISSENY_2026, DISSENY_2026_REFERENCIA } from './disseny303.data.ts';
import { bytesOf, type Dades303, fitxer303 } from './fitxer303.ts';
import type { Llibres } from './linies.ts';

const programa = { versio: 'v1.0', nif: '12345678X' };
const IBAN = 'ES0012341234123412341234';
const of = (lines: Partial<Llibres>, periode: Periode = '1T'): Caselles =>
  caselles303({ expedides: [], rebudes: [], ...lines }, { exercici: 2026, periode }).caselles;
const dades = (caselles: Caselles, more: Partial<Dades303> = {}): Dades303 => ({
  trimestre: { exercici: 2026, periode: '1T' },
  tipus: 'U',
  nif: '12345678E',
  nom: 'Tècnics Nuñez, S.L.P.',
  iban: IBAN,
  caselles,
  programa,
  ...more,
});
const codis = (given: Dades303): readonly string[] => {
  const made = fitxer303(DISSENY_2026, given);
  return typeof made === 'string' ? [] : made.map(({ codi }) => codi);
};
const written = (given: Dades303): string => {
  const made = fitxer303(DISSENY_2026, given);
  if (typeof made !== 'string') throw new Error(JSON.stringify(made));
  return made;
};
const pageOf = (file: string, pagina: string): string =>
  new RegExp(`<T303${pagina}>.*</T303${pagina}>`).exec(file)?.[0] ?? '';

const reference = referenceCases('modelo303_fichero');
describe.skipIf(!reference)('reference files, byte for byte', () => {
  test.each(reference ?? [])('$id', ({ ejercicio, entrada, fichero }) => {
    const trimestre = { exercici: ejercicio, periode: entrada.periodo as Periode };
    const base = Math.round(Number(entrada.base21) * 100);
    const days = { '3T': '2026-09-30', '4T': '2026-12-31' }[entrada.periodo as '3T' | '4T'];
    const lines = { expedides: [expedida({ base, quota: base * 0.21, expedicio: days })], rebudes: [] };
    const { caselles } = caselles303(lines, trimestre);
    const volum = Math.round(Number(entrada.volumen_anual ?? 0) * 100);
    const file = fitxer303(DISSENY_2026_REFERENCIA, {
      trimestre,
      tipus: tipusDeclaracioOf(caselles, trimestre, { iban: entrada.iban }),
      nif: entrada.nif,
      nom: entrada.nombre,
      iban: entrada.iban,
      caselles,
      exonerat_390: entrada.exonerado_390
        ? { activitats: [{ codi: 'A01', iae: '8612' }], amb_347: false, volum: { '80': volum } }
        : null,
      programa: { versio: entrada.version, nif: entrada.nif_empresa_desarrollo },
    });
    expect(file).toBe(fichero);
  });
});

describe('the file of 2026', () => {
  const lines = { expedides: [expedida()], rebudes: [rebuda()] };

  test('has every page as long as the design says, and its boxes where it says', () => {
    const file = written(dades(of(lines)));
    expect(['01000', '03000', 'DID00'].map((pagina) => pageOf(file, pagina).length)).toEqual([1581, 1017, 823]);
    const [first, third] = [pageOf(file, '01000'), pageOf(file, '03000')];
    const at = (page: string, position: number, length = 17): string => page.slice(position - 1, position - 1 + length);
    expect([at(first, 187, 5), at(first, 226, 5), at(first, 343, 5), at(first, 523, 5)]).toEqual([
      '00000',
      '00400',
      '02100',
      '00050',
    ]);
    const boxes = { 326: 100_000, 348: 21_000, 696: 21_000, 713: 10_000, 730: 2_100, 1002: 2_100, 1019: 18_900 };
    for (const [position, amount] of Object.entries(boxes)) expect(Number(at(first, Number(position)))).toBe(amount);
    for (const position of [199, 221, 340, 408]) expect(Number(at(third, position))).toBe(18_900);
    expect(at(third, 216, 5)).toBe('10000');
  });

  test('marks what is below nought with an N in front', () => {
    const less = of({ rebudes: [rebuda(), rebuda({ id: 'r2', tipus: 'R1', base: -900, quota: -189 })] });
    const first = pageOf(written(dades(less, { tipus: 'C' })), '01000');
    expect(first).toContain('N0000000000000900N0000000000000189');
    expect(first.slice(12, 13)).toBe('C');
    expect(first.slice(1018, 1035)).toBe('N0000000000001911');
  });

  test('is of one byte a sign', () => {
    const file = written(dades(of(lines)));
    expect(file).toContain('TÈCNICS NUÑEZ, S.L.P.');
    const bytes = bytesOf(file);
    expect(bytes).toHaveLength(file.length);
    expect(new TextDecoder('iso-8859-1').decode(bytes)).toBe(file);
  });

  test('tells the account that money comes from or goes to, and no other', () => {
    const did = (given: Dades303): string => pageOf(written(given), 'DID00');
    const trimestre = { exercici: 2026, periode: '4T' } as const;
    const less = of({ rebudes: [rebuda({ recepcio: '2026-12-01' })] }, '4T');
    expect(did(dades(of(lines)))).toContain(IBAN);
    expect(did(dades(of(lines), { tipus: 'I' }))).not.toContain(IBAN);
    expect(did(dades(less, { tipus: 'C', trimestre }))).not.toContain(IBAN);
    const refund = did(dades(less, { tipus: 'D', trimestre, bic: 'BANKESMMXXX' }));
    expect([refund.slice(11, 22), refund.slice(22, 46), refund.slice(193, 194)]).toEqual(['BANKESMMXXX', IBAN, '1']);
    expect(did(dades(less, { tipus: 'D', trimestre, iban: 'FR7630006000011234567890189' })).slice(193, 194)).toBe('2');
  });

  test('says with the last quarter whether model 390 is presented, and carries the year where it is not', () => {
    const trimestre = { exercici: 2026, periode: '4T' } as const;
    const none = of({}, '4T');
    const kept = written(dades(none, { tipus: 'N', trimestre, sense_activitat: true }));
    expect(pageOf(kept, '01000').slice(127, 129)).toBe('20');
    expect(kept).not.toContain('<T30304000>');
    expect(pageOf(kept, '03000').slice(424, 425)).toBe('X');
    const freed = {
      activitats: [{ codi: 'A01', iae: '8612' }],
      amb_347: true,
      volum: { '80': 500, '83': 70, '99': 20 },
    };
    const file = written(dades(none, { tipus: 'N', trimestre, exonerat_390: freed }));
    expect(pageOf(file, '01000').slice(127, 129)).toBe('11');
    const fourth = pageOf(file, '04000');
    expect([fourth.length, pageOf(file, '05000').length]).toEqual([998, 1523]);
    expect([fourth.slice(54, 55), Number(fourth.slice(369, 386))]).toEqual(['X', 550]);
    const empty = { ...freed, volum: {} };
    expect(pageOf(written(dades(none, { tipus: 'N', trimestre, exonerat_390: empty })), '01000').slice(128, 129)).toBe(
      '2',
    );
  });
});

describe('what the form cannot carry is refused', () => {
  const owed = of({ expedides: [expedida()] });
  const less = of({ rebudes: [rebuda()] });
  const broken = new Map([...owed, ['46', { import: 1, linies: [] }]]);
  const negative = new Map([...owed, ['28', { import: -1, linies: [] }]]);
  const last = { exercici: 2026, periode: '4T' } as const;
  const fourth = { trimestre: last, tipus: 'C' } as const;
  const over = caselles303({ expedides: [], rebudes: [] }, last, { a_compensar: 500, aplicat: 500 }).caselles;
  const freed = { activitats: [], amb_347: false, volum: {} };
  const many = { ...freed, activitats: Array.from({ length: 7 }, () => ({ codi: 'A05', iae: '432' })) };
  const huge = { ...freed, activitats: [{ codi: 'A05', iae: '432' }], volum: { '80': -(10 ** 17) } };
  test.each([
    ['nothing wrong', dades(owed), []],
    ['no tax id', dades(owed, { nif: '' }), ['nif_incorrecte']],
    ['tax id with signs', dades(owed, { nif: 'B-1234567' }), ['nif_incorrecte']],
    ['no name', dades(owed, { nom: ' ' }), ['nom_buit']],
    ['long name', dades(owed, { nom: 'A'.repeat(81) }), ['nom_massa_llarg']],
    ['signs of other alphabets', dades(owed, { nom: 'ŁÓDŹ' }), ['caracter_no_admes']],
    ['signs of the file itself', dades(owed, { nom: 'A<B' }), ['caracter_no_admes']],
    ['account without account', dades(owed, { iban: null }), ['iban_cal']],
    ['paid although negative', dades(less, { tipus: 'I' }), ['tipus_no_quadra']],
    ['carried over although positive', dades(owed, { tipus: 'C' }), ['tipus_no_quadra']],
    ['refund before the last quarter', dades(less, { tipus: 'D' }), ['devolucio_fora_de_termini']],
    ['more compensated than there is to pay, carried over', dades(over, fourth), ['compensat_sense_devolucio']],
    ['more compensated than there is to pay, asked back', dades(over, { ...fourth, tipus: 'D' }), []],
    ['long account', dades(owed, { iban: 'X'.repeat(35) }), ['iban_massa_llarg']],
    ['a box that may not be negative', dades(negative), ['casella_negativa']],
    ['sums that do not add up', dades(broken), ['caselles_no_quadren']],
    ['freed without activity', dades(owed, { trimestre: last, exonerat_390: freed }), ['activitat_cal']],
    ['freed with too many', dades(owed, { trimestre: last, exonerat_390: many }), ['massa_activitats']],
    ['too large', dades(owed, { trimestre: last, exonerat_390: huge }), ['import_massa_gran', 'import_massa_gran']],
  ] as const)('%s', (_name, given, wanted) => {
    expect(codis(given)).toEqual(wanted);
  });
});

describe('what is done with the result', () => {
  const owed = of({ expedides: [expedida()] });
  const less = of({ rebudes: [rebuda()] });
  const T1 = { exercici: 2026, periode: '1T' } as const;
  const T4 = { exercici: 2026, periode: '4T' } as const;
  test.each([
    [owed, T1, { iban: IBAN }, 'U'],
    [owed, T1, { iban: null }, 'I'],
    [less, T1, { iban: IBAN, devolucio: true }, 'C'],
    [less, T4, { iban: IBAN, devolucio: true }, 'D'],
    [less, T4, { iban: IBAN }, 'C'],
    [of({}), T1, { iban: IBAN }, 'N'],
  ] as const)('%#', (caselles, trimestre, config, wanted) => {
    expect(tipusDeclaracioOf(caselles, trimestre, config)).toBe(wanted);
    expect(importOf(caselles, '71')).toBe(importOf(caselles, '46'));
  });
});
