import type { Regim } from '#areas/fiscal/domain/causes.data.ts';
import type { Ajust } from '#areas/fiscal/domain/linia.ts';
import type { RetencioGarantia, Totals } from '#areas/fiscal/domain/totals.ts';

export interface AdrecaFactura {
  readonly via: string;
  readonly codi_postal: string;
  readonly poblacio: string;
  readonly provincia: string;
  readonly pais: string;
}
export interface LiniaFactura {
  readonly tipus: 'linia' | 'capitol' | 'suplit';
  readonly concepte: string;
  readonly descripcio: string;
  readonly quantitat: string;
  readonly unitat: string;
  readonly preu: string;
  readonly preu_iva: string | null;
  readonly descompte: string;
  readonly descompte_import?: number | undefined;
  readonly carrec?: string | undefined;
  readonly carrec_import?: number | undefined;
  readonly opcio: boolean;
  readonly suplit: {
    readonly nif: string;
    readonly nom: string;
    readonly numero: string;
    readonly data: string | null;
  } | null;
  readonly iva: string;
  readonly recarrec: string | null;
  readonly regim: Regim;
  readonly irpf: string | null;
  readonly cost: number;
  readonly brut: number;
}
type AjustFactura = Ajust & { readonly concepte: string };
export interface Dir3 {
  readonly oficina_comptable: string;
  readonly organ_gestor: string;
  readonly unitat_tramitadora: string;
  readonly organ_proponent: string;
}

/** What an electronic invoice takes of one of ours, as it was issued. */
export interface FacturaFacturae {
  readonly tipus: 'ordinaria' | 'rectificativa' | 'simplificada' | 'proforma';
  readonly numero: string | null;
  readonly data: string;
  readonly data_operacio: string | null;
  readonly venciments: readonly { readonly data: string; readonly import: number }[];
  readonly idioma: string;
  readonly emissor: {
    readonly nom_fiscal: string;
    readonly nom_comercial: string;
    readonly tipus_persona: 'E' | 'F';
    readonly nif: string;
    readonly adreca: AdrecaFactura;
    readonly telefon: string;
    readonly email: string;
    readonly web: string;
    readonly regim_iva: string;
  };
  readonly receptor: {
    readonly copia: {
      readonly nif: string;
      readonly nif_pais: string;
      readonly tipus_persona: 'E' | 'F' | 'P';
      readonly nom: string;
      readonly cognoms: string;
      readonly rao_social: string;
      readonly nom_comercial: string;
      readonly nom_complet: string;
      readonly adreces: readonly (AdrecaFactura & { readonly tipus: string })[];
      readonly telefons: readonly string[];
      readonly emails: readonly { readonly email: string; readonly us: string }[];
    };
    readonly dir3: Dir3 | null;
  } | null;
  readonly treball: { readonly codi: string; readonly nom: string; readonly expedient: string } | null;
  readonly linies: readonly LiniaFactura[];
  readonly descomptes: readonly AjustFactura[];
  readonly carrecs: readonly AjustFactura[];
  readonly retencio: RetencioGarantia | null;
  readonly bestretes: readonly { readonly data: string | null; readonly import: number }[];
  readonly totals: Omit<Totals, 'linies'>;
  readonly rectifica: {
    readonly metode: 'S' | 'I';
    readonly rao: string;
    readonly text: string;
    readonly factures: readonly { readonly numero: string; readonly data: string }[];
  } | null;
  readonly forma_pagament: string;
  readonly iban: string;
  readonly mostrar_iban: boolean;
  readonly observacions: string;
  readonly referencies: { readonly comanda: string; readonly expedient: string; readonly contracte: string };
}

export interface Adjunt {
  readonly descripcio: string;
  readonly format: 'xml' | 'doc' | 'gif' | 'rtf' | 'pdf' | 'xls' | 'jpg' | 'bmp' | 'tiff' | 'html';
  /** Base64. */
  readonly contingut: string;
}
/** Words that the document says in its own language. */
export const PARAULES = [
  'descompte',
  'carrec',
  'retencio',
  'capitol',
  'comanda',
  'expedient',
  'contracte',
  'recarrec',
  'caixa',
  'isp',
  'isp_ue',
  'rectifica',
] as const;
export interface OpcionsFacturae {
  /** Absent: as the invoice says. */
  readonly mostrar_iban?: boolean;
  readonly adjunts?: readonly Adjunt[];
  /** A word of the document, or the mention of a line that charges no VAT (`E1`…`N2`). */
  readonly paraula: (clau: (typeof PARAULES)[number] | Exclude<Regim, 'general' | 'isp'>) => string;
}
