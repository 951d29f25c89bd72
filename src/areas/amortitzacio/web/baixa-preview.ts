import { yearOf } from '#kernel/calendar-date.ts';
import type { BeInversio } from '../contract/schemas.ts';
import { type Be, quotaOf } from '../domain/quadre.ts';

/** What comes of disposing of a good, in cents; `resultat` below nought is a loss. */
export interface BaixaPreview {
  readonly amortitzat: number;
  readonly net: number;
  readonly resultat: number;
}

/** What a good would bring if it left on a day for a price; null where the day is before its use. */
export const baixaPreview = (be: BeInversio, data: string, preu: number): BaixaPreview | null => {
  if (data < be.data_inici) return null;
  const any = yearOf(data);
  const base = be.valor - be.valor_residual;
  const row = be.quadre.find(({ exercici }) => exercici === any);
  const before = row?.acumulat_inici ?? be.quadre.findLast(({ exercici }) => exercici < any)?.acumulat_final ?? 0;
  const asBe: Be = {
    valor: be.valor,
    residual: be.valor_residual,
    percentatge: be.percentatge,
    metode: be.metode,
    inici: be.data_inici,
    baixa: { data, preu },
  };
  const quota = row ? (quotaOf(asBe, any)?.quota ?? 0) : 0;
  const amortitzat = before + Math.max(0, Math.min(quota, base - before));
  const net = be.valor - amortitzat;
  return { amortitzat, net, resultat: preu - net };
};
