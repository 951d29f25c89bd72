import { z } from 'zod';
import { flagInQuery, idInPath, idSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { facturaFilters } from './schemas.ts';

const company = z.strictObject({ id: idInPath });
export const PER_CLIENT_ORDER = ['client', 'factures', 'base', 'total', 'pendent', 'vencut'] as const;

const figures = {
  /** Invoices that count: issued, not annulled, no proforma, and without those that another stands in the place of. */
  factures: z.int(),
  base: z.int(),
  /** Cents: the total of the invoice, before withholding. */
  total: z.int(),
  /** What is still to be collected, less what is to be given back. */
  pendent: z.int(),
  /** What of it is past due. */
  vencut: z.int(),
} as const;
export const perClientSchema = z.strictObject({
  /** Null: simplified ones of nobody. */
  agent: z.strictObject({ id: idSchema, nom: z.string(), nif: z.string() }).nullable(),
  ...figures,
});
export type PerClient = z.infer<typeof perClientSchema>;
export const sumesPerClientSchema = z.strictObject({ clients: z.int(), ...figures });
export type SumesPerClient = z.infer<typeof sumesPerClientSchema>;

const { data_inici, data_final, tipus, agent_fk, treball_fk, serie } = facturaFilters;
const perClientQuery = z.strictObject({
  ...pageQuery(PER_CLIENT_ORDER),
  ...{ data_inici, data_final, tipus, agent_fk, treball_fk, serie },
  /** Only who owes something, or is owed. */
  deuen: flagInQuery.optional(),
  /** Only who has something past due. */
  vencuts: flagInQuery.optional(),
});
export type PerClientQuery = z.output<typeof perClientQuery>;

export const perClientRoutes = {
  list: route({
    name: 'factura.per_client',
    method: 'GET',
    path: '/empresa/{id}/factura/clients',
    summary:
      'Clients by what they were invoiced, what they owe and what of it is past due, with the sums of what is shown',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: perClientQuery,
    answer: z.strictObject({ ...pageOf(perClientSchema).shape, sumes: sumesPerClientSchema }),
  }),
  llistat: route({
    name: 'factura.per_client_llistat',
    method: 'GET',
    path: '/empresa/{id}/factura/clients/llistat',
    summary: 'The same as a file: PDF, spreadsheet or CSV',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: perClientQuery.omit({ offset: true, limit: true, getAll: true }).extend(listDownloadQuery(PLAIN_FORMATS)),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
} as const;
