import { z } from 'zod';
import { SERIE_TIPUS } from '#areas/empresa/domain/series.ts';
import { idInPath, nameSchema } from '#contract/ids.ts';
import { T, TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

const company = z.strictObject({ id: idInPath });
const exerciciSchema = z.int().min(1990).max(2199);
/** The last number that a series may be said to have given elsewhere. */
export const MAX_DARRER = 9_999_999;

export const numeracioSchema = z.strictObject({
  serie: z.string(),
  nom: z.string(),
  tipus: z.enum(SERIE_TIPUS),
  /** 0 where the numbers of the series never begin again. */
  exercici: z.int(),
  darrer: z.int(),
  /** The number that comes next, as it is written. */
  seguent: z.string(),
  /** It gave no number here yet, so that the last one given elsewhere may be said. */
  pot: z.boolean(),
});
export type Numeracio = z.infer<typeof numeracioSchema>;
const answer = z.strictObject({ items: z.array(numeracioSchema) });

/** Where the numbers of each series go on from, quotations included. */
export const numeracioRoutes = {
  list: route({
    name: 'factura.numeracio',
    method: 'GET',
    path: '/empresa/{id}/numeracio',
    summary: 'The last number of each series in an exercise, and the one that comes next',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({ exercici: z.coerce.number().pipe(exerciciSchema).optional() }),
    answer,
  }),
  start: route({
    name: 'factura.comenca_numeracio',
    method: 'PUT',
    path: '/empresa/{id}/numeracio',
    summary:
      'The last number that a series gave in another program, in an exercise where it numbered nothing here yet: the next one follows it',
    access: T,
    empresa: 'path',
    params: company,
    body: z.strictObject({
      serie: nameSchema(10),
      exercici: exerciciSchema,
      darrer: z.int().min(0).max(MAX_DARRER),
    }),
    answer,
    errors: ['serie_desconeguda', 'numeracio_comencada'],
  }),
} as const;
