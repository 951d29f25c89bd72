import { z } from 'zod';
import { CAUSES } from '#areas/fiscal/domain/causes.data.ts';
import { dateSchema, idInPath, idSchema } from '#contract/ids.ts';
import { TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** An issued invoice of a client of which something is still to be taken off as an advance. Cents. */
export const bestretaFacturadaSchema = z.strictObject({
  id: idSchema,
  numero: z.string(),
  data: dateSchema,
  treball: z.strictObject({ id: idSchema, codi: z.string() }).nullable(),
  /** What is left of it at each rate. */
  linies: z.array(
    z.strictObject({
      iva_fk: idSchema.nullable(),
      causa: z.enum(CAUSES).nullable(),
      irpf_fk: idSchema.nullable(),
      base: z.int(),
    }),
  ),
  base: z.int(),
  /** What it charged: the text of its first line. */
  facturat: z.string(),
  /** What is still to be paid of it. */
  pendent: z.int(),
  /** What its lines say, in the language of the invoice. */
  concepte: z.string(),
});
export type BestretaFacturada = z.infer<typeof bestretaFacturadaSchema>;

export const bestretaQuery = z.strictObject({
  agent_fk: z.coerce.number().int().positive(),
  treball_fk: z.coerce.number().int().positive().optional(),
  /** The invoice that is being written: what it takes off itself still counts as left. */
  factura_fk: z.coerce.number().int().positive().optional(),
  /** Absent: the client's language, else the company's. */
  idioma: z.enum(LANGUAGES).optional(),
});
export type BestretaQuery = z.input<typeof bestretaQuery>;

export const bestretaRoutes = {
  list: route({
    name: 'factura.bestretes',
    method: 'GET',
    path: '/empresa/{id}/factura/bestretes',
    summary:
      'Issued invoices of a client of which something is still to be taken off as an advance, those of the work first',
    access: TGAL,
    empresa: 'path',
    params: z.strictObject({ id: idInPath }),
    query: bestretaQuery,
    answer: z.strictObject({ items: z.array(bestretaFacturadaSchema) }),
  }),
} as const;
