import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from '#contract/ids.ts';
import {
  acceptedField,
  askedFields,
  FULL_ERRORS,
  importacioOf,
  importCounts,
  importSaid,
  importUndone,
  lecturaFields,
  reviewFields,
} from '#contract/importacio.ts';
import { pageOf } from '#contract/page.ts';
import { TGA } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { tascaSchema } from '#contract/tasca.ts';
import { despesaFields } from './schemas.ts';

/** What a column of a file may be of an expense. Rows with the same supplier and number are lines of one expense. */
export const IMPORT_CAMPS_DESPESA = [
  'data',
  'data_operacio',
  'data_recepcio',
  'num_factura',
  'proveidor',
  'nif',
  'concepte',
  'tipus_despesa',
  'base',
  'iva',
  'quota',
  'recarrec',
  'irpf',
  'retingut',
  'total',
  'treball',
  'data_pagament',
  'forma_pagament',
  'observacions',
] as const;
export type ImportCampDespesa = (typeof IMPORT_CAMPS_DESPESA)[number];

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, iid: idInPath });

export const importacioDespesaSchema = importacioOf(IMPORT_CAMPS_DESPESA);
export type ImportacioDespesa = z.infer<typeof importacioDespesaSchema>;

/** A row of the review; `expressio` are cells as read. Cents. */
export const importFilaDespesaSchema = z.strictObject({
  fila: z.int(),
  data: z.string(),
  num_factura: z.string(),
  proveidor: z.string(),
  nif: z.string(),
  tipus_despesa: z.string(),
  base: z.int().nullable(),
  quota: z.int().nullable(),
  total: z.int().nullable(),
  /** The supplier is not among the agents; one is made, where that is asked. */
  proveidor_nou: z.boolean(),
  /** First row of the expense that it is a line of; its own where it begins one. */
  de_fila: z.int(),
  /** Of the whole expense; null where something stops it. */
  total_despesa: z.int().nullable(),
  faltes: z.array(importSaid),
  avisos: z.array(importSaid),
});
export type ImportFilaDespesa = z.infer<typeof importFilaDespesaSchema>;
const tots = {
  ...askedFields(IMPORT_CAMPS_DESPESA),
  /** Kind of what no column says and no expense of its supplier had before. */
  tipus_despesa_fk: idSchema.nullable().default(null),
  /** Kinds that the sheet names otherwise, and which each is. */
  tipus_escrits: z
    .array(z.strictObject({ text: z.string().max(200), tipus_despesa_fk: idSchema }))
    .max(200)
    .default([]),
  /** Suppliers that are not among the agents are made; else expenses keep their name alone. */
  crea_proveidors: z.boolean().default(true),
} as const;
/** Some expenses and what they come to, in cents. */
const xifra = z.strictObject({
  despeses: z.int(),
  total: z.int(),
  /** Suppliers that they would make; one that both kinds of expenses have counts among those that come in as they are. */
  nous: z.int(),
});
/** What an import of expenses is asked for. */
export const importDespesaFerBody = z.strictObject({ ...tots, acceptades: acceptedField });

/** A Facturae as it was read: what the form would be filled with, and what its signature says. */
export const facturaeRebudaSchema = z.strictObject({
  versio: z.string(),
  signatura: z.strictObject({
    /** `cap`: unsigned. `valida`: intact, and its certificate was in force on its day. `dubtosa`: intact, its certificate was not, or its
     *  day is not known. `incomprovable`: nothing of it can be held to anything. `trencada`: something changed after signing. */
    estat: z.enum(['cap', 'valida', 'dubtosa', 'incomprovable', 'trencada']),
    titular: z.string(),
    nif: z.string(),
    emissor: z.string(),
    quan: instantSchema.nullable(),
    motiu: z.string(),
  }),
  /** The receiver is this company. */
  es_nostra: z.boolean(),
  receptor: z.strictObject({ nom: z.string(), nif: z.string() }),
  proveidor: z.strictObject({
    /** Ours by tax id; null: it will have to be made. */
    agent_fk: idSchema.nullable(),
    nom: z.string(),
    /** A natural person, by the parts of the name; null: it is none. */
    persona: z.strictObject({ nom: z.string(), cognoms: z.string() }).nullable(),
    nif: z.string(),
    adreca: z.strictObject({
      via: z.string(),
      codi_postal: z.string(),
      poblacio: z.string(),
      provincia: z.string(),
      pais: z.string(),
    }),
    email: z.string(),
    iban: z.string(),
  }),
  /** What it would become; `tipus_despesa_fk` of its lines is that of the supplier's last expense. */
  despesa: z.strictObject(despesaFields),
  /** As the file says; `a_pagar` is its total outstanding. */
  total: z.int(),
  a_pagar: z.int(),
  /** Of what the file says (ISO 4217). Of another than euros no amount goes to the expense. */
  moneda: z.string(),
  /** What could not be taken as it stands, in words. */
  avisos: z.array(importSaid),
  /** An expense that has this supplier and number already. */
  repetida: idSchema.nullable(),
});
export type FacturaeRebuda = z.infer<typeof facturaeRebudaSchema>;

