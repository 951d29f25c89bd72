import { z } from 'zod';
import { flagInQuery, idSchema, instantSchema, nameSchema, paisSchema, textSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { ROLS } from '#contract/roles.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { SERIE_TIPUS } from '../domain/series.ts';
import { certificatSchema } from './certificat.ts';

export const TIPUS_PERSONA_EMPRESA = ['E', 'F'] as const;
/** Fields by which companies may be ordered. */
export const EMPRESA_ORDER = ['nom_fiscal', 'nif'] as const;

export const adrecaSchema = z.strictObject({
  via: textSchema(200).default(''),
  codi_postal: textSchema(12).default(''),
  poblacio_fk: idSchema.nullable().default(null),
  poblacio: textSchema(120).default(''),
  provincia: textSchema(80).default(''),
  pais: paisSchema.default('ES'),
});
export type Adreca = z.infer<typeof adrecaSchema>;
export const colorSchema = z.string().regex(/^#[0-9A-Fa-f]{6}$/, { error: 'color_incorrecte' });
const emailSchema = z.union([z.literal(''), z.email({ error: 'email_incorrecte' }).max(200)]);

/** How the company stands to VAT: the general rules, cash accounting (collected is owed), or exempt of it. */
export const REGIMS_IVA = ['general', 'caixa', 'exempt'] as const;
export const VERIFACTU_MODES = ['cap', 'verifactu'] as const;
export const VERIFACTU_ENTORNS = ['proves', 'produccio'] as const;

/** An account of the company. Its check digits are a soft check, its shape is not. */
export const compteSchema = z.strictObject({
  iban: nameSchema(50),
  bic: textSchema(20).default(''),
  nom: textSchema(60).default(''),
  per_defecte: z.boolean().default(false),
});
export type Compte = z.infer<typeof compteSchema>;

export const serieSchema = z.strictObject({
  codi: nameSchema(10).pipe(z.string().regex(/^[A-Za-z0-9/._-]+$/, { error: 'serie_codi' })),
  nom: nameSchema(60),
  tipus: z.enum(SERIE_TIPUS),
  format: nameSchema(60),
  exercici_reinicia: z.boolean(),
});

/** What a person may write of a company; `nif` is only softly checked. */
/** Bytes of the picture of the letterhead. */
export const MAX_LOGO = 400_000;

export const empresaFields = {
  nom_fiscal: nameSchema(200),
  nom_comercial: textSchema(200),
  tipus_persona: z.enum(TIPUS_PERSONA_EMPRESA),
  nif: textSchema(20),
  adreca: adrecaSchema,
  telefon: textSchema(40),
  email: emailSchema,
  web: textSchema(200),
  color: colorSchema.nullable(),
  /** Picture of the letterhead as a data address (PNG, JPEG or SVG), at most 400 kB. */
  logo: z
    .string()
    .max(560_000)
    .regex(/^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/=]+$/, { error: 'logo_incorrecte' })
    .nullable(),
  registre_mercantil: textSchema(300),
  num_collegiat: textSchema(30),
  idioma_fk: z.enum(LANGUAGES),
  peu_document: textSchema(600),
  comptes: z.array(compteSchema).max(20),
  series: z.array(serieSchema).max(40),
  peu_factura: textSchema(600),
  peu_pressupost: textSchema(600),
  condicions_pagament: textSchema(500),
  /** What new invoices start from; null: nothing. */
  iva_fk: idSchema.nullable(),
  irpf_fk: idSchema.nullable(),
  regim_iva: z.enum(REGIMS_IVA),
  verifactu: z.strictObject({ mode: z.enum(VERIFACTU_MODES), entorn: z.enum(VERIFACTU_ENTORNS) }),
} as const;

export const empresaSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  rol: z.enum(ROLS),
  exerciciActiu: z.int(),
  baixa: z.boolean(),
  creada: instantSchema,
  canviada: instantSchema,
  /** Null to whoever may not see them. */
  certificats: z.array(certificatSchema).nullable(),
  ...empresaFields,
});
export type Empresa = z.infer<typeof empresaSchema>;
export const empresaItemSchema = z.strictObject({
  id: idSchema,
  nom_fiscal: z.string(),
  nif: z.string(),
  rol: z.enum(ROLS),
  exerciciActiu: z.int(),
  baixa: z.boolean(),
});
export type EmpresaItem = z.infer<typeof empresaItemSchema>;

export const empresaCreateBody = z.strictObject({
  ...z.strictObject(empresaFields).partial().shape,
  nom_fiscal: empresaFields.nom_fiscal,
  tipus_persona: empresaFields.tipus_persona,
  nif: empresaFields.nif,
  ...avisosAcceptats,
});
export const empresaUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(empresaFields).partial().shape,
  ...avisosAcceptats,
});
export const empresaQuery = z.strictObject({
  ...pageQuery(EMPRESA_ORDER),
  /** Also those that are deactivated. */
  baixa: flagInQuery.optional(),
});

/** The list as a file: what it filters and orders by, without its pages. */
export const empresaDocumentQuery = empresaQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));
