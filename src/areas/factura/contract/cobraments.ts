import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { centsSchema, dateSchema, idInPath, idSchema, textSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { cobramentSchema, FORMES_PAGAMENT, facturaSchema } from './schemas.ts';

const path = z.strictObject({ id: idInPath, fid: idInPath });
const one = z.strictObject({ id: idInPath, fid: idInPath, pid: idInPath });

const cobramentFields = {
  data: dateSchema,
  /** Cents; negative when money is given back. */
  total: centsSchema.refine((cents) => cents !== 0, { error: 'import_zero' }),
  forma: z.enum(FORMES_PAGAMENT),
  compte: textSchema(60),
  observacions: textSchema(1000),
} as const;
/** What is not said of a new payment: all that is pending, today, as the invoice says. */
export const cobramentCreateBody = z.strictObject({
  ...z.strictObject(cobramentFields).partial().shape,
  ...avisosAcceptats,
});
export const cobramentUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(cobramentFields).partial().shape,
  ...avisosAcceptats,
});

export const cobramentItemSchema = z.strictObject({
  ...cobramentSchema.shape,
  factura: z.strictObject({ id: idSchema, numero: z.string() }),
  agent: z.strictObject({ id: idSchema, nom: z.string() }).nullable(),
});
export type CobramentItem = z.infer<typeof cobramentItemSchema>;
export const COBRAMENT_ORDER = ['data', 'total', 'agent', 'factura'] as const;
export const cobramentQuery = z.strictObject({
  data_inici: dateSchema.optional(),
  data_final: dateSchema.optional(),
  forma: z.enum(FORMES_PAGAMENT).optional(),
  agent_fk: z.coerce.number().int().positive().optional(),
  ...pageQuery(COBRAMENT_ORDER),
});

export const cobramentLlistatQuery = cobramentQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

/** Payments of invoices. Every change answers the invoice; a receipt hangs from each. */
export const cobramentRoutes = {
  list: route({
    name: 'factura.cobraments',
    method: 'GET',
    path: '/empresa/{id}/cobrament',
    summary: 'Payments of all invoices by date, means, agent and search, with their sum',
    access: TGAL,
    empresa: 'path',
    params: z.strictObject({ id: idInPath }),
    query: cobramentQuery,
    answer: z.strictObject({ ...pageOf(cobramentItemSchema).shape, suma: z.int() }),
  }),
  llistat: route({
    name: 'factura.cobraments_llistat',
    method: 'GET',
    path: '/empresa/{id}/cobrament/llistat',
    summary: 'Payments as a file, with the filters, search, order and columns of their list, and a row with their sum',
    access: TGAL,
    empresa: 'path',
    params: z.strictObject({ id: idInPath }),
    query: cobramentLlistatQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  create: route({
    name: 'factura.cobra',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/cobrament',
    summary:
      'A payment of an issued invoice; more than is pending is a soft check. In the cash regime, not on a day of a closed quarter',
    access: TGA,
    empresa: 'path',
    params: path,
    body: cobramentCreateBody,
    answer: facturaSchema,
    errors: [
      'avisos',
      'factura_no_cobrable',
      'factura_substituida',
      'res_pendent',
      'periode_tancat',
      'devolucio_excessiva',
    ],
  }),
  update: route({
    name: 'factura.canvia_cobrament',
    method: 'PUT',
    path: '/empresa/{id}/factura/{fid}/cobrament/{pid}',
    summary: 'Changes a payment',
    access: TGA,
    empresa: 'path',
    params: one,
    body: cobramentUpdateBody,
    answer: facturaSchema,
    errors: [
      'avisos',
      'versio_obsoleta',
      'factura_no_cobrable',
      'factura_substituida',
      'periode_tancat',
      'devolucio_excessiva',
      'cobrament_compensat',
    ],
  }),
  remove: route({
    name: 'factura.treu_cobrament',
    method: 'DELETE',
    path: '/empresa/{id}/factura/{fid}/cobrament/{pid}',
    summary: 'Deletes a payment, and with it the one that it is set against; can be undone for a day',
    access: TGA,
    empresa: 'path',
    params: one,
    answer: deletedAnswer,
    errors: ['factura_no_cobrable', 'factura_substituida', 'periode_tancat'],
  }),
} as const;
