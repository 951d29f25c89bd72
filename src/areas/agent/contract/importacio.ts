import { z } from 'zod';
import { idInPath, idSchema } from '#contract/ids.ts';
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

const path = z.strictObject({ id: idInPath });

export const importacioSchema = importacioOf(IMPORT_CAMPS);
export type Importacio = z.infer<typeof importacioSchema>;

export const importFilaSchema = z.strictObject({
  /** Place in the file, the heads being 1. */
  fila: z.int(),
  nom: z.string(),
  nif: z.string(),
  poblacio: z.string(),
  telefon: z.string(),
  email: z.string(),
  /** What stops it. */
  faltes: z.array(importSaid),
  /** What may be accepted. */
  avisos: z.array(importSaid),
});
export type ImportFila = z.infer<typeof importFilaSchema>;

const revisio = z.strictObject({
  ...pageOf(importFilaSchema).shape,
  ...importCounts,
});

/** What an import is asked for: how to read the file, what each column is, which warnings are taken. */
export const importFerBody = z.strictObject({
  ...askedFields(IMPORT_CAMPS),
  /** What all of them are to the office, where no column says it. */
  tots: z.enum(AGENT_KINDS).nullable().default(null),
  acceptades: acceptedField,
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
    errors: [...FULL_ERRORS],
  }),
  get: route({
    name: 'agent.importar.get',
    method: 'GET',
    path: '/agent/importar/{id}',
    summary: 'An import: how its file is read, what each column looks like; another encoding or separator may be tried',
    access: TGQA,
    params: path,
    query: z.strictObject(lecturaFields),
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
      ...askedFields(IMPORT_CAMPS),
      ...reviewFields,
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
    answer: importUndone,
    errors: ['importacio_no_feta'],
    timeout: TIMEOUT.upload,
  }),
} as const;
