import {
  type DocumentEscrit,
  importsOfEscrita,
  type LiniaEscrita,
  sumableOf,
  type Tipus,
} from '#areas/fiscal/domain/document.ts';
import type { Ajust } from '#areas/fiscal/domain/linia.ts';
import { totalsOf } from '#areas/fiscal/domain/totals.ts';
import { largestRemainder, toCents, toScaled } from '#kernel/rounding.ts';

/** A part of a quotation that is invoiced at once: a percent of it, or one of its chapters. */
export interface Fita {
  readonly clau: string;
  readonly nom: string;
  readonly percentatge: string | null;
  /** Key of the line that heads the chapter. */
  readonly capitol: string | null;
}
type Linia = LiniaEscrita & { readonly clau: string; readonly concepte: string };
export interface Pressupostat extends Omit<DocumentEscrit, 'linies'> {
  readonly linies: readonly Linia[];
  readonly fites: readonly Fita[];
}

/** Why milestones cannot be invoiced by; `codi` is a text key. */
export type FitesFault =
  | 'fites_barrejades'
  | 'fites_no_sumen'
  | 'fita_sense_capitol'
  | 'capitol_sense_fita'
  | 'linies_fora_de_capitol';

const PLACES = 4;
const WHOLE = 100n * 10n ** BigInt(PLACES);
const shareOf = (fita: Fita): bigint => toScaled(fita.percentatge ?? '0', PLACES) ?? 0n;

/** Lines of each chapter by its key; those before the first chapter under the empty key. */
const byChapter = <L extends Linia>(linies: readonly L[]): Map<string, L[]> => {
  const found = new Map<string, L[]>();
  let key = '';
  for (const linia of linies)
    if (linia.tipus === 'capitol') {
      key = linia.clau;
      found.set(key, []);
    } else found.set(key, [...(found.get(key) ?? []), linia]);
  return found;
};

/** What is wrong with the milestones of a quotation; null where nothing is. None at all is right: it is invoiced whole. */
export const fitesFault = ({ fites, linies }: Pick<Pressupostat, 'fites' | 'linies'>): FitesFault | null => {
  if (fites.length === 0) return null;
  const ofChapters = fites.filter((fita) => fita.capitol !== null).length;
  if (ofChapters !== 0 && ofChapters !== fites.length) return 'fites_barrejades';
  if (ofChapters === 0)
    return fites.reduce((sum, fita) => sum + shareOf(fita), 0n) === WHOLE && fites.every((fita) => shareOf(fita) > 0n)
      ? null
      : 'fites_no_sumen';
  const chapters = byChapter(linies);
  if (chapters.get('')?.some((linia) => !linia.opcio)) return 'linies_fora_de_capitol';
  chapters.delete('');
  const taken = fites.map((fita) => fita.capitol ?? '');
  if (new Set(taken).size !== taken.length || taken.some((key) => !chapters.has(key))) return 'fita_sense_capitol';
  return taken.length === chapters.size ? null : 'capitol_sense_fita';
};

/** A line of a draft invoice that a milestone becomes: a copy of a line, or its share of all lines taxed alike. */
export type LiniaDeFita<L extends Linia> =
  | { readonly kind: 'copia'; readonly linia: L }
  | {
      readonly kind: 'part';
      readonly base: number;
      readonly iva_fk: number | null;
      readonly causa: L['causa'];
      readonly irpf_fk: number | null;
    };
export interface PartDeFita<L extends Linia> {
  readonly linies: readonly LiniaDeFita<L>[];
  /** Discounts (positive) or charges (negative) on the whole, in cents: this milestone's share. */
  readonly ajust: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const spread = (amount: number, weights: readonly bigint[]): readonly number[] =>
  (largestRemainder(BigInt(amount), weights) ?? weights.map(() => 0n)).map(toCents);

const generalOf = (pressupost: Pressupostat, brut: number): number => {
  const worth = (ajust: Ajust): number => {
    if ('import' in ajust) return ajust.import;
    const totals = totalsOf({
      linies: [
        { quantitat: '1', preu: centsText(brut), impost: { iva: '0', recarrec: null, regim: 'N2' }, irpf: null },
      ],
      descomptes: [ajust],
    });
    return typeof totals === 'string' ? 0 : totals.descomptes;
  };
  return sum(pressupost.descomptes.map(worth)) - sum(pressupost.carrecs.map(worth));
};

/** Cents as a decimal text of two places. */
export const centsText = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * What each milestone invoices, in their order. Together they come to the base of the quotation to the cent: by percent,
 * what is taxed alike is shared by largest remainder; by chapters, lines are copied and what is on the whole is shared over
 * what chapters are worth. What is paid in the client's name goes with its chapter, or with the last percent.
 */
export const partsOfFites = (pressupost: Pressupostat): readonly PartDeFita<Linia>[] => {
  const { fites } = pressupost;
  const added = pressupost.linies.filter((linia) => !linia.opcio && linia.tipus !== 'capitol');
  const worthOf = (linia: Linia): number => importsOfEscrita(linia).brut;
  const taxed = added.filter((linia) => linia.tipus === 'linia');
  const brut = sum(taxed.map(worthOf));
  const general = generalOf(pressupost, brut);
  if (fites.length === 0) return [{ linies: added.map((linia) => ({ kind: 'copia', linia })), ajust: general }];
  if (fites.some((fita) => fita.capitol !== null)) {
    const chapters = byChapter(pressupost.linies.filter((linia) => !linia.opcio));
    const own = fites.map((fita) => chapters.get(fita.capitol ?? '') ?? []);
    const worth = own.map((linies) => BigInt(sum(linies.filter((one) => one.tipus === 'linia').map(worthOf))));
    const ajusts = spread(general, worth);
    return own.map((linies, place) => ({
      linies: linies.map((linia) => ({ kind: 'copia', linia })),
      ajust: ajusts[place] ?? 0,
    }));
  }
  const groups = new Map<string, Linia[]>();
  for (const linia of taxed) {
    const key = JSON.stringify([linia.iva_fk, linia.causa, linia.irpf_fk]);
    groups.set(key, [...(groups.get(key) ?? []), linia]);
  }
  const bruts = [...groups.values()].map((linies) => sum(linies.map(worthOf)));
  const offs = spread(general, bruts.map(BigInt));
  const shares = fites.map(shareOf);
  const parts = [...groups.values()].map((linies, place) => ({
    of: linies[0] as Linia,
    bases: spread((bruts[place] ?? 0) - (offs[place] ?? 0), shares),
  }));
  return fites.map((_fita, at) => ({
    linies: [
      ...parts.map(({ of: { iva_fk, causa, irpf_fk }, bases }) => ({
        kind: 'part' as const,
        base: bases[at] ?? 0,
        iva_fk,
        causa,
        irpf_fk,
      })),
      ...(at === fites.length - 1
        ? added.filter((linia) => linia.tipus === 'suplit').map((linia) => ({ kind: 'copia' as const, linia }))
        : []),
    ],
    ajust: 0,
  }));
};

/** What a milestone comes to before taxes, in cents. */
export const baseOfPart = (part: PartDeFita<Linia>): number =>
  sum(
    part.linies.map((one) =>
      one.kind === 'part' ? one.base : one.linia.tipus === 'linia' ? importsOfEscrita(one.linia).brut : 0,
    ),
  ) - part.ajust;

/** The base of the whole quotation, in cents; null where its discounts have nothing to be taken from. */
export const baseOfPressupost = (pressupost: Pressupostat, tipus: Tipus): number | null => {
  const totals = totalsOf(sumableOf(pressupost, tipus));
  return typeof totals === 'string' ? null : totals.base;
};
