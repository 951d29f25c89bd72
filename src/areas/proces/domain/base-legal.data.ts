import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Trilingual } from '#kernel/language.ts';

/** What a programme of control is founded on, by the day that decides. */
export const BASES_LEGALS = ['decret375', 'vigent'] as const;
export type BaseLegal = (typeof BASES_LEGALS)[number];

interface Base {
  readonly base: BaseLegal;
  /** First and last day; null, open. */
  readonly des_de: CalendarDate | null;
  readonly fins: CalendarDate | null;
  /** Rules that it cites, in order: texts `qualitat.base.<norma>`. */
  readonly normes: readonly Norma[];
  readonly font: string;
  /** Read in the official text (L), in a professional body's page (F), or decided here (I). */
  readonly confianca: 'L' | 'F' | 'I';
}
export type Norma = 'decret375' | 'loe13' | 'cte7' | 'cteII' | 'codi' | 'ehe' | 'ehe98';

const alike = (nom: string): Trilingual => ({ ca: nom, es: nom, en: nom });
/** The same rules as a list of what changed names them. */
export const NOM_CURT: Readonly<Record<Norma, Trilingual>> = {
  decret375: { ca: 'Decret 375/1988', es: 'Decreto 375/1988', en: 'Decree 375/1988' },
  loe13: alike('LOE art. 13'),
  cte7: alike('CTE art. 7'),
  cteII: { ca: 'CTE annex II', es: 'CTE anejo II', en: 'CTE annex II' },
  codi: { ca: 'Codi Estructural', es: 'Código Estructural', en: 'Structural Code' },
  ehe: alike('EHE-08'),
  ehe98: alike('EHE-98'),
};

/** Regulations of structural concrete, as concrete calls them, among the rules that a programme cites. */
export const NORMA_DE_FORMIGO = { 'EHE-98': 'ehe98', 'EHE-08': 'ehe', CODI: 'codi' } as const satisfies Record<
  string,
  Norma
>;
export const NORMATIVES_FORMIGO = [
  'EHE-98',
  'EHE-08',
  'CODI',
] as const satisfies readonly (keyof typeof NORMA_DE_FORMIGO)[];
export type NormativaFormigo = (typeof NORMATIVES_FORMIGO)[number];

/**
 * The Catalan decree 375/1988 was repealed with effect from 12-11-2025 by the decree 224/2025; the duty to document the
 * control stays by the rules of the State.
 */
export const BASES: readonly Base[] = [
  {
    base: 'decret375',
    des_de: null,
    fins: '2025-11-11',
    normes: ['decret375', 'loe13', 'cte7', 'cteII'],
    font: 'Cateb, nota del 26-11-2025; Decret 224/2025',
    confianca: 'F',
  },
  {
    base: 'vigent',
    des_de: '2025-11-12',
    fins: null,
    normes: ['loe13', 'cte7', 'cteII'],
    font: 'LOE art. 13; CTE part I art. 7 i annex II; Cateb, nota del 26-11-2025',
    confianca: 'F',
  },
];

/** First day on which the Codi Estructural (RD 470/2021) rules a project. */
export const CODI_DES_DE: CalendarDate = '2021-11-10';
