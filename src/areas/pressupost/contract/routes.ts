import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { idInPath, idSchema, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { pageOf } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { TGA, TGQAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';
import {
  clientSchema,
  pressupostCreateBody,
  pressupostItemSchema,
  pressupostLlistatQuery,
  pressupostQuery,
  pressupostSchema,
  pressupostUpdateBody,
  sumesSchema,
} from './schemas.ts';

const ofCompany = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, pid: idInPath });
/** Role `tecnic` reads those of the works assigned to it alone: the service scopes it. */
const READS = TGQAL;
const one = { empresa: 'path', params: path } as const;
const versioned = z.strictObject({ versio: z.int(), ...avisosAcceptats });

export const pressupostRoutes = {
  list: route({
    name: 'pressupost.list',
    method: 'GET',
    path: '/empresa/{id}/pressupost',
    summary: 'Quotations by state, dates, agent, work and search, with the sums of what the filter shows',
    access: READS,
    empresa: 'path',
    params: ofCompany,
    query: pressupostQuery,
    answer: pageOf(pressupostItemSchema).extend({ sumes: sumesSchema }),
  }),
  llistat: route({
    name: 'pressupost.llistat',
    method: 'GET',
    path: '/empresa/{id}/pressupost/llistat',
    summary: 'The list as a file, with its filters, search, order and columns: PDF, spreadsheet or CSV',
    access: READS,
    empresa: 'path',
    params: ofCompany,
    query: pressupostLlistatQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  next: route({
    name: 'pressupost.next',
    method: 'GET',
    path: '/empresa/{id}/pressupost/next',
    summary: 'The number that the next quotation of a series would get: a hint, nothing is reserved',
    access: READS,
    empresa: 'path',
    params: ofCompany,
    query: z.strictObject({
      serie: textSchema(10).optional(),
      exercici: z.coerce.number().int().min(1990).max(2199).optional(),
    }),
    answer: z.strictObject({ serie: z.string(), exercici: z.int(), numero: z.int(), text: z.string() }),
    errors: ['serie_desconeguda'],
  }),
  get: route({
    name: 'pressupost.get',
    method: 'GET',
    path: '/empresa/{id}/pressupost/{pid}',
    summary: 'One quotation with its versions, milestones and what they were invoiced as',
    access: READS,
    ...one,
    answer: pressupostSchema,
  }),
  create: route({
    name: 'pressupost.create',
    method: 'POST',
    path: '/empresa/{id}/pressupost',
    summary: 'A draft; what is not given starts from the company, the agent and the work',
    access: TGA,
    empresa: 'path',
    params: ofCompany,
    body: pressupostCreateBody,
    answer: pressupostSchema,
    errors: ['registre_desconegut', 'ajust_sense_base', 'treball_desconegut'],
  }),
  update: route({
    name: 'pressupost.update',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}',
    summary: 'Changes a draft; of one that was sent, only the notes',
    access: TGA,
    ...one,
    body: pressupostUpdateBody,
    answer: pressupostSchema,
    errors: ['versio_obsoleta', 'pressupost_enviat', 'registre_desconegut', 'ajust_sense_base'],
  }),
  remove: route({
    name: 'pressupost.remove',
    method: 'DELETE',
    path: '/empresa/{id}/pressupost/{pid}',
    summary: 'Deletes a draft that has no number; can be undone for a day',
    access: TGA,
    ...one,
    answer: deletedAnswer,
    errors: ['pressupost_enviat'],
  }),
  emetre: route({
    name: 'pressupost.emetre',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/emetre',
    summary: 'Gives the draft its number and holds it as sent: from here on it is changed by a new version',
    access: TGA,
    ...one,
    body: versioned,
    answer: pressupostSchema,
    errors: ['versio_obsoleta', 'pressupost_enviat', 'pressupost_sense_linies', 'pressupost_versio_acceptada'],
  }),
  newVersion: route({
    name: 'pressupost.versio',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/versio',
    summary: 'A draft of the next version; this one is kept and replaced when the new one is sent',
    access: TGA,
    ...one,
    body: z.strictObject({}),
    answer: pressupostSchema,
    errors: ['pressupost_no_versionable'],
  }),
  duplicate: route({
    name: 'pressupost.duplicate',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/duplicate',
    summary: 'A new draft of today with the same lines',
    access: TGA,
    ...one,
    body: z.strictObject({}),
    answer: pressupostSchema,
  }),
  accept: route({
    name: 'pressupost.acceptar',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/acceptar',
    summary: 'The client said yes, outside the link; opens the work or ties it to one',
    access: TGA,
    ...one,
    body: z.strictObject({
      versio: z.int(),
      nom: textSchema(200).default(''),
      text: textSchema(1000).default(''),
      opcions: z.array(z.string().max(40)).max(100).default([]),
      /** `nou` opens a work where the quotation has none. */
      treball: z.union([z.enum(['nou', 'cap']), idSchema]).default('nou'),
      ...avisosAcceptats,
    }),
    answer: pressupostSchema,
    errors: ['versio_obsoleta', 'pressupost_no_esperava', 'avisos', 'registre_desconegut'],
  }),
  refuse: route({
    name: 'pressupost.rebutjar',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/rebutjar',
    summary: 'The client said no',
    access: TGA,
    ...one,
    body: z.strictObject({ versio: z.int(), nom: textSchema(200).default(''), text: textSchema(1000).default('') }),
    answer: pressupostSchema,
    errors: ['versio_obsoleta', 'pressupost_no_esperava'],
  }),
  reopen: route({
    name: 'pressupost.reobrir',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/reobrir',
    summary: 'Takes back an answer that was noted by mistake, while nothing is invoiced; the client may answer again',
    access: TGA,
    ...one,
    body: z.strictObject({ versio: z.int() }),
    answer: pressupostSchema,
    errors: ['versio_obsoleta', 'pressupost_no_respost'],
  }),
  invoice: route({
    name: 'pressupost.facturar',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/facturar',
    summary: 'Draft invoices of milestones that have none; with no milestones, one of the whole (key `tot`)',
    access: TGA,
    ...one,
    body: z.strictObject({ versio: z.int(), fites: z.array(z.string().max(40)).min(1).max(24), ...avisosAcceptats }),
    answer: z.strictObject({ factures: z.array(idSchema), pressupost: pressupostSchema }),
    errors: ['versio_obsoleta', 'pressupost_no_acceptat', 'fita_facturada', 'fita_desconeguda'],
  }),
  makeLink: route({
    name: 'pressupost.enllac',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/enllac',
    summary: 'A link where the client sees it and answers without an account; the last one dies. Shown once',
    access: TGA,
    ...one,
    body: z.strictObject({ dies: z.int().min(1).max(365).default(30) }),
    answer: z.strictObject({ enllac: z.string(), caduca: instantSchema }),
    errors: ['pressupost_no_esperava'],
  }),
  dropLink: route({
    name: 'pressupost.treu_enllac',
    method: 'DELETE',
    path: '/empresa/{id}/pressupost/{pid}/enllac',
    summary: 'The link of the client opens nothing any more',
    access: TGA,
    ...one,
    answer: z.strictObject({ fet: z.literal(true) }),
  }),
} as const;

const byToken = { empresa: 'none', access: 'public', params: z.strictObject({ token: z.string().max(100) }) } as const;
/** What the client of a quotation may do with the link alone. */
export const clientRoutes = {
  get: route({
    name: 'pressupost.client',
    method: 'GET',
    path: '/pressupost/{token}',
    summary: 'The quotation as its client sees it',
    ...byToken,
    /** Options that are tried: sums come with them. */
    query: z.strictObject({
      opcions: z
        .union([z.string(), z.array(z.string())])
        .transform((given) => [given].flat())
        .pipe(z.array(z.string().max(40)).max(100))
        .optional(),
    }),
    answer: clientSchema,
    errors: ['enllac_caducat', 'pressupost_nova_versio'],
  }),
  answer: route({
    name: 'pressupost.client_respon',
    method: 'POST',
    path: '/pressupost/{token}',
    summary: 'The client accepts or refuses; name, address and moment are kept',
    ...byToken,
    body: z.strictObject({
      acceptat: z.boolean(),
      nom: nameSchema(200),
      text: textSchema(1000).default(''),
      opcions: z.array(z.string().max(40)).max(100).default([]),
      /** The version that was read. */
      revisio: z.int(),
      idioma: z.enum(LANGUAGES).optional(),
    }),
    answer: clientSchema,
    errors: [
      'enllac_caducat',
      'pressupost_nova_versio',
      'pressupost_no_esperava',
      'pressupost_caducat',
      'versio_obsoleta',
    ],
  }),
} as const;
