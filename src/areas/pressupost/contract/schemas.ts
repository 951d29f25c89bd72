import { z } from 'zod';
import { documentFields, percentatgeSchema, totalsSchema } from '#areas/fiscal/contract/document.ts';
import { dateSchema, flagInQuery, idSchema, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { PRESSUPOST_ESTATS, PRESSUPOST_SITUACIONS } from '../domain/estat.ts';

export const fitaSchema = z.strictObject({
  clau: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  nom: nameSchema(200),
  /** Of the whole; all of them add to 100. Null where milestones are chapters. */
  percentatge: percentatgeSchema.nullable().default(null),
  /** Key of the line that heads the chapter. */
  capitol: z.string().max(40).nullable().default(null),
});

const { linies, descomptes, carrecs, recarrec_equivalencia } = documentFields;
/** What a person writes of a quotation while it is a draft. */
export const pressupostFields = {
  /** Code of the series; empty: the company's first of quotations. */
  serie: textSchema(10),
  data: dateSchema,
  /** Last day on which it may be accepted; null: for ever. */
  validesa: dateSchema.nullable(),
  agent_fk: idSchema.nullable(),
  treball_fk: idSchema.nullable(),
  /** Null: the receiver's language, else the company's. */
  idioma: z.enum(LANGUAGES).nullable(),
  titol: textSchema(200),
  /** Printed before the lines, and after them. */
  text: textSchema(4000),
  condicions: textSchema(4000),
  linies,
  descomptes,
  carrecs,
  recarrec_equivalencia,
  fites: z
    .array(fitaSchema)
    .max(24)
    .refine((list) => new Set(list.map((one) => one.clau)).size === list.length, { error: 'clau_repetida' }),
  /** For the office alone; may change at any time. */
  notes: textSchema(4000),
} as const;

export const respostaSchema = z.strictObject({
  acceptat: z.boolean(),
  quan: instantSchema,
  /** `enllac`: the client, by the link; `oficina`: somebody of the office, who was told. */
  per: z.enum(['enllac', 'oficina']),
  nom: z.string(),
  text: z.string(),
  /** Address that it came from; empty from the office. */
  ip: z.string(),
  /** Keys of the options that were taken. */
  opcions: z.array(z.string()),
});
export type Resposta = z.infer<typeof respostaSchema>;

const fitaAnswerSchema = z.strictObject({
  ...fitaSchema.shape,
  /** Before taxes, in cents. */
  base: z.int(),
  /** The one in force: of one rectified by substitution, what stands in its place. A proforma bills nothing. */
  factura: z.strictObject({ id: idSchema, numero: z.string().nullable(), proforma: z.boolean() }).nullable(),
});

export const pressupostSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  versio: z.int(),
  estat: z.enum(PRESSUPOST_ESTATS),
  situacio: z.enum(PRESSUPOST_SITUACIONS),
  /** Null in a draft that was never sent. */
  numero: z.string().nullable(),
  exercici: z.int().nullable(),
  /** 1 for the first; a quotation that was sent is changed by a new one of the same number. */
  revisio: z.int(),
  revisions: z.array(
    z.strictObject({
      id: idSchema,
      revisio: z.int(),
      situacio: z.enum(PRESSUPOST_SITUACIONS),
      data: dateSchema,
      total: z.int(),
    }),
  ),
  agent: z.strictObject({ id: idSchema, nom: z.string(), nif: z.string() }).nullable(),
  desfasat: z.boolean(),
  treball: z.strictObject({ id: idSchema, codi: z.string(), nom: z.string() }).nullable(),
  totals: totalsSchema,
  enviat: instantSchema.nullable(),
  enllac: z.strictObject({ creat: instantSchema, caduca: instantSchema }).nullable(),
  resposta: respostaSchema.nullable(),
  creat: instantSchema,
  canviat: instantSchema,
  ...pressupostFields,
  fites: z.array(fitaAnswerSchema),
});
export type Pressupost = z.infer<typeof pressupostSchema>;
export type PressupostFields = { [K in keyof typeof pressupostFields]: z.output<(typeof pressupostFields)[K]> };

