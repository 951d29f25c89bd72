import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { TextParams } from '#kernel/coded-error.ts';

/** The three regulations of structural concrete, oldest first. */
export const NORMATIVES = ['EHE-98', 'EHE-08', 'CODI'] as const;
export type Normativa = (typeof NORMATIVES)[number];

/** How a lot is controlled: statistical, every load tested (100x100), or by consistency alone. */
export const MODALITATS = ['ESTADISTIC', 'TOTAL', 'INDIRECTE'] as const;
export type Modalitat = (typeof MODALITATS)[number];

/** The twelve structure types of the limit table. */
export const ESTRUCTURES = [
  'FEV_SUPERIOR_200',
  'FSE_INFERIOR_200',
  'AE_COMPRESSIO',
  'PAVIMENTS_ALTRES_FLEXIO',
  'PILARS_MURS_PORTANTS',
  'LLOSA_MARCS_ENGINYERIA',
  'PE_EC_ENGINYERIA',
  'PILES_TREPANS_LLISCAT_ENGINYERIA',
  'TAULES_AMD_ELEMENTS_ENGINYERIA',
  'TAULERS_CONSTRUITS_ENGINYERIA',
  'SOLERS_TUNELS_ENGINYERIA',
  'CONTRAVOLTES_TUNELS_ENGINYERIA',
] as const;
export type Estructura = (typeof ESTRUCTURES)[number];

/** Quality marks: 1 none, 2 transitional level (A), 3 with mark (B), 4 officially recognised, 5 certified dispersion. */
export const DISTINTIUS = [1, 2, 3, 4, 5] as const;
export type Distintiu = (typeof DISTINTIUS)[number];

/** Plant classes of EHE-98 by variation coefficient, best first. */
export const CLASSES_CENTRAL = ['A', 'B', 'C', 'altres'] as const;
export type ClasseCentral = (typeof CLASSES_CENTRAL)[number];

/** Kind of works: decides the length of the transition between regulations. */
export const TIPUS_OBRA = ['edificacio', 'civil'] as const;
export type TipusObra = (typeof TIPUS_OBRA)[number];

