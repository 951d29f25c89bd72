import { z } from 'zod';
import { exerciciInQuery } from '#areas/despesa/contract/schemas.ts';
import { deletedAnswer } from '#contract/desfer.ts';
import { idInPath } from '#contract/ids.ts';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf } from '#contract/page.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';
import {
  BE_ORDER,
  beBaixaBody,
  beCreateBody,
  beInversioSchema,
  beItemSchema,
  bensQuery,
  beUpdateBody,
  filaTaulaSchema,
  sumesBensSchema,
} from './schemas.ts';

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, bid: idInPath });
const refusals = ['avisos', 'percentatge_massa', 'percentatge_poc'];

export const amortitzacioRoutes = {
  list: route({
    name: 'amortitzacio.list',
    method: 'GET',
    path: '/empresa/{id}/amortitzacio',
    summary:
      'Investment goods of a company as they stand in an exercise (that of today when absent), with the sums of what is shown',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: bensQuery,
    answer: z.strictObject({ ...pageOf(beItemSchema).shape, exercici: z.int(), sumes: sumesBensSchema }),
  }),
  llistat: route({
    name: 'amortitzacio.llistat',
    method: 'GET',
    path: '/empresa/{id}/amortitzacio/llistat',
    summary: 'Table of amortisation of an exercise, of a work if asked: PDF, spreadsheet or CSV',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      exercici: exerciciInQuery.optional(),
      ordre: z
        .string()
        .regex(/^-?[a-z_]+$/)
        .refine((text) => (BE_ORDER as readonly string[]).includes(text.replace(/^-/, '')))
        .default('data_inici'),
      format: z.enum(PLAIN_FORMATS).default('pdf'),
      treball_fk: z.coerce.number().int().positive().optional(),
      idioma: z.enum(LANGUAGES).optional(),
    }),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg', 'document_massa_lent', 'document_massa_gran', 'document_cua_plena'],
  }),
  taules: route({
    name: 'amortitzacio.taules',
    method: 'GET',
    path: '/empresa/{id}/amortitzacio/taules',
    summary: 'Legal tables of amortisation, with their source',
    access: TGAL,
    empresa: 'path',
    params: company,
    answer: z.array(filaTaulaSchema),
  }),
  get: route({
    name: 'amortitzacio.get',
    method: 'GET',
    path: '/empresa/{id}/amortitzacio/{bid}',
    summary: 'One good, with every year of it',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: z.strictObject({ exercici: exerciciInQuery.optional() }),
    answer: beInversioSchema,
  }),
  create: route({
    name: 'amortitzacio.create',
    method: 'POST',
    path: '/empresa/{id}/amortitzacio',
    summary: 'Keeps a good that no expense of the product bought',
    access: TGA,
    empresa: 'path',
    params: company,
    body: beCreateBody,
    answer: beInversioSchema,
    errors: refusals,
  }),
  update: route({
    name: 'amortitzacio.update',
    method: 'POST',
    path: '/empresa/{id}/amortitzacio/{bid}',
    summary:
      'Changes a good, in the line of its expense too; soft check when a year whose last quarter is closed would change',
    access: TGA,
    empresa: 'path',
    params: path,
    body: beUpdateBody,
    answer: beInversioSchema,
    errors: [...refusals, 'versio_obsoleta'],
  }),
  baixa: route({
    name: 'amortitzacio.baixa',
    method: 'POST',
    path: '/empresa/{id}/amortitzacio/{bid}/baixa',
    summary:
      'Says that a good left: when, why, for how much; its amortisation ends the day before. Null: it is in use again',
    access: TGA,
    empresa: 'path',
    params: path,
    body: beBaixaBody,
    answer: beInversioSchema,
    errors: ['avisos', 'versio_obsoleta', 'periode_tancat', 'factura_desconeguda'],
  }),
  remove: route({
    name: 'amortitzacio.remove',
    method: 'DELETE',
    path: '/empresa/{id}/amortitzacio/{bid}',
    summary:
      'Deletes a good written here; one of an expense is taken away in its line: 409 `be_de_despesa`. Can be undone for a day',
    access: TGA,
    empresa: 'path',
    params: path,
    answer: deletedAnswer,
    errors: ['be_de_despesa', 'periode_tancat'],
  }),
} as const;
