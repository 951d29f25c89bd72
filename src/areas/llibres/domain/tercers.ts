import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { PERIODES, RECTIFICATIVES, TIPUS_NIF } from './codis.data.ts';
import { esDeBens, type LiniaExpedida, type LiniaRebuda, type Llibres } from './linies.ts';
import { parametre } from './parametres.data.ts';
import { meritacioOf, recepcioOf, trimestreOf } from './periode.ts';

const NIF_IVA = TIPUS_NIF[0];
const INTRACOMUNITARIA = '09';
const TERCERS = '10';
const LLOGUERS = new Set(['12', '13']);

/** Purchases, sales, and what is collected for others: keys of model 347. */
export type Clau347 = 'A' | 'B' | 'C';
/** A third party of the year, its amounts with tax, in cents. */
export interface Fila347 {
  readonly clau: Clau347;
  readonly nif: string;
  readonly nom: string;
  readonly import: number;
  /** By quarter, first to last. */
  readonly trimestres: readonly [number, number, number, number];
  /** Rent of premises; cash regime; tax owed by us: each is a row apart. */
  readonly lloguer: boolean;
  readonly caixa: boolean;
  readonly isp: boolean;
  readonly linies: readonly string[];
}

type Linia = LiniaExpedida | LiniaRebuda;
/** Whom a line is with: of a simplified invoice, whoever the whole one in its place names. */
const qui = (linia: Linia): Pick<Linia, 'nif' | 'nom'> =>
  ('substituida' in linia ? linia.substituida : undefined) ?? { nif: linia.nif, nom: linia.nom };
/** A whole invoice in the place of simplified ones says again what they said: they count, on their days and in its name. */
export const repeteix = ({ tipus }: Pick<Linia, 'tipus'>): boolean => tipus === 'F3';

/** Who is told in other forms, or has no name: income tax withheld, the Union, customs, no invoice, no tax id. */
const isOut = (linia: Linia): boolean =>
  linia.irpf !== null ||
  ('cobrament' in linia && (repeteix(linia) || linia.substituida?.retinguda === true)) ||
  qui(linia).nif.identificacio === '' ||
  linia.tipus === 'SF' ||
  linia.tipus === 'DV' ||
  linia.tipus === 'F5' ||
  linia.tipus === 'LC' ||
  linia.tipus === 'F4' ||
  qui(linia).nif.tipus === NIF_IVA ||
  ('recepcio' in linia && linia.clau === INTRACOMUNITARIA) ||
  ('exempcio' in linia && (linia.exempcio === 'E2' || linia.exempcio === 'E3' || linia.exempcio === 'E5'));

/** Rows by their keys, which start with the tax id. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>): readonly Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

interface Gathered {
  row: Omit<Fila347, 'import' | 'trimestres' | 'linies'>;
  trimestres: [number, number, number, number];
  linies: string[];
}

/**
 * Third parties whose year, taken without sign and all kinds of a key together, is over the threshold of the law; purchases and
 * sales apart. In the order of their tax ids.
 */
export const resum347 = ({ expedides, rebudes }: Llibres, exercici: number): readonly Fila347[] => {
  const rows = new Map<string, Gathered>();
  const whole = new Map<string, number>();
  const add = (linia: Linia, clau: Clau347, on: CalendarDate, isp: boolean): void => {
    const { exercici: year, periode } = trimestreOf(on);
    if (year !== exercici || linia.total === 0) return;
    const who = qui(linia);
    const nif = who.nif.identificacio;
    const row = { clau, nif, nom: who.nom, lloguer: LLOGUERS.has(linia.clau), caixa: linia.clau === CAIXA, isp };
    const key = JSON.stringify([nif, clau, row.lloguer, isp, row.caixa]);
    const found: Gathered = rows.get(key) ?? { row, trimestres: [0, 0, 0, 0], linies: [] };
    const at = PERIODES.indexOf(periode) as 0 | 1 | 2 | 3;
    found.trimestres[at] += linia.total;
    found.linies.push(linia.id);
    rows.set(key, found);
    whole.set(clau + nif, (whole.get(clau + nif) ?? 0) + linia.total);
  };
  for (const linia of expedides)
    if (!isOut(linia)) {
      const rectifies = RECTIFICATIVES.has(linia.tipus);
      add(linia, linia.clau === TERCERS ? 'C' : 'B', rectifies ? linia.expedicio : meritacioOf(linia), false);
    }
  for (const linia of rebudes) if (!isOut(linia)) add(linia, 'A', recepcioOf(linia), linia.isp);
  const threshold = (clau: Clau347): number =>
    parametre(clau === 'C' ? 'llindar_347_tercers' : 'llindar_347', exercici);
  return inOrder(rows)
    .filter(({ row }) => Math.abs(whole.get(row.clau + row.nif) ?? 0) > threshold(row.clau))
    .map(({ row, trimestres, linies }) => ({
      ...row,
      import: trimestres.reduce((total, one) => total + one, 0),
      trimestres,
      linies,
    }));
};

/** Goods supplied, services rendered, goods acquired, services acquired: keys of model 349. */
export type Clau349 = 'E' | 'S' | 'A' | 'I';
export interface Fila349 {
  readonly clau: Clau349;
  readonly nif_iva: string;
  readonly nom: string;
  readonly base: number;
  /** Whether it changes what was told before: a row of those that rectify. */
  readonly rectifica: boolean;
  readonly linies: readonly string[];
}

const clau349Expedida = (linia: LiniaExpedida): Clau349 | null => {
  if (repeteix(linia) || qui(linia).nif.tipus !== NIF_IVA) return null;
  if (linia.exempcio === 'E5') return 'E';
  return linia.qualificacio === 'N2' ? 'S' : null;
};

/** Operations with traders of the Union between two days, in the order of their tax ids. */
export const resum349 = (
  { expedides, rebudes }: Llibres,
  { inici, final }: { readonly inici: CalendarDate; readonly final: CalendarDate },
): readonly Fila349[] => {
  const rows = new Map<string, { row: Omit<Fila349, 'base' | 'linies'>; base: number; linies: string[] }>();
  const add = (linia: Linia, clau: Clau349, on: CalendarDate): void => {
    if (on < inici || on > final) return;
    const rectifica = RECTIFICATIVES.has(linia.tipus);
    const who = qui(linia);
    const key = JSON.stringify([who.nif.identificacio, clau, rectifica]);
    const row = { clau, nif_iva: who.nif.identificacio, nom: who.nom, rectifica };
    const found = rows.get(key) ?? { row, base: 0, linies: [] };
    found.base += linia.base;
    found.linies.push(linia.id);
    rows.set(key, found);
  };
  for (const linia of expedides) {
    const clau = clau349Expedida(linia);
    if (clau) add(linia, clau, RECTIFICATIVES.has(linia.tipus) ? linia.expedicio : meritacioOf(linia));
  }
  for (const linia of rebudes)
    if (linia.clau === INTRACOMUNITARIA && !linia.isp) add(linia, esDeBens(linia) ? 'A' : 'I', recepcioOf(linia));
  return inOrder(rows).map(({ row, base, linies }) => ({ ...row, base, linies }));
};
