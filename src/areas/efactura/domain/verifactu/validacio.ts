import { checkNif } from '#areas/fiscal/domain/nif.ts';
import { altaOf, type FacturaRegistrable } from './alta.ts';
import { centsOf, dataOf } from './format.ts';
import type { Destinatari, PerValidar } from './registre.ts';
import { CODI_ROWS, type Codi, type CodiRow } from './validacio.data.ts';
import { detallFaults } from './validacio-detall.ts';

/** What is known beside the record, where it is known. */
export interface AlVoltant {
  /** Tax id that the record is sent under. */
  readonly cabecera?: string;
  /** The agency has an alta of it that stands. */
  readonly existeix?: boolean;
  /** The hash that the record ought to have, and has. */
  readonly huella?: { readonly calculada: string; readonly escrita: string };
  /** Seconds between the record's moment and now. */
  readonly segons?: number;
}

const MARGE = 1_000;
const LIMIT_SIMPLIFICADA = 300_000;
const PRIMERA = '2024-10-28';
const RELLOTGE = 240;
/** Regimes whose totals the agency does not add up. */
const SENSE_SUMA = new Set(['03', '05', '06', '08', '09']);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

const numFaults = ({ NumSerieFactura: num }: PerValidar): Codi[] => {
  if (num === undefined) return [];
  if (num === '' || num.length > 60) return ['1104'];
  if (/[<>"'=]/.test(num)) return ['1287'];
  return /^[ -~]+$/.test(num) ? [] : ['1130'];
};

const isRectificativa = (tipus = ''): boolean => tipus.startsWith('R');

const rectificacioFaults = (registre: PerValidar): Codi[] => {
  const { TipoFactura, TipoRectificativa, ImporteRectificacion } = registre;
  const faults: Codi[] = [];
  const rectifies = isRectificativa(TipoFactura);
  if (rectifies && !TipoRectificativa) faults.push('1114');
  if (!rectifies && TipoRectificativa) faults.push('1115');
  if (registre.FacturasSustituidas && TipoFactura !== 'F3') faults.push('1116');
  if (registre.FacturasRectificadas && !rectifies) faults.push('1117');
  if (TipoRectificativa === 'S' && !ImporteRectificacion) faults.push('1118');
  if (TipoRectificativa !== 'S' && ImporteRectificacion) faults.push('1119');
  const subsana = registre.Subsanacion === 'S';
  if (registre.RechazoPrevio === 'X' && !subsana) faults.push('1153');
  if (registre.RechazoPrevio === 'S' && !subsana) faults.push('1161');
  return faults;
};

const idTypeOf = (one: Destinatari): string => ('NIF' in one ? 'NIF' : one.IDOtro.IDType);

const destinatariFaults = ({ TipoFactura: tipus = '', Destinatarios: list = [] }: PerValidar): Codi[] => {
  const unnamed = tipus === 'F2' || tipus === 'R5';
  if (list.length === 0) return unnamed ? [] : ['1189'];
  if (unnamed) return ['1190'];
  return list.flatMap((one): Codi[] => {
    const type = idTypeOf(one);
    if (tipus === 'R3' && type !== 'NIF' && type !== '07') return ['1191'];
    if (tipus === 'R2' && type !== 'NIF' && type !== '07' && type !== '02') return ['1192'];
    if ('NIF' in one) return checkNif(one.NIF).state === 'forma' ? ['1123'] : [];
    return one.IDOtro.ID === '' ? ['1123'] : [];
  });
};

/** What is accepted with errors: looked at only when nothing is refused. */
const softFaults = (registre: PerValidar, { huella, segons }: AlVoltant): Codi[] => {
  const faults: Codi[] = [];
  const { Desglose: detalls = [], Destinatarios: list = [] } = registre;
  const sum = (
    ...noms: readonly ('BaseImponibleOimporteNoSujeto' | 'CuotaRepercutida' | 'CuotaRecargoEquivalencia')[]
  ) => detalls.flatMap((one) => noms.map((nom) => centsOf(one[nom]) ?? 0)).reduce((total, one) => total + one, 0);
  const far = (text: string | undefined, right: number): boolean => Math.abs((centsOf(text) ?? 0) - right) > MARGE;
  if (!detalls.some((one) => SENSE_SUMA.has(one.ClaveRegimen))) {
    if (far(registre.CuotaTotal, sum('CuotaRepercutida', 'CuotaRecargoEquivalencia'))) faults.push('2006');
    const total = sum('BaseImponibleOimporteNoSujeto', 'CuotaRepercutida', 'CuotaRecargoEquivalencia');
    if (far(registre.ImporteTotal, total)) faults.push('2005');
  }
  for (const one of list) {
    if ('NIF' in one && ['lletra', 'control'].includes(checkNif(one.NIF).state)) faults.push('1110');
    if (idTypeOf(one) === '07') faults.push('2001');
  }
  if (huella && huella.calculada !== huella.escrita) faults.push('2000');
  if (segons !== undefined && Math.abs(segons) > RELLOTGE) faults.push('2004');
  return faults;
};

/** Codes that the agency would answer to a record: what refuses it, or else what it is accepted with. */
export const codisOf = (registre: PerValidar, voltant: AlVoltant = {}): readonly Codi[] => {
  const { FechaExpedicionFactura: data, IDEmisorFactura: emissor, Desglose: detalls = [] } = registre;
  const faults: Codi[] = [...numFaults(registre), ...rectificacioFaults(registre), ...destinatariFaults(registre)];
  if (data !== undefined && dataOf(data) < PRIMERA) faults.push('1152');
  if (emissor !== undefined && checkNif(emissor).state === 'forma') faults.push('4104');
  if (voltant.cabecera !== undefined && emissor !== undefined && emissor !== voltant.cabecera) faults.push('1108');
  if (voltant.existeix) faults.push('3000');
  if (registre.FechaHoraHusoGenRegistro !== undefined && !MOMENT.test(registre.FechaHoraHusoGenRegistro))
    faults.push('1244');
  if (detalls.length === 0 || detalls.length > 12) faults.push('4102');
  for (const detall of detalls) faults.push(...detallFaults(detall, registre));
  const total = detalls.reduce(
    (sum, one) => sum + (centsOf(one.BaseImponibleOimporteNoSujeto) ?? 0) + (centsOf(one.CuotaRepercutida) ?? 0),
    0,
  );
  if (registre.TipoFactura === 'F2' && total > LIMIT_SIMPLIFICADA + MARGE) faults.push('1150');
  return [...new Set(faults.length > 0 ? faults : softFaults(registre, voltant))];
};

export interface Objeccio {
  /** `verifactu_<code of the agency>`, the key of its sentence. */
  readonly codi: string;
  readonly cami: string;
  readonly nivell: CodiRow['nivell'];
}

/** What the agency would object to an invoice, by the fields of the invoice. A draft has no number to look at yet. */
export const objeccionsOf = (factura: FacturaRegistrable): readonly Objeccio[] => {
  if (factura.tipus === 'proforma') return [];
  const { NumSerieFactura, ...rest } = altaOf(factura);
  const codis = codisOf(factura.numero === null ? rest : { ...rest, NumSerieFactura });
  return codis.map((codi) => {
    const { cami, nivell } = CODI_ROWS.find((one) => one.codi === codi) as CodiRow;
    return { codi: `verifactu_${codi}`, cami, nivell };
  });
};
