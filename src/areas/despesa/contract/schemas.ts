import { z } from 'zod';
import { FORMES_PAGAMENT } from '#areas/factura/contract/schemas.ts';
import { percentatgeSchema } from '#areas/fiscal/contract/document.ts';
import { CAUSES } from '#areas/fiscal/domain/causes.data.ts';
import { CLAUS_REBUDA } from '#areas/fiscal/domain/llibre.data.ts';
import {
  centsSchema,
  dateSchema,
  flagInQuery,
  idSchema,
  instantSchema,
  nameSchema,
  textSchema,
} from '#contract/ids.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { beSchema } from './be.ts';

/**
 * What paper an expense stands on: invoice (F1), simplified one (F2, or F1 when `qualificada`), rectifying one (R1–R5), customs
 * document of an import (F5), another document (F6), or none (SF: wages, taxes, bank charges).
 */
export const DESPESA_TIPUS = [
  'factura',
  'simplificada',
  'rectificativa',
  'importacio',
  'altres',
  'sense_factura',
] as const;
export type DespesaTipus = (typeof DESPESA_TIPUS)[number];
export const MOTIUS_REBUDA = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
const exerciciSchema = z.int().min(1990).max(2199);
export const trimestreInQuery = z.coerce.number().int().min(1).max(4);
export const exerciciInQuery = z.coerce.number().int().min(1990).max(2199);

/** A line: one kind of expense at one rate. Cents without VAT. */
export const liniaDespesaSchema = z.strictObject({
  clau: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  tipus_despesa_fk: idSchema.nullable(),
  concepte: textSchema(300).default(''),
  base: centsSchema,
  /** Null: no VAT, for `causa` (null there: what bears none, as wages). */
  iva_fk: idSchema.nullable().default(null),
  causa: z.enum(CAUSES).nullable().default(null),
  /** Also the equivalence surcharge of that rate. */
  recarrec: z.boolean().default(false),
  /** As the supplier printed it, in cents; null: what the rate makes of the base. More than `MARGE_QUOTA` apart is asked. */
  quota: centsSchema.nullable().default(null),
  quota_recarrec: centsSchema.nullable().default(null),
  /** Percent of the VAT, and of the expense, that may be deducted. */
  iva_deduible: percentatgeSchema.default('100'),
  deduible: percentatgeSchema.default('100'),
  /** Whether the withholding of the expense takes its base in. */
  amb_retencio: z.boolean().default(true),
  be_inversio: beSchema.nullable().default(null),
});
export type LiniaDespesa = z.output<typeof liniaDespesaSchema>;
/** A line as it is sent: what is absent starts from its kind. */
export const liniaEscritaSchema = liniaDespesaSchema.extend({
  iva_fk: idSchema.nullable().optional(),
  iva_deduible: percentatgeSchema.optional(),
  deduible: percentatgeSchema.optional(),
  be_inversio: beSchema.nullable().optional(),
});
export type LiniaEscrita = z.output<typeof liniaEscritaSchema>;
/** Cents that a printed VAT may differ from the rate's by without being asked. */
export const MARGE_QUOTA = 2;
export const MAX_LINIES_DESPESA = 100;
export const MAX_TREBALLS_DESPESA = 50;

/** Part of an expense that goes to a work; what is left of 100 % is of the office. */
export const partTreballSchema = z.strictObject({ treball_fk: idSchema, percentatge: percentatgeSchema });

const liniesOf = <Linia extends typeof liniaDespesaSchema | typeof liniaEscritaSchema>(linia: Linia) =>
  z
    .array(linia)
    .min(1)
    .max(MAX_LINIES_DESPESA)
    .refine((list) => new Set(list.map((one) => one.clau)).size === list.length, { error: 'clau_repetida' });
export const liniesEscrites = liniesOf(liniaEscritaSchema);

