import type { LawRow, Normativa } from './tipus.ts';

export const TIPUS_FORMIGO = ['HM', 'HA', 'HP', 'HRM', 'HRA'] as const;
export type TipusFormigo = (typeof TIPUS_FORMIGO)[number];
export type Armat = 'massa' | 'armat' | 'pretesat';

export const ARMAT_OF: Readonly<Record<TipusFormigo, Armat>> = {
  HM: 'massa',
  HA: 'armat',
  HP: 'pretesat',
  HRM: 'massa',
  HRA: 'armat',
};

/** Types that each regulation names; recycled ones only in the Codi. */
export const TIPUS_OF: Readonly<Record<Normativa, readonly TipusFormigo[]>> = {
  'EHE-98': ['HM', 'HA', 'HP'],
  'EHE-08': ['HM', 'HA', 'HP'],
  CODI: TIPUS_FORMIGO,
};

/** Strength series, N/mm². EHE-98 stops at 50. */
export const SERIE: readonly number[] = [20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 100];
export const SERIE_MAX: Readonly<Record<Normativa, number>> = { 'EHE-98': 50, 'EHE-08': 100, CODI: 100 };
/** Offered first. */
export const USUALS: Readonly<Record<Normativa, readonly number[]>> = {
  'EHE-98': [20, 25, 30],
  'EHE-08': [20, 25, 30],
  CODI: [20, 25, 30, 35],
};
/** The least strength of plain and of structural concrete; 20 is for plain concrete alone. */
export const MINIM_MASSA = 20;
export const MINIM_ARMAT = 25;

/** Aggregate sizes in use, mm. */
export const MIDES_USUALS: readonly number[] = [10, 12, 14, 16, 20, 22, 25, 30, 32, 40];

export const AMBIENTS_EHE = ['I', 'IIa', 'IIb', 'IIIa', 'IIIb', 'IIIc', 'IV', 'Qa', 'Qb', 'Qc', 'H', 'F', 'E'] as const;
export const AMBIENTS_CODI = [
  ...(['X0', 'XC1', 'XC2', 'XC3', 'XC4', 'XS1', 'XS2', 'XS3', 'XD1', 'XD2', 'XD3'] as const),
  ...(['XF1', 'XF2', 'XF3', 'XF4', 'XA1', 'XA2', 'XA3', 'XM1', 'XM2', 'XM3'] as const),
] as const;
export type Ambient = (typeof AMBIENTS_EHE)[number] | (typeof AMBIENTS_CODI)[number];

export const AMBIENTS_OF: Readonly<Record<Normativa, readonly Ambient[]>> = {
  'EHE-98': AMBIENTS_EHE,
  'EHE-08': AMBIENTS_EHE,
  CODI: AMBIENTS_CODI,
};

/** Classes of one group exclude each other. The group `general` of EHE is asked of every concrete. */
export const GRUP_AMBIENT: Readonly<Record<Ambient, string>> = {
  ...{ I: 'general', IIa: 'general', IIb: 'general', IIIa: 'general', IIIb: 'general', IIIc: 'general', IV: 'general' },
  ...{ Qa: 'Q', Qb: 'Q', Qc: 'Q', H: 'gel', F: 'gel', E: 'E' },
  ...{ X0: 'X0', XC1: 'XC', XC2: 'XC', XC3: 'XC', XC4: 'XC', XS1: 'XS', XS2: 'XS', XS3: 'XS' },
  ...{ XD1: 'XD', XD2: 'XD', XD3: 'XD', XF1: 'XF', XF2: 'XF', XF3: 'XF', XF4: 'XF' },
  ...{ XA1: 'XA', XA2: 'XA', XA3: 'XA', XM1: 'XM', XM2: 'XM', XM3: 'XM' },
};

/** Least expected fck by exposure, N/mm²; null = the class does not apply to that concrete. */
export interface MinimRow extends LawRow {
  readonly normatives: readonly Normativa[];
  readonly ambients: readonly Ambient[];
  readonly massa: number | null;
  readonly armat: number | null;
  readonly pretesat: number | null;
}

const CODI = {
  normatives: ['CODI'],
  since: '2021-11-10',
  source: 'Codi Estructural, 43.2.1.b',
  confidence: 'V',
} as const;
const EHE = {
  normatives: ['EHE-98', 'EHE-08'],
  since: '1999-07-01',
  source: 'EHE, 37.3.2.b',
  confidence: 'K',
} as const;

export const MINIM_ROWS: readonly MinimRow[] = [
  { id: 8001, ...CODI, ambients: ['X0'], massa: 20, armat: 25, pretesat: 25 },
  { id: 8002, ...CODI, ambients: ['XC1', 'XC2'], massa: null, armat: 25, pretesat: 25 },
  { id: 8003, ...CODI, ambients: ['XC3', 'XC4'], massa: null, armat: 30, pretesat: 30 },
  { id: 8004, ...CODI, ambients: ['XS1'], massa: null, armat: 30, pretesat: 30 },
  { id: 8005, ...CODI, ambients: ['XS2'], massa: null, armat: 30, pretesat: 35 },
  { id: 8006, ...CODI, ambients: ['XS3'], massa: null, armat: 35, pretesat: 35 },
  { id: 8007, ...CODI, ambients: ['XD1', 'XD2', 'XD3'], massa: null, armat: 30, pretesat: 35 },
  { id: 8008, ...CODI, ambients: ['XF1', 'XF2', 'XF3', 'XF4'], massa: 30, armat: 30, pretesat: 30 },
  { id: 8009, ...CODI, ambients: ['XA1'], massa: 30, armat: 30, pretesat: 30 },
  { id: 8010, ...CODI, ambients: ['XA2'], massa: 30, armat: 30, pretesat: 35 },
  { id: 8011, ...CODI, ambients: ['XA3'], massa: 35, armat: 35, pretesat: 35 },
  { id: 8012, ...CODI, ambients: ['XM1', 'XM2', 'XM3'], massa: 30, armat: 30, pretesat: 30 },
  { id: 8101, ...EHE, ambients: ['I'], massa: 20, armat: 25, pretesat: 25 },
  { id: 8102, ...EHE, ambients: ['IIa'], massa: null, armat: 25, pretesat: 25 },
  { id: 8103, ...EHE, ambients: ['IIb'], massa: null, armat: 30, pretesat: 30 },
  { id: 8104, ...EHE, ambients: ['IIIa'], massa: null, armat: 30, pretesat: 30 },
  { id: 8105, ...EHE, ambients: ['IIIb'], massa: null, armat: 30, pretesat: 35 },
  { id: 8106, ...EHE, ambients: ['IIIc'], massa: null, armat: 35, pretesat: 35 },
  { id: 8107, ...EHE, ambients: ['IV'], massa: null, armat: 30, pretesat: 35 },
  { id: 8108, ...EHE, ambients: ['Qa'], massa: 30, armat: 30, pretesat: 30 },
  { id: 8109, ...EHE, ambients: ['Qb'], massa: 30, armat: 30, pretesat: 35 },
  { id: 8110, ...EHE, ambients: ['Qc'], massa: 35, armat: 35, pretesat: 35 },
  { id: 8111, ...EHE, ambients: ['H'], massa: 30, armat: 30, pretesat: 30 },
  { id: 8112, ...EHE, ambients: ['F'], massa: 30, armat: 30, pretesat: 30 },
  { id: 8113, ...EHE, ambients: ['E'], massa: 30, armat: 30, pretesat: 30 },
];
