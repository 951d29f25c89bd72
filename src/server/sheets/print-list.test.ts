import { expect, test } from 'vitest';
import type { Letterhead } from '../documents/index.ts';
import type { SheetColumn } from './column.ts';
import { presentList } from './print-list.ts';

type Row = { readonly nom: string } | { readonly suma: number };
const columns: readonly SheetColumn<Row>[] = [
  { key: 'nom', head: 'Nom', kind: 'text', share: 1, value: (row) => ('nom' in row ? row.nom : 'Total') },
];
const letterhead = {
  nom: 'Estudi Exemple, SLP',
  adreca: { via: '', codi_postal: '', poblacio: '', provincia: '' },
  color: null,
  logo: null,
} as Letterhead;

test.each([
  [0, false],
  [1, true],
  [10, true],
  [10, false],
])('a paper of %i records, with sums under them (%s), counts the records alone', (n, sums) => {
  const rows: Row[] = Array.from({ length: n }, (_none, at) => ({ nom: `F-${at}` }));
  const { resum, taula } = presentList<Row>({
    sheet: { title: 'Factures', columns, rows: sums ? [...rows, { suma: 1 }] : rows, isSum: (row) => 'suma' in row },
    letterhead,
    language: 'ca',
    text: (key, params) => (key === 'llistat.registres' ? `${params?.['n']} registres` : key),
    asked: [],
    today: '2026-11-28',
    now: '2026-11-28T10:00:00.000Z',
  });
  expect(resum).toContain(`${n} registres`);
  expect(taula.files).toHaveLength(sums ? n + 1 : n);
});

test('a sum begins with what it is of, in bold, over the columns before its amounts; a part is grey; neither has dashes', () => {
  type Cells = { readonly mena: 'registre' | 'part' | 'suma'; readonly nom: string; readonly import: number | null };
  const own: readonly SheetColumn<Cells>[] = [
    { key: 'numero', head: 'Núm.', kind: 'text', share: 1, value: () => '' },
    { key: 'nom', head: 'Nom', kind: 'text', share: 1, value: ({ nom }) => nom },
    { key: 'import', head: 'Import', kind: 'import', share: 1, value: (row) => row.import },
    { key: 'total', head: 'Total', kind: 'import', share: 1, value: () => null },
  ];
  const { resum, taula } = presentList<Cells>({
    sheet: {
      title: 'Despeses',
      columns: own,
      rows: [
        { mena: 'registre', nom: '', import: 100 },
        { mena: 'part', nom: 'Línia', import: 100 },
        { mena: 'suma', nom: '1T 2026', import: 100 },
      ],
      isSum: ({ mena }) => mena === 'suma',
      isPart: ({ mena }) => mena === 'part',
    },
    letterhead,
    language: 'ca',
    text: (key, params) => (key === 'llistat.registres' ? `${params?.['n']} registres` : key),
    asked: [],
    today: '2026-11-28',
    now: '2026-11-28T10:00:00.000Z',
  });
  expect(resum).toContain('1 registres');
  expect(taula.files).toEqual([
    ['–', '–', '1,00', '–'],
    [
      { t: '', suau: true },
      { t: 'Línia', suau: true },
      { t: '1,00', suau: true },
      { t: '', suau: true },
    ],
    [
      { t: '1T 2026', fort: true, ocupa: 2 },
      { t: '1,00', fort: true },
      { t: '', fort: true },
    ],
  ]);
});

test('columns that find no place on the paper are left out from the last, and told; no amount or day stands over another', () => {
  type Cells = { readonly dia: string };
  const many = (n: number): readonly SheetColumn<Cells>[] =>
    Array.from({ length: n }, (_none, at) => ({
      key: `d${at}`,
      head: `Dia ${at}`,
      kind: 'data',
      share: at === 0 ? 0.1 : 1,
      value: ({ dia }) => dia,
    }));
  const paper = (n: number) =>
    presentList<Cells>({
      sheet: { title: 'Dies', columns: many(n), rows: [{ dia: '2026-11-28' }] },
      letterhead,
      language: 'ca',
      text: (key, params) => (key === 'llistat.no_hi_caben' ? `fora: ${params?.['columnes']}` : key),
      asked: [],
      today: '2026-11-28',
      now: '2026-11-28T10:00:00.000Z',
    });
  const { taula, resum, apaisat } = paper(16);
  expect(apaisat).toBe(true);
  expect(taula.cap).toHaveLength(14);
  expect(taula.columnes).toHaveLength(14);
  expect(taula.files.map((row) => row.length)).toEqual([14]);
  expect(taula.columnes.every((share) => Number(share.replace('fr', '')) >= 18)).toBe(true);
  expect(resum).toContain('fora: Dia 14, Dia 15');
  expect(paper(14).resum).not.toContain('fora');
  expect(paper(3).apaisat).toBe(false);
});
