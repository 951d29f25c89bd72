import type { LawRow, Normativa } from './tipus.ts';

export interface NormativaRow extends LawRow {
  readonly normativa: Normativa;
  /** Act that carries the regulation. */
  readonly acte: string;
  /** Years in which works ordered under the text before may still begin, from `since`. */
  readonly anys_edificacio: number;
  readonly anys_civil: number;
}

/** `since` is the first order date that the regulation governs. */
export const NORMATIVA_ROWS: readonly NormativaRow[] = [
  {
    id: 1,
    normativa: 'EHE-98',
    acte: 'RD 2661/1998',
    since: '1999-07-01',
    anys_edificacio: 1,
    anys_civil: 3,
    source: 'RD 2661/1998',
    confidence: 'K',
  },
  {
    id: 2,
    normativa: 'EHE-08',
    acte: 'RD 1247/2008',
    since: '2008-12-01',
    anys_edificacio: 1,
    anys_civil: 3,
    source: 'RD 1247/2008, BOE-A-2008-14167',
    confidence: 'V',
  },
  {
    id: 3,
    normativa: 'CODI',
    acte: 'RD 470/2021',
    since: '2021-11-10',
    anys_edificacio: 1,
    anys_civil: 3,
    source: 'RD 470/2021, BOE-A-2021-13681',
    confidence: 'V',
  },
];

/** Last day of the transitional marks of EHE-08 (Anejo 19, section 6), that day included. */
export const MARCA_A_FINS = '2010-12-31';
