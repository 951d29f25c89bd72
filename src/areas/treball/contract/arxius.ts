import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { flagInQuery, idInPath, idSchema, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { fileNameSchema } from '#contract/pujada.ts';
import { EVERYONE, TGQO } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

/** Attachments that a work holds at most: as many as one list gives. */
export const ARXIUS_MAXIMS = 5000;

/** A folder, by its name; none is the work's own. */
const carpetaSchema = textSchema(80).transform((name) => name.replace(/\s+/g, ' '));

export const arxiuSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  nom: z.string(),
  carpeta: z.string(),
  /** Goes in the annex of the reports. */
  annex: z.boolean(),
  mida: z.int(),
  /** Media type by what it holds. */
  tipus: z.string(),
  /** How it can be seen in place: as a page, as a picture, as a picture once converted; null, only saved. */
  vista: z.enum(['pdf', 'imatge', 'conversio']).nullable(),
  pujat: instantSchema,
  pujat_per: z.string(),
});
export type Arxiu = z.infer<typeof arxiuSchema>;

const ofTreball = z.strictObject({ id: idInPath });
const ofArxiu = z.strictObject({ id: idInPath, aid: idInPath });
const items = z.strictObject({ items: z.array(arxiuSchema) });

/** Calls of the attachments of a work. Role `obra` reaches those of the works assigned to it. */
export const arxiuRoutes = {
  list: route({
    name: 'treball.documents',
    method: 'GET',
    path: '/treball/{id}/documents',
    summary: 'Attachments of a work in their order, with folder and annex mark',
    access: EVERYONE,
    params: ofTreball,
    query: z.strictObject(pageQuery(['ordre', 'nom', 'mida', 'pujat'])),
    answer: pageOf(arxiuSchema),
  }),
  add: route({
    name: 'treball.document',
    method: 'POST',
    path: '/treball/{id}/document',
    summary: 'Attaches finished uploads, in the order given, after those that are there',
    access: TGQO,
    params: ofTreball,
    body: z.strictObject({
      pujades: z.array(idSchema).min(1).max(50),
      carpeta: carpetaSchema.default(''),
      annex: z.boolean().default(false),
    }),
    answer: items,
    errors: ['treball_tancat', 'pujada_desconeguda', 'contingut_no_es', 'massa_arxius'],
  }),
  get: route({
    name: 'treball.arxiu',
    method: 'GET',
    path: '/treball/{id}/arxiu/{aid}',
    summary:
      'An attachment. `inline`: to be seen in place, where its content cannot be active; `vista`: a HEIC photo as JPEG',
    access: EVERYONE,
    params: ofArxiu,
    query: z.strictObject({ inline: flagInQuery.optional(), vista: flagInQuery.optional() }),
    download: 'application/octet-stream',
    errors: ['vista_impossible'],
  }),
  update: route({
    name: 'treball.canvia_arxiu',
    method: 'POST',
    path: '/treball/{id}/arxiu/{aid}',
    summary: 'Renames an attachment, moves it to a folder, or says whether it goes in the annex',
    access: TGQO,
    params: ofArxiu,
    body: z.strictObject({
      versio: z.int(),
      nom: fileNameSchema.optional(),
      carpeta: carpetaSchema.optional(),
      annex: z.boolean().optional(),
    }),
    answer: arxiuSchema,
    errors: ['treball_tancat', 'versio_obsoleta', 'nom_repetit'],
  }),
  remove: route({
    name: 'treball.suprimeix_arxiu',
    method: 'DELETE',
    path: '/treball/{id}/arxiu/{aid}',
    summary: 'Deletes an attachment; can be undone for a day',
    access: TGQO,
    params: ofArxiu,
    answer: deletedAnswer,
    errors: ['treball_tancat'],
  }),
  reorder: route({
    name: 'treball.reordena_documents',
    method: 'PUT',
    path: '/treball/{id}/documents/reorder',
    summary: 'Puts the attachments named in this order, in the places that they hold; the others stay where they are',
    access: TGQO,
    params: ofTreball,
    body: z.strictObject({ documentsIds: z.array(idSchema).min(1).max(ARXIUS_MAXIMS) }),
    answer: items,
    errors: ['treball_tancat'],
  }),
  folder: route({
    name: 'treball.carpeta',
    method: 'POST',
    path: '/treball/{id}/documents/carpeta',
    summary: 'Renames a folder: its attachments go with it, also into one that is there already',
    access: TGQO,
    params: ofTreball,
    body: z.strictObject({ carpeta: nameSchema(80), nom: nameSchema(80) }),
    answer: items,
    errors: ['treball_tancat', 'carpeta_desconeguda', 'nom_repetit'],
  }),
} as const;
