import { z } from 'zod';
import { FORMES_PAGAMENT } from '#areas/factura/contract/schemas.ts';
import { deletedAnswer } from '#contract/desfer.ts';
import { dateSchema, flagInQuery, idInPath, idSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';
import {
  CAMPS_DATA,
  DESPESA_ORDER,
  despesaCreateBody,
  despesaFields,
  despesaFilters,
  despesaItemSchema,
  despesaQuery,
  despesaSchema,
  despesaUpdateBody,
  exerciciInQuery,
  importsDespesaSchema,
  liniaDespesaSchema,
  liniesEscrites,
  sumesDespesaSchema,
} from './schemas.ts';

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, did: idInPath });
export const despesaListAnswer = z.strictObject({ ...pageOf(despesaItemSchema).shape, sumes: sumesDespesaSchema });
const refusals = [
  'avisos',
  'agent_desconegut',
  'treball_desconegut',
  'periode_tancat',
  'parts_massa',
  'pujada_desconeguda',
  'contingut_no_es',
  'massa_arxius',
];

/** What a new expense starts from. */
export const despesaNextSchema = z.strictObject({
  exercici: z.int(),
  /** A hint: it is given when the expense is kept. */
  numero: z.int(),
  defectes: z.strictObject({
    iva_fk: idSchema.nullable(),
    irpf_fk: idSchema.nullable(),
    forma_pagament: z.enum(FORMES_PAGAMENT),
    clau: despesaFields.clau,
    isp: z.boolean(),
  }),
  /** The last expense of that supplier, to start from; null where there is none. */
  darrera: z
    .strictObject({
      id: idSchema,
      data: dateSchema,
      tipus: despesaFields.tipus,
      irpf_fk: despesaFields.irpf_fk,
      linies: z.array(liniaDespesaSchema),
    })
    .nullable(),
});

