import { ESTRUCTURA_FACTS, type GrupEhe } from './estructures.ts';
import { type Confidence, type Distintiu, ESTRUCTURES, type Estructura, type LimitRow } from './tipus.ts';

type Limits = Pick<LimitRow, 'volum' | 'setmanes' | 'superficie' | 'plantes'>;
const NONE: Limits = { volum: null, setmanes: null, superficie: null, plantes: null };

/** Lot limits of EHE-98 (table 88.4.a) and of EHE-08 without mark (table 86.5.4.1): m³, weeks, m², floors. */
const EHE: Readonly<Record<GrupEhe, Limits>> = {
  compressio: { volum: 100, setmanes: 2, superficie: 500, plantes: 2 },
  flexio: { volum: 100, setmanes: 2, superficie: 1000, plantes: 2 },
  massis: { volum: 100, setmanes: 1, superficie: null, plantes: null },
};

/** EHE-08: how many times larger a lot may be with each mark, and the weeks that none may exceed. */
const AMPLIACIO: readonly { distintiu: Distintiu; factor: number; confidence: Confidence; source: string }[] = [
  { distintiu: 1, factor: 1, confidence: 'K+', source: 'EHE-08, 86.5.4.1' },
  { distintiu: 2, factor: 2, confidence: 'K+', source: 'EHE-08, 86.5.4.1, Anejo 19 §6' },
  { distintiu: 3, factor: 5, confidence: 'K', source: 'EHE-08, 86.5.4.1, Anejo 19 §5.1' },
];
const SETMANES_MAX = 6;

const enlarged = (limits: Limits, factor: number): Limits => {
  const times = (value: number | null): number | null => (value === null ? null : value * factor);
  const setmanes = times(limits.setmanes);
  return {
    volum: times(limits.volum),
    setmanes: setmanes === null ? null : Math.min(setmanes, SETMANES_MAX),
    superficie: times(limits.superficie),
    plantes: times(limits.plantes),
  };
};

/** Codi Estructural, table 57.5.4.1. Only the first row is verified; the others keep the EHE limits until they are. */
const CODI: Readonly<Record<Estructura, { limits: Limits; confidence: Confidence }>> = {
  FEV_SUPERIOR_200: { limits: NONE, confidence: 'V' },
  FSE_INFERIOR_200: { limits: { ...NONE, volum: 100, setmanes: 1 }, confidence: 'I' },
  AE_COMPRESSIO: { limits: { volum: 100, setmanes: 2, superficie: 500, plantes: 2 }, confidence: 'I' },
  PAVIMENTS_ALTRES_FLEXIO: { limits: { volum: 100, setmanes: 2, superficie: 1000, plantes: 2 }, confidence: 'I' },
  PILARS_MURS_PORTANTS: { limits: { volum: 100, setmanes: 2, superficie: 500, plantes: 2 }, confidence: 'I' },
  LLOSA_MARCS_ENGINYERIA: { limits: NONE, confidence: 'I' },
  PE_EC_ENGINYERIA: { limits: { ...NONE, volum: 100, setmanes: 2 }, confidence: 'I' },
  PILES_TREPANS_LLISCAT_ENGINYERIA: { limits: NONE, confidence: 'I' },
  TAULES_AMD_ELEMENTS_ENGINYERIA: { limits: NONE, confidence: 'I' },
  TAULERS_CONSTRUITS_ENGINYERIA: { limits: NONE, confidence: 'I' },
  SOLERS_TUNELS_ENGINYERIA: { limits: { ...NONE, volum: 100, setmanes: 2 }, confidence: 'I' },
  CONTRAVOLTES_TUNELS_ENGINYERIA: { limits: { ...NONE, volum: 100, setmanes: 2 }, confidence: 'I' },
};

/** Ids: 1000, 2000 or 3000 by regulation, plus ten times the place of the structure, plus the mark (6: up to three floors). */
const idOf = (base: number, estructura: Estructura, suffix: number): number =>
  base + (ESTRUCTURES.indexOf(estructura) + 1) * 10 + suffix;

const EHE98_ROWS: readonly LimitRow[] = ESTRUCTURES.flatMap((estructura) =>
  ([1, 3] as const).map((distintiu) => ({
    id: idOf(1000, estructura, distintiu),
    normativa: 'EHE-98' as const,
    estructura,
    distintiu,
    fins_plantes: null,
    ...EHE[ESTRUCTURA_FACTS[estructura].grup],
    since: '1999-07-01',
    source: 'EHE-98, 88.4.a',
    confidence: 'K+' as const,
  })),
);

const EHE08_ROWS: readonly LimitRow[] = ESTRUCTURES.flatMap((estructura) =>
  AMPLIACIO.map(({ distintiu, factor, confidence, source }) => ({
    id: idOf(2000, estructura, distintiu),
    normativa: 'EHE-08' as const,
    estructura,
    distintiu,
    fins_plantes: null,
    ...enlarged(EHE[ESTRUCTURA_FACTS[estructura].grup], factor),
    since: '2008-12-01',
    source,
    confidence,
  })),
);

const CODI_ROWS: readonly LimitRow[] = ESTRUCTURES.flatMap((estructura) =>
  ([1, 4, 5] as const).map((distintiu) => ({
    id: idOf(3000, estructura, distintiu),
    normativa: 'CODI' as const,
    estructura,
    distintiu,
    fins_plantes: null,
    ...CODI[estructura].limits,
    since: '2021-11-10',
    source: 'Codi Estructural, 57.5.4.1',
    confidence: CODI[estructura].confidence,
  })),
);

/** Columns and bearing walls without mark, in zones of at most three floors. */
const CODI_PILARS_FINS_3: LimitRow = {
  id: idOf(3000, 'PILARS_MURS_PORTANTS', 6),
  normativa: 'CODI',
  estructura: 'PILARS_MURS_PORTANTS',
  distintiu: 1,
  fins_plantes: 3,
  volum: 100,
  setmanes: 2,
  superficie: 1000,
  plantes: 2,
  since: '2021-11-10',
  source: 'sense font oficial (zones de fins a 3 plantes)',
  confidence: 'I',
};

/** Largest lots of the three regulations. */
export const LIMIT_ROWS: readonly LimitRow[] = [...EHE98_ROWS, ...EHE08_ROWS, ...CODI_ROWS, CODI_PILARS_FINS_3];