/** How sure a rule is: verified, known and cross-checked, known, inferred. Best first. */
export const CONFIDENCES = ['V', 'K+', 'K', 'I'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Every row of law says since when it holds, where it comes from and how sure it is. Shipped ids are below 100000. */
export interface LawRow {
  readonly id: number;
  readonly since: CalendarDate;
  readonly source: string;
  readonly confidence: Confidence;
  /** Present when a company or a work has changed the shipped row. */
  readonly canviada?: LawChange;
}

/** Who changed a row of law, when (day) and why. */
export interface LawChange {
  readonly qui: string;
  readonly quan: CalendarDate;
  readonly motiu: string;
}

/** A changed row as the caller keeps it: the id of the shipped row and the fields that differ. */
export interface LawOverride extends LawChange {
  readonly fila: number;
  readonly valors: Readonly<Record<string, number | null>>;
}

/** Largest lot by structure and mark. m³, weeks, m², floors; null = that dimension is not limited. */
export interface LimitRow extends LawRow {
  readonly normativa: Normativa;
  readonly estructura: Estructura;
  readonly distintiu: Distintiu;
  /** The row is only for zones of at most these floors; null = any zone. */
  readonly fins_plantes: number | null;
  readonly volum: number | null;
  readonly setmanes: number | null;
  readonly superficie: number | null;
  readonly plantes: number | null;
}
export const DIMENSIONS = ['volum', 'setmanes', 'superficie', 'plantes'] as const;
export type Dimensio = (typeof DIMENSIONS)[number];

export const FORMES_PROVETA = ['cilindre', 'cub_15', 'cub_10'] as const;
export type FormaProveta = (typeof FORMES_PROVETA)[number];
export const EDATS_PROVETA = [7, 28, 60, 90] as const;
export type EdatProveta = (typeof EDATS_PROVETA)[number];

/** One broken specimen: age in days, measured strength in N/mm² before any shape factor. */
export interface Proveta {
  readonly edat: EdatProveta;
  readonly forma: FormaProveta;
  readonly valor: number;
}

/**
 * One sample (pastada). With 28-day specimens, they give its strength; otherwise `resistencia` (N/mm², typed).
 * A strength that is null, not finite or not above 0 is missing.
 */
export interface LotMostra {
  readonly numero: number;
  readonly resistencia: number | null;
  readonly provetes?: readonly Proveta[];
}

/** Who answered an ask and when (day). */
export interface AnswerMark {
  readonly qui?: string;
  readonly quan?: CalendarDate;
}

/** The four questions the engine may put. */
export const ASKS = ['case3', 'case1', 'sigma', 'coeficient'] as const;
export type Ask = (typeof ASKS)[number];

/** Answers kept on the lot. Absent = not answered. */
export interface Respostes {
  /** Is the supply continuous and from one plant (EHE-08, 36 or more earlier samples)? */
  readonly case3?: AnswerMark & { readonly valor: boolean };
  /** Is the dispersion certified under the mark (EHE-08, mark A)? */
  readonly case1?: AnswerMark & { readonly valor: boolean };
  /** Certified deviation, N/mm²; `mean15` = mean of the non-conforming value and the 14 nearest of the plant's own control. */
  readonly sigma?: AnswerMark & { readonly sigma: number; readonly mean15?: number };
  /** Plant class, or the coefficient KN itself (EHE-98). */
  readonly coeficient?: AnswerMark & { readonly classe?: ClasseCentral; readonly kn?: number };
}

/** Why a regulation governs, as `regulationFor` answers it. */
export interface NormaReason {
  readonly normativa: Normativa;
  /** `excepcio`: chosen by hand; `projecte`, `encarrec`: by that date; `inici_tardia`: works began after the transition. */
  readonly per: 'excepcio' | 'projecte' | 'encarrec' | 'inici_tardia';
  readonly data?: CalendarDate;
  readonly inici?: CalendarDate;
  /** Last day on which works could begin under the older text. */
  readonly termini?: CalendarDate;
  readonly canviada?: LawChange;
}

/** EHE-98 plant class as it is carried along the lots of one concrete. */
export interface ClassState {
  readonly declarada: ClasseCentral;
  /**
   * Class that the ranges have shown, whatever was declared; null = nothing worse than the best. Absent in states kept
   * before it was told apart (`demonstratedBy`).
   */
  readonly demostrada?: ClasseCentral | null;
  /** The worse of the two. */
  readonly aplicada: ClasseCentral;
  /** Consecutive lots within the column next better than the demonstrated one. */
  readonly seguits: number;
}

/** A line inside a step: text key `formigo.linia.<codi>`, its numbers, and a series of strengths to print after it. */
export interface StepLine {
  readonly codi: string;
  readonly params: TextParams;
  /** N/mm², to be shown with one decimal and a separator of the language. */
  readonly valors?: readonly number[];
}

/** All that a verdict depends on. Strengths in N/mm², volume in m³. */
export interface JudgeInput {
  readonly norma: NormaReason;
  readonly estructura: Estructura;
  readonly distintiu: Distintiu;
  readonly modalitat: Modalitat;
  /** Specified characteristic strength. */
  readonly fck: number;
  /** Volume of this lot; null = not known. */
  readonly volum: number | null;
  /** Samples of the lot in pour order. */
  readonly mostres: readonly LotMostra[];
  /** Earlier valid samples of the same concrete (designation and plant), oldest first. */
  readonly anteriors?: readonly number[];
  /** Earlier samples of the same concrete that have no value yet, or no valid one. */
  readonly anteriorsSenseValor?: number;
  readonly respostes?: Respostes;
  /** Why the certificate of the zone does not answer for sigma (`withCertificate`); empty or absent when it does. */
  readonly certificatNo?: readonly StepLine[];
  /** EHE-98: class that the supplier declares; null or absent = not known. */
  readonly classeCentral?: ClasseCentral | null;
  /** EHE-98: class carried from the lot before. */
  readonly estatClasse?: ClassState | null;
  /** Full control: mixer loads supplied to the lot, when known. */
  readonly amassades?: number | null;
  /** Day of the last pour of the lot, when its samples say it: mark A only held to the end of 2010. */
  readonly dataSubministrament?: CalendarDate | null;
  /** Limit row that rules the size of the lot, when the caller has it. */
  readonly limit?: LimitRow | null;
  /** Rows of law changed by the company or the work. */
  readonly canvis?: readonly LawOverride[];
}
