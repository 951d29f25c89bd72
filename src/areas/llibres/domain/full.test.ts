import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { be, expedida, rebuda } from '#tests/support/llibres.ts';
import { type Cella, capcaleraDe, filaDe, type Llibre, liniaDe, nomDelFitxer, nomDelFull, textDe } from './full.ts';

const ids = { id: 'x', document: 'd' };
const place = { situacio: '1', cadastre: '9872023VH5797S0001WX' };
const paid = { data: '2026-03-04', import: -12_105, mitja: '01', identificacio: 'ES00' };
const textsOf = (llibre: Llibre, row: readonly Cella[]): readonly string[] =>
  row.map((cell, column) => textDe(cell, capcaleraDe(llibre).menes[column] ?? 'text'));

describe('sheets of the agency', () => {
  test('have its columns, groups and names', () => {
    expect((['expedides', 'rebudes', 'bens'] as const).map((llibre) => capcaleraDe(llibre).menes.length)).toEqual([
      36, 42, 42,
    ]);
    const { grups, noms } = capcaleraDe('expedides');
    expect([grups[0], noms[0], noms[1], grups[2], noms[4]]).toEqual([
      'Autoliquidación',
      'Ejercicio',
      'Periodo',
      'Actividad',
      'Grupo o Epígrafe del IAE',
    ]);
    expect(capcaleraDe('rebudes').grups[12]).toBe('Fecha Recepción');
    expect(capcaleraDe('bens').noms.slice(39, 41)).toEqual(['Situación', 'Referencia Catastral']);
  });

  test('are named as it asks', () => {
    expect(nomDelFitxer(2026, '12345678Z', 'T', 'Tècnics  Núñez, S.L.P. / 2')).toBe(
      '2026_12345678Z_T_TÈCNICS NÚÑEZ, S.L.P. 2.xlsx',
    );
    expect([
      nomDelFull('T', 'expedides'),
      nomDelFull('C', 'rebudes'),
      nomDelFull('D', 'rebudes'),
      nomDelFull('T', 'bens'),
    ]).toEqual(['EXPEDIDAS_INGRESOS', 'RECIBIDAS', 'GASTOS', 'BIENES-INVERSIÓN']);
  });

  test('a line is its cells, in order', () => {
    expect(textsOf('expedides', filaDe('expedides', expedida({ irpf: '15', retingut: 15_000 })))).toEqual([
      ...['2026', '1T', 'A', '05', '432', 'F1', 'I01', '1000,00', '10/02/2026', '', 'A', '1', '', '', '', 'B98000001'],
      ...['SOCIEDAD LIMITADA UNO', '01', 'S1', '', '1210,00', '1000,00', '21,00', '210,00', '', '', '', '', '', ''],
      ...['15,00', '150,00', '', '', '', ''],
    ]);
    const exempt = filaDe('expedides', expedida({ qualificacio: null, exempcio: 'E1', iva: null, quota: 0 }));
    expect(exempt.slice(18, 26)).toEqual([null, 'E1', 100_000, 100_000, null, null, null, null]);
    expect(filaDe('expedides', expedida({ nom: 'A'.repeat(60) }))[16]).toBe('A'.repeat(40));
    expect(textDe(-5, 'import')).toBe('-0,05');
  });

  test('one tax alone leaves the columns of the other empty', () => {
    const line = rebuda({ irpf: '15', retingut: 1_500 });
    const [whole, vat, income] = (['T', 'C', 'D'] as const).map((mena) => filaDe('rebudes', line, mena));
    expect([whole?.[6], vat?.[6], income?.[6]]).toEqual(['G18', null, 'G18']);
    expect([whole?.[37], vat?.[37], income?.[37]]).toEqual([1_500, null, 1_500]);
    expect([whole?.[12], vat?.[12], income?.[12]]).toEqual(['2026-02-12', '2026-02-12', null]);
    expect(filaDe('bens', be(), 'C')[13]).toBeNull();
    expect(filaDe('bens', be(), 'D')[26]).toBeNull();
  });

  test('what cannot be read is told by its column', () => {
    const cells = [...textsOf('expedides', filaDe('expedides', expedida()))];
    for (const [columna, text] of [
      [0, '26'],
      [8, '31/02/2026'],
      [20, '12,345'],
      [22, 'vint'],
    ] as const)
      expect(liniaDe('expedides', cells.with(columna, text), ids)).toEqual({ columna, text });
    const received = [...textsOf('rebudes', filaDe('rebudes', rebuda()))];
    expect(liniaDe('rebudes', received.with(20, 'X'), ids)).toEqual({ columna: 20, text: 'X' });
  });
});

describe('what was written is read again', () => {
  const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const percent = fc.constantFrom('0', '4', '5.2', '10', '21', '0.62', '99.99');
  const words = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9;"'=+-][A-Za-zÀ-ÿ0-9 ;,"'-]{0,18}[A-Za-zÀ-ÿ0-9;]$/);
  const backOf = (llibre: Llibre, row: readonly Cella[]) => liniaDe(llibre, textsOf(llibre, row), ids);

  test('of invoices issued', () => {
    const any = fc
      .record({
        base: cents,
        total: cents,
        computable: maybe(cents),
        iva: maybe(percent),
        recarrec: maybe(percent),
        irpf: maybe(percent),
        cobrament: maybe(fc.constant(paid)),
        immoble: maybe(fc.constant(place)),
        operacio: maybe(fc.constant('2025-12-31')),
        nom: words,
        numero: words,
        exempcio: maybe(fc.constantFrom('E1', 'E6')),
        concepte: maybe(fc.constantFrom('I01', 'I07')),
      })
      .chain((one) =>
        fc.record({ q: cents, r: cents, w: cents }).map(({ q, r, w }) =>
          expedida({
            ...one,
            ...ids,
            quota: one.iva === null ? 0 : q,
            quota_recarrec: one.recarrec === null ? 0 : r,
            retingut: one.irpf === null ? 0 : w,
          }),
        ),
      );
    fc.assert(
      fc.property(any, (line) => {
        expect(backOf('expedides', filaDe('expedides', line))).toEqual(line);
      }),
    );
  });

  test('of invoices received', () => {
    const any = fc
      .record({
        base: cents,
        quota_deduible: cents,
        be_inversio: fc.boolean(),
        isp: fc.boolean(),
        posterior: fc.boolean(),
        deduccio: maybe(fc.constant({ exercici: 2027, periode: '2T' as const })),
        pagament: maybe(fc.constant(paid)),
        nom: words,
        despesa: maybe(cents),
      })
      .map((one) => rebuda({ ...one, ...ids }));
    fc.assert(
      fc.property(any, (line) => {
        expect(backOf('rebudes', filaDe('rebudes', line))).toEqual(line);
      }),
    );
  });

  test('of investment goods', () => {
    const any = fc
      .record({
        percentatge: percent,
        baixa: maybe(fc.constant({ data: '2026-07-01', causa: '02' })),
        venda: maybe(fc.constant({ serie: 'A', numero: '7', numero_final: '' })),
        prorrata: maybe(percent),
        deduible: maybe(cents),
        regularitza: maybe(cents),
        literal: words,
        immoble: maybe(fc.constant(place)),
      })
      .map((one) => be({ ...one, id: ids.id }));
    fc.assert(
      fc.property(any, (line) => {
        expect(backOf('bens', filaDe('bens', line))).toEqual(line);
      }),
    );
  });
});
