import { z } from 'zod';
import { centsSchema, dateSchema, idSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { CAUSES, REGIMS } from '../domain/causes.data.ts';
import { PLACES_PREU } from '../domain/linia.ts';

const decimal = (places: number, whole = 9) =>
  z
    .string()
    .regex(new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${places}})?$`), { error: 'decimal_incorrecte' })
    .transform((text) => (/^-0(\.0+)?$/.test(text) ? text.slice(1) : text));
/** A quantity or a unit price: at most 8 places, may be negative. */
export const quantitatSchema = decimal(PLACES_PREU);
/** A percent from 0 to 100 with at most 4 places. */
export const percentatgeSchema = z
  .string()
  .regex(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, { error: 'percentatge_incorrecte' });

/** Cents of a discount or a charge of a line: from nothing up. */
const ajustImportSchema = centsSchema.min(0);

/** What the supplier's invoice behind a suplit says; electronic invoices ask for it. */
export const suplitSchema = z.strictObject({
  nif: textSchema(20).default(''),
  nom: textSchema(200).default(''),
  numero: textSchema(60).default(''),
  data: dateSchema.nullable().default(null),
});

export const LINIA_TIPUS = ['linia', 'capitol', 'suplit'] as const;
/** A line of a quotation or an invoice as a person writes it. */
export const liniaSchema = z.strictObject({
  /** Names the line within its document; made by whoever writes it. */
  clau: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  tipus: z.enum(LINIA_TIPUS).default('linia'),
  concepte: textSchema(500),
  descripcio: textSchema(4000).default(''),
  quantitat: quantitatSchema.default('1'),
  unitat: textSchema(12).default(''),
  preu: quantitatSchema.default('0'),
  /** The price typed with its taxes, which decides `preu`; null where it was typed without. */
  preu_iva: quantitatSchema.nullable().default(null),
  /** Discount of the line: percent of its cost; beside it or instead, cents. An amount goes the way of its line. */
  descompte: percentatgeSchema.default('0'),
  descompte_import: ajustImportSchema.optional(),
  /** Charge of the line, likewise. */
  carrec: percentatgeSchema.optional(),
  carrec_import: ajustImportSchema.optional(),
  iva_fk: idSchema.nullable().default(null),
  causa: z.enum(CAUSES).nullable().default(null),
  irpf_fk: idSchema.nullable().default(null),
  /** Quotations alone: an alternative that is not added. */
  opcio: z.boolean().default(false),
  suplit: suplitSchema.nullable().default(null),
  /** Invoices alone: the issued invoice whose advance this line takes off. */
  bestreta_fk: idSchema.optional(),
});
export type LiniaEnviada = z.output<typeof liniaSchema>;

/** A discount or a charge on the whole: percent of the sum of lines, or cents. */
export const ajustSchema = z.union([
  z.strictObject({ concepte: textSchema(200).default(''), percentatge: percentatgeSchema }),
  z.strictObject({ concepte: textSchema(200).default(''), import: centsSchema }),
]);
/** A guarantee kept back until the works are received: lowers what is to be paid, never the base. */
export const retencioSchema = z.union([
  z.strictObject({
    percentatge: percentatgeSchema,
    sobre: z.enum(['base', 'total']),
    allibera: dateSchema.nullable().default(null),
  }),
  z.strictObject({ import: centsSchema, allibera: dateSchema.nullable().default(null) }),
]);
export const bestretaSchema = z.strictObject({
  concepte: nameSchema(200),
  data: dateSchema.nullable().default(null),
  import: centsSchema,
});

/** Lines that a document has at most. */
export const MAX_LINIES = 500;
/** What quotations and invoices write alike. */
export const documentFields = {
  linies: z
    .array(liniaSchema)
    .max(MAX_LINIES)
    .refine((list) => new Set(list.map((one) => one.clau)).size === list.length, { error: 'clau_repetida' }),
  descomptes: z.array(ajustSchema).max(5),
  carrecs: z.array(ajustSchema).max(5),
  recarrec_equivalencia: z.boolean(),
  retencio: retencioSchema.nullable(),
  bestretes: z.array(bestretaSchema).max(20),
} as const;

/** Everything that a document adds up to, in cents; see `domain/totals.ts`. */
export const totalsSchema = z.strictObject({
  linies: z.array(z.strictObject({ cost: z.int(), brut: z.int() })),
  brut: z.int(),
  descomptes: z.int(),
  carrecs: z.int(),
  base: z.int(),
  grups: z.array(
    z.strictObject({
      iva: z.string(),
      recarrec: z.string().nullable(),
      regim: z.enum(REGIMS),
      base: z.int(),
      quota: z.int(),
      quota_recarrec: z.int(),
    }),
  ),
  irpf: z.array(z.strictObject({ percentatge: z.string(), base: z.int(), quota: z.int() })),
  quotes: z.int(),
  retingut: z.int(),
  total_factura: z.int(),
  retencio: z.int(),
  suplits: z.int(),
  bestretes: z.int(),
  total_a_pagar: z.int(),
  facturae: z.strictObject({
    invoiceTotal: z.int(),
    totalOutstandingAmount: z.int(),
    totalExecutableAmount: z.int(),
  }),
});
export type TotalsEnviats = z.infer<typeof totalsSchema>;
