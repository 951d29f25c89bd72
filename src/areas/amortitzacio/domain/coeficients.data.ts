/** Tables of the law: simplified direct estimation (income tax), and corporate tax with normal estimation. */
export const TAULES = ['simplificada', 'societats'] as const;
export type Taula = (typeof TAULES)[number];

export interface CoeficientRow {
  /** Stable: what is written on a good never changes its meaning. */
  readonly codi: string;
  readonly taula: Taula;
  readonly grup: string;
  /** Most that may be written off in a year, in percent, and the years that it may take at most. */
  readonly maxim: string;
  readonly anys: number;
  readonly des_de: string;
  readonly fins: string | null;
  readonly source: string;
  /** A read in the law or the agency's text, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

const SIMPLIFICADA = 'Orden 27-03-1998, anexo';
const SOCIETATS = 'LIS 27/2014, 12.1.a';

const simplificada = (codi: string, grup: string, maxim: string, anys: number): CoeficientRow => ({
  codi: `S-${codi}`,
  taula: 'simplificada',
  grup,
  maxim,
  anys,
  des_de: '1998-01-01',
  fins: null,
  source: SIMPLIFICADA,
  confidence: 'B',
});
const societats = (grup: string, rows: readonly (readonly [string, string, number])[]): readonly CoeficientRow[] =>
  rows.map(([codi, maxim, anys]) => ({
    codi: `L-${codi}`,
    taula: 'societats',
    grup,
    maxim,
    anys,
    des_de: '2015-01-01',
    fins: null,
    source: SOCIETATS,
    confidence: 'B',
  }));

export const COEFICIENTS: readonly CoeficientRow[] = [
  simplificada('1', 'edificis', '3', 68),
  simplificada('2', 'installacions', '10', 20),
  simplificada('3', 'maquinaria', '12', 18),
  simplificada('4', 'transport', '16', 14),
  simplificada('5', 'informatica', '26', 10),
  simplificada('6', 'utils', '30', 8),
  simplificada('7', 'bestiar', '16', 14),
  simplificada('8', 'bestiar', '8', 25),
  simplificada('9', 'conreus', '4', 50),
  simplificada('10', 'conreus', '2', 100),
  ...societats('obra_civil', [
    ['obra-civil', '2', 100],
    ['paviments', '6', 34],
    ['mineria', '7', 30],
  ]),
  ...societats('centrals', [
    ['central-hidraulica', '2', 100],
    ['central-nuclear', '3', 60],
    ['central-carbo', '4', 50],
    ['central-renovable', '7', 30],
    ['central-altres', '5', 40],
  ]),
  ...societats('edificis', [
    ['edifici-industrial', '3', 68],
    ['terreny-abocador', '4', 50],
    ['magatzem', '7', 30],
    ['edifici-comercial', '2', 100],
  ]),
  ...societats('installacions', [
    ['subestacio', '5', 40],
    ['cables', '7', 30],
    ['installacio', '10', 20],
    ['maquinaria', '12', 18],
    ['equip-medic', '15', 14],
  ]),
  ...societats('transport', [
    ['ferrocarril', '8', 25],
    ['vaixells-aeronaus', '10', 20],
    ['transport-intern', '10', 20],
    ['transport-extern', '16', 14],
    ['camions', '20', 10],
  ]),
  ...societats('mobiliari', [
    ['mobiliari', '10', 20],
    ['roba', '25', 8],
    ['vidre', '50', 4],
    ['utils', '25', 8],
    ['motlles', '33', 6],
    ['parament-altres', '15', 14],
  ]),
  ...societats('electronics', [
    ['electronica', '20', 10],
    ['informatica', '25', 8],
    ['programari', '33', 6],
  ]),
  ...societats('altres', [
    ['cinema', '33', 6],
    ['altres', '10', 20],
  ]),
];
