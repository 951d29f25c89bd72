import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readRows } from './reader.ts';
import { MOST_COLUMNS, MOST_ROWS } from './sheet-read.ts';
import { writeCards } from './vcard.ts';
import { writeXlsx } from './xlsx.ts';

const read = (content: string | Uint8Array, choices = {}) =>
  readRows(typeof content === 'string' ? Buffer.from(content, 'utf8') : content, choices);
const refusal = (content: string | Uint8Array) =>
  read(content).then(
    () => 'read',
    ({ codi }) => codi,
  );
const HEAD = ['Nom', 'NIF'];
const TEXT = 'Nom;NIF\r\nBöhmerwald Señán l·l;B64717838\r\n"Dues\r\nlínies ""i cometes""; i un punt";X\r\n';
const ROWS = [
  ['Böhmerwald Señán l·l', 'B64717838'],
  ['Dues\r\nlínies "i cometes"; i un punt', 'X'],
];

describe('probe 34: text of any writing', () => {
  const windows = Buffer.from(TEXT, 'latin1');
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TEXT, 'utf16le')]);
  test.each([
    ['utf-8', Buffer.from(TEXT)],
    ['utf-8-bom', Buffer.from(`\ufeff${TEXT}`)],
    ['windows-1252', windows],
    ['utf-16', utf16],
  ])('%s is found out and no letter is lost', async (codificacio, bytes) => {
    expect(await read(bytes)).toEqual({
      format: 'csv',
      abans: 0,
      codificacio,
      separador: ';',
      capcalera: HEAD,
      files: ROWS,
    });
  });
  test.each([[';'], [','], ['\t']] as const)('parted by %j, with CRLF, LF or CR', async (mark) => {
    for (const end of ['\r\n', '\n', '\r']) {
      const text = [`Nom${mark}NIF`, `"a;b,c\td"${mark}1`, '', 'sol'].join(end);
      const { separador, files } = await read(text);
      expect([separador, files]).toEqual([mark, [['a;b,c\td', '1'], ['sol']]]);
    }
  });
  test('a wrong guess can be put right', async () => {
    const { files, codificacio } = await read(windows, { codificacio: 'utf-8' });
    expect([codificacio, files[0]?.[0]]).toEqual(['utf-8', 'B�hmerwald Se��n l�l']);
    expect((await read('a,b;c\n1,2;3', { separador: ',' })).capcalera).toEqual(['a', 'b;c']);
  });
});

describe('workbooks', () => {
  test('come back as they were written, dates and numbers too', async () => {
    const sheet = await writeXlsx({
      title: 'T',
      columns: [
        { key: 'a', head: 'Nom', kind: 'text', share: 1, value: (row: readonly unknown[]) => String(row[0]) },
        { key: 'b', head: 'Dia', kind: 'data', share: 1, value: (row) => String(row[1]) },
        { key: 'c', head: 'Cost', kind: 'import', share: 1, value: (row) => Number(row[2]) },
      ],
      rows: [['=Böhmerwald & «l·l» <b>', '2026-11-28', 123_456]],
    });
    expect(await read(sheet)).toMatchObject({
      format: 'xlsx',
      capcalera: ['Nom', 'Dia', 'Cost'],
      files: [['=Böhmerwald & «l·l» <b>', '2026-11-28', '1234.56']],
    });
  });
  const book = (sheet: string, more: Record<string, string> = {}) =>
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="F" r:id="a"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="a" Target="worksheets/full.xml"/></Relationships>',
      ),
      'xl/worksheets/full.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
      ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
    });
  test('rich text, texts in place, cells left out, and a formula that is only its result', async () => {
    const rows = `<row><c r="A1" t="inlineStr"><is><t>Nom</t></is></c><c r="C1" t="s"><v>0</v></c></row>
      <row><c r="A2" t="str"><f>WEBSERVICE("http://fora")</f><v>resultat</v></c><c r="C2"><v>1E3</v></c></row>`;
    const strings = '<sst><si><r><t>To</t></r><r><t>t</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>';
    expect(await read(book(rows, { 'xl/sharedStrings.xml': strings }))).toMatchObject({
      capcalera: ['Nom', '', 'Tot'],
      files: [['resultat', '', '1000']],
    });
  });
  test('what is made to do harm is refused in words', async () => {
    const bomb = book(`<row><c r="A1"><v>1</v></c></row>${' '.repeat(101 * 1024 * 1024)}`);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toBe('full_massa_gran');
    expect(await refusal(book('<row><c r="XFD1"><v>1</v></c></row>'))).toBe('full_massa_columnes');
    expect(await refusal(book('<row><c r="A1"><v>1</v></c></row>'.repeat(MOST_ROWS + 2)))).toBe('full_massa_files');
    const entity = '<!DOCTYPE a [<!ENTITY b "c">]>';
    expect(await refusal(book('', { 'xl/workbook.xml': `${entity}<workbook/>` }))).toBe('full_malmes');
    expect(await refusal(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]))).toBe('full_malmes');
  });
});

