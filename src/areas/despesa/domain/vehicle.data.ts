/**
 * What of the expenses of a car a natural person deducts in income tax while nobody says that it is for the business alone: that
 * it is used so is not presumed, and used otherwise too it is none of the business. A company deducts by its own rules.
 */
export interface PartDeVehicle {
  /** Percent. */
  readonly deduible: string;
  readonly since: string;
  readonly source: string;
  /** A read in the law, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

export const PARTS_DE_VEHICLE: readonly PartDeVehicle[] = [
  { deduible: '0', since: '2007-04-01', source: 'RD 439/2007 (RIRPF), art. 22.2.1.º and 22.4', confidence: 'C' },
];

/** The part in force on a day; null before any row. */
export const partDeVehicle = (date: string): string | null =>
  PARTS_DE_VEHICLE.filter((row) => row.since <= date).at(-1)?.deduible ?? null;
