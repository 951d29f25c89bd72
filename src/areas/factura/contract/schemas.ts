import { z } from 'zod';
import { copiaSchema } from '#areas/agent/contract/copia.ts';
import { agentFields } from '#areas/agent/contract/schemas.ts';
import { REGISTRE_ESTATS } from '#areas/efactura/contract/registre.ts';
import { VERIFACTU_ENTORNS } from '#areas/empresa/contract/schemas.ts';
import { ajustSchema, documentFields, retencioSchema, totalsSchema } from '#areas/fiscal/contract/document.ts';
import { emissorSchema, liniaEmesaSchema } from '#areas/fiscal/contract/emes.ts';
import { ESTATS_ENVIAMENT } from '#contract/enviament.ts';
import {
  centsSchema,
  dateSchema,
  flagInQuery,
  idSchema,
  instantSchema,
  nameSchema,
  textSchema,
} from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** A proforma is no invoice: it takes no number of a series of invoices, nor a record. */
export const FACTURA_TIPUS = ['ordinaria', 'rectificativa', 'simplificada', 'proforma'] as const;
export type FacturaTipus = (typeof FACTURA_TIPUS)[number];
/** What is stored; how much of it is collected is read from its payments. */
export const FACTURA_ESTATS = ['esborrany', 'emesa', 'anullada', 'incobrable'] as const;
/** What a person sees: `vencuda` is told apart, in `vencuda`. */
export const FACTURA_SITUACIONS = [
  'esborrany',
  'emesa',
  'cobrada_parcial',
  'cobrada',
  'rectificada',
  'substituida',
  'anullada',
  'incobrable',
] as const;
export type FacturaSituacio = (typeof FACTURA_SITUACIONS)[number];
export const FORMES_PAGAMENT = [
  'transferencia',
  'domiciliacio',
  'efectiu',
  'targeta',
  'xec',
  'pagare',
  'compensacio',
  'altres',
] as const;
/** Keys of the regime of a record of billing (list L8A of the agency) that an office of technicians may need. */
export const CLAUS_REGIM = ['01', '02', '07', '10', '11', '14', '15', '18', '20'] as const;
/** S: the amounts are the right ones, instead of the old; I: they are the difference. */
export const METODES_RECTIFICACIO = ['S', 'I'] as const;
export const MOTIUS_RECTIFICACIO = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
/** Reason codes of Facturae 3.2.2. */
export const RAONS_FACTURAE = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '80',
  '81',
  '82',
  '83',
  '84',
  '85',
] as const;

export const rectificadaSchema = z.strictObject({
  /** Ours, or null for one that the product does not hold. */
  factura_fk: idSchema.nullable(),
  numero: nameSchema(60),
  data: dateSchema,
  /** What it said, in cents; asked for by substitution of one that the product does not hold. */
  base: centsSchema.nullable().default(null),
  quota: centsSchema.nullable().default(null),
  recarrec: centsSchema.nullable().default(null),
});
export const rectificaSchema = z.strictObject({
  metode: z.enum(METODES_RECTIFICACIO),
  motiu: z.enum(MOTIUS_RECTIFICACIO),
  rao: z.enum(RAONS_FACTURAE),
  text: textSchema(500).default(''),
  factures: z.array(rectificadaSchema).min(1).max(50),
});
export type Rectifica = z.output<typeof rectificaSchema>;
/** When what is to be paid is due; the last takes what is left when its amount is null. */
export const vencimentSchema = z.strictObject({ data: dateSchema, import: centsSchema.nullable().default(null) });
export const referenciesSchema = z.strictObject({
  comanda: textSchema(60).default(''),
  expedient: textSchema(60).default(''),
  contracte: textSchema(60).default(''),
});

/** What a person writes of an invoice while it is a draft. */
export const facturaFields = {
  tipus: z.enum(FACTURA_TIPUS),
  /** Code of the series; empty: the company's first of that kind. */
  serie: textSchema(10),
  data: dateSchema,
  data_operacio: dateSchema.nullable(),
  venciments: z.array(vencimentSchema).max(24),
  agent_fk: idSchema.nullable(),
  treball_fk: idSchema.nullable(),
  /** Null: the receiver's language, else the company's. */
  idioma: z.enum(LANGUAGES).nullable(),
  clau_regim: z.enum(CLAUS_REGIM),
  ...documentFields,
  /** A simplified invoice that its receiver may deduct (RD 1619/2012, art. 7.2 and 7.3). */
  qualificada: z.boolean(),
  rectifica: rectificaSchema.nullable(),
  /** Simplified invoices that this one takes the place of (F3). */
  substitueix: z.array(idSchema).max(50),
  forma_pagament: z.enum(FORMES_PAGAMENT),
  iban: textSchema(40),
  mostrar_iban: z.boolean(),
  /** Printed. */
  observacions: textSchema(4000),
  /** For the office alone; may change after issue, as tags and due dates may. */
  notes: textSchema(4000),
  etiquetes: z.array(nameSchema(40)).max(20),
  referencies: referenciesSchema,
} as const;

