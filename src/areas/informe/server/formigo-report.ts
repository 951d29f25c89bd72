import type { Decisio } from '#areas/formigo/contract/schemas.ts';
import type { ConVerdict } from '#areas/formigo/domain/con.ts';
import type { DailySlump } from '#areas/formigo/domain/con-diari.ts';
import type { Previsio } from '#areas/formigo/domain/previsio.ts';
import type {
  Dimensio,
  Distintiu,
  Estructura,
  LotVerdict,
  Modalitat,
  NormaReason,
  Normativa,
  Proveta,
  Respostes,
} from '#areas/formigo/domain/tipus.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Disseny } from '../domain/disseny.ts';

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
  /** The work's own logo, PNG or JPEG. */
  readonly logo: Uint8Array | null;
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
  readonly previsio: Previsio | null;
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
  /** Mean of the readings, and whether it is accepted; null = not measured. */
  readonly conMitjana: number | null;
  readonly conAccepta: boolean | null;
  readonly provetes: readonly Proveta[];
  /** Strength of the sample at 28 days in N/mm². */
  readonly resistencia: number | null;
  readonly valida: boolean;
}

/** What was decided after a failed verdict, which stays as it was. */
export type DecisioReport = Pick<Decisio, 'actuacions' | 'resultat' | 'data' | 'autor' | 'text' | 'revisar'>;

export interface LotReport {
  readonly id: number;
  readonly zona_id: number;
  readonly numero: number;
  /** What was poured. */
  readonly nom: string;
  /** m³. */
  readonly volum: number | null;
  readonly mostres: readonly MostraReport[];
  /** Under indirect control: what the consistency of the zone accepts, in mm, and by which rule; null otherwise. */
  readonly con: {
    readonly consistencia: string;
    readonly rule: ConVerdict;
    /** Slump tests of each day of supply against the least that is asked for. */
    readonly dies: DailySlump | null;
  } | null;
  readonly verdict: LotVerdict;
  readonly respostes: Respostes;
  readonly decisio: DecisioReport | null;
  /** Who saved it last and when. */
  readonly desat: { readonly qui: string; readonly quan: CalendarDate } | null;
}

/** A row of lot limits changed by the work. */
export interface CanviReport {
  readonly fila: number;
  /** The zones it rules. */
  readonly normativa: Normativa;
  readonly estructura: Estructura;
  readonly valors: readonly { readonly camp: Dimensio; readonly abans: number | null; readonly ara: number | null }[];
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
