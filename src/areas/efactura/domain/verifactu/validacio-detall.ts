import { centsOf, dataOf, tipusText } from './format.ts';
import type { Detall, PerValidar } from './registre.ts';
import { type Codi, RECARRECS, TIPUS_IVA } from './validacio.data.ts';

const MARGE = 1_000;

const taxed = (detall: Partial<Detall>): boolean =>
  [
    detall.TipoImpositivo,
    detall.CuotaRepercutida,
    detall.TipoRecargoEquivalencia,
    detall.CuotaRecargoEquivalencia,
  ].some((one) => one !== undefined);

/** A rate of other days is taken of what corrects, in the place of simplified invoices too, and of what gives back. */
const tipusFaults = (
  tipus: string,
  date: string,
  { TipoFactura = '' }: PerValidar,
  base: string | undefined,
): Codi[] => {
  const row = TIPUS_IVA.find((one) => one.tipus === tipus);
  if (!row) return ['1124'];
  if (/^(R[1-5]|F3)$/.test(TipoFactura) || (centsOf(base) ?? 0) < 0) return [];
  return date >= row.des && (row.fins === null || date <= row.fins) ? [] : [row.codi as Codi];
};

const recarrecFaults = (detall: Partial<Detall>, tipus: string): Codi[] => {
  const { TipoRecargoEquivalencia: recarrec, CuotaRecargoEquivalencia: quota } = detall;
  if ((recarrec === undefined) !== (quota === undefined)) return ['1284'];
  if (recarrec === undefined) return [];
  const row = RECARRECS[tipus];
  return row && !row.admesos.includes(tipusText(recarrec)) ? [row.codi as Codi] : [];
};

/** By differences, and in debts that will not be paid, a base and its tax need not go together. */
const quotaFaults = (detall: Partial<Detall>, registre: PerValidar, tipus: string): Codi[] => {
  const base = centsOf(detall.BaseImponibleOimporteNoSujeto) ?? 0;
  const quota = centsOf(detall.CuotaRepercutida) ?? 0;
  if (registre.TipoRectificativa === 'I' || registre.TipoFactura === 'R2' || registre.TipoFactura === 'R3') return [];
  if (base !== 0 && quota !== 0 && base < 0 !== quota < 0) return ['1143'];
  const right = (base * Number(tipus.replace('.', ''))) / 10_000;
  return Math.abs(quota - right) > MARGE ? ['1142'] : [];
};

const clauFaults = (detall: Partial<Detall>, registre: PerValidar): Codi[] => {
  const { ClaveRegimen: clau, CalificacionOperacion: kind, OperacionExenta: exempt } = detall;
  const { TipoFactura: tipus = '', FechaOperacion, FechaExpedicionFactura = '', Destinatarios: list = [] } = registre;
  const ids = list.map((one) => ('NIF' in one ? one.NIF : null));
  if (clau === '01' && (exempt === 'E2' || exempt === 'E3')) return ['1199'];
  if (clau === '07' && (['E2', 'E3', 'E4', 'E5'].includes(exempt ?? '') || ['S2', 'N1', 'N2'].includes(kind ?? '')))
    return ['1203'];
  if (clau === '10' && (kind !== 'N1' || tipus !== 'F1' || ids.includes(null))) return ['1205'];
  if (clau === '11' && tipusText(detall.TipoImpositivo ?? '0') !== '21.00') return ['1206'];
  if (clau !== '14') return [];
  if (!FechaOperacion || dataOf(FechaOperacion) <= dataOf(FechaExpedicionFactura)) return ['1147'];
  if (!['F1', 'R1', 'R2', 'R3', 'R4'].includes(tipus)) return ['1148'];
  return ids.every((nif) => nif !== null && /^[PQSV]/.test(nif)) ? [] : ['1149'];
};

/** Codes that a line of a record is refused for. */
export const detallFaults = (detall: Partial<Detall>, registre: PerValidar): Codi[] => {
  const { CalificacionOperacion: kind, OperacionExenta: exempt, TipoImpositivo } = detall;
  if (detall.ClaveRegimen === undefined) return ['1245'];
  if (kind !== undefined && exempt !== undefined) return ['1196'];
  if (kind === undefined && exempt === undefined) return ['1195'];
  const faults = clauFaults(detall, registre);
  if (faults.length > 0) return faults;
  if (exempt !== undefined) {
    if (taxed(detall)) return ['1238'];
    const named = registre.Destinatarios?.some((one) => 'NIF' in one);
    return exempt === 'E5' && named ? ['1289'] : [];
  }
  if (kind === 'N1' || kind === 'N2') return taxed(detall) ? ['1237'] : [];
  const tipus = tipusText(TipoImpositivo ?? '');
  if (kind === 'S2') {
    if (['F2', 'R5'].includes(registre.TipoFactura ?? '')) return ['1197'];
    return tipus === '0.00' && TipoImpositivo !== undefined && centsOf(detall.CuotaRepercutida) === 0 ? [] : ['1198'];
  }
  if (TipoImpositivo === undefined || detall.CuotaRepercutida === undefined) return ['1208'];
  const date = dataOf(registre.FechaOperacion ?? registre.FechaExpedicionFactura ?? '');
  return [
    ...tipusFaults(tipus, date, registre, detall.BaseImponibleOimporteNoSujeto),
    ...recarrecFaults(detall, tipus),
    ...(TIPUS_IVA.some((one) => one.tipus === tipus) ? quotaFaults(detall, registre, tipus) : []),
  ];
};
