import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { dateSchema, idInPath, idSchema, textSchema } from '#contract/ids.ts';
import { pageOf } from '#contract/page.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';
import {
  FACTURA_TIPUS,
  FORMES_PAGAMENT,
  facturaCreateBody,
  facturaItemSchema,
  facturaLlistatQuery,
  facturaQuery,
  facturaSchema,
  facturaUpdateBody,
  sumesSchema,
  vencimentSchema,
} from './schemas.ts';

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, fid: idInPath });
const listAnswer = z.strictObject({ ...pageOf(facturaItemSchema).shape, sumes: sumesSchema });

/** What a new draft starts from; lines are the screen's, so that their rates are told here. */
export const defectesSchema = z.strictObject({
  idioma: z.enum(LANGUAGES).nullable(),
  iva_fk: idSchema.nullable(),
  /** Null too where the receiver has nothing to withhold. */
  irpf_fk: idSchema.nullable(),
  recarrec_equivalencia: z.boolean(),
  forma_pagament: z.enum(FORMES_PAGAMENT),
  iban: z.string(),
  venciments: z.array(vencimentSchema),
});
export const nextSchema = z.strictObject({
  serie: z.string(),
  exercici: z.int(),
  numero: z.int(),
  numero_text: z.string(),
  /** The first date that the series still takes in that exercise; null where it takes any. */
  data_minima: dateSchema.nullable(),
  defectes: defectesSchema,
});
/** What stands in the way of issuing: an error does, a warning asks. */
export const problemaSchema = z.strictObject({
  codi: z.string(),
  nivell: z.enum(['error', 'avis']),
  /** Where, as in the body of the invoice (`linies.2.iva_fk`); `agent` and `empresa` lead to those records. */
  cami: z.string(),
  missatge: z.string(),
});
export type Problema = z.infer<typeof problemaSchema>;
export const comprovaSchema = z.strictObject({
  serie: z.string(),
  exercici: z.int(),
  numero: z.string(),
  data_minima: dateSchema.nullable(),
  pot: z.boolean(),
  problemes: z.array(problemaSchema),
});

export const facturaRoutes = {
  list: route({
    name: 'factura.list',
    method: 'GET',
    path: '/empresa/{id}/factura',
    summary: 'Invoices by kind, state, dates, agent, work, series, amount and search, with the sums of what is shown',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: facturaQuery,
    answer: listAnswer,
  }),
  ofTreball: route({
    name: 'factura.treball',
    method: 'GET',
    path: '/treball/{id}/factures',
    summary: 'Invoices of a work, as the list of the company shows them',
    access: TGAL,
    params: company,
    query: facturaQuery.omit({ treball_fk: true }),
    answer: listAnswer,
  }),
  next: route({
    name: 'factura.next',
    method: 'GET',
    path: '/empresa/{id}/factura/next',
    summary:
      'Number that would come next in a series, the first date that it takes, and what a new draft starts from. A hint: nothing is kept',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      tipus: z.enum(FACTURA_TIPUS).default('ordinaria'),
      serie: textSchema(10).optional(),
      exercici: z.coerce.number().int().min(1990).max(2199).optional(),
      agent_fk: z.coerce.number().int().positive().optional(),
    }),
    answer: nextSchema,
    errors: ['serie_desconeguda', 'agent_desconegut'],
  }),
  llistat: route({
    name: 'factura.llistat',
    method: 'GET',
    path: '/empresa/{id}/factura/llistat',
    summary: 'The list as a file, with its filters, search, order, columns and a row of sums: PDF, spreadsheet or CSV',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: facturaLlistatQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  get: route({
    name: 'factura.get',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}',
    summary: 'One invoice with its totals, payments and records of billing',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: facturaSchema,
  }),
  create: route({
    name: 'factura.create',
    method: 'POST',
    path: '/empresa/{id}/factura',
    summary: 'Creates a draft; what is not said starts from the company and the agent. It has no number',
    access: TGA,
    empresa: 'path',
    params: company,
    body: facturaCreateBody,
    answer: facturaSchema,
    errors: ['avisos', 'agent_desconegut', 'treball_desconegut', 'sense_promotor', 'ajust_sense_base'],
  }),
  update: route({
    name: 'factura.update',
    method: 'PUT',
    path: '/empresa/{id}/factura/{fid}',
    summary:
      'Changes a draft; of an issued invoice only `notes`, `etiquetes` and `venciments`, else 409 `factura_emesa`',
    access: TGA,
    empresa: 'path',
    params: path,
    body: facturaUpdateBody,
    answer: facturaSchema,
    errors: [
      'avisos',
      'versio_obsoleta',
      'factura_emesa',
      'agent_desconegut',
      'treball_desconegut',
      'sense_promotor',
      'ajust_sense_base',
    ],
  }),
  remove: route({
    name: 'factura.remove',
    method: 'DELETE',
    path: '/empresa/{id}/factura/{fid}',
    summary: 'Deletes a draft; can be undone for a day. What was issued is never deleted: 409 `factura_emesa`',
    access: TGA,
    empresa: 'path',
    params: path,
    answer: deletedAnswer,
    errors: ['factura_emesa'],
  }),
  comprova: route({
    name: 'factura.comprova',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/comprova',
    summary: 'What stands in the way of issuing a draft, the number that it would get and the first date allowed',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: comprovaSchema,
    errors: ['factura_emesa'],
  }),
} as const;
