import { esDeCaixa, type Regim } from '#areas/fiscal/domain/causes.data.ts';
import type { GrupImpost } from '#areas/fiscal/domain/totals.ts';
import { importText, tipusText } from './format.ts';
import type { Detall } from './registre.ts';

const IVA = '01';
const EXPORTA: readonly Regim[] = ['E2', 'E3'];

/**
 * Key of the regime that a group of lines goes under, from the one of the invoice. Exports and what is assimilated never go
 * under 01, what is no export never under 02, and cash accounting takes no reverse charge nor what is not subject
 * (validations 1199, 1203).
 */
const clauOf = ({ regim, recarrec }: Pick<GrupImpost, 'regim' | 'recarrec'>, clau: string): string => {
  if (regim === 'general' && recarrec !== null) return '18';
  if (EXPORTA.includes(regim)) return clau === '01' || clau === '07' ? '02' : clau;
  const exempt = regim.startsWith('E');
  if (clau === '02') return exempt ? clau : '01';
  if (clau === '07') return esDeCaixa(regim) ? clau : '01';
  if (clau === '18') return '01';
  return clau;
};

/** Lines of a record: one per way of taxing. */
export const desgloseOf = (grups: readonly GrupImpost[], clau: string): readonly Detall[] =>
  grups.map((grup): Detall => {
    const { regim, iva, recarrec } = grup;
    const base = { Impuesto: IVA, ClaveRegimen: clauOf(grup, clau) };
    const amount = { BaseImponibleOimporteNoSujeto: importText(grup.base) };
    if (regim === 'isp')
      return {
        ...base,
        CalificacionOperacion: 'S2',
        TipoImpositivo: '0.00',
        ...amount,
        CuotaRepercutida: '0.00',
      };
    if (regim.startsWith('N')) return { ...base, CalificacionOperacion: regim, ...amount };
    if (regim.startsWith('E')) return { ...base, OperacionExenta: regim, ...amount };
    return {
      ...base,
      CalificacionOperacion: 'S1',
      TipoImpositivo: tipusText(iva),
      ...amount,
      CuotaRepercutida: importText(grup.quota),
      ...(recarrec !== null && {
        TipoRecargoEquivalencia: tipusText(recarrec),
        CuotaRecargoEquivalencia: importText(grup.quota_recarrec),
      }),
    };
  });
