import { z } from 'zod';
import { flagInQuery, idInPath } from '#contract/ids.ts';
import { TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** Designs of the document family. */
export const DISSENYS_FACTURA = ['sobri', 'caixeti'] as const;
/** Invoices that may be asked for at a time. */
export const MAX_DOCUMENTS = 500;

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, fid: idInPath });
const how = {
  /** Whether the account is printed; absent, as the invoice says. */
  mostrar_iban: flagInQuery.optional(),
  /** Language; absent, the invoice's. */
  idioma: z.enum(LANGUAGES).optional(),
  disseny: z.enum(DISSENYS_FACTURA).default('sobri'),
  /** Marked as a duplicate of the original. */
  duplicat: flagInQuery.default(false),
} as const;
const errors = ['document_massa_lent', 'document_massa_gran', 'document_cua_plena'];

export const facturaDocumentRoutes = {
  one: route({
    name: 'factura.document',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/document',
    summary: 'The invoice on paper; an issued one that can be exported carries its Facturae inside',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: z.strictObject({
      ...how,
      /** To be seen in place: nobody takes it away, and the history says nothing. */
      inline: flagInQuery.default(false),
    }),
    download: 'application/pdf',
    errors,
  }),
  many: route({
    name: 'factura.documents',
    method: 'GET',
    path: '/empresa/{id}/factura/document',
    summary:
      'Invoices on paper: `pdf`, one after another (in parts inside a ZIP when one file would be too large), or `zip`, one file each',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({
      ...how,
      /** Identifiers parted by commas, in the order in which they are printed. */
      factures_id: z
        .string()
        .max(6000)
        .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
        .pipe(z.array(idInPath).min(1).max(MAX_DOCUMENTS)),
      format: z.enum(['pdf', 'zip']).default('pdf'),
    }),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors,
  }),
  cobrament: route({
    name: 'factura.rebut',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/cobrament/{pid}/document',
    summary: 'Receipt of a payment',
    access: TGAL,
    empresa: 'path',
    params: path.extend({ pid: idInPath }),
    query: z.strictObject({ idioma: how.idioma, disseny: how.disseny }),
    download: 'application/pdf',
    errors,
  }),
} as const;
