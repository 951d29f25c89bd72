import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { harmless, unharmed } from '#kernel/csv.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { chosenColumns, type Sheet, type SheetColumn } from './column.ts';
import { writeCsv } from './csv.ts';
import { writeCards } from './vcard.ts';
import { writeXlsx } from './xlsx.ts';

interface Row {
  readonly nom: string;
  readonly dia: string | null;
  readonly metres: number;
  readonly cost: number;
}
const columns: readonly SheetColumn<Row>[] = [
  { key: 'nom', head: 'Nom', kind: 'text', share: 2, value: (row) => row.nom },
  { key: 'dia', head: 'Dia', kind: 'data', share: 1, value: (row) => row.dia },
  { key: 'metres', head: 'm³', kind: 'numero', share: 1, value: (row) => row.metres },
  { key: 'cost', head: 'Cost €', kind: 'import', share: 1, value: (row) => row.cost },
];
const sheet = (...rows: Row[]): Sheet<Row> => ({ title: 'Prova: [1]/2', columns, rows });
const ROW: Row = { nom: 'Böhmerwald; «l·l»', dia: '2026-11-28', metres: -1.5, cost: 123_456 };
const PAYLOADS = [
  '=cmd|" /C calc"!A0',
  '+34 600 000 000',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1+1',
  '＝1+1',
  '\n=1',
];

describe('a large workbook', () => {
  test('built apart says the same as one built in place, and is given up when nobody waits for it', async () => {
    const many = Array.from({ length: 2_500 }, (_none, at) => ({
      ...ROW,
      nom: `${PAYLOADS[at % 9]}${at}`,
      metres: at,
    }));
    const partsOf = async (rows: Row[]) =>
      strFromU8(unzipSync(await writeXlsx(sheet(...rows)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const [few, all] = [await partsOf(many.slice(0, 400)), await partsOf(many)];
    const rowsOf = (text: string): string[] => text.match(/<row .*?<\/row>/gs) ?? [];
    expect(rowsOf(all)).toHaveLength(2_501);
    expect(rowsOf(few)).toHaveLength(401);
    const numbers = (text: string): string[] => (rowsOf(text)[400]?.match(/<v>[^<]*<\/v>/g) ?? []).slice(1);
    expect(numbers(all)).toEqual(numbers(few));
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(writeXlsx(sheet(...many), gone)).rejects.toThrow('gone');
  });
});

describe('comma-separated values', () => {
  test('open in the spreadsheets of here: mark, CRLF, semicolon and decimal comma; in English comma and point', () => {
    const lines = LANGUAGES.map((language) => writeCsv(sheet(ROW, { ...ROW, dia: null }), language).toString('utf8'));
    expect(lines[0]).toBe(
      '\ufeffNom;Dia;m³;Cost €\r\n"Böhmerwald; «l·l»";28/11/2026;-1,5;1234,56\r\n"Böhmerwald; «l·l»";;-1,5;1234,56\r\n',
    );
    expect(lines[1]).toBe(lines[0]);
    expect(lines[2]).toContain('Böhmerwald; «l·l»,28/11/2026,-1.5,1234.56\r\n');
  });
  test('quotes and line breaks stay inside their cell', () => {
    const text = writeCsv(sheet({ ...ROW, nom: 'diu "sí";\nno' }), 'ca').toString('utf8');
    expect(text).toContain('"diu ""sí"";\nno";28/11/2026');
  });
  test.each(PAYLOADS)('probe 43: %j never runs as a formula, and reading gives it back', (payload) => {
    const cell = writeCsv(sheet({ ...ROW, nom: payload }), 'ca')
      .toString('utf8')
      .split('\r\nB')[0]
      ?.split('€\r\n')[1];
    expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true);
    expect(unharmed(harmless(payload))).toBe(payload);
  });
  test('what is no formula is left as it is', () => {
    for (const text of ["O'Neill", "'s", 'a=b', '10-2', '']) expect(unharmed(harmless(text))).toBe(text);
  });
});

describe('workbook', () => {
  test('has real dates and numbers, and text that is never a formula', async () => {
    const files = unzipSync(await writeXlsx(sheet(ROW, { ...ROW, nom: '=1+1\u0007', dia: null })));
    const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).not.toContain('<f>');
    expect(xml).toContain('<v>-1.5</v>');
    expect(xml).toContain('<v>1234.56</v>');
    // 28 November 2026 as spreadsheets count days.
    expect(xml).toContain('<v>46354</v>');
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(all).toContain('Böhmerwald');
    expect(all).toContain('=1+1');
    expect(all).not.toContain('\u0007');
    expect(all).toContain('name="Prova   1  2"');
  });
});

describe('cards', () => {
  test('are vCard 3.0: escaped, folded at 75 bytes, several telephones and mails', () => {
    const text = writeCards([
      {
        nom_complet: 'Construccions, SL; «l·l»',
        nom: '',
        cognoms: '',
        organitzacio: 'Construccions, SL; «l·l»',
        telefons: ['+34 600', '93'],
        emails: ['a@exemple.cat'],
        web: 'exemple.cat',
        adreces: [
          { via: 'c/ Nou, 1\n2n', codi_postal: '08001', poblacio: 'Barcelona', provincia: 'Barcelona', pais: 'ES' },
        ],
        nota: 'é'.repeat(80),
      },
    ]).toString('utf8');
    expect(text).toContain('FN:Construccions\\, SL\\; «l·l»\r\n');
    expect(text).toContain('ADR;TYPE=WORK:;;c/ Nou\\, 1\\n2n;Barcelona;Barcelona;08001;ES\r\n');
    expect(text.match(/^TEL;/gm)).toHaveLength(2);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`NOTE:${'é'.repeat(80)}`);
  });
});

test('columns come in the order asked; unknown ones are left out', () => {
  expect(chosenColumns(columns, ['cost', 'nom', 'fora']).map(({ key }) => key)).toEqual(['cost', 'nom']);
  expect(chosenColumns(columns, ['fora'])).toBe(columns);
});
