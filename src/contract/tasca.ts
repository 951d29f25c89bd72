import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from './ids.ts';
import { pageOf, pageQuery } from './page.ts';
import { EVERYONE } from './roles.ts';
import { route } from './route.ts';

export const TASCA_ESTATS = ['en_cua', 'en_curs', 'feta', 'fallada', 'cancelada'] as const;
export type TascaEstat = (typeof TASCA_ESTATS)[number];

export const tascaSchema = z.strictObject({
  id: idSchema,
  /** Kind of work: `document` for a download that was put off. */
  tipus: z.string(),
  /** What it is, in the language of the call. */
  titol: z.string(),
  estat: z.enum(TASCA_ESTATS),
  /** How far: `fet` of `total`; both 0 while nothing is known. */
  fet: z.int(),
  total: z.int(),
  creada: instantSchema,
  acabada: instantSchema.nullable(),
  /** The result is kept until then. */
  caduca: instantSchema.nullable(),
  /** What it made, to download from `/tasca/{id}/document`. */
  fitxer: z.strictObject({ nom: z.string(), mida: z.int(), tipus: z.string() }).nullable(),
  /** What it found out, as its kind defines it (rows imported, rows skipped). */
  resultat: z.unknown(),
  /** Why it failed. */
  error: z.strictObject({ codi: z.string(), missatge: z.string() }).nullable(),
});
export type Tasca = z.infer<typeof tascaSchema>;

const path = z.strictObject({ id: idInPath });

export const tascaRoutes = {
  list: route({
    name: 'tasca.list',
    method: 'GET',
    path: '/tasca',
    summary: 'Own long work in the company: waiting, running, and done within seven days, newest first',
    access: EVERYONE,
    query: z.strictObject({
      offset: pageQuery(['creada']).offset,
      limit: pageQuery(['creada']).limit,
      /** Only what waits or runs. */
      pendents: z.enum(['true', 'false']).optional(),
    }),
    answer: pageOf(tascaSchema),
  }),
  get: route({
    name: 'tasca.get',
    method: 'GET',
    path: '/tasca/{id}',
    summary: 'One of the own tasks, with how far it is',
    access: EVERYONE,
    params: path,
    answer: tascaSchema,
  }),
  cancel: route({
    name: 'tasca.cancel',
    method: 'POST',
    path: '/tasca/{id}/cancellar',
    summary: 'Cancels one of the own tasks, waiting or running; one that is over stays as it is',
    access: EVERYONE,
    params: path,
    answer: tascaSchema,
  }),
  retry: route({
    name: 'tasca.retry',
    method: 'POST',
    path: '/tasca/{id}/reintentar',
    summary: 'Puts one of the own tasks that failed or was cancelled in the queue again; any other stays as it is',
    access: EVERYONE,
    params: path,
    answer: tascaSchema,
  }),
  document: route({
    name: 'tasca.document',
    method: 'GET',
    path: '/tasca/{id}/document',
    summary: 'The file that one of the own tasks made',
    access: EVERYONE,
    params: path,
    download: 'application/octet-stream',
  }),
} as const;
