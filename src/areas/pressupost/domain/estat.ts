/** What is stored; the rest is read from dates, versions and invoices. */
export const PRESSUPOST_ESTATS = ['esborrany', 'enviat', 'acceptat', 'rebutjat', 'substituit'] as const;
export type PressupostEstat = (typeof PRESSUPOST_ESTATS)[number];
/** What a person sees. */
export const PRESSUPOST_SITUACIONS = [
  'esborrany',
  'enviat',
  'caducat',
  'acceptat',
  'facturat_part',
  'facturat',
  'rebutjat',
  'substituit',
] as const;
export type PressupostSituacio = (typeof PRESSUPOST_SITUACIONS)[number];

export interface Situable {
  readonly estat: PressupostEstat;
  /** Last day on which the client may accept; null: for ever. */
  readonly validesa: string | null;
  /** Milestones, and how many of them have an issued invoice: a draft bills nothing yet. */
  readonly fites: number;
  readonly facturades: number;
}

/** How a quotation stands on a day. What is accepted is no longer out of date. */
export const situacioOf = ({ estat, validesa, fites, facturades }: Situable, today: string): PressupostSituacio => {
  if (estat === 'enviat') return validesa !== null && validesa < today ? 'caducat' : 'enviat';
  if (estat !== 'acceptat' || facturades === 0) return estat;
  return facturades < fites ? 'facturat_part' : 'facturat';
};
