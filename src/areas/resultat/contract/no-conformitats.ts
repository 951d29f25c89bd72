import { z } from 'zod';
import { dateSchema, flagInQuery, idSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { EVERYONE } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';

/** `vencuda`: open, and its term is past. `decidida`: failed in the laboratory, and decided upon. */
export const ESTATS_NC = ['vencuda', 'oberta', 'decidida', 'tancada'] as const;
export const NC_ORDER = [
  'data',
  'treball',
  'partida',
  'lot',
  'accio',
  'termini',
  'responsable',
  'estat',
  'tancada',
  'oberta_dies',
  'ajornaments',
] as const;

/** A non-conformity of a work, where it was found and what is being done. */
export const noConformitatSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  treball_fk: idSchema,
  treball: z.strictObject({ codi: z.string(), nom: z.string(), obert: z.boolean() }),
  proces_fk: idSchema,
  treball_partida_fk: idSchema,
  partida: z.string(),
  /** Of a lot of concrete, its zone; empty of others. */
  zona: z.string(),
  lot_fk: idSchema.nullable(),
  /** Number of its lot; null of the item as a whole. */
  lot: z.int().nullable(),
  categoria_fk: idSchema,
  comprovacio_fk: idSchema,
  comprovacio: z.string(),
  /** Written by the verdict of concrete. */
  automatic: z.boolean(),
  data: dateSchema.nullable(),
  accio: z.string(),
  termini: dateSchema.nullable(),
  tancada: dateSchema.nullable(),
  responsable_fk: idSchema.nullable(),
  responsable: z.string(),
  estat: z.enum(ESTATS_NC),
  /** Days since its term, of one that is open and late; else 0. */
  dies: z.int(),
  /** Days that it was open until it was closed, or has been until today. */
  oberta_dies: z.int(),
  /** Times that its term was put off. */
  ajornaments: z.int(),
});
export type NoConformitat = z.infer<typeof noConformitatSchema>;
/** Where it was found: its item, of concrete with the zone, and its check. */
export const nomNoConformitat = ({
  partida,
  zona,
  comprovacio,
}: Pick<NoConformitat, 'partida' | 'zona' | 'comprovacio'>): string =>
  `${[partida, zona].filter(Boolean).join(' · ')}: ${comprovacio}`;

const noConformitatQuery = z.strictObject({
  ...pageQuery(NC_ORDER),
  obertes: flagInQuery.default(true),
  tancades: flagInQuery.default(false),
  /** What failed in the laboratory and was decided upon. */
  decidides: flagInQuery.default(false),
  /** Only those whose term is this day or before. */
  termini_final: dateSchema.optional(),
  /** Only those of works that are open. */
  en_curs: flagInQuery.default(false),
});
export type NoConformitatQuery = z.output<typeof noConformitatQuery>;

/** Role `obra` sees those of the works assigned to it. */
export const noConformitatRoutes = {
  list: route({
    name: 'no_conformitat.list',
    method: 'GET',
    path: '/no-conformitats',
    summary: 'Non-conformities of the company, those whose term comes first first',
    access: EVERYONE,
    query: noConformitatQuery,
    answer: pageOf(noConformitatSchema),
  }),
  document: route({
    name: 'no_conformitat.llistat',
    method: 'GET',
    path: '/no-conformitats/document',
    summary: 'The list as a file, with its filters, search, order and columns: PDF, spreadsheet or CSV',
    access: EVERYONE,
    query: noConformitatQuery
      .omit({ offset: true, limit: true, getAll: true })
      .extend(listDownloadQuery(PLAIN_FORMATS)),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
} as const;
