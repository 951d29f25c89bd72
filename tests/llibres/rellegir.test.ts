import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  type Cella,
  capcaleraDe,
  filaDe,
  type Llibre,
  liniaDe,
  nomDelFull,
  textDe,
} from '#areas/llibres/domain/full.ts';
import { readRows, writeWorkbook } from '#server/sheets/index.ts';
import { be, expedida, rebuda } from '../support/llibres.ts';

const ids = { id: 'x', document: 'd' };
const paid = { data: '2026-03-04', import: -12_105, mitja: '01', identificacio: 'ES00' };
const expedides = [
  expedida({ ...ids, irpf: '15', retingut: 15_000, nom: '=Obres; "i" més', numero: '00017' }),
  expedida({ ...ids, tipus: 'R1', base: -1, quota: 0, recarrec: '5.2', quota_recarrec: -5, cobrament: paid }),
  expedida({ ...ids, qualificacio: null, exempcio: 'E1', iva: null, quota: 0, operacio: '2026-02-09' }),
];
const rebudes = [
  rebuda({ ...ids, isp: true, be_inversio: true, posterior: true, deduccio: { exercici: 2027, periode: '2T' } }),
  rebuda({ ...ids, immoble: { situacio: '1', cadastre: '9872023VH5797S0001WX' } }),
];
const bens = [be({ id: ids.id, percentatge: '16.5', baixa: { data: '2026-07-01', causa: '05' }, regularitza: -405 })];

const sheetOf = (llibre: Llibre, rows: readonly (readonly Cella[])[]) => {
  const { grups, noms, menes } = capcaleraDe(llibre);
  const columns = noms.map((head, at) => ({ head, kind: menes[at] ?? ('text' as const) }));
  return { title: nomDelFull('T', llibre), above: [grups], columns, rows };
};
const BOOKS = [
  ['expedides', expedides, expedides.map((linia) => filaDe('expedides', linia))],
  ['rebudes', rebudes, rebudes.map((linia) => filaDe('rebudes', linia))],
  ['bens', bens, bens.map((linia) => filaDe('bens', linia))],
] as const;

/** Rows below both headings. */
const below = (files: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  files.filter(([year = '']) => /^\d{4}$/.test(year));

describe('books that were written are read again', () => {
  test.each(BOOKS)('%s, from a workbook', async (llibre, linies, rows) => {
    const { files } = await readRows(await writeWorkbook([sheetOf(llibre, rows)]), {});
    expect(below(files).map((cells) => liniaDe(llibre, cells, ids))).toEqual(linies);
  });

  test.each(BOOKS)('%s, from separated values', async (llibre, linies, rows) => {
    const { grups, noms, menes } = capcaleraDe(llibre);
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const lines = [grups, noms, ...rows.map((row) => row.map((cell, at) => textDe(cell, menes[at] ?? 'text')))];
    const text = lines.map((line) => line.map(quoted).join(';')).join('\r\n');
    const { files } = await readRows(new TextEncoder().encode(text), { separador: ';' });
    expect(below(files).map((cells) => liniaDe(llibre, cells, ids))).toEqual(linies);
  });

  test('all of them in one workbook, under the names and the two headings that the agency asks', async () => {
    const parts = unzipSync(await writeWorkbook(BOOKS.map(([llibre, , rows]) => sheetOf(llibre, rows))));
    const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    expect([...workbook.matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'EXPEDIDAS_INGRESOS',
      'RECIBIDAS_GASTOS',
      'BIENES-INVERSIÓN',
    ]);
    expect(Object.keys(parts).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name))).toHaveLength(3);
  });

  test('a year of many lines, built apart', async () => {
    const many = Array.from({ length: 3_000 }, () => filaDe('expedides', expedida(ids)));
    const { files } = await readRows(await writeWorkbook([sheetOf('expedides', many)]), {});
    expect(below(files)).toHaveLength(3_000);
    expect(liniaDe('expedides', below(files)[2_999] ?? [], ids)).toEqual(expedida(ids));
  });
});
