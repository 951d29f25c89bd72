import { z } from 'zod';
import { exerciciInQuery, trimestreInQuery } from '#areas/despesa/contract/schemas.ts';
import { flagInQuery, idInPath } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import {
  anyLlibresSchema,
  avisLlibreSchema,
  casellesBody,
  documentDeCasellaSchema,
  LLIBRE_TIPUS,
  LLIBRES,
  MODELS,
  perfilFields,
  perfilSchema,
  RENDIMENT_ORDER,
  rendimentItemSchema,
  resumSchema,
  sumesRendimentSchema,
} from './schemas.ts';

const company = z.strictObject({ id: idInPath });
const ofModel = z.strictObject({ id: idInPath, model: z.enum(MODELS) });
const period = { exercici: exerciciInQuery, trimestre: trimestreInQuery.optional() } as const;
const rendimentQuery = z.strictObject({
  ...pageQuery(RENDIMENT_ORDER),
  /** Of an exercise; absent, of the whole life of each work. */
  exercici: exerciciInQuery.optional(),
  /** Of one work alone; none of it where nothing was quoted, invoiced, paid or spent. */
  treball_fk: z.coerce.number().int().positive().optional(),
  obert: flagInQuery.optional(),
  tancat: flagInQuery.optional(),
});

export const llibresRoutes = {
  any: route({
    name: 'llibres.any',
    method: 'GET',
    path: '/empresa/{id}/llibres',
    summary:
      'A year by quarters: what was issued and received, forms with their results, what the books find wrong, and what is closed',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({ exercici: exerciciInQuery }),
    answer: anyLlibresSchema,
  }),
  perfil: route({
    name: 'llibres.perfil',
    method: 'GET',
    path: '/empresa/{id}/llibres/perfil',
    summary: 'How the company is taxed, as books and forms need it',
    access: TGAL,
    empresa: 'path',
    params: company,
    answer: perfilSchema,
  }),
  setPerfil: route({
    name: 'llibres.canvia_perfil',
    method: 'PUT',
    path: '/empresa/{id}/llibres/perfil',
    summary: 'Changes how the company is taxed; where it would change the VAT of a closed quarter 409 `periode_tancat`',
    access: TGA,
    empresa: 'path',
    params: company,
    body: z.strictObject({ versio: z.int(), ...z.strictObject(perfilFields).partial().shape }),
    answer: perfilSchema,
    errors: ['versio_obsoleta', 'periode_tancat'],
  }),
  comprova: route({
    name: 'llibres.comprova',
    method: 'GET',
    path: '/empresa/{id}/llibres/comprova',
    summary: 'What the agency’s validations would say of the books of a year, document by document',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      ...period,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    answer: pageOf(avisLlibreSchema),
  }),
  descarrega: route({
    name: 'llibres.descarrega',
    method: 'GET',
    path: '/empresa/{id}/llibres/descarrega',
    summary: 'Register books of a year in the agency’s common layout: one book of them as CSV, all as a spreadsheet',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      exercici: exerciciInQuery,
      llibre: z.enum(LLIBRES).default('tots'),
      tipus: z.enum(LLIBRE_TIPUS).default('T'),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llibre_csv_un', 'sense_nif'],
  }),
  resum: route({
    name: 'llibres.resum',
    method: 'GET',
    path: '/empresa/{id}/llibres/resum/{model}',
    summary: 'A form box by box, of a quarter or of a year',
    access: TGAL,
    empresa: 'path',
    params: ofModel,
    query: z.strictObject(period),
    answer: resumSchema,
    errors: ['cal_trimestre'],
  }),
  setCaselles: route({
    name: 'llibres.canvia_caselles',
    method: 'PUT',
    path: '/empresa/{id}/llibres/resum/{model}',
    summary:
      'Writes by hand boxes that the product cannot know (what is carried over, reductions); null takes one back. Refused in a closed quarter',
    access: TGA,
    empresa: 'path',
    params: ofModel,
    body: casellesBody,
    answer: resumSchema,
    errors: ['cal_trimestre', 'casella_calculada', 'periode_tancat'],
  }),
  casella: route({
    name: 'llibres.casella',
    method: 'GET',
    path: '/empresa/{id}/llibres/resum/{model}/casella/{casella}',
    summary: 'Documents behind a box, or, with `nif` and `clau`, behind a person of a 347 or 349',
    access: TGAL,
    empresa: 'path',
    params: ofModel.extend({ casella: z.string().regex(/^(\d{1,3}|declarat)$/) }),
    query: z.strictObject({
      ...period,
      nif: z.string().max(20).optional(),
      clau: z.string().max(2).optional(),
      /** Of the row with these marks alone, comma between them. */
      marques: z.string().max(60).optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    answer: z.strictObject({ ...pageOf(documentDeCasellaSchema).shape, suma: z.int() }),
    errors: ['cal_trimestre', 'casella_desconeguda'],
  }),
  fitxer303: route({
    name: 'llibres.fitxer303',
    method: 'GET',
    path: '/empresa/{id}/llibres/303/fitxer',
    summary: 'Presentation file of the 303 of a quarter, as the agency’s site imports it',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      exercici: exerciciInQuery,
      trimestre: trimestreInQuery,
      /** What is done with a negative result: carried over, or, in the last quarter, given back. */
      resultat: z.enum(['compensar', 'devolver']).default('compensar'),
      /** A positive one: paid by hand, or charged to the account. */
      pagament: z.enum(['ingres', 'domiciliacio']).default('domiciliacio'),
      /** Order of its boxes: the agency's, or that of the design before. */
      disseny: z.enum(['agencia', 'referencia']).default('agencia'),
    }),
    download: 'text/plain',
    errors: ['fitxer_exercici', 'fitxer_impossible', 'sense_nif'],
  }),
  rendiment: route({
    name: 'llibres.rendiment',
    method: 'GET',
    path: '/empresa/{id}/rendiment',
    summary: 'Works by what was quoted, invoiced, paid and spent, with the sums of what is shown',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: rendimentQuery,
    answer: z.strictObject({ ...pageOf(rendimentItemSchema).shape, sumes: sumesRendimentSchema }),
  }),
  rendimentExporta: route({
    name: 'llibres.rendiment_exporta',
    method: 'GET',
    path: '/empresa/{id}/rendiment/llistat',
    summary: 'The same as a file: PDF, spreadsheet or CSV',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: rendimentQuery.omit({ offset: true, limit: true, getAll: true }).extend(listDownloadQuery(PLAIN_FORMATS)),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
} as const;
