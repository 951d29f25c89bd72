import type { Estructura, TipusObra } from './tipus.ts';

/** Columns of the EHE lot tables. */
export type GrupEhe = 'compressio' | 'flexio' | 'massis';

export interface EstructuraFacts {
  readonly grup: GrupEhe;
  readonly area: TipusObra;
}

/** EHE column and kind of works of each structure type of the Codi Estructural. */
export const ESTRUCTURA_FACTS: Readonly<Record<Estructura, EstructuraFacts>> = {
  FEV_SUPERIOR_200: { grup: 'massis', area: 'edificacio' },
  FSE_INFERIOR_200: { grup: 'massis', area: 'edificacio' },
  AE_COMPRESSIO: { grup: 'compressio', area: 'edificacio' },
  PAVIMENTS_ALTRES_FLEXIO: { grup: 'flexio', area: 'edificacio' },
  PILARS_MURS_PORTANTS: { grup: 'compressio', area: 'edificacio' },
  LLOSA_MARCS_ENGINYERIA: { grup: 'flexio', area: 'civil' },
  PE_EC_ENGINYERIA: { grup: 'compressio', area: 'civil' },
  PILES_TREPANS_LLISCAT_ENGINYERIA: { grup: 'compressio', area: 'civil' },
  TAULES_AMD_ELEMENTS_ENGINYERIA: { grup: 'flexio', area: 'civil' },
  TAULERS_CONSTRUITS_ENGINYERIA: { grup: 'flexio', area: 'civil' },
  SOLERS_TUNELS_ENGINYERIA: { grup: 'massis', area: 'civil' },
  CONTRAVOLTES_TUNELS_ENGINYERIA: { grup: 'massis', area: 'civil' },
};
