import { z } from 'zod';
import { idInPath } from '#contract/ids.ts';
import { TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

/**
 * How late what is pending is, in days: not yet due, up to 30, 60, 90, more; apart, what is never due: to be given back, or
 * to be set off against its credit note.
 */
export const EDATS = ['per_vencer', 'fins_30', 'fins_60', 'fins_90', 'mes_de_90', 'no_venc'] as const;
export const xifresSchema = z.strictObject({
  exercici: z.int(),
  /** Twelve months: bases of what was issued with a date in them, and what was collected. Cents. */
  mesos: z.array(z.strictObject({ mes: z.int(), facturat: z.int(), cobrat: z.int() })),
  facturat: z.int(),
  cobrat: z.int(),
  /** What clients owe today, whatever the exercise; by how late it is. */
  pendent: z.int(),
  /** What is to be given back to them or set off against what they owe, apart from it. */
  per_tornar: z.int(),
  /** Of the guarantees that they keep back, what is not in it. */
  garanties: z.int(),
  edats: z.array(z.strictObject({ edat: z.enum(EDATS), factures: z.int(), pendent: z.int() })),
});
export type Xifres = z.infer<typeof xifresSchema>;

export const xifresRoutes = {
  get: route({
    name: 'factura.xifres',
    method: 'GET',
    path: '/empresa/{id}/factura/xifres',
    summary: 'Figures of an exercise: invoiced and collected by month, and what is owed today by how late it is',
    access: TGAL,
    empresa: 'path',
    params: z.strictObject({ id: idInPath }),
    query: z.strictObject({ exercici: z.coerce.number().int().min(1990).max(2199) }),
    answer: xifresSchema,
  }),
} as const;
