import type {
  Dimensio,
  Distintiu,
  Estructura,
  LotVerdict,
  Modalitat,
  NormaReason,
  Proveta,
  Respostes,
  VerdictWarning,
} from '#areas/formigo/domain/tipus.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

/** The two designs of the document family. */
export const DISSENYS = ['sobri', 'caixeti'] as const;
export type Disseny = (typeof DISSENYS)[number];

/** The company that signs, as its letterhead shows it. */
export interface EmpresaReport {
  readonly nom: string;
  readonly nif: string;
  /** Lines of the letterhead under the name: address, telephone, web. */
  readonly linies: readonly string[];
  /** Legal line of the foot. */
  readonly peu: string;
  /** `#rrggbb`, any lightness; printed dark enough. */
  readonly color: string | null;
  /** PNG, JPEG or SVG. */
  readonly logo: Uint8Array | null;
  readonly disseny: Disseny;
}

/** Somebody with a function in the work, names in the language of the document. */
export interface AgentReport {
  readonly funcio: string;
  readonly nom: string;
  readonly titulacio: string;
  readonly num_collegiat: string;
}

export interface TreballReport {
  readonly codi: string;
  readonly expedient: string;
  readonly nom: string;
  readonly adreca: string;
  readonly tipus_obra: 'edificacio' | 'civil';
  readonly referencia_cadastral: string;
  readonly data_encarrec: CalendarDate | null;
  readonly data_projecte: CalendarDate | null;
  readonly data_inici: CalendarDate | null;
  readonly data_final: CalendarDate | null;
  readonly agents: readonly AgentReport[];
}

/** How a dimension divides a zone into lots: m³, weeks, m² or floors; null = not known, or not limited. */
export interface DimensioReport {
  readonly dimensio: Dimensio;
  readonly valor: number | null;
  readonly limit: number | null;
  readonly lots: number | null;
}

export interface PrevisioReport {
  readonly dimensions: readonly DimensioReport[];
  readonly limitadora: Dimensio | null;
  readonly lots: number;
  readonly mostres: number;
  readonly perVerificar: boolean;
  readonly avisos: readonly VerdictWarning[];
}

export interface ZonaReport {
  readonly id: number;
  readonly nom: string;
  readonly estructura: Estructura;
  readonly designacio: string;
  readonly norma: NormaReason;
  readonly distintiu: Distintiu;
  readonly modalitat: Modalitat;
  /** m³, weeks, m², floors. */
  readonly volum: number | null;
  readonly setmanes: number | null;
  readonly superficie: number | null;
  readonly plantes: number | null;
  readonly previsio: PrevisioReport | null;
  readonly lotsFets: number;
  readonly mostresFetes: number;
}

export interface MostraReport {
  readonly numero: number;
  readonly albara: string;
  readonly planta: string;
  readonly data: CalendarDate | null;
  /** `10:42`. */
  readonly hora: string;
  readonly lloc: string;
  /** Slump readings (or slump flow for AC) in mm. */
  readonly con: readonly number[];
  /** Whether the slump is accepted; null = not measured. */
  readonly conAccepta: boolean | null;
  readonly provetes: readonly Proveta[];
  /** Strength of the sample at 28 days in N/mm². */
  readonly resistencia: number | null;
  readonly valida: boolean;
}

export const MESURES = ['provetes_reserva', 'testimonis', 'estudi_seguretat', 'prova_carrega', 'cap'] as const;
export type Mesura = (typeof MESURES)[number];
export const RESOLUCIONS = ['acceptat', 'reforcat', 'demolit'] as const;
export type Resolucio = (typeof RESOLUCIONS)[number];

/** What was decided after a failed verdict, which stays as it was. */
export interface DecisioReport {
  readonly mesura: Mesura | null;
  readonly resolucio: Resolucio | null;
  readonly data: CalendarDate;
  readonly autor: string;
  readonly text: string;
}

export interface LotReport {
  readonly id: number;
  readonly zona_id: number;
  readonly numero: number;
  /** What was poured. */
  readonly nom: string;
  /** m³. */
  readonly volum: number | null;
  readonly mostres: readonly MostraReport[];
  readonly verdict: LotVerdict;
  readonly respostes: Respostes;
  readonly decisions: readonly DecisioReport[];
  /** Who saved it last and when. */
  readonly desat: { readonly qui: string; readonly quan: CalendarDate } | null;
}

/** A row of law changed by the company or the work. */
export interface CanviReport {
  readonly fila: number;
  /** What the row rules: `LLOSA_MARCS_ENGINYERIA`, `K2`. */
  readonly de: string;
  readonly valors: readonly { readonly camp: string; readonly abans: number | null; readonly ara: number | null }[];
  readonly qui: string;
  readonly quan: CalendarDate;
  readonly motiu: string;
}

/** All that the report of a work's concrete prints. Verdicts come judged; nothing is computed here. */
export interface FormigoReport {
  readonly empresa: EmpresaReport;
  readonly treball: TreballReport;
  readonly zones: readonly ZonaReport[];
  /** In the order of zones and lots. */
  readonly lots: readonly LotReport[];
  readonly canvis: readonly CanviReport[];
  /** Who signs: the director of the execution, in most works. */
  readonly signants: readonly AgentReport[];
}
