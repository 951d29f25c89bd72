import type { Confidence, LawRow, Normativa } from './tipus.ts';

/** EHE-98 columns: class A is read with or without quality seal of the plant. */
export type ColumnaEhe98 = 'A_segell' | 'A' | 'B' | 'C' | 'altres';

/** EHE-98, table 88.4.b: KN and the largest relative range of the class, by samples (8 = 8 or more). */
export interface KnEhe98Row extends LawRow {
  readonly columna: ColumnaEhe98;
  readonly n: number;
  readonly kn: number;
  readonly recorregut_max: number | null;
}

const TABLE_88: readonly (readonly [ColumnaEhe98, Confidence, readonly (readonly [kn: number, r: number | null])[]])[] =
  [
    [
      'A_segell',
      'K',
      [
        [0.93, 0.29],
        [0.95, 0.31],
        [0.97, 0.34],
        [0.98, 0.36],
        [0.99, 0.38],
        [1, 0.39],
        [1, 0.4],
      ],
    ],
    [
      'A',
      'K',
      [
        [0.9, 0.29],
        [0.92, 0.31],
        [0.94, 0.34],
        [0.95, 0.36],
        [0.96, 0.38],
        [0.97, 0.39],
        [0.97, 0.4],
      ],
    ],
    [
      'B',
      'K+',
      [
        [0.85, 0.4],
        [0.88, 0.46],
        [0.9, 0.49],
        [0.92, 0.53],
        [0.94, 0.55],
        [0.95, 0.57],
        [0.96, 0.59],
      ],
    ],
    [
      'C',
      'K+',
      [
        [0.81, 0.5],
        [0.85, 0.57],
        [0.88, 0.61],
        [0.9, 0.66],
        [0.92, 0.68],
        [0.93, 0.71],
        [0.95, 0.73],
      ],
    ],
    [
      'altres',
      'K+',
      [
        [0.75, null],
        [0.8, null],
        [0.84, null],
        [0.87, null],
        [0.89, null],
        [0.91, null],
        [0.93, null],
      ],
    ],
  ];

export const KN_EHE98_ROWS: readonly KnEhe98Row[] = TABLE_88.flatMap(([columna, confidence, cells], column) =>
  cells.map(([kn, recorregut_max], index) => ({
    id: 5100 + column * 10 + index + 2,
    columna,
    n: index + 2,
    kn,
    recorregut_max,
    since: '1999-07-01',
    source: 'EHE-98, 88.4.b',
    confidence,
  })),
);

/** A coefficient by number of samples. `n` null = any larger number. */
export interface CoeficientRow extends LawRow {
  readonly taula: 'K2' | 'K3' | 'KN';
  readonly n: number | null;
  readonly valor: number;
}

const row = (
  id: number,
  taula: CoeficientRow['taula'],
  n: number | null,
  valor: number,
  confidence: Confidence = 'K+',
): CoeficientRow => ({
  id,
  taula,
  n,
  valor,
  since: taula === 'KN' ? '2021-11-10' : '2008-12-01',
  source: taula === 'KN' ? 'Codi Estructural, art. 57.5.4.3' : 'EHE-08, 86.5.4.3.b',
  confidence,
});

/** EHE-08 K2 and K3; Codi Estructural KN. */
export const COEFICIENT_ROWS: readonly CoeficientRow[] = [
  row(5203, 'K2', 3, 1.02),
  row(5204, 'K2', 4, 0.82),
  row(5205, 'K2', 5, 0.72),
  row(5206, 'K2', 6, 0.66),
  row(5303, 'K3', 3, 0.85),
  row(5304, 'K3', 4, 0.67),
  row(5305, 'K3', 5, 0.55),
  row(5306, 'K3', 6, 0.43),
  row(5403, 'KN', 3, 0.89, 'V'),
  row(5404, 'KN', 4, 0.91),
  row(5405, 'KN', 5, 0.93),
  row(5406, 'KN', 6, 0.94),
  row(5407, 'KN', 7, 0.95),
  row(5408, 'KN', 8, 0.96),
  row(5409, 'KN', 9, 0.97),
  row(5410, 'KN', 10, 0.98),
  row(5411, 'KN', null, 1, 'K'),
];

export interface ConstantRow extends LawRow {
  readonly clau: 'acceptacio_090' | 'marca_090' | 'marca_1645' | 's35_166' | 'sigma_1645';
  readonly normativa: Normativa;
  readonly valor: number;
}

/** Numbers that stand alone in a criterion. */
export const CONSTANT_ROWS: readonly ConstantRow[] = [
  {
    id: 5501,
    clau: 'acceptacio_090',
    normativa: 'EHE-98',
    valor: 0.9,
    since: '1999-07-01',
    source: 'EHE-98, art. 88.5',
    confidence: 'K+',
  },
  {
    id: 5502,
    clau: 'marca_090',
    normativa: 'EHE-08',
    valor: 0.9,
    since: '2008-12-01',
    source: 'EHE-08, art. 86.7.3',
    confidence: 'K+',
  },
  {
    id: 5503,
    clau: 'marca_1645',
    normativa: 'EHE-08',
    valor: 1.645,
    since: '2008-12-01',
    source: 'EHE-08, art. 86.7.3',
    confidence: 'K+',
  },
  {
    id: 5504,
    clau: 'marca_090',
    normativa: 'CODI',
    valor: 0.9,
    since: '2021-11-10',
    source: 'Codi Estructural, art. 57',
    confidence: 'I',
  },
  {
    id: 5505,
    clau: 'marca_1645',
    normativa: 'CODI',
    valor: 1.645,
    since: '2021-11-10',
    source: 'Codi Estructural, art. 57',
    confidence: 'I',
  },
  {
    id: 5506,
    clau: 's35_166',
    normativa: 'CODI',
    valor: 1.66,
    since: '2021-11-10',
    source: 'Codi Estructural, art. 57.5.4.3',
    confidence: 'V',
  },
  {
    id: 5507,
    clau: 'sigma_1645',
    normativa: 'CODI',
    valor: 1.645,
    since: '2021-11-10',
    source: 'Codi Estructural, art. 57.5.4.3',
    confidence: 'I',
  },
];

/** Earlier samples of the same concrete from which the criterion by s35 may rule. */
export const ANTERIORS_MINIM = 36;
/** Earlier samples that s35 takes: the last ones before the lot. */
export const FINESTRA_S35 = 35;
/** Full control: up to this number of samples the lowest counts; beyond, the value at the 5th percentile. */
export const TOTAL_MINIM_FINS = 20;
/** EHE-98: samples from which the order statistic rules. */
export const ESTIMADOR_DES_DE = 6;
/** EHE-98: lots in a row within the better column before going back to it. */
export const LOTS_PER_MILLORAR = 5;
