/** Years from the day of an operation within which its VAT may be deducted, as dated rows. */
export interface TerminiDeduccio {
  readonly anys: number;
  readonly since: string;
  readonly source: string;
  /** A read in the law, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

export const TERMINIS_DEDUCCIO: readonly TerminiDeduccio[] = [
  { anys: 4, since: '2001-01-01', source: 'Llei 37/1992, art. 99.Tres', confidence: 'C' },
];

/** The years in force on a day; null before any row. */
export const anysDeDeduccio = (date: string): number | null =>
  TERMINIS_DEDUCCIO.filter((row) => row.since <= date).at(-1)?.anys ?? null;
