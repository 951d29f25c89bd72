import type { Language } from '#kernel/language.ts';
import type { Formats } from '#web/formats.ts';
import { centsOf, readDecimal, typedDecimal } from '#web/ui/entry/read-decimal.ts';
import type { LiniaEnviada } from '../contract/document.ts';
import { PLACES_PERCENTATGE } from '../domain/linia.ts';

/** What a line takes off or puts on of its own: percent of its cost, cents, or both. */
interface AjustLinia {
  readonly percentatge: string;
  readonly import: number;
}
const MOST = 999_999_999;
const PLUS = ' + ';
const some = (percentatge: string): boolean => /[1-9]/.test(percentatge);

const euros = (cents: number): string => `${cents / 100} €`;
/** As a cell holds it: `10`, `25.5 €`, `10 + 25.5 €`; `0` for nothing. */
const cellOf = ({ percentatge, import: cents }: AjustLinia): string =>
  [...(some(percentatge) || cents === 0 ? [percentatge] : []), ...(cents === 0 ? [] : [euros(cents)])].join(PLUS);
const ofCell = (cell: string): AjustLinia => {
  const parts = cell.split(PLUS);
  const amount = parts.find((part) => part.endsWith('€'));
  return {
    percentatge: parts.find((part) => !part.endsWith('€')) ?? '0',
    import: amount === undefined ? 0 : (centsOf(amount.replace(' €', '')) ?? 0),
  };
};

const partOf = (typed: string, language: Language): string | null => {
  const isAmount = /€|eur/i.test(typed);
  const decimal = readDecimal(typed.replace(/eur(os?)?/i, ''), language);
  if (decimal === null || decimal.startsWith('-') || (isAmount && typed.includes('%'))) return null;
  const places = decimal.split('.')[1]?.length ?? 0;
  if (isAmount) return places <= 2 && Number(decimal) <= MOST ? `${decimal} €` : null;
  return places <= PLACES_PERCENTATGE && Number(decimal) <= 100 ? decimal : null;
};
/** What was typed, as a cell holds it: «10», «10 %», «25 €», «10 % + 25 €»; null where it is none of these. */
const read = (typed: string, language: Language): string | null => {
  const parts = typed.split('+').map((part) => partOf(part, language));
  if (parts.length > 2 || parts.includes(null)) return null;
  const amounts = parts.filter((part) => part?.endsWith('€')).length;
  if (amounts > 1 || parts.length - amounts > 1) return null;
  return cellOf(ofCell(parts.join(PLUS)));
};
const typed = (cell: string, language: Language): string =>
  cell
    .split(PLUS)
    .map((part) => {
      const figure = typedDecimal(part.replace(' €', ''), language);
      if (!part.endsWith('€')) return figure;
      return language === 'en' ? `€${figure}` : `${figure} €`;
    })
    .join(PLUS);
/** How such a cell is written. */
export const ajustWriting = (wrong: string) => ({ read, typed, wrong });

type Ajustada = Pick<LiniaEnviada, 'descompte' | 'descompte_import' | 'carrec' | 'carrec_import'>;
/** The discount of a line, or its charge, as its cell holds it. */
export const descompteCell = ({ descompte, descompte_import = 0 }: Ajustada): string =>
  cellOf({ percentatge: descompte, import: descompte_import });
export const carrecCell = ({ carrec = '0', carrec_import = 0 }: Ajustada): string =>
  cellOf({ percentatge: carrec, import: carrec_import });
/** A line with what such a cell says; what says nothing is not kept. */
export const withDescompte = ({ descompte_import: _before, ...linia }: LiniaEnviada, cell: string): LiniaEnviada => {
  const { percentatge, import: cents } = ofCell(cell);
  return { ...linia, descompte: percentatge, ...(cents === 0 ? {} : { descompte_import: cents }) };
};
export const withCarrec = (
  { carrec: _percent, carrec_import: _cents, ...linia }: LiniaEnviada,
  cell: string,
): LiniaEnviada => {
  const { percentatge, import: cents } = ofCell(cell);
  return {
    ...linia,
    ...(some(percentatge) ? { carrec: percentatge } : {}),
    ...(cents === 0 ? {} : { carrec_import: cents }),
  };
};
export const hasCarrec = ({ carrec = '0', carrec_import = 0 }: LiniaEnviada): boolean =>
  some(carrec) || carrec_import !== 0;

/** As people read it: `10 %`, `25,00 €`, `10 % + 25,00 €`; nothing for nothing. */
export const ajustShown = (cell: string, formats: Formats): string => {
  const { percentatge, import: cents } = ofCell(cell);
  return [
    ...(some(percentatge) ? [formats.percent(percentatge)] : []),
    ...(cents === 0 ? [] : [formats.euros(cents)]),
  ].join(PLUS);
};
