/**
 * The records of billing under the names that the tax agency gives them (Orden HAC/1177/2024, SuministroInformacion.xsd).
 * Every value is the text that is hashed, stored and sent.
 */
export interface IdFactura {
  readonly IDEmisorFactura: string;
  readonly NumSerieFactura: string;
  readonly FechaExpedicionFactura: string;
}
export interface IdOtro {
  readonly CodigoPais?: string | undefined;
  readonly IDType: string;
  readonly ID: string;
}
export type Destinatari = { readonly NombreRazon: string } & ({ readonly NIF: string } | { readonly IDOtro: IdOtro });
export interface Detall {
  readonly Impuesto: string;
  readonly ClaveRegimen: string;
  readonly CalificacionOperacion?: string;
  readonly OperacionExenta?: string;
  readonly TipoImpositivo?: string;
  readonly BaseImponibleOimporteNoSujeto: string;
  readonly CuotaRepercutida?: string;
  readonly TipoRecargoEquivalencia?: string;
  readonly CuotaRecargoEquivalencia?: string;
}

/** What a record says of its invoice; where it stands in the chain is apart. */
export interface CosAlta extends IdFactura {
  readonly RefExterna: string;
  readonly NombreRazonEmisor: string;
  readonly Subsanacion?: string;
  readonly RechazoPrevio?: string;
  readonly TipoFactura: string;
  readonly TipoRectificativa?: string;
  readonly FacturasRectificadas?: readonly IdFactura[];
  readonly FacturasSustituidas?: readonly IdFactura[];
  readonly ImporteRectificacion?: {
    readonly BaseRectificada: string;
    readonly CuotaRectificada: string;
    readonly CuotaRecargoRectificado: string;
  };
  readonly FechaOperacion?: string;
  readonly DescripcionOperacion: string;
  readonly FacturaSimplificadaArt7273?: string;
  readonly FacturaSinIdentifDestinatarioArt61d?: string;
  readonly Macrodato?: string;
  readonly Destinatarios?: readonly Destinatari[];
  readonly Desglose: readonly Detall[];
  readonly CuotaTotal: string;
  readonly ImporteTotal: string;
}
/** A record that may lack anything: the checks say what. */
export type PerValidar = Partial<CosAlta> & { readonly FechaHoraHusoGenRegistro?: string };
export interface CosAnulacio {
  readonly IDEmisorFacturaAnulada: string;
  readonly NumSerieFacturaAnulada: string;
  readonly FechaExpedicionFacturaAnulada: string;
  readonly RefExterna: string;
  readonly SinRegistroPrevio?: string;
  readonly RechazoPrevio?: string;
}

/** The program that made a record, as the record and the producer's declaration say it. */
export interface SistemaInformatico {
  readonly NombreRazon: string;
  readonly NIF: string;
  readonly NombreSistemaInformatico: string;
  readonly IdSistemaInformatico: string;
  readonly Version: string;
  readonly NumeroInstalacion: string;
  readonly TipoUsoPosibleSoloVerifactu: string;
  readonly TipoUsoPosibleMultiOT: string;
  readonly IndicadorMultiplesOT: string;
}
/** The record before: an alta or an annulment, whichever came last. */
export interface Anterior extends IdFactura {
  readonly Huella: string;
}
/** Where a record stands: what goes before it, what made it and when. */
export interface Encaix {
  readonly anterior: Anterior | null;
  readonly sistema: SistemaInformatico;
  /** `YYYY-MM-DDThh:mm:ss±hh:mm`. */
  readonly moment: string;
}
