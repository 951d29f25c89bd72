import { z } from 'zod';
import { baixaSchema, beFields } from '#areas/despesa/contract/be.ts';
import { exerciciInQuery } from '#areas/despesa/contract/schemas.ts';
import { centsSchema, flagInQuery, idSchema, textSchema } from '#contract/ids.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';

/** What a person writes of a good; those of an expense are written in its line too. */
export const beInversioFields = {
  ...beFields,
  // Without what a line that is silent takes: what a change leaves out stays as it is.
  identificador: beFields.identificador.unwrap(),
  fila: beFields.fila.unwrap(),
  valor: beFields.valor.unwrap(),
  valor_residual: beFields.valor_residual.unwrap(),
  metode: beFields.metode.unwrap(),
  usat: beFields.usat.unwrap(),
  /** Cents that were written off elsewhere, before the product kept it. */
  amortitzat_abans: centsSchema,
  /** Exercise from which it is written off here, where some was before; null: that of its start of use. */
  exercici_inicial: z.int().min(1990).max(2199).nullable(),
  observacions: textSchema(2000),
} as const;

/** A year of a good, in cents. */
export const anySchema = z.strictObject({
  exercici: z.int(),
  /** Natural days of the year in use. */
  dies: z.int(),
  /** Percentage of the year, as decimal text. */
  percentatge: z.string(),
  acumulat_inici: z.int(),
  quota: z.int(),
  acumulat_final: z.int(),
  pendent: z.int(),
});
const despesaRef = z.strictObject({
  id: idSchema,
  exercici: z.int(),
  numero: z.int(),
  num_factura: z.string(),
  proveidor: z.string(),
});

export const beItemSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  ...beInversioFields,
  valor: z.int(),
  /** Expense that bought it; null: it was written here. */
  despesa: despesaRef.nullable(),
  treballs: z.array(z.strictObject({ id: idSchema, codi: z.string() })),
  /** Row of the legal table and percentage from an exercise on, where they are others than when its use started. */
  canvis: z.array(
    z.strictObject({
      des_de: z.int(),
      fila: z.string().nullable(),
      percentatge: z.string(),
      /** Whether a person wrote it; else the company is taxed otherwise since then. */
      escrit: z.boolean(),
    }),
  ),
  baixa: z.strictObject({ ...baixaSchema.shape, resultat: z.int() }).nullable(),
  any: anySchema,
});
export type BeItem = z.infer<typeof beItemSchema>;
/** One good with every year of it, from the first in use to the last written off. */
export const beInversioSchema = z.strictObject({
  ...beItemSchema.shape,
  quadre: z.array(anySchema),
  /** The first exercise that is not closed: where none was ever, that of today. */
  exercici_obert: z.int(),
});
export type BeInversio = z.infer<typeof beInversioSchema>;

export const sumesBensSchema = z.strictObject({
  bens: z.int(),
  valor: z.int(),
  quota: z.int(),
  acumulat: z.int(),
  pendent: z.int(),
});

export const BE_ORDER = ['data_inici', 'descripcio', 'valor', 'quota', 'acumulat', 'pendent', 'percentatge'] as const;
export const bensQuery = z.strictObject({
  ...pageQuery(BE_ORDER),
  exercici: exerciciInQuery.optional(),
  treball_fk: z.coerce.number().int().positive().optional(),
  /** Also goods that left before the exercise, or were written off whole before it. */
  tots: flagInQuery.optional(),
});

export const beCreateBody = z.strictObject({
  ...z.strictObject(beInversioFields).partial().shape,
  descripcio: beInversioFields.descripcio,
  tipus_be: beInversioFields.tipus_be,
  data_inici: beInversioFields.data_inici,
  percentatge: beInversioFields.percentatge,
  valor: centsSchema,
  ...avisosAcceptats,
});
export const beUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(beInversioFields).partial().shape,
  /** Exercise from which `fila` and `percentatge` rule; without it, from the start of its use, in place of all that was written. */
  des_de: z.int().min(1990).max(2199).optional(),
  ...avisosAcceptats,
});
export const beBaixaBody = z.strictObject({
  versio: z.int(),
  /** Null: it is in use again. */
  baixa: baixaSchema.nullable(),
  ...avisosAcceptats,
});

/** A row of the legal tables. Percentages are decimal text. */
export const filaTaulaSchema = z.strictObject({
  codi: z.string(),
  /** Simplified direct estimation of income tax, or the general table of corporate tax. */
  taula: z.enum(['simplificada', 'general']),
  nom: z.string(),
  maxim: z.string(),
  anys: z.int(),
  des_de: z.string(),
  fins_a: z.string().nullable(),
  font: z.string(),
  confianca: z.enum(['A', 'B', 'C']),
  /** Exercises in which the company writes off by its table what it starts to use. */
  exercicis: z.array(z.strictObject({ des_de: z.int(), fins: z.int().nullable() })),
});
export type FilaTaula = z.infer<typeof filaTaulaSchema>;
