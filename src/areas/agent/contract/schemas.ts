import { z } from 'zod';
import { flagInQuery, idSchema, instantSchema, nameSchema, paisSchema, textSchema } from '#contract/ids.ts';
import { LIST_FORMATS, listDownloadQuery } from '#contract/llistat.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** E: of the company's side (its technicians). A: anybody else. */
export const TIPUS_AGENT = ['E', 'A'] as const;
/** E legal person, F natural person, P public body (only for A). */
export const TIPUS_PERSONA = ['E', 'F', 'P'] as const;
/** What an agent is to the office; each is a filter of the list. */
export const AGENT_KINDS = ['promotor', 'tecnic', 'contractista', 'proveidor'] as const;
export type AgentKind = (typeof AGENT_KINDS)[number];
export const US_EMAIL = ['factures', 'obra', 'general'] as const;
export const TIPUS_ADRECA = ['fiscal', 'postal', 'obra'] as const;
export const AGENT_ORDER = ['nom', 'nif', 'poblacio', 'canviat'] as const;

export const agentAdrecaSchema = z.strictObject({
  tipus: z.enum(TIPUS_ADRECA).default('fiscal'),
  via: textSchema(200).default(''),
  codi_postal: textSchema(12).default(''),
  poblacio_fk: idSchema.nullable().default(null),
  poblacio: textSchema(120).default(''),
  provincia: textSchema(80).default(''),
  pais: paisSchema.default('ES'),
});

/** Code of an office in the DIR3 directory (`L01462508`); empty where there is none. */
const dir3Code = textSchema(10)
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^([A-Z]{1,2}[A-Z0-9]{5,8})?$/, { error: 'dir3_incorrecte' }));

export const agentFields = {
  tipus: z.enum(TIPUS_AGENT),
  tipus_persona: z.enum(TIPUS_PERSONA),
  promotor: z.boolean(),
  tecnic: z.boolean(),
  contractista: z.boolean(),
  proveidor: z.boolean(),
  nif: textSchema(20),
  nif_pais: paisSchema,
  /** First name of a natural person; empty for the others. */
  nom: textSchema(100),
  cognoms: textSchema(150),
  rao_social: textSchema(200),
  nom_comercial: textSchema(200),
  representant: z
    .strictObject({ nom: textSchema(100), cognoms: textSchema(150), nif: textSchema(20), carrec: textSchema(100) })
    .nullable(),
  titulacio_fk: idSchema.nullable(),
  num_collegiat: textSchema(30),
  activitat_fk: idSchema.nullable(),
  adreces: z.array(agentAdrecaSchema).max(10),
  telefons: z.array(nameSchema(40)).max(10),
  emails: z
    .array(z.strictObject({ email: z.email({ error: 'email_incorrecte' }).max(200), us: z.enum(US_EMAIL) }))
    .max(10),
  web: textSchema(200),
  /** Account that it is paid through or pays from. */
  iban: textSchema(40),
  /** Offices of a public body, as FACe names them; without them there is no Facturae for it. */
  dir3: z
    .strictObject({
      oficina_comptable: dir3Code,
      organ_gestor: dir3Code,
      unitat_tramitadora: dir3Code,
      organ_proponent: dir3Code,
    })
    .nullable(),
  idioma_fk: z.enum(LANGUAGES).nullable(),
  iva_fk: idSchema.nullable(),
  irpf_fk: idSchema.nullable(),
  recarrec_equivalencia: z.boolean(),
  condicions_pagament: textSchema(500),
  observacions: textSchema(4000),
  baixa: z.boolean(),
} as const;

export const agentSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  versio: z.int(),
  /** What lists and documents call it: business name, or name and surnames. */
  nom_complet: z.string(),
  nif_correcte: z.boolean(),
  creat: instantSchema,
  canviat: instantSchema,
  ...agentFields,
});
export type Agent = z.infer<typeof agentSchema>;

export const agentItemSchema = z.strictObject({
  id: idSchema,
  nom_complet: z.string(),
  nom_comercial: z.string(),
  nif: z.string(),
  nif_correcte: z.boolean(),
  tipus: z.enum(TIPUS_AGENT),
  tipus_persona: z.enum(TIPUS_PERSONA),
  promotor: z.boolean(),
  tecnic: z.boolean(),
  contractista: z.boolean(),
  proveidor: z.boolean(),
  poblacio: z.string(),
  provincia: z.string(),
  telefon: z.string(),
  email: z.string(),
  titulacio_fk: idSchema.nullable(),
  num_collegiat: z.string(),
  iban: z.string(),
  web: z.string(),
  condicions_pagament: z.string(),
  baixa: z.boolean(),
  canviat: instantSchema,
});
export type AgentItem = z.infer<typeof agentItemSchema>;

/** What an agent can be used in. */
export const US_TIPUS = ['treball', 'usuari', 'factura', 'periodica', 'pressupost', 'despesa'] as const;
export const usSchema = z.strictObject({
  tipus: z.enum(US_TIPUS),
  id: idSchema,
  nom: z.string(),
  /** Of a work: whether it is open, and what the agent does in it. */
  obert: z.boolean(),
  funcions: z.array(idSchema),
});
export type Us = z.infer<typeof usSchema>;

export const agentQuery = z.strictObject({
  promotors: flagInQuery.default(true),
  tecnics: flagInQuery.default(true),
  contractistes: flagInQuery.default(true),
  proveidors: flagInQuery.default(true),
  senseTipus: flagInQuery.default(true),
  /** Agents put aside are left out unless asked for. */
  baixes: flagInQuery.default(false),
  ...pageQuery(AGENT_ORDER),
});

/** The list as a file: what it filters and orders by, without its pages. */
export const agentDocumentQuery = agentQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(LIST_FORMATS));

/** A natural person needs a first name, the others a business name: checked by the service. */
export const agentCreateBody = z.strictObject({
  ...z.strictObject(agentFields).partial().shape,
  tipus_persona: agentFields.tipus_persona,
  ...avisosAcceptats,
});
export const agentUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(agentFields).partial().shape,
  ...avisosAcceptats,
});
