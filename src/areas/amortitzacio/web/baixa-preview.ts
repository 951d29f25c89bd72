import type { BeInversio } from '../contract/schemas.ts';
import { type Be, resultatBaixa } from '../domain/quadre.ts';

/** What comes of disposing of a good, in cents; `resultat` below nought is a loss. */
export interface BaixaPreview {
  readonly amortitzat: number;
  readonly net: number;
  readonly resultat: number;
}

/** What a good would bring if it left on a day for a price; null where the day is before its use. */
export const baixaPreview = (be: BeInversio, data: string, preu: number): BaixaPreview | null => {
  if (data < be.data_inici) return null;
  const asBe: Be = {
    valor: be.valor,
    residual: be.valor_residual,
    percentatge: be.percentatge,
    canvis: be.canvis,
    metode: be.metode,
    inici: be.data_inici,
    baixa: { data, preu },
    abans: be.exercici_inicial === null ? null : { exercici: be.exercici_inicial, import: be.amortitzat_abans },
  };
  const resultat = resultatBaixa(asBe) ?? 0;
  const net = preu - resultat;
  return { amortitzat: be.valor - net, net, resultat };
};
