import type { LawRow, Normativa } from './tipus.ts';

/** Consistency letters, driest first; AC is self-compacting. */
export const CONSISTENCIES = ['S', 'P', 'B', 'F', 'L', 'AC'] as const;
export type Consistencia = (typeof CONSISTENCIES)[number];

/** Slump, mm: the class and what is accepted as the mean of two determinations. */
export interface ConRow extends LawRow {
  readonly normatives: readonly Normativa[];
  readonly consistencia: Consistencia;
  readonly classe_min: number;
  readonly classe_max: number;
  readonly accepta_min: number;
  readonly accepta_max: number;
}

const EHE = { since: '1999-07-01', source: 'EHE-98 art. 83; EHE-08 86.5.2.1', confidence: 'K' } as const;
const BOTH: readonly Normativa[] = ['EHE-98', 'EHE-08'];
const CODI = {
  normatives: ['CODI'],
  since: '2021-11-10',
  source: 'Codi Estructural, 33.5.a and art. 57',
  confidence: 'I',
} as const;

export const CON_ROWS: readonly ConRow[] = [
  {
    id: 7001,
    ...EHE,
    normatives: BOTH,
    consistencia: 'S',
    classe_min: 0,
    classe_max: 20,
    accepta_min: 0,
    accepta_max: 20,
  },
  {
    id: 7002,
    ...EHE,
    normatives: BOTH,
    consistencia: 'P',
    classe_min: 30,
    classe_max: 50,
    accepta_min: 20,
    accepta_max: 60,
  },
  {
    id: 7003,
    ...EHE,
    normatives: BOTH,
    consistencia: 'B',
    classe_min: 60,
    classe_max: 90,
    accepta_min: 50,
    accepta_max: 100,
  },
  {
    id: 7004,
    ...EHE,
    normatives: BOTH,
    consistencia: 'F',
    classe_min: 100,
    classe_max: 150,
    accepta_min: 80,
    accepta_max: 170,
  },
  {
    id: 7005,
    ...EHE,
    normatives: ['EHE-08'],
    consistencia: 'L',
    classe_min: 160,
    classe_max: 200,
    accepta_min: 140,
    accepta_max: 220,
  },
  { id: 7011, ...CODI, consistencia: 'S', classe_min: 0, classe_max: 20, accepta_min: 0, accepta_max: 20 },
  { id: 7012, ...CODI, consistencia: 'P', classe_min: 30, classe_max: 40, accepta_min: 20, accepta_max: 50 },
  { id: 7013, ...CODI, consistencia: 'B', classe_min: 50, classe_max: 90, accepta_min: 40, accepta_max: 100 },
  { id: 7014, ...CODI, consistencia: 'F', classe_min: 100, classe_max: 150, accepta_min: 80, accepta_max: 170 },
  { id: 7015, ...CODI, consistencia: 'L', classe_min: 160, classe_max: 210, accepta_min: 140, accepta_max: 230 },
];

/** Slump flow of self-compacting concrete, mm. */
export const CLASSES_FLUX = ['SF1', 'SF2', 'SF3'] as const;
export type ClasseFlux = (typeof CLASSES_FLUX)[number];
export interface FluxRow extends LawRow {
  readonly classe: ClasseFlux;
  readonly minim: number;
  readonly maxim: number;
}
const FLOW = { since: '2021-11-10', source: 'UNE-EN 206', confidence: 'K' } as const;
export const FLUX_ROWS: readonly FluxRow[] = [
  { id: 7101, ...FLOW, classe: 'SF1', minim: 550, maxim: 650 },
  { id: 7102, ...FLOW, classe: 'SF2', minim: 660, maxim: 750 },
  { id: 7103, ...FLOW, classe: 'SF3', minim: 760, maxim: 850 },
];

/** Slump ordered as a number of centimetres: tolerance up to `fins_cm`. */
export interface ConNumeroRow extends LawRow {
  readonly normatives: readonly Normativa[];
  readonly fins_cm: number;
  readonly tolerancia_cm: number;
}
export const CON_NUMERO_ROWS: readonly ConNumeroRow[] = [
  { id: 7201, ...EHE, normatives: BOTH, fins_cm: 2, tolerancia_cm: 1 },
  { id: 7202, ...EHE, normatives: BOTH, fins_cm: 7, tolerancia_cm: 2 },
  { id: 7203, ...EHE, normatives: BOTH, fins_cm: 12, tolerancia_cm: 3 },
  { id: 7204, ...EHE, normatives: ['EHE-08'], fins_cm: 18, tolerancia_cm: 3 },
];

/** Determinations of one load whose mean is compared. */
export const LECTURES_CON = 2;

/** Indirect control: slump tests, spread over the day, that each day of supply asks for. */
export interface ConDiariRow extends LawRow {
  readonly normativa: Normativa;
  readonly minim: number;
}
export const CON_DIARI_ROWS: readonly ConDiariRow[] = [
  { id: 7301, normativa: 'EHE-98', since: '1999-07-01', source: 'EHE-98 88.2', confidence: 'K', minim: 4 },
  { id: 7302, normativa: 'EHE-08', since: '2008-12-01', source: 'EHE-08 86.5.6', confidence: 'K', minim: 4 },
  { id: 7303, normativa: 'CODI', since: '2021-11-10', source: 'Codi Estructural, 57.5', confidence: 'I', minim: 4 },
];