export const cobramentSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  data: dateSchema,
  /** In cents; negative when money is given back. */
  total: centsSchema,
  forma: z.enum(FORMES_PAGAMENT),
  compte: z.string(),
  observacions: z.string(),
  creat: instantSchema,
});
export type Cobrament = z.infer<typeof cobramentSchema>;

const partSchema = z.strictObject({ id: idSchema, nom: z.string(), nif: z.string() });
const ambNumero = z.strictObject({ id: idSchema, numero: z.string(), tipus: z.enum(FACTURA_TIPUS) });
/** The record of billing of an invoice, as far as screens show it. */
export const registreResumSchema = z.strictObject({
  ordre: z.int(),
  tipus: z.enum(['alta', 'anulacio']),
  huella: z.string(),
  quan: z.string(),
  /** Whether it waits to be sent to the tax agency, or is kept only. */
  estat: z.enum(REGISTRE_ESTATS),
  /** Where it would be sent. */
  entorn: z.enum(VERIFACTU_ENTORNS),
  /** Address that the code on paper leads to; null where none is printed. */
  qr: z.string().nullable(),
});

export type RegistreResum = z.infer<typeof registreResumSchema>;

export const facturaSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  versio: z.int(),
  estat: z.enum(FACTURA_ESTATS),
  situacio: z.enum(FACTURA_SITUACIONS),
  /** Days past due of what is pending; null where nothing is. */
  dies_vencuda: z.int().nullable(),
  numero: z.string().nullable(),
  exercici: z.int().nullable(),
  emesa: instantSchema.nullable(),
  pressupost_fk: idSchema.nullable(),
  periodica_fk: idSchema.nullable(),
  /** The proforma that it was made of. */
  proforma: ambNumero.nullable(),
  /** What was made of it, if it is a proforma; drafts have no number. */
  facturada_a: z.array(ambNumero),
  agent: partSchema.nullable(),
  /** The draft's copy of its agent is older than the agent. */
  desfasat: z.boolean(),
  treball: z.strictObject({ id: idSchema, codi: z.string(), nom: z.string() }).nullable(),
  totals: totalsSchema,
  cobrat: z.int(),
  pendent: z.int(),
  /** Of the guarantee kept back, what is still to be paid; apart from `pendent`. */
  garantia_pendent: z.int(),
  /** How much of it its credit notes would settle, or what it rectifies if it is one; of its sign. */
  compensable: z.int(),
  cobraments: z.array(cobramentSchema),
  /** What had been collected on those that it takes the place of, which counts for it; cents. */
  cobrat_abans: z.array(z.strictObject({ id: idSchema, numero: z.string(), total: z.int() })),
  /** What was issued and rectifies it, or takes its place. */
  rectificada_per: z.array(ambNumero),
  /** Those of `substitueix`, in their order. */
  substituides: z.array(ambNumero),
  anullacio: z.strictObject({ quan: instantSchema, motiu: z.string() }).nullable(),
  recordatoris: z.array(z.strictObject({ pas: z.int(), quan: instantSchema, correu_fk: idSchema.nullable() })),
  registres: z.array(registreResumSchema),
  creat: instantSchema,
  canviat: instantSchema,
  ...facturaFields,
});
export type Factura = z.infer<typeof facturaSchema>;
export type FacturaFields = Pick<Factura, keyof typeof facturaFields>;

export const facturaItemSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  tipus: z.enum(FACTURA_TIPUS),
  situacio: z.enum(FACTURA_SITUACIONS),
  dies_vencuda: z.int().nullable(),
  numero: z.string().nullable(),
  serie: z.string(),
  data: dateSchema,
  /** The first due date that is still to be paid. */
  venciment: dateSchema.nullable(),
  agent: partSchema.nullable(),
  treball: z.strictObject({ id: idSchema, codi: z.string() }).nullable(),
  base: z.int(),
  quota: z.int(),
  retingut: z.int(),
  total_factura: z.int(),
  total: z.int(),
  pendent: z.int(),
  /** Of the guarantee kept back, what is still to be paid; apart from `pendent`. */
  garantia_pendent: z.int(),
  /** When it is released, while it is pending. */
  garantia_data: dateSchema.nullable(),
  /** Whether the sums of the list tell it. */
  compta: z.boolean(),
  etiquetes: z.array(z.string()),
  /** State of its last letter; null where none was sent. */
  enviament: z.enum(ESTATS_ENVIAMENT).nullable(),
  /** How its last record of billing stands; null where none was made. */
  registre: z.enum(REGISTRE_ESTATS).nullable(),
});
export type FacturaItem = z.infer<typeof facturaItemSchema>;

