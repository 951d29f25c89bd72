/** From what amount on an operation may not be paid in cash, where a business or professional is part of it. Cents. */
export interface LimitEfectiu {
  readonly import: number;
  /** Where who pays is a private person who lives elsewhere for tax. */
  readonly forans: number;
  readonly since: string;
  readonly source: string;
  /** A read in the law, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

export const LIMITS_EFECTIU: readonly LimitEfectiu[] = [
  {
    import: 2_500_00,
    forans: 15_000_00,
    since: '2012-11-19',
    source: 'Llei 7/2012, art. 7.Uno.1',
    confidence: 'B',
  },
  {
    import: 1_000_00,
    forans: 10_000_00,
    since: '2021-07-11',
    source: 'Llei 7/2012, art. 7.Uno.1 (Llei 11/2021, art. 18.Uno)',
    confidence: 'B',
  },
];

/** The limit in force on a day; null before any. */
export const limitEfectiu = (date: string, { fora = false } = {}): number | null =>
  LIMITS_EFECTIU.filter((row) => row.since <= date).at(-1)?.[fora ? 'forans' : 'import'] ?? null;