export const despesaRoutes = {
  list: route({
    name: 'despesa.list',
    method: 'GET',
    path: '/empresa/{id}/despesa',
    summary:
      'Expenses by payment, dates, supplier, work, kind, withholding, amount and search, with the sums of what is shown',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: despesaQuery,
    answer: despesaListAnswer,
  }),
  ofTreball: route({
    name: 'despesa.treball',
    method: 'GET',
    path: '/treball/{id}/despeses',
    summary: 'Expenses of a work: those of which it takes a part; sums are of its part',
    access: TGAL,
    params: company,
    query: despesaQuery.omit({ treball_fk: true }),
    answer: despesaListAnswer,
  }),
  next: route({
    name: 'despesa.next',
    method: 'GET',
    path: '/empresa/{id}/despesa/next',
    summary:
      'Number that would come next in an exercise, and what a new expense of that supplier starts from. A hint: nothing is kept',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      exercici: exerciciInQuery.optional(),
      agent_fk: z.coerce.number().int().positive().optional(),
    }),
    answer: despesaNextSchema,
    errors: ['agent_desconegut'],
  }),
  /** What was typed adds up to; nothing is kept. */
  sumes: route({
    name: 'despesa.sumes',
    method: 'POST',
    path: '/empresa/{id}/despesa/sumes',
    summary: 'What the lines of an expense come to, by the rules that keep it; writes nothing',
    access: TGAL,
    writes: false,
    empresa: 'path',
    params: company,
    body: z.strictObject({
      linies: liniesEscrites,
      clau: despesaFields.clau.default('01'),
      isp: z.boolean().default(false),
      tipus: despesaFields.tipus.default('factura'),
      qualificada: z.boolean().default(false),
      irpf_fk: idSchema.nullable().default(null),
      retingut: despesaFields.retingut.default(null),
    }),
    answer: importsDespesaSchema,
  }),
  get: route({
    name: 'despesa.get',
    method: 'GET',
    path: '/empresa/{id}/despesa/{did}',
    summary: 'One expense with its sums, parts and files',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: despesaSchema,
  }),
  create: route({
    name: 'despesa.create',
    method: 'POST',
    path: '/empresa/{id}/despesa',
    summary:
      'Creates an expense with the next number of its exercise; what is not said starts from the kind, the supplier and the company',
    access: TGA,
    empresa: 'path',
    params: company,
    body: despesaCreateBody,
    answer: despesaSchema,
    errors: refusals,
  }),
  update: route({
    name: 'despesa.update',
    method: 'POST',
    path: '/empresa/{id}/despesa/{did}',
    summary:
      'Changes an expense; in a closed quarter only payment, notes, tags and due date, else 409 `periode_tancat`',
    access: TGA,
    empresa: 'path',
    params: path,
    body: despesaUpdateBody,
    answer: despesaSchema,
    errors: [...refusals, 'versio_obsoleta'],
  }),
  paga: route({
    name: 'despesa.paga',
    method: 'POST',
    path: '/empresa/{id}/despesa/{did}/pagar',
    summary: 'Says the day and the means of payment of an expense, or, with null, that it is not paid',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      /** As it was read; absent: whatever it is now. */
      versio: z.int().optional(),
      data_pagament: dateSchema.nullable(),
      forma_pagament: despesaFields.forma_pagament.optional(),
      compte: despesaFields.compte.optional(),
      ...avisosAcceptats,
    }),
    answer: despesaSchema,
    errors: ['avisos', 'periode_tancat', 'versio_obsoleta'],
  }),
  remove: route({
    name: 'despesa.remove',
    method: 'DELETE',
    path: '/empresa/{id}/despesa/{did}',
    summary:
      'Deletes an expense with its files and goods; can be undone for a day. In a closed quarter 409 `periode_tancat`; with a good that was sold 409 `en_us`',
    access: TGA,
    empresa: 'path',
    params: path,
    answer: deletedAnswer,
    errors: ['periode_tancat', 'en_us'],
  }),
  exporta: route({
    name: 'despesa.exporta',
    method: 'GET',
    path: '/empresa/{id}/despesa/exporta',
    summary: 'The list as a file, with its filters, search, order, columns and a row of sums: PDF, spreadsheet or CSV',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: despesaQuery.omit({ offset: true, limit: true, getAll: true }).extend(listDownloadQuery(PLAIN_FORMATS)),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  llistat: route({
    name: 'despesa.llistat',
    method: 'GET',
    path: '/empresa/{id}/despesa/llistat',
    summary:
      'Accounting listing: expenses by rate between two days, with sums; by quarters, without withholdings or with lines if asked',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      data_inici: dateSchema.optional(),
      data_final: dateSchema.optional(),
      trimestral: flagInQuery.default(false),
      sense_retencio: flagInQuery.default(false),
      camp: z.enum(CAMPS_DATA).default('data'),
      detallat: flagInQuery.default(false),
      agent_fk: despesaFilters.agent_fk,
      treball_fk: despesaFilters.treball_fk,
      /** A column, with `-` before it for the other way round. */
      ordre: z
        .string()
        .regex(/^-?[a-z_]+$/)
        .refine((text) => (DESPESA_ORDER as readonly string[]).includes(text.replace(/^-/, '')))
        .default('data'),
      format: z.enum(PLAIN_FORMATS).default('pdf'),
      idioma: z.enum(LANGUAGES).optional(),
    }),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg', 'document_massa_lent', 'document_massa_gran', 'document_cua_plena'],
  }),
  document: route({
    name: 'despesa.document',
    method: 'GET',
    path: '/empresa/{id}/despesa/{did}/document',
    summary: 'The expense on paper, with its pictures as pages and its other files attached',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: z.strictObject({ idioma: z.enum(LANGUAGES).optional(), inline: flagInQuery.default(false) }),
    download: 'application/pdf',
    errors: ['document_massa_lent', 'document_massa_gran', 'document_cua_plena'],
  }),
  xifres: route({
    name: 'despesa.xifres',
    method: 'GET',
    path: '/empresa/{id}/despesa/xifres',
    summary:
      'Figures of an exercise: expenses by month (bases, by day of the paper), and what is owed today to suppliers',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({ exercici: exerciciInQuery }),
    answer: z.strictObject({
      exercici: z.int(),
      mesos: z.array(z.strictObject({ mes: z.int(), gastat: z.int() })),
      gastat: z.int(),
      pendent: z.int(),
      vencut: z.int(),
    }),
  }),
} as const;