/** What a list shows and its sums do not tell, by why. */
export const NO_COMPTEN = ['esborranys', 'proformes', 'rectificades', 'substituides', 'anullades'] as const;
const noComptenSchema = z.strictObject(
  Object.fromEntries(NO_COMPTEN.map((key) => [key, z.int()])) as Record<(typeof NO_COMPTEN)[number], z.ZodInt>,
);
/** Sums of what the filter shows and counts. Cents. */
export const sumesSchema = z.strictObject({
  factures: z.int(),
  /** Rows that are in no sum: drafts, proformas, annulled ones, those that another invoice stands in the place of. */
  no_compten: noComptenSchema,
  base: z.int(),
  quota: z.int(),
  retingut: z.int(),
  total_factura: z.int(),
  /** What is to be paid of them: withholding and guarantees taken off. */
  total: z.int(),
  pendent: z.int(),
  garantia_pendent: z.int(),
});
export type Sumes = z.infer<typeof sumesSchema>;

export const FACTURA_ORDER = [
  'data',
  'numero',
  'agent',
  'venciment',
  'total',
  'a_pagar',
  'pendent',
  'treball',
] as const;
const many = (schema: z.ZodType) => z.union([schema, z.array(schema)]).optional();
/** What the list filters by: those of the specification, and a few of our own. */
export const facturaFilters = {
  /** Kinds, parted by commas. */
  tipus: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(FACTURA_TIPUS)))
    .optional(),
  /** Those of state: each adds its own; all absent is all. Drafts, and what will not be collected, go with `pendents`. */
  pendents: flagInQuery.optional(),
  cobrades: flagInQuery.optional(),
  cobrades_parcialment: flagInQuery.optional(),
  /** Issued by mistake. Asked about, yes or no, a search finds them whatever the other states. */
  anullades: flagInQuery.optional(),
  /** Simplified ones whose place a whole invoice took. */
  substituides: flagInQuery.optional(),
  /** Of which a guarantee kept back is still to be paid. */
  garantia: flagInQuery.optional(),
  data_inici: dateSchema.optional(),
  data_final: dateSchema.optional(),
  agent_fk: many(z.coerce.number().int().positive()) as z.ZodType<number | number[] | undefined>,
  treball_fk: z.coerce.number().int().positive().optional(),
  serie: textSchema(10).optional(),
  import_min: z.coerce.number().int().optional(),
  import_max: z.coerce.number().int().optional(),
  vencudes: flagInQuery.optional(),
  /** Only those whose guarantee, still to be collected, is released already. */
  alliberades: flagInQuery.optional(),
  /** Only those of which money is to be given back, or set off. */
  per_tornar: flagInQuery.optional(),
  /** Only those that a recurring one made. */
  periodica_fk: z.coerce.number().int().positive().optional(),
  /** Only drafts that recurring ones made and that wait for somebody. */
  fetes_soles: flagInQuery.optional(),
} as const;
export const facturaQuery = z.strictObject({ ...facturaFilters, ...pageQuery(FACTURA_ORDER) });
export type FacturaQuery = z.output<typeof facturaQuery>;
export const facturaLlistatQuery = facturaQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

export const facturaCreateBody = z.strictObject({
  ...z.strictObject(facturaFields).partial().shape,
  ...avisosAcceptats,
});
/** After issue only `notes`, `etiquetes` and `venciments` are taken. */
export const facturaUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(facturaFields).partial().shape,
  ...avisosAcceptats,
});

/**
 * An invoice as it is told to others: paper, electronic invoice and record of billing are made of this and of nothing else.
 * Of an issued one it is what was frozen; of a draft, what would be. Cents and decimal texts. `v`: version of this shape.
 */
export const facturaEmesaSchema = z.strictObject({
  v: z.literal(1),
  id: idSchema,
  empresa_fk: idSchema,
  tipus: z.enum(FACTURA_TIPUS),
  serie: z.string(),
  /** Null in a draft, as `exercici`. */
  numero: z.string().nullable(),
  exercici: z.int().nullable(),
  data: dateSchema,
  data_operacio: dateSchema.nullable(),
  venciments: z.array(z.strictObject({ data: dateSchema, import: z.int() })),
  idioma: z.enum(LANGUAGES),
  clau_regim: z.enum(CLAUS_REGIM),
  qualificada: z.boolean(),
  emissor: emissorSchema,
  /** Null in a simplified invoice without receiver. */
  receptor: z.strictObject({ copia: copiaSchema, dir3: agentFields.dir3 }).nullable(),
  treball: z.strictObject({ codi: z.string(), nom: z.string(), expedient: z.string() }).nullable(),
  linies: z.array(liniaEmesaSchema),
  descomptes: z.array(ajustSchema),
  carrecs: z.array(ajustSchema),
  retencio: retencioSchema.nullable(),
  bestretes: documentFields.bestretes,
  recarrec_equivalencia: z.boolean(),
  totals: totalsSchema,
  rectifica: rectificaSchema.nullable(),
  substitueix: z.array(z.strictObject({ numero: z.string(), data: dateSchema })),
  forma_pagament: z.enum(FORMES_PAGAMENT),
  iban: z.string(),
  mostrar_iban: z.boolean(),
  observacions: z.string(),
  referencies: referenciesSchema,
});
export type FacturaEmesa = z.infer<typeof facturaEmesaSchema>;
