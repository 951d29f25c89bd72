import type { Zona } from '#areas/formigo/contract/schemas.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { FotoPrograma } from '#areas/proces/domain/canvis-programa.ts';
import type { ResultatAnswer } from '#areas/resultat/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import type { AgentReport, EmpresaReport, TreballReport } from '../formigo-report.ts';

/** An issue of the programme. */
export interface RevisioData {
  readonly numero: number;
  readonly data: string;
  readonly emesa_per: string;
  readonly foto: FotoPrograma;
}

/** What the rooms know of the quality control of a work, in the language of the document. */
export interface QualitatData {
  readonly empresa: EmpresaReport;
  readonly treball: TreballReport;
  readonly fitxa: Pick<
    Treball,
    'us' | 'superficie' | 'plantes_sobre' | 'plantes_sota' | 'pem' | 'llicencia' | 'visat' | 'mancances' | 'tipus_obra'
  >;
  /** Who has a function in the work, with its code. */
  readonly agents: readonly (AgentReport & { readonly codi: string })[];
  readonly processos: readonly number[];
  readonly partides: readonly TreballPartida[];
  readonly lots: ReadonlyMap<number, readonly Lot[]>;
  /** Norms of the bank that do not rule the work, and items that do not hold in it. */
  readonly normesFora: ReadonlySet<string>;
  readonly fora: ReadonlyMap<number, 'altra_norma' | 'no_vigent'>;
  readonly foto: FotoPrograma;
  readonly revisions: readonly RevisioData[];
  readonly resultats: readonly ResultatAnswer[];
  /** Names of those who answer for a check, or supply an item, by id. */
  readonly noms: ReadonlyMap<number, string>;
  readonly zones: readonly Zona[];
  /** Why the work was closed with what was open, by what the certificate names it. */
  readonly motius: ReadonlyMap<string, string>;
  /** What it was closed with stands while it is closed. */
  readonly tancat: boolean;
}
