import type { FormaProveta, LawRow, Normativa } from './tipus.ts';

/** Largest relative range, (max − min)/mean, of the specimens of one sample. */
export interface RecorregutRow extends LawRow {
  readonly normativa: Normativa;
  readonly n: number;
  readonly maxim: number;
}

const range = (id: number, normativa: Normativa, since: string, n: number, maxim: number): RecorregutRow => ({
  id,
  normativa,
  n,
  maxim,
  since,
  source:
    normativa === 'CODI'
      ? 'Codi Estructural, art. 57.3.2'
      : normativa === 'EHE-08'
        ? 'EHE-08, art. 86.3.2'
        : 'EHE-98, art. 88',
  confidence: 'K',
});

export const RECORREGUT_ROWS: readonly RecorregutRow[] = [
  range(6001, 'EHE-98', '1999-07-01', 2, 0.13),
  range(6002, 'EHE-98', '1999-07-01', 3, 0.2),
  range(6011, 'EHE-08', '2008-12-01', 2, 0.13),
  range(6012, 'EHE-08', '2008-12-01', 3, 0.2),
  range(6021, 'CODI', '2021-11-10', 2, 0.13),
  range(6022, 'CODI', '2021-11-10', 3, 0.2),
];

/** Factor from a cube to the 15×30 cylinder, by the strength measured on cubes (N/mm², upper end excluded). */
export interface FormaRow extends LawRow {
  readonly sota: number | null;
  readonly factor: number;
}

const SHAPE = { since: '2008-12-01', source: 'EHE-08, 86.3.2.a', confidence: 'V' } as const;
export const FORMA_ROWS: readonly FormaRow[] = [
  { id: 6101, sota: 60, factor: 0.9, ...SHAPE },
  { id: 6102, sota: 80, factor: 0.95, ...SHAPE },
  { id: 6103, sota: null, factor: 1, ...SHAPE },
];

/** Cubes of 10 cm are for concrete of at least this fck, N/mm². */
export const CUB_10_DES_DE = 50;
export const CUBS: readonly FormaProveta[] = ['cub_15', 'cub_10'];
/** Age of the verdict, and the early age that only informs; days. */
export const EDAT_VEREDICTE = 28;
export const EDAT_ORIENTATIVA = 7;
/** Specimens of one sample at the age of the verdict, at least. */
export const PROVETES_MINIM = 2;
