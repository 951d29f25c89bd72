import type { z } from 'zod';
import type { BeInversio, beCreateBody } from '../contract/schemas.ts';

type Body = z.input<typeof beCreateBody>;
/** From the start of its use, and so in every year. */
export const DES_DEL_PRINCIPI = 0;
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
  des_de: DES_DEL_PRINCIPI as number | null,
  metode: '01' as BeInversio['metode'] | null,
  usat: false,
  observacions: '',
};

export const blankValues = (): Values => BLANK;
/** The row and percentage that were written last. */
const darrerEscrit = (be: BeInversio): Pick<BeInversio, 'fila' | 'percentatge'> =>
  be.canvis.findLast(({ escrit }) => escrit) ?? be;
/** The exercise in which it starts to be written off here. */
export const primerExercici = (be: BeInversio): number => be.exercici_inicial ?? Number(be.data_inici.slice(0, 4));

export const valuesOf = (be: BeInversio): Values => ({
  descripcio: be.descripcio,
  identificador: be.identificador,
  tipus_be: be.tipus_be,
  fila: darrerEscrit(be).fila,
  data_inici: be.data_inici,
  valor: be.valor,
  valor_residual: be.valor_residual,
  amortitzat_abans: be.amortitzat_abans,
  exercici_inicial: be.exercici_inicial,
  percentatge: darrerEscrit(be).percentatge,
  des_de: be.exercici_obert > primerExercici(be) ? be.exercici_obert : DES_DEL_PRINCIPI,
  metode: be.metode,
  usat: be.usat,
  observacions: be.observacions,
});

/** What was typed, as the calls take it: an empty amount is none. */
export const bodyOf = (values: Partial<Values>): Partial<Body> => {
  const { valor_residual, amortitzat_abans, des_de: _asked, ...rest } = values;
  return {
    ...rest,
    ...('valor_residual' in values ? { valor_residual: valor_residual ?? 0 } : {}),
    ...('amortitzat_abans' in values ? { amortitzat_abans: amortitzat_abans ?? 0 } : {}),
  } as Partial<Body>;
};

/** Whether another row or percentage than the last written is typed of a good that has years behind. */
export const canviaPercentatge = (
  be: BeInversio,
  { fila, percentatge }: Pick<Values, 'fila' | 'percentatge'>,
): boolean => {
  const last = darrerEscrit(be);
  return (
    be.exercici_obert > primerExercici(be) &&
    percentatge !== null &&
    (fila !== last.fila || Number(percentatge) !== Number(last.percentatge))
  );
};

/** From when what was typed rules, as the call takes it. */
export const desDeOf = (be: BeInversio, values: Values): { readonly des_de?: number } =>
  canviaPercentatge(be, values) ? { des_de: values.des_de || primerExercici(be) } : {};