/** What a person writes of an expense. */
export const despesaFields = {
  tipus: z.enum(DESPESA_TIPUS),
  /** A simplified invoice with what lets its VAT be deducted (RD 1619/2012, art. 7.2 and 7.3). */
  qualificada: z.boolean(),
  /** Supplier; null for what has none, or one that is not worth an agent (`nom_proveidor`). */
  agent_fk: idSchema.nullable(),
  nom_proveidor: textSchema(200),
  /** The supplier's number; asked of invoices. */
  num_factura: textSchema(60),
  /** The last number of a summary entry of simplified invoices. */
  num_final: textSchema(60),
  data: dateSchema,
  data_operacio: dateSchema.nullable(),
  /** When it reached the office, which decides its exercise, number and quarter; null: the day of `data`. */
  data_recepcio: dateSchema.nullable(),
  clau: z.enum(CLAUS_REBUDA),
  /** Reverse charge: the supplier prints no VAT, and the office both owes and deducts it. */
  isp: z.boolean(),
  rectifica: z
    .strictObject({
      motiu: z.enum(MOTIUS_REBUDA),
      num_factura: textSchema(60).default(''),
      data: dateSchema.nullable().default(null),
    })
    .nullable(),
  linies: liniesOf(liniaDespesaSchema),
  irpf_fk: idSchema.nullable(),
  /** As the supplier printed it, in cents; null: what the rate makes. */
  retingut: centsSchema.nullable(),
  /** A later quarter in which its VAT is deducted; null: its own. */
  deduible_en: z.strictObject({ exercici: exerciciSchema, trimestre: z.int().min(1).max(4) }).nullable(),
  treballs: z
    .array(partTreballSchema)
    .max(MAX_TREBALLS_DESPESA)
    .refine((list) => new Set(list.map((one) => one.treball_fk)).size === list.length, { error: 'treball_repetit' }),
  venciment: dateSchema.nullable(),
  /** Null: not paid yet. */
  data_pagament: dateSchema.nullable(),
  forma_pagament: z.enum(FORMES_PAGAMENT),
  compte: textSchema(50),
  observacions: textSchema(4000),
  etiquetes: z.array(nameSchema(40)).max(20),
} as const;

/** What an expense comes to, in cents. */
export const importsDespesaSchema = z.strictObject({
  linies: z.array(
    z.strictObject({
      /** Of the rate, in percent; null without VAT. */
      iva: z.string().nullable(),
      recarrec: z.string().nullable(),
      quota: z.int(),
      quota_recarrec: z.int(),
      /** Of `quota`, what may be deducted. */
      deduible: z.int(),
      /** What counts as an expense of income tax: base, and the VAT not deducted, by its percent. */
      despesa: z.int(),
    }),
  ),
  base: z.int(),
  quota: z.int(),
  quota_recarrec: z.int(),
  deduible: z.int(),
  retingut: z.int(),
  /** What the supplier's paper comes to: without VAT under reverse charge and intra-EU purchases. */
  total: z.int(),
  a_pagar: z.int(),
});
export type ImportsDespesa = z.infer<typeof importsDespesaSchema>;

export const despesaArxiuSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  nom: z.string(),
  mida: z.int(),
  tipus: z.string(),
  vista: z.enum(['pdf', 'imatge', 'conversio']).nullable(),
  pujat: instantSchema,
});
export type DespesaArxiu = z.infer<typeof despesaArxiuSchema>;

const proveidorSchema = z.strictObject({ id: idSchema.nullable(), nom: z.string(), nif: z.string() });
const treballRef = z.strictObject({ id: idSchema, codi: z.string(), nom: z.string() });

export const despesaSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  versio: z.int(),
  exercici: z.int(),
  /** Number within the exercise, in the order of entry. */
  numero: z.int(),
  trimestre: z.int(),
  /** Its quarter is closed: nothing of it changes but payment where that is open, notes, tags and files. */
  tancada: z.boolean(),
  proveidor: proveidorSchema.nullable(),
  /** The copy of its supplier is older than the supplier. */
  desfasat: z.boolean(),
  imports: importsDespesaSchema,
  /** Those of `treballs`, in their order, with the cents of the base that each takes. */
  parts: z.array(z.strictObject({ treball: treballRef, base: z.int(), total: z.int() })),
  arxius: z.array(despesaArxiuSchema),
  creat: instantSchema,
  canviat: instantSchema,
  ...despesaFields,
});
export type Despesa = z.infer<typeof despesaSchema>;
export type DespesaFields = Pick<Despesa, keyof typeof despesaFields>;

