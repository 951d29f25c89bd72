import { z } from 'zod';
import { HISTORIAL_ENTITATS } from './historial.ts';
import { flagInQuery, idInPath, idSchema, instantSchema } from './ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from './llistat.ts';
import { pageOf, pageQuery } from './page.ts';
import type { Rol } from './roles.ts';
import { route, TIMEOUT } from './route.ts';

/** `dubtos`: the connection broke after the content had gone out, so it may have arrived; a person decides. */
export const CORREU_ESTATS = ['en_cua', 'enviant', 'enviat', 'fallat', 'dubtos'] as const;
export type CorreuEstat = (typeof CORREU_ESTATS)[number];
/** Why a letter waits, failed or is in doubt; each has a text `correu.motiu.<code>`. */
export const CORREU_MOTIUS = [
  'sense_destinatari',
  'sense_smtp',
  'smtp_connexio',
  'smtp_acces',
  'smtp_xifrat',
  'smtp_refusat',
  'destinataris_refusats',
  'adjunt_perdut',
  'secret_illegible',
  'connexio_tallada',
  'servidor_aturat',
  'error_intern',
  'donat_per_arribat',
] as const;
export type CorreuMotiu = (typeof CORREU_MOTIUS)[number];

const READS: readonly Rol[] = ['titular', 'gestor', 'administracio', 'lector'];
const SENDS: readonly Rol[] = ['titular', 'gestor', 'administracio'];

const itemFields = {
  id: idSchema,
  creat: instantSchema,
  enviat: instantSchema.nullable(),
  per_a: z.array(z.string()),
  cc: z.array(z.string()),
  assumpte: z.string(),
  estat: z.enum(CORREU_ESTATS),
  motiu: z.strictObject({ codi: z.enum(CORREU_MOTIUS), missatge: z.string() }).nullable(),
  /** Last words of the mail server. */
  resposta: z.string().nullable(),
  intents: z.int(),
  /** When it is tried again, while it waits. */
  proper: instantSchema.nullable(),
  /** The record that it is about. */
  sobre: z.strictObject({ entitat: z.enum(HISTORIAL_ENTITATS), id: idSchema }).nullable(),
} as const;
export const correuItemSchema = z.strictObject(itemFields);
export type CorreuItem = z.infer<typeof correuItemSchema>;
export const correuSchema = z.strictObject({
  ...itemFields,
  text: z.string(),
  missatge_id: z.string(),
  /** Addresses whose server took it. */
  acceptats: z.array(z.string()),
  adjunts: z.array(z.strictObject({ nom: z.string(), mida: z.int(), tipus: z.string() })),
});
export type Correu = z.infer<typeof correuSchema>;

export const CORREU_ORDER = ['creat', 'per_a', 'assumpte', 'estat', 'intents'] as const;
const path = z.strictObject({ id: idInPath });
const correuQuery = z.strictObject({
  ...pageQuery(CORREU_ORDER),
  estat: z.enum(CORREU_ESTATS).optional(),
  /** Only those that need somebody: failed, or in doubt. */
  per_atendre: flagInQuery.optional(),
});
/** The list as a file: what it filters and orders by, without its pages. */
const correuDocumentQuery = correuQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

export const correuRoutes = {
  list: route({
    name: 'correu.list',
    method: 'GET',
    path: '/correu',
    summary: 'Letters of the company, sent and not, newest first',
    access: READS,
    query: correuQuery,
    answer: pageOf(correuItemSchema),
  }),
  document: route({
    name: 'correu.document',
    method: 'GET',
    path: '/correu/document',
    summary: 'Letters of the company, sent and not, as a file',
    access: READS,
    query: correuDocumentQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  get: route({
    name: 'correu.get',
    method: 'GET',
    path: '/correu/{id}',
    summary: 'One letter with its text, its attachments and what the mail server said',
    access: READS,
    params: path,
    answer: correuSchema,
  }),
  retry: route({
    name: 'correu.retry',
    method: 'POST',
    path: '/correu/{id}/reintentar',
    summary: 'Sends a failed, doubtful or waiting letter now, to whom it has not reached',
    access: SENDS,
    params: path,
    answer: correuSchema,
    errors: ['correu_enviat', 'correu_enviant'],
  }),
  arrived: route({
    name: 'correu.arrived',
    method: 'POST',
    path: '/correu/{id}/arribat',
    summary: 'Says that a doubtful letter did arrive: it is taken as sent',
    access: SENDS,
    params: path,
    answer: correuSchema,
    errors: ['correu_no_dubtos'],
  }),
} as const;
