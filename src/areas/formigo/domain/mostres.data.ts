import type { Distintiu, Estructura, LawRow, Normativa } from './tipus.ts';

/** Samples per lot by fck: the first row whose `fins_fck` (N/mm²) is not exceeded. */
export interface MostresFckRow extends LawRow {
  readonly normativa: Normativa;
  /** Marks that the row is for; empty = all. */
  readonly distintius: readonly Distintiu[];
  readonly fins_fck: number | null;
  readonly n: number;
}

/** Samples per lot by volume: the greater of `minim` and volume / `divisor` (m³), upwards. */
export interface MostresVolumRow extends LawRow {
  readonly normativa: Normativa;
  /** Structures that the row is for; empty = those that no other row names. */
  readonly estructures: readonly Estructura[];
  readonly distintius: readonly Distintiu[];
  readonly minim: number;
  readonly divisor: number | null;
}

const EHE98 = {
  normativa: 'EHE-98',
  distintius: [],
  since: '1999-07-01',
  source: 'EHE-98, art. 88.4',
  confidence: 'K+',
} as const;
const EHE08 = { normativa: 'EHE-08', since: '2008-12-01', source: 'EHE-08, 86.5.4.2' } as const;

export const MOSTRES_FCK_ROWS: readonly MostresFckRow[] = [
  { id: 4001, ...EHE98, fins_fck: 25, n: 2 },
  { id: 4002, ...EHE98, fins_fck: 35, n: 4 },
  { id: 4003, ...EHE98, fins_fck: null, n: 6 },
  { id: 4011, ...EHE08, distintius: [3], fins_fck: 30, n: 1, confidence: 'V' },
  { id: 4012, ...EHE08, distintius: [3], fins_fck: 50, n: 1, confidence: 'V' },
  { id: 4013, ...EHE08, distintius: [3], fins_fck: null, n: 2, confidence: 'I' },
  { id: 4021, ...EHE08, distintius: [1, 2, 4, 5], fins_fck: 30, n: 3, confidence: 'V' },
  { id: 4022, ...EHE08, distintius: [1, 2, 4, 5], fins_fck: 50, n: 4, confidence: 'V' },
  { id: 4023, ...EHE08, distintius: [1, 2, 4, 5], fins_fck: null, n: 6, confidence: 'V' },
];

const CODI = { normativa: 'CODI', since: '2021-11-10' } as const;
const TABLE = 'Codi Estructural, 57.5.4.1';
const SPECIFICATION = `${TABLE}; sense font oficial`;
const WITHOUT = [1, 2, 3, 5] as const;

export const MOSTRES_VOLUM_ROWS: readonly MostresVolumRow[] = [
  {
    id: 4101,
    ...CODI,
    estructures: ['FEV_SUPERIOR_200'],
    distintius: WITHOUT,
    minim: 3,
    divisor: 35,
    source: TABLE,
    confidence: 'V',
  },
  {
    id: 4102,
    ...CODI,
    estructures: ['FEV_SUPERIOR_200'],
    distintius: [4],
    minim: 1,
    divisor: 105,
    source: SPECIFICATION,
    confidence: 'K+',
  },
  {
    id: 4103,
    ...CODI,
    estructures: ['LLOSA_MARCS_ENGINYERIA'],
    distintius: WITHOUT,
    minim: 3,
    divisor: 30,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4104,
    ...CODI,
    estructures: ['LLOSA_MARCS_ENGINYERIA'],
    distintius: [4],
    minim: 1,
    divisor: 90,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4105,
    ...CODI,
    estructures: ['TAULERS_CONSTRUITS_ENGINYERIA'],
    distintius: WITHOUT,
    minim: 4,
    divisor: 30,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4106,
    ...CODI,
    estructures: ['TAULERS_CONSTRUITS_ENGINYERIA'],
    distintius: [4],
    minim: 1,
    divisor: 90,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4107,
    ...CODI,
    estructures: ['PILES_TREPANS_LLISCAT_ENGINYERIA', 'TAULES_AMD_ELEMENTS_ENGINYERIA'],
    distintius: WITHOUT,
    minim: 4,
    divisor: 20,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4108,
    ...CODI,
    estructures: ['PILES_TREPANS_LLISCAT_ENGINYERIA', 'TAULES_AMD_ELEMENTS_ENGINYERIA'],
    distintius: [4],
    minim: 1,
    divisor: 60,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4109,
    ...CODI,
    estructures: [],
    distintius: WITHOUT,
    minim: 3,
    divisor: null,
    source: SPECIFICATION,
    confidence: 'K',
  },
  {
    id: 4110,
    ...CODI,
    estructures: [],
    distintius: [4],
    minim: 1,
    divisor: null,
    source: SPECIFICATION,
    confidence: 'K',
  },
];

/** Codi Estructural: counts of EHE-08 above these fck (N/mm²), which it may have kept; advice only. */
export const CODI_CONSELL: readonly { readonly sobre_fck: number; readonly n: number }[] = [
  { sobre_fck: 50, n: 6 },
  { sobre_fck: 30, n: 4 },
];
