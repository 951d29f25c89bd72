/** What a natural person deducts in income tax of their own meals in a day, at most. Cents. */
export interface LimitManutencio {
  /** In Spain, without and with a night away. */
  readonly dia: number;
  readonly nit: number;
  readonly since: string;
  readonly source: string;
  /** A read in the law, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

export const LIMITS_MANUTENCIO: readonly LimitManutencio[] = [
  {
    dia: 26_67,
    nit: 53_34,
    since: '2018-01-01',
    source: 'LIRPF, art. 30.2.5.ª c (Llei 6/2017, art. 11); RIRPF, art. 9.A.3.a',
    confidence: 'B',
  },
];

/** Those in force on a day; null before any. */
export const limitManutencio = (date: string): LimitManutencio | null =>
  LIMITS_MANUTENCIO.filter((row) => row.since <= date).at(-1) ?? null;
