import { z } from 'zod';
import { idInPath, instantSchema, nameSchema } from '#contract/ids.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

const company = z.strictObject({ id: idInPath });
const one = z.strictObject({
  id: idInPath,
  exercici: z
    .string()
    .regex(/^(19[9]\d|2[01]\d\d)$/)
    .transform(Number),
  trimestre: z
    .string()
    .regex(/^[1-4]$/)
    .transform(Number),
});

export const trimestreSchema = z.strictObject({
  exercici: z.int(),
  trimestre: z.int(),
  tancat: z.boolean(),
  /** Of the last closing or reopening; null where it was never closed. */
  quan: instantSchema.nullable(),
  usuari: z.string(),
  motiu: z.string(),
});
export type Trimestre = z.infer<typeof trimestreSchema>;
const answer = z.strictObject({
  exercici: z.int(),
  trimestres: z.array(trimestreSchema),
  /** Open ones of the exercises before, as far back as something may be carried over: closing one of these closes them too. */
  oberts_abans: z.array(z.strictObject({ exercici: z.int(), trimestre: z.int() })),
  /** Closed ones of later exercises: opening one of these opens them too. */
  tancats_despres: z.array(z.strictObject({ exercici: z.int(), trimestre: z.int() })),
});

/** Quarters of a company: what is dated in a closed one is refused with 409 `periode_tancat`. */
export const trimestreRoutes = {
  list: route({
    name: 'empresa.trimestres',
    method: 'GET',
    path: '/empresa/{id}/trimestre',
    summary: 'The four quarters of an exercise: open or closed, since when and by whom',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({ exercici: z.coerce.number().int().min(1990).max(2199) }),
    answer,
  }),
  tanca: route({
    name: 'empresa.tanca_trimestre',
    method: 'POST',
    path: '/empresa/{id}/trimestre/{exercici}/{trimestre}/tancar',
    summary:
      'Closes a quarter that is over, and those before it, of its exercise and of the four before: what is dated in them is no longer taken nor changed. Closed already, nothing changes',
    access: TGA,
    empresa: 'path',
    params: one,
    answer,
    errors: ['trimestre_per_acabar'],
  }),
  reobre: route({
    name: 'empresa.reobre_trimestre',
    method: 'POST',
    path: '/empresa/{id}/trimestre/{exercici}/{trimestre}/reobrir',
    summary:
      'Opens a closed quarter again, and all those after it, of later exercises too, saying why; it is told in the history of the company',
    access: TGA,
    empresa: 'path',
    params: one,
    body: z.strictObject({ motiu: nameSchema(500) }),
    answer,
  }),
} as const;
