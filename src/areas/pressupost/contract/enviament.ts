import { z } from 'zod';
import { cartaFields, enviamentSchema, propostaFields } from '#contract/enviament.ts';
import { idInPath } from '#contract/ids.ts';
import { TGA, TGQAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { pressupostSchema } from './schemas.ts';

const path = z.strictObject({ id: idInPath, pid: idInPath });
export const pressupostEnviamentRoutes = {
  proposta: route({
    name: 'pressupost.proposta_enviament',
    method: 'GET',
    path: '/empresa/{id}/pressupost/{pid}/send',
    summary: 'The letter that the quotation would go with: to whom, and a text in the language of its client',
    access: TGQAL,
    empresa: 'path',
    params: path,
    answer: z.strictObject({
      ...propostaFields,
      /** Whether a link for the client may go with it: it waits for an answer, and the product knows its own address. */
      enllac: z.boolean(),
    }),
  }),
  envia: route({
    name: 'pressupost.envia',
    method: 'POST',
    path: '/empresa/{id}/pressupost/{pid}/send',
    summary:
      'Sends the quotation as a PDF, with a fresh link for the client if asked; a draft gets its number first. Marks `{numero}` and, with a link, `{enllac}` are filled in. Asked again within five minutes, it answers the letter that was queued',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      ...cartaFields,
      enllac: z.boolean().default(false),
      /** The version that was read, of a draft; absent, it is sent as it stands. */
      versio: z.int().optional(),
    }),
    answer: z.strictObject({ enviament: enviamentSchema, pressupost: pressupostSchema }),
    timeout: TIMEOUT.download,
    errors: [
      'sense_smtp',
      'sense_adreca_publica',
      'destinatari_obligatori',
      'email_incorrecte',
      'pressupost_no_esperava',
      'versio_obsoleta',
      'document_massa_lent',
      'document_massa_gran',
      'document_cua_plena',
    ],
  }),
  enviaments: route({
    name: 'pressupost.enviaments',
    method: 'GET',
    path: '/empresa/{id}/pressupost/{pid}/enviaments',
    summary: 'Letters about a quotation, newest first, each with its true state',
    access: TGQAL,
    empresa: 'path',
    params: path,
    answer: z.strictObject({ items: z.array(enviamentSchema) }),
  }),
} as const;
