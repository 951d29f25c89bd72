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
