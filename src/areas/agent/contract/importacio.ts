import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from '#contract/ids.ts';
import { CODIFICACIONS, LECTURA_FORMATS, SEPARADORS } from '#contract/llistat.ts';
import { pageOf } from '#contract/page.ts';
import { TGQA } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { tascaSchema } from '#contract/tasca.ts';
import { AGENT_KINDS } from './schemas.ts';

/** What a column of a file may be of an agent. */
export const IMPORT_CAMPS = [
  'nom_complet',
  'nom',
  'cognoms',
  'rao_social',
  'nom_comercial',
  'nif',
  'tipus_persona',
  'tipus',
  'via',
  'codi_postal',
  'poblacio',
  'provincia',
  'pais',
  'telefon',
  'telefon2',
  'email',
  'web',
  'iban',
  'condicions_pagament',
  'num_collegiat',
  'observacions',
] as const;
export type ImportCamp = (typeof IMPORT_CAMPS)[number];

const IMPORT_ESTATS = ['oberta', 'feta', 'desfeta'] as const;

const path = z.strictObject({ id: idInPath });
const lectura = {
  codificacio: z.enum(CODIFICACIONS).optional(),
  separador: z.enum(SEPARADORS).optional(),
};
const columnes = z.array(z.enum(IMPORT_CAMPS).nullable()).max(100);

export const importacioSchema = z.strictObject({
  id: idSchema,
  nom: z.string(),
  estat: z.enum(IMPORT_ESTATS),
  creada: instantSchema,
  format: z.enum(LECTURA_FORMATS),
  /** Null where the format has none. */
  codificacio: z.enum(CODIFICACIONS).nullable(),
  separador: z.enum(SEPARADORS).nullable(),
  capcalera: z.array(z.string()),
  /** First rows, to see that the file is read as it should. */
  mostra: z.array(z.array(z.string())),
  total: z.int(),
  /** What each column looks like: by what the company matched last, else by its name. */
  proposta: z.array(z.enum(IMPORT_CAMPS).nullable()),
  /** How many rows ended in each way, once it is done. */
  resultat: z.strictObject({ creats: z.int(), saltats: z.int(), errors: z.int() }).nullable(),
});
export type Importacio = z.infer<typeof importacioSchema>;

const said = z.strictObject({ cami: z.string(), codi: z.string(), missatge: z.string() });
export const importFilaSchema = z.strictObject({
  /** Place in the file, the heads being 1. */
  fila: z.int(),
  nom: z.string(),
  nif: z.string(),
  poblacio: z.string(),
  telefon: z.string(),
  email: z.string(),
  /** What stops it. */
  faltes: z.array(said),
  /** What may be accepted. */
  avisos: z.array(said),
});
export type ImportFila = z.infer<typeof importFilaSchema>;

const revisio = z.strictObject({
  ...pageOf(importFilaSchema).shape,
  /** Of the whole file: rows without anything, with warnings, with faults. */
  bones: z.int(),
  amb_avisos: z.int(),
  amb_faltes: z.int(),
});
export type ImportRevisio = z.infer<typeof revisio>;

/** What an import is asked for: how to read the file, what each column is, which warnings are taken. */
export const importFerBody = z.strictObject({
  ...lectura,
  columnes,
  /** What all of them are to the office, where no column says it. */
  tots: z.enum(AGENT_KINDS).nullable().default(null),
  /** Rows (places in the file) whose warnings are accepted, or all. */
  acceptades: z.union([z.literal('totes'), z.array(z.int()).max(20_000)]).default([]),
});

export const importacioRoutes = {
  create: route({
    name: 'agent.importar.create',
    method: 'POST',
    path: '/agent/importar',
    summary: 'Opens an import of agents from an uploaded file (CSV, XLSX, vCard); writes no agent yet',
    access: TGQA,
    body: z.strictObject({ pujada_fk: idSchema }),
    answer: importacioSchema,
    errors: ['full_desconegut', 'full_antic', 'full_malmes', 'full_buit', 'full_massa_files', 'full_massa_gran'],
  }),
  get: route({
    name: 'agent.importar.get',
    method: 'GET',
    path: '/agent/importar/{id}',
    summary: 'An import: how its file is read, what each column looks like; another encoding or separator may be tried',
    access: TGQA,
    params: path,
    query: z.strictObject(lectura),
    answer: importacioSchema,
  }),
  revisio: route({
    name: 'agent.importar.revisio',
    method: 'POST',
    path: '/agent/importar/{id}/revisio',
    summary: 'What each row would become with these columns, with its faults and soft checks; writes nothing',
    access: TGQA,
    writes: false,
    params: path,
    body: z.strictObject({
      ...lectura,
      columnes,
      nomes_errors: z.boolean().default(false),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(500).default(50),
    }),
    answer: revisio,
  }),
  fer: route({
    name: 'agent.importar.fer',
    method: 'POST',
    path: '/agent/importar/{id}/fer',
    summary:
      'Imports as a task, all or nothing: rows with faults, or with warnings not accepted, are left out and told',
    access: TGQA,
    params: path,
    body: importFerBody,
    answer: tascaSchema,
    errors: ['importacio_feta'],
  }),
  informe: route({
    name: 'agent.importar.informe',
    method: 'GET',
    path: '/agent/importar/{id}/informe',
    summary: 'What became of every row, as CSV with the cells of the file; only those left out if asked',
    access: TGQA,
    params: path,
    query: z.strictObject({ nomes_errors: z.enum(['true', 'false']).optional() }),
    download: 'text/csv',
  }),
  desfer: route({
    name: 'agent.importar.desfer',
    method: 'POST',
    path: '/agent/importar/{id}/desfer',
    summary: 'Takes away the agents that an import brought, those changed or used since apart',
    access: TGQA,
    params: path,
    answer: z.strictObject({ suprimits: z.int(), conservats: z.int() }),
    errors: ['importacio_no_feta'],
    timeout: TIMEOUT.upload,
  }),
} as const;
