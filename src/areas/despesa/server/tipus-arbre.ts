import type { Taula } from '#areas/amortitzacio/domain/coeficients.data.ts';
import { fold } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import type { Executor } from '#server/database/tables.ts';
import type { TipusDespesaFields } from '../contract/tipus.ts';
import { amortitzacioDe, CATALEG, deduccioDe } from './catalogue.ts';
import { fiscalDe } from './fiscal.ts';
import { listTipusRows, type TipusRow } from './tipus-store.ts';

/** A kind as a company has it: the product's, what the company made of it, or its own. */
export interface Tipus extends TipusDespesaFields {
  readonly id: number;
  readonly versio: number;
  readonly cataleg: boolean;
  readonly baixa: boolean;
  /** Row of the company; null where it stands as the product brings it. */
  readonly fila: TipusRow | null;
}
/** Kinds by id, parents before children. */
export type Arbre = ReadonlyMap<number, Tipus>;

/** Levels of kinds at most. */
const NIVELLS = 3;

/** What kinds of the product are told by: the language, the legal table, and who the company is on a day. */
interface Segons {
  readonly language: Language;
  readonly taula: Taula;
  readonly fisica: boolean;
  readonly dia: string;
}

const shipped = (id: number, segons: Segons): Tipus | null => {
  const row = CATALEG.get(id);
  if (!row) return null;
  const { iva_deduible, concepte } = row;
  const { deduible, ajuda } = deduccioDe(row, segons);
  return {
    id,
    versio: 1,
    cataleg: true,
    baixa: false,
    fila: null,
    pare_fk: row.pare,
    nom: row.nom[segons.language],
    iva_fk: row.iva,
    irpf_fk: row.irpf,
    iva_deduible,
    deduible,
    concepte,
    amortitzacio: amortitzacioDe(row, segons.taula),
    ajuda: ajuda(segons.language),
  };
};

/** What a company wrote of a kind is its own, whatever the product would say of it now. */
const written = (row: TipusRow, segons: Segons): Tipus => {
  const from = row.cataleg === null ? null : shipped(row.cataleg, segons);
  return {
    id: row.cataleg ?? Number(row.id),
    versio: row.versio,
    cataleg: row.cataleg !== null,
    baixa: row.baixa === 1,
    fila: row,
    pare_fk: row.pare_fk,
    nom: row.nom ?? from?.nom ?? '',
    iva_fk: row.iva_fk,
    irpf_fk: row.irpf_fk,
    iva_deduible: row.iva_deduible,
    deduible: row.deduible,
    concepte: row.concepte as Tipus['concepte'],
    amortitzacio: row.amortitzacio === null ? null : (JSON.parse(row.amortitzacio) as Tipus['amortitzacio']),
    ajuda: row.ajuda ?? from?.ajuda ?? '',
  };
};

/** Those of the product in their order, then the company's own by name. */
const byPlace = (one: Tipus, other: Tipus): number => {
  if (one.cataleg !== other.cataleg) return one.cataleg ? -1 : 1;
  const [a, b] = [fold(one.nom), fold(other.nom)];
  return one.cataleg || a === b ? one.id - other.id : a < b ? -1 : 1;
};

const inOrder = (all: readonly Tipus[]): Arbre => {
  const under = Map.groupBy(all, (one) => one.pare_fk);
  const found = new Map<number, Tipus>();
  const walk = (pare: number | null): void => {
    for (const one of [...(under.get(pare) ?? [])].sort(byPlace)) {
      if (found.has(one.id)) continue;
      found.set(one.id, one);
      walk(one.id);
    }
  };
  walk(null);
  return found;
};

/** After every exercise that a company says something of. */
const SEMPRE = 9999;

/**
 * All kinds of a company, those no longer offered too. Kinds of the product say what the law of an exercise says of who the company
 * is (legal table of goods, part of cars); without one, of that which it goes by last.
 */
export const arbreOf = async (
  db: Executor,
  empresaId: number,
  language: Language,
  exercici: number = SEMPRE,
): Promise<Arbre> => {
  const rows = await listTipusRows(db, empresaId);
  const { fisica, taulaDe } = await fiscalDe(db, empresaId);
  const segons: Segons = { language, taula: taulaDe(exercici), fisica, dia: `${exercici}-12-31` };
  const over = new Map(rows.filter((row) => row.cataleg !== null).map((row) => [row.cataleg, row]));
  const all = [...CATALEG.keys()].flatMap((id) => {
    const row = over.get(id);
    if (row) return row.suprimit === 1 ? [] : [written(row, segons)];
    return shipped(id, segons) ?? [];
  });
  return inOrder([...all, ...rows.filter((row) => row.cataleg === null).map((row) => written(row, segons))]);
};

/** Kinds right below one. */
export const fillsOf = (arbre: Arbre, id: number): Tipus[] => [...arbre.values()].filter((one) => one.pare_fk === id);

/** A kind and all below it. */
export const brancaOf = (arbre: Arbre, id: number): number[] => [
  id,
  ...fillsOf(arbre, id).flatMap((one) => brancaOf(arbre, one.id)),
];

/** Whether a kind is marked so by the product, or hangs from one that is. */
const esMarcat = (arbre: Arbre, id: number | null, marca: 'vehicle' | 'apats'): boolean => {
  const one = id === null ? undefined : arbre.get(id);
  return one !== undefined && (CATALEG.get(one.id)?.[marca] === true || esMarcat(arbre, one.pare_fk, marca));
};
export const esDeVehicle = (arbre: Arbre, id: number | null): boolean => esMarcat(arbre, id, 'vehicle');
export const esDApats = (arbre: Arbre, id: number | null): boolean => esMarcat(arbre, id, 'apats');

/** Levels of a kind and those below it. */
const alturaOf = (arbre: Arbre, id: number): number =>
  1 + Math.max(0, ...fillsOf(arbre, id).map((one) => alturaOf(arbre, one.id)));
/** Levels from the top down to a kind, it included. */
const fondariaOf = (arbre: Arbre, id: number | null): number => {
  const one = id === null ? undefined : arbre.get(id);
  return one ? 1 + fondariaOf(arbre, one.pare_fk) : 0;
};

/** Whether a kind (a new one, with null) may hang from another: no circle, and no more levels than there may be. */
export const potPenjar = (arbre: Arbre, id: number | null, pare: number): boolean =>
  (id === null || !brancaOf(arbre, id).includes(pare)) &&
  fondariaOf(arbre, pare) + (id === null ? 1 : alturaOf(arbre, id)) <= NIVELLS;

/** Whether it, or what it hangs from, is no longer offered. */
export const fora = (arbre: Arbre, one: Tipus): boolean => {
  const pare = one.pare_fk === null ? undefined : arbre.get(one.pare_fk);
  return one.baixa || (pare !== undefined && fora(arbre, pare));
};
