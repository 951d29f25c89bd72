/** Days that a business may be given to pay, at most. */
export interface TerminiPagament {
  readonly dies: number;
  readonly since: string;
  readonly source: string;
  /** A read in the law, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

export const TERMINIS_PAGAMENT: readonly TerminiPagament[] = [
  {
    dies: 60,
    since: '2013-01-01',
    source: 'Llei 3/2004, art. 4.3 (Llei 15/2010; RDL 4/2013, art. 33)',
    confidence: 'B',
  },
];

/** The most in force on a day; null before there was any. */
export const terminiPagament = (date: string): number | null =>
  TERMINIS_PAGAMENT.filter((row) => row.since <= date).at(-1)?.dies ?? null;
