/** Up to what total, taxes included, an invoice may be simplified. Cents. */
export interface LimitSimplificada {
  readonly clau: 'general' | 'sectors';
  readonly import: number;
  readonly since: string;
  readonly source: string;
  /** A read in the law, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

export const LIMITS_SIMPLIFICADA: readonly LimitSimplificada[] = [
  { clau: 'general', import: 40_000, since: '2013-01-01', source: 'RD 1619/2012, art. 4.1.a', confidence: 'A' },
  // Retail sales and services to people of the list of art. 4.2; never the usual case of an office of technicians.
  { clau: 'sectors', import: 300_000, since: '2013-01-01', source: 'RD 1619/2012, art. 4.2', confidence: 'A' },
];

/** The limit in force on a date; null before there was any. */
export const limitSimplificada = (clau: LimitSimplificada['clau'], date: string): number | null =>
  LIMITS_SIMPLIFICADA.filter((row) => row.clau === clau && row.since <= date).at(-1)?.import ?? null;