export const despesaItemSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  exercici: z.int(),
  numero: z.int(),
  tipus: z.enum(DESPESA_TIPUS),
  data: dateSchema,
  data_recepcio: dateSchema,
  proveidor: proveidorSchema.nullable(),
  num_factura: z.string(),
  /** Whoever buys owes its VAT: `quota` is no part of `total`. */
  autoliquidada: z.boolean(),
  /** Names of the kinds of its lines, in their order, each once. */
  tipus_despesa: z.array(z.strictObject({ id: idSchema, nom: z.string() })),
  /** It has a line of no kind that is not written off: no book takes that as an expense. */
  sense_tipus: z.boolean(),
  treballs: z.array(z.strictObject({ id: idSchema, codi: z.string() })),
  base: z.int(),
  quota: z.int(),
  deduible: z.int(),
  retingut: z.int(),
  total: z.int(),
  a_pagar: z.int(),
  venciment: dateSchema.nullable(),
  data_pagament: dateSchema.nullable(),
  arxius: z.int(),
  be_inversio: z.boolean(),
  tancada: z.boolean(),
  etiquetes: z.array(z.string()),
});
export type DespesaItem = z.infer<typeof despesaItemSchema>;

/** Sums of what the filter shows. Cents. */
export const sumesDespesaSchema = z.strictObject({
  despeses: z.int(),
  base: z.int(),
  quota: z.int(),
  /** Of `quota`, what whoever buys owes: no part of `total`. */
  autoliquidat: z.int(),
  deduible: z.int(),
  retingut: z.int(),
  total: z.int(),
  a_pagar: z.int(),
  /** Of `a_pagar`, what has no day of payment. */
  pendent: z.int(),
});

export const DESPESA_ORDER = [
  'numero',
  'data',
  'proveidor',
  'num_factura',
  'tipus_despesa',
  'treball',
  'base',
  'quota',
  'total',
  'data_pagament',
] as const;
/** Which day a period is about. */
export const CAMPS_DATA = ['data', 'data_operacio', 'data_recepcio', 'data_pagament'] as const;
const many = (schema: z.ZodType) => z.union([schema, z.array(schema)]).optional();
const ids = many(z.coerce.number().int().positive()) as z.ZodType<number | number[] | undefined>;

export const despesaFilters = {
  /** The two of payment: each adds its own; both absent is all. */
  pendents: flagInQuery.optional(),
  pagades: flagInQuery.optional(),
  data_inici: dateSchema.optional(),
  data_final: dateSchema.optional(),
  camp: z.enum(CAMPS_DATA).optional(),
  /** Number's exercise, whatever the days. */
  exercici: exerciciInQuery.optional(),
  agent_fk: ids,
  treball_fk: z.coerce.number().int().positive().optional(),
  /** A kind, with those below it. */
  tipus_despesa_fk: z.coerce.number().int().positive().optional(),
  amb_retencio: flagInQuery.optional(),
  sense_retencio: flagInQuery.optional(),
  bens: flagInQuery.optional(),
  /** With a line of no kind that is not written off. */
  sense_tipus: flagInQuery.optional(),
  sense_arxiu: flagInQuery.optional(),
  import_min: z.coerce.number().int().optional(),
  import_max: z.coerce.number().int().optional(),
} as const;
export const despesaQuery = z.strictObject({ ...despesaFilters, ...pageQuery(DESPESA_ORDER) });
export type DespesaQuery = z.output<typeof despesaQuery>;

const written = { ...z.strictObject(despesaFields).partial().shape, linies: liniesEscrites.optional() };
export const despesaCreateBody = z.strictObject({
  ...written,
  linies: liniesEscrites,
  /** Uploads that become its files, in order. */
  pujades: z.array(idSchema).max(20).default([]),
  /** Currency of the file that it was filled from, where that is not the euro: it asks whether its amounts are. */
  moneda: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .optional(),
  ...avisosAcceptats,
});
export const despesaUpdateBody = z.strictObject({ versio: z.int(), ...written, ...avisosAcceptats });