export const importacioDespesaRoutes = {
  create: route({
    name: 'despesa.importar.create',
    method: 'POST',
    path: '/empresa/{id}/despesa/importar',
    summary: 'Opens an import of expenses from an uploaded file (CSV, XLSX); writes no expense yet',
    access: TGA,
    empresa: 'path',
    params: company,
    body: z.strictObject({ pujada_fk: idSchema }),
    answer: importacioDespesaSchema,
    errors: [...FULL_ERRORS],
  }),
  get: route({
    name: 'despesa.importar.get',
    method: 'GET',
    path: '/empresa/{id}/despesa/importar/{iid}',
    summary: 'An import: how its file is read, what each column looks like; another encoding or separator may be tried',
    access: TGA,
    empresa: 'path',
    params: path,
    query: z.strictObject(lecturaFields),
    answer: importacioDespesaSchema,
  }),
  plantilla: route({
    name: 'despesa.importar.plantilla',
    method: 'GET',
    path: '/empresa/{id}/despesa/importar/plantilla',
    summary: 'A workbook to be filled in: the heads that an import understands, in the language asked, and an example',
    access: TGA,
    empresa: 'path',
    params: company,
    download: 'application/octet-stream',
  }),
  revisio: route({
    name: 'despesa.importar.revisio',
    method: 'POST',
    path: '/empresa/{id}/despesa/importar/{iid}/revisio',
    summary: 'What each row would become with these columns, with its faults and soft checks; writes nothing',
    access: TGA,
    writes: false,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      ...tots,
      ...reviewFields,
    }),
    answer: z.strictObject({
      ...pageOf(importFilaDespesaSchema).shape,
      ...importCounts,
      /** Expenses that the rows make and come in as they are, and those that do once their warnings are accepted. */
      sense_avisos: xifra,
      per_acceptar: xifra,
      /** Names of kinds of the sheet that are of none: each is asked for once. */
      tipus_no_trobats: z.array(z.string()),
    }),
  }),
  fer: route({
    name: 'despesa.importar.fer',
    method: 'POST',
    path: '/empresa/{id}/despesa/importar/{iid}/fer',
    summary:
      'Imports as a task, all or nothing: expenses with faults, or with warnings not accepted, are left out and told',
    access: TGA,
    empresa: 'path',
    params: path,
    body: importDespesaFerBody,
    answer: tascaSchema,
    errors: ['importacio_feta'],
  }),
  informe: route({
    name: 'despesa.importar.informe',
    method: 'GET',
    path: '/empresa/{id}/despesa/importar/{iid}/informe',
    summary: 'What became of every row, as CSV with the cells of the file; only those left out if asked',
    access: TGA,
    empresa: 'path',
    params: path,
    query: z.strictObject({ nomes_errors: z.enum(['true', 'false']).optional() }),
    download: 'text/csv',
  }),
  desfer: route({
    name: 'despesa.importar.desfer',
    method: 'POST',
    path: '/empresa/{id}/despesa/importar/{iid}/desfer',
    summary: 'Takes away the expenses that an import brought, those changed since or in a closed quarter apart',
    access: TGA,
    empresa: 'path',
    params: path,
    answer: importUndone,
    errors: ['importacio_no_feta'],
    timeout: TIMEOUT.upload,
  }),
  facturae: route({
    name: 'despesa.importar.facturae',
    method: 'POST',
    path: '/empresa/{id}/despesa/facturae',
    summary:
      'Reads an uploaded Facturae (3.2, 3.2.1, 3.2.2), signed or not: checks its signature and says the expenses that it would become. Writes nothing',
    access: TGA,
    writes: false,
    empresa: 'path',
    params: company,
    body: z.strictObject({ pujada_fk: idSchema }),
    answer: z.strictObject({ factures: z.array(facturaeRebudaSchema) }),
    errors: ['pujada_desconeguda', 'facturae_illegible', 'facturae_versio'],
  }),
} as const;