test('files that are none of these, empty, too wide or too long are refused in words', async () => {
  expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('full_antic');
  expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toBe('full_desconegut');
  expect(await refusal(Buffer.concat([Buffer.from('a;b\n'), Buffer.alloc(10, 1)]))).toBe('full_desconegut');
  expect(await refusal('Nom;NIF\r\n\r\n')).toBe('full_buit');
  expect(await refusal(' ')).toBe('full_buit');
  expect(await refusal(`${'a;'.repeat(MOST_COLUMNS + 1)}\n1`)).toBe('full_massa_columnes');
  expect(await refusal('a;b\n1;2\n'.repeat(MOST_ROWS + 2))).toBe('full_massa_files');
  expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toBe('full_massa_gran');
});

test.each([
  ['a title', 'Llistat d’agents\n\nNom;NIF;Vila\nA;1;Vic', 1],
  ['names of groups', 'Dades;;Contacte;;\nNom;NIF;Telèfon;Correu;Web\nA;1;93;a@b.cat;x', 1],
  ['a title and names of groups', 'Agents;;;;\n2026;;;;\n;Dades;;Contacte;\nNom;NIF;Vila;Telèfon;Correu\nA;1;2;3;4', 3],
  ['nothing', 'Nom;NIF;\nA;1;', 0],
  ['nothing, few names', 'Nom;;;\nA;;;', 0],
])('above the names of the columns there may be %s', async (_what, text, abans) => {
  const sheet = await read(text);
  expect([sheet.abans, sheet.capcalera[0], sheet.files[0]?.[0]]).toEqual([abans, 'Nom', 'A']);
});

describe('cards', () => {
  test('our own come back, and those of old programs are read', async () => {
    const own = writeCards([
      {
        nom_complet: 'Àlex; de Prova',
        nom: 'Àlex',
        cognoms: 'de Prova, i més',
        organitzacio: '',
        telefons: ['+34 600', '93'],
        emails: ['a@exemple.cat'],
        web: '',
        adreces: [{ via: 'c/ Nou, 1', codi_postal: '08001', poblacio: 'Vic', provincia: 'B', pais: 'ES' }],
        nota: 'u\ndos',
      },
    ]);
    const { format, capcalera, files } = await read(own);
    expect(format).toBe('vcard');
    const record = Object.fromEntries(capcalera.map((key, at) => [key, files[0]?.[at]]));
    expect(record).toMatchObject({
      nom_complet: 'Àlex; de Prova',
      cognoms: 'de Prova, i més',
      telefon: '+34 600',
      telefon2: '93',
      via: 'c/ Nou, 1',
      codi_postal: '08001',
      observacions: 'u\ndos',
    });
    const old =
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Ang=\n=C3=A8lica\nitem1.TEL;HOME:600\nEND:VCARD\n';
    expect((await read(old)).files[0]?.slice(1, 5)).toEqual(['Angèlica', 'Peña', '', '600']);
  });
});
