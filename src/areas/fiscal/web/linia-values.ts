import type { z } from 'zod';
import type { GridEdit } from '#web/ui/grid/grid-types.ts';
import type { documentFields, LiniaEnviada } from '../contract/document.ts';
import { ambPreu, importsOfEscrita, impostOf, preuAmbIva, type Tipus, takesCausa } from '../domain/document.ts';
import { hasCarrec, withCarrec, withDescompte } from './ajust-text.ts';

/** What quotations and invoices write alike. */
export type DocumentValues = {
  readonly [Key in keyof typeof documentFields]: z.output<(typeof documentFields)[Key]>;
};
export type Ajust = DocumentValues['descomptes'][number];

/** Rates that a new line starts from. */
export interface Defectes {
  readonly iva_fk: number | null;
  readonly irpf_fk: number | null;
}

export const newLinia = (tipus: LiniaEnviada['tipus'], defectes: Defectes): LiniaEnviada => ({
  clau: globalThis.crypto.randomUUID(),
  tipus,
  concepte: '',
  descripcio: '',
  quantitat: '1',
  unitat: '',
  preu: '0',
  preu_iva: null,
  descompte: '0',
  iva_fk: tipus === 'linia' ? defectes.iva_fk : null,
  causa: null,
  irpf_fk: tipus === 'linia' ? defectes.irpf_fk : null,
  opcio: false,
  suplit: tipus === 'suplit' ? { nif: '', nom: '', numero: '', data: null } : null,
});

const isZero = (decimal: string | null): boolean => decimal === null || !/[1-9]/.test(decimal);
/** A line in which nothing was written yet: it is not sent. */
export const isBlankLinia = (linia: LiniaEnviada): boolean =>
  linia.tipus === 'linia' &&
  `${linia.concepte}${linia.descripcio}${linia.unitat}`.trim() === '' &&
  Number(linia.quantitat) === 1 &&
  [linia.preu, linia.preu_iva, linia.descompte].every(isZero) &&
  !linia.descompte_import &&
  !hasCarrec(linia);
export const withoutBlankLinies = (linies: readonly LiniaEnviada[]): LiniaEnviada[] =>
  linies.filter((one) => !isBlankLinia(one));

/** What sums lean on beside the line. */
export interface Sums {
  readonly recarrec: boolean;
  readonly tipus: Tipus;
}

/** The price without taxes follows the one typed with them. */
const repriced = (linia: LiniaEnviada, { recarrec, tipus }: Sums): LiniaEnviada => ambPreu(linia, recarrec, tipus);

/** As the document has its prices: typed with taxes, or without. Suplits have none. */
export const withPrices = (linia: LiniaEnviada, ambIva: boolean, sums: Sums): LiniaEnviada => {
  if (linia.tipus !== 'linia' || (linia.preu_iva !== null) === ambIva) return linia;
  if (!ambIva) return { ...repriced(linia, sums), preu_iva: null };
  return { ...linia, preu_iva: preuAmbIva(linia.preu, impostOf(linia, sums.recarrec, sums.tipus), linia.quantitat) };
};

/** A line with another equivalence surcharge or rate: what was typed stays. */
export const withSums = (linia: LiniaEnviada, sums: Sums): LiniaEnviada => repriced(linia, sums);

/** What an empty cell stands for. */
const EMPTY: Readonly<Record<string, string>> = { quantitat: '1', preu: '0', descompte: '0', carrec: '0' };

const written = (linia: LiniaEnviada, column: string, value: unknown, ambIva: boolean, sums: Sums): LiniaEnviada => {
  const text = typeof value === 'string' ? value : (EMPTY[column] ?? '');
  switch (column) {
    case 'preu':
      return ambIva && linia.tipus === 'linia'
        ? repriced({ ...linia, preu_iva: text }, sums)
        : { ...linia, preu: text, preu_iva: null };
    case 'iva_fk': {
      const iva_fk = (value as number | null) ?? null;
      const codi = iva_fk === null ? '' : (sums.tipus.iva(iva_fk)?.codi ?? '');
      const causa = linia.causa !== null && takesCausa(codi, linia.causa) ? linia.causa : null;
      return repriced({ ...linia, iva_fk, causa }, sums);
    }
    case 'descompte':
      return withDescompte(linia, text);
    case 'carrec':
      return withCarrec(linia, text);
    case 'irpf_fk':
      return { ...linia, irpf_fk: (value as number | null) ?? null };
    case 'quantitat':
      return repriced({ ...linia, quantitat: text }, sums);
    default:
      return { ...linia, [column]: text };
  }
};

/** Lines with cells written in them. */
export const editedLinies = (
  linies: readonly LiniaEnviada[],
  edits: readonly GridEdit[],
  ambIva: boolean,
  sums: Sums,
): LiniaEnviada[] =>
  linies.map((linia) =>
    edits
      .filter((edit) => edit.row === linia.clau)
      .reduce((now, edit) => written(now, edit.column, edit.value, ambIva, sums), linia),
  );

/** Cents of a line; of a chapter, of the lines below it up to the next one. */
export const importOfLinia = (linies: readonly LiniaEnviada[], place: number): number => {
  const linia = linies[place];
  if (!linia) return 0;
  if (linia.tipus !== 'capitol') return importsOfEscrita(linia).brut;
  let sum = 0;
  for (const below of linies.slice(place + 1)) {
    if (below.tipus === 'capitol') break;
    if (below.tipus === 'linia' && !below.opcio) sum += importsOfEscrita(below).brut;
  }
  return sum;
};

/** The list with one of its rows a step up or down. */
export const movedBy = <Row>(rows: readonly Row[], from: number, by: 1 | -1): Row[] => {
  const next = [...rows];
  if (from < 0 || from + by < 0 || from + by >= rows.length) return next;
  next.splice(from + by, 0, ...next.splice(from, 1));
  return next;
};
