import { z } from 'zod';
import { flagInQuery, idInPath } from '#contract/ids.ts';
import { TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

const path = z.strictObject({ id: idInPath, fid: idInPath });

/** What may go inside an electronic invoice. */
export const ADJUNTS_FACTURAE = ['pdf'] as const;
/** Bytes that all attachments of one may come to: entry points take files of some 8 MB, and base64 makes a third more. */
export const MAX_ADJUNTS_FACTURAE = 5 * 1024 * 1024;

/** Something that an entry point refuses, or may refuse further on, and the field of ours to be mended. */
export const faltaSchema = z.strictObject({
  regla: z.string(),
  cami: z.string(),
  codi: z.string(),
  nivell: z.enum(['error', 'avis']),
  missatge: z.string(),
});

export const facturaeRoutes = {
  check: route({
    name: 'efactura.comprova',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/facturae/check',
    summary: 'What the entry points of electronic invoices would refuse of an invoice, rule by rule',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: z.strictObject({ exportable: z.boolean(), faltes: z.array(faltaSchema) }),
  }),
  download: route({
    name: 'efactura.facturae',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/facturae',
    summary: 'The invoice as Facturae 3.2.2; with `signat`, signed with the certificate of the company',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: z.strictObject({
      /** Whether the account is told; absent, as the invoice says. */
      mostrar_iban: flagInQuery.optional(),
      signat: flagInQuery.default(true),
      /** What goes inside the XML as attachments, parted by commas: the paper of the invoice. */
      adjunts: z
        .string()
        .max(40)
        .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
        .pipe(z.array(z.enum(ADJUNTS_FACTURAE)))
        .default([]),
    }),
    download: 'application/xml',
    errors: [
      'facturae_anullada',
      'facturae_incorrecta',
      'facturae_sense_certificat',
      'facturae_certificat_no_rsa',
      'secret_illegible',
      'facturae_adjunts_massa_grans',
    ],
  }),
} as const;
