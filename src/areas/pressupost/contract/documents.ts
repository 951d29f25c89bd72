import { z } from 'zod';
import { flagInQuery, idInPath } from '#contract/ids.ts';
import { TGQAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** Designs of the document family. */
export const DISSENYS_PRESSUPOST = ['sobri', 'caixeti'] as const;
const how = {
  /** Language; absent, the quotation's. */
  idioma: z.enum(LANGUAGES).optional(),
  disseny: z.enum(DISSENYS_PRESSUPOST).default('sobri'),
} as const;
const errors = ['document_massa_lent', 'document_massa_gran', 'document_cua_plena'];

export const pressupostDocumentRoutes = {
  one: route({
    name: 'pressupost.document',
    method: 'GET',
    path: '/empresa/{id}/pressupost/{pid}/document',
    summary: 'The quotation on paper: what was sent, or a draft marked as such',
    access: TGQAL,
    empresa: 'path',
    params: z.strictObject({ id: idInPath, pid: idInPath }),
    query: z.strictObject({
      ...how,
      /** To be seen in place: nobody takes it away, and the history says nothing. */
      inline: flagInQuery.default(false),
    }),
    download: 'application/pdf',
    errors,
  }),
  client: route({
    name: 'pressupost.client_document',
    method: 'GET',
    path: '/pressupost/{token}/document',
    summary: 'The quotation on paper, for whoever has its link',
    access: 'public',
    empresa: 'none',
    params: z.strictObject({ token: z.string().max(100) }),
    query: z.strictObject({ idioma: how.idioma }),
    download: 'application/pdf',
    errors: [...errors, 'enllac_caducat', 'pressupost_nova_versio'],
  }),
} as const;
