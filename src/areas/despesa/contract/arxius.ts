import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { flagInQuery, idInPath, idSchema } from '#contract/ids.ts';
import { fileNameSchema } from '#contract/pujada.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { despesaArxiuSchema } from './schemas.ts';

/** Files that an expense holds at most. */
export const ARXIUS_DESPESA = 20;
const path = z.strictObject({ id: idInPath, did: idInPath });
const one = path.extend({ aid: idInPath });
const items = z.strictObject({ items: z.array(despesaArxiuSchema) });

export const despesaArxiuRoutes = {
  add: route({
    name: 'despesa.arxiu',
    method: 'POST',
    path: '/empresa/{id}/despesa/{did}/arxiu',
    summary:
      'Attaches finished uploads (photo, PDF, Facturae) to an expense, after those that are there; also in a closed quarter',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({ pujades: z.array(idSchema).min(1).max(ARXIUS_DESPESA) }),
    answer: items,
    errors: ['pujada_desconeguda', 'contingut_no_es', 'massa_arxius'],
  }),
  get: route({
    name: 'despesa.llegeix_arxiu',
    method: 'GET',
    path: '/empresa/{id}/despesa/{did}/arxiu/{aid}',
    summary:
      'A file of an expense. `inline`: to be seen in place, where its content cannot be active; `vista`: a HEIC photo as JPEG',
    access: TGAL,
    empresa: 'path',
    params: one,
    query: z.strictObject({ inline: flagInQuery.optional(), vista: flagInQuery.optional() }),
    download: 'application/octet-stream',
    errors: ['vista_impossible'],
  }),
  update: route({
    name: 'despesa.canvia_arxiu',
    method: 'POST',
    path: '/empresa/{id}/despesa/{did}/arxiu/{aid}',
    summary: 'Renames a file of an expense',
    access: TGA,
    empresa: 'path',
    params: one,
    body: z.strictObject({ versio: z.int(), nom: fileNameSchema }),
    answer: despesaArxiuSchema,
    errors: ['versio_obsoleta'],
  }),
  remove: route({
    name: 'despesa.suprimeix_arxiu',
    method: 'DELETE',
    path: '/empresa/{id}/despesa/{did}/arxiu/{aid}',
    summary: 'Deletes a file of an expense; can be undone for a day. In a closed quarter 409 `periode_tancat`',
    access: TGA,
    empresa: 'path',
    params: one,
    answer: deletedAnswer,
    errors: ['periode_tancat'],
  }),
} as const;