export const pressupostItemSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  situacio: z.enum(PRESSUPOST_SITUACIONS),
  numero: z.string().nullable(),
  revisio: z.int(),
  data: dateSchema,
  validesa: dateSchema.nullable(),
  agent: z.strictObject({ id: idSchema, nom: z.string(), nif: z.string() }).nullable(),
  treball: z.strictObject({ id: idSchema, codi: z.string() }).nullable(),
  titol: z.string(),
  base: z.int(),
  total: z.int(),
});
export type PressupostItem = z.infer<typeof pressupostItemSchema>;

export const PRESSUPOST_ORDER = ['data', 'numero', 'agent', 'validesa', 'total', 'titol'] as const;
export const pressupostFilters = {
  /** Those that wait for the client; those that said yes; drafts; the rest. All absent is all but older versions. */
  esborranys: flagInQuery.optional(),
  enviats: flagInQuery.optional(),
  acceptats: flagInQuery.optional(),
  tancats: flagInQuery.optional(),
  data_inici: dateSchema.optional(),
  data_final: dateSchema.optional(),
  /** Those that stand until a day between two. */
  validesa_inici: dateSchema.optional(),
  validesa_final: dateSchema.optional(),
  agent_fk: z.coerce.number().int().positive().optional(),
  treball_fk: z.coerce.number().int().positive().optional(),
} as const;
export const pressupostQuery = z.strictObject({ ...pressupostFilters, ...pageQuery(PRESSUPOST_ORDER) });
export type PressupostQuery = z.output<typeof pressupostQuery>;
export const pressupostLlistatQuery = pressupostQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));
/** Sums of what the filter shows, in cents. */
export const sumesSchema = z.strictObject({ pressupostos: z.int(), base: z.int(), total: z.int() });

export const pressupostCreateBody = z.strictObject({
  ...z.strictObject(pressupostFields).partial().shape,
  ...avisosAcceptats,
});
export const pressupostUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(pressupostFields).partial().shape,
  ...avisosAcceptats,
});

/** What the client sees by the link: the paper, what may be chosen, and how it stands. */
export const clientSchema = z.strictObject({
  empresa: z.strictObject({ nom: z.string(), telefon: z.string(), email: z.string(), logo: z.string().nullable() }),
  numero: z.string(),
  revisio: z.int(),
  situacio: z.enum(PRESSUPOST_SITUACIONS),
  idioma: z.enum(LANGUAGES),
  data: dateSchema,
  validesa: dateSchema.nullable(),
  client: z.string(),
  titol: z.string(),
  text: z.string(),
  condicions: z.string(),
  linies: z.array(
    z.strictObject({
      clau: z.string(),
      tipus: z.enum(['linia', 'capitol', 'suplit']),
      concepte: z.string(),
      descripcio: z.string(),
      quantitat: z.string(),
      unitat: z.string(),
      preu: z.string(),
      descompte: z.string(),
      descompte_import: z.int().optional(),
      carrec: z.string().optional(),
      carrec_import: z.int().optional(),
      opcio: z.boolean(),
      import: z.int(),
    }),
  ),
  totals: totalsSchema,
  /** The sums as the paper says them, with the options that were asked for; the last one is what is to be paid. */
  sumes: z.array(z.strictObject({ text: z.string(), import: z.string(), forma: z.enum(['', 'fort', 'pagar']) })),
  /** What would be paid with each option alone, in cents. */
  opcions: z.array(z.strictObject({ clau: z.string(), total: z.int() })),
  fites: z.array(z.strictObject({ nom: z.string(), base: z.int() })),
  resposta: respostaSchema.omit({ ip: true }).nullable(),
});
export type PressupostClient = z.infer<typeof clientSchema>;
