import { z } from 'zod';
import { documentFields } from '#areas/fiscal/contract/document.ts';
import { deletedAnswer } from '#contract/desfer.ts';
import { dateSchema, flagInQuery, idInPath, idSchema, instantSchema, nameSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { facturaFields } from './schemas.ts';

export const PERIODICITATS = ['mensual', 'trimestral', 'anual'] as const;
/** What is done when one is due: a draft that somebody looks at, an issued invoice, or one that is sent by e-mail too. */
export const ACCIONS_PERIODICA = ['esborrany', 'emissio', 'enviament'] as const;

/** What each invoice of it starts from; its date is the day when it is due. */
export const plantillaSchema = z.strictObject({
  tipus: z.enum(['ordinaria', 'proforma']).default('ordinaria'),
  serie: facturaFields.serie.default(''),
  idioma: facturaFields.idioma.default(null),
  clau_regim: facturaFields.clau_regim.default('01'),
  linies: documentFields.linies.default([]),
  descomptes: documentFields.descomptes.default([]),
  carrecs: documentFields.carrecs.default([]),
  recarrec_equivalencia: documentFields.recarrec_equivalencia.default(false),
  retencio: documentFields.retencio.default(null),
  forma_pagament: facturaFields.forma_pagament.default('transferencia'),
  iban: facturaFields.iban.default(''),
  mostrar_iban: facturaFields.mostrar_iban.default(true),
  observacions: facturaFields.observacions.default(''),
  notes: facturaFields.notes.default(''),
  etiquetes: facturaFields.etiquetes.default([]),
  referencies: facturaFields.referencies.prefault({}),
});
export type Plantilla = z.output<typeof plantillaSchema>;

export const periodicaFields = {
  nom: nameSchema(120),
  periodicitat: z.enum(PERIODICITATS),
  /** The first one; its day of the month is that of all (the last day, in months that have none such). */
  inici: dateSchema,
  /** No more after this day. */
  final: dateSchema.nullable(),
  accio: z.enum(ACCIONS_PERIODICA),
  /** Days from the date of an invoice to when it is due; null: on its date. */
  dies_venciment: z.int().min(0).max(366).nullable(),
  activa: z.boolean(),
  agent_fk: idSchema,
  treball_fk: idSchema.nullable(),
  plantilla: plantillaSchema,
} as const;
export const periodicaSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  versio: z.int(),
  /** When the next one is due; null when there is none. */
  propera: dateSchema.nullable(),
  agent: z.strictObject({ id: idSchema, nom: z.string() }),
  treball: z.strictObject({ id: idSchema, codi: z.string(), nom: z.string() }).nullable(),
  /** What each one comes to today. */
  total: z.int(),
  factures: z.int(),
  /** Why the last one was left as a draft instead of issued, or was not sent; null where nothing was wrong. */
  falla: z.string().nullable(),
  creat: instantSchema,
  canviat: instantSchema,
  ...periodicaFields,
  plantilla: plantillaSchema,
});
export type Periodica = z.infer<typeof periodicaSchema>;

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, pid: idInPath });

const periodicaQuery = z.strictObject({
  actives: flagInQuery.optional(),
  /** Those whose last invoice was left as a draft or was not sent. */
  amb_falla: flagInQuery.optional(),
  agent_fk: z.coerce.number().int().positive().optional(),
  treball_fk: z.coerce.number().int().positive().optional(),
  ...pageQuery(['nom', 'propera', 'agent']),
});
export const periodicaLlistatQuery = periodicaQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

export const periodicaRoutes = {
  list: route({
    name: 'factura.periodiques',
    method: 'GET',
    path: '/empresa/{id}/periodica',
    summary: 'Recurring invoices by state and search',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: periodicaQuery,
    answer: pageOf(periodicaSchema),
  }),
  llistat: route({
    name: 'factura.periodiques_llistat',
    method: 'GET',
    path: '/empresa/{id}/periodica/llistat',
    summary: 'Recurring invoices as a file, with the filters, search, order and columns of their list',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: periodicaLlistatQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  get: route({
    name: 'factura.periodica',
    method: 'GET',
    path: '/empresa/{id}/periodica/{pid}',
    summary: 'One recurring invoice',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: periodicaSchema,
  }),
  create: route({
    name: 'factura.crea_periodica',
    method: 'POST',
    path: '/empresa/{id}/periodica',
    summary: 'An invoice that is made each month, quarter or year, as a draft, issued, or issued and sent',
    access: TGA,
    empresa: 'path',
    params: company,
    body: z.strictObject({
      ...z.strictObject(periodicaFields).partial().shape,
      nom: periodicaFields.nom,
      periodicitat: periodicaFields.periodicitat,
      inici: periodicaFields.inici,
      agent_fk: periodicaFields.agent_fk,
      plantilla: periodicaFields.plantilla,
    }),
    answer: periodicaSchema,
    errors: ['agent_desconegut', 'treball_desconegut', 'sense_promotor', 'final_abans_inici', 'ajust_sense_base'],
  }),
  update: route({
    name: 'factura.canvia_periodica',
    method: 'PUT',
    path: '/empresa/{id}/periodica/{pid}',
    summary: 'Changes a recurring invoice; those that it made already stay as they are',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({ versio: z.int(), ...z.strictObject(periodicaFields).partial().shape }),
    answer: periodicaSchema,
    errors: [
      'versio_obsoleta',
      'agent_desconegut',
      'treball_desconegut',
      'sense_promotor',
      'final_abans_inici',
      'ajust_sense_base',
    ],
  }),
  remove: route({
    name: 'factura.treu_periodica',
    method: 'DELETE',
    path: '/empresa/{id}/periodica/{pid}',
    summary: 'Deletes a recurring invoice that made none yet; can be undone for a day',
    access: TGA,
    empresa: 'path',
    params: path,
    answer: deletedAnswer,
    errors: ['periodica_amb_factures'],
  }),
} as const;
