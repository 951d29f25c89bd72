import type { z } from 'zod';
import type { BeInversio, beCreateBody } from '../contract/schemas.ts';

type Body = z.input<typeof beCreateBody>;
/** A good as it is typed. */
export type Values = { readonly [Key in keyof typeof BLANK]: (typeof BLANK)[Key] };
const BLANK = {
  descripcio: '',
  identificador: '',
  tipus_be: null as BeInversio['tipus_be'] | null,
  fila: null as string | null,
  data_inici: null as string | null,
  valor: null as number | null,
  valor_residual: 0 as number | null,
  amortitzat_abans: 0 as number | null,
  exercici_inicial: null as number | null,
  percentatge: null as string | null,
  metode: '01' as BeInversio['metode'] | null,
  usat: false,
  observacions: '',
};

export const blankValues = (): Values => BLANK;
export const valuesOf = (be: BeInversio): Values => ({
  descripcio: be.descripcio,
  identificador: be.identificador,
  tipus_be: be.tipus_be,
  fila: be.fila,
  data_inici: be.data_inici,
  valor: be.valor,
  valor_residual: be.valor_residual,
  amortitzat_abans: be.amortitzat_abans,
  exercici_inicial: be.exercici_inicial,
  percentatge: be.percentatge,
  metode: be.metode,
  usat: be.usat,
  observacions: be.observacions,
});

/** What was typed, as the calls take it: an empty amount is none. */
export const bodyOf = (values: Partial<Values>): Partial<Body> => {
  const { valor_residual, amortitzat_abans, ...rest } = values;
  return {
    ...rest,
    ...('valor_residual' in values ? { valor_residual: valor_residual ?? 0 } : {}),
    ...('amortitzat_abans' in values ? { amortitzat_abans: amortitzat_abans ?? 0 } : {}),
  } as Partial<Body>;
};
