import { z } from 'zod';
import { percentatgeSchema } from '#areas/fiscal/contract/document.ts';
import { CONCEPTES_DESPESA, TIPUS_BE } from '#areas/fiscal/domain/llibre.data.ts';
import { deletedAnswer } from '#contract/desfer.ts';
import { flagInQuery, idInPath, idSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

/** What a kind of expense gives to the lines typed with it. */
export const tipusDespesaFields = {
  /** The kind that it hangs from; null at the top. At most three levels. */
  pare_fk: idSchema.nullable(),
  nom: nameSchema(120),
  iva_fk: idSchema.nullable(),
  irpf_fk: idSchema.nullable(),
  iva_deduible: percentatgeSchema,
  deduible: percentatgeSchema,
  /** Concept of the register book; null: none (what is no expense of income tax, as an investment good). */
  concepte: z.enum(CONCEPTES_DESPESA).nullable(),
  /** What a line of it becomes when it is an investment good; null: its lines are none, unless said. */
  amortitzacio: z
    .strictObject({ tipus_be: z.enum(TIPUS_BE), fila: z.string().max(40).nullable(), percentatge: percentatgeSchema })
    .nullable(),
  ajuda: textSchema(500),
} as const;

export const tipusDespesaSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  /** Comes with the product, in the language asked, until the company renames it. */
  cataleg: z.boolean(),
  /** No longer offered. */
  baixa: z.boolean(),
  /** Lines that use it; those below it are not counted. */
  usos: z.int(),
  ...tipusDespesaFields,
});
export type TipusDespesa = z.infer<typeof tipusDespesaSchema>;
export type TipusDespesaFields = Pick<TipusDespesa, keyof typeof tipusDespesaFields>;

const company = z.strictObject({ id: idInPath });
const path = z.strictObject({ id: idInPath, tid: idInPath });
const errors = ['registre_desconegut', 'pare_impossible', 'nom_repetit'];

export const tipusDespesaRoutes = {
  list: route({
    name: 'tipus_despesa.list',
    method: 'GET',
    path: '/empresa/{id}/tipus_despesa',
    summary: 'Kinds of expense of a company, parents before children; those no longer offered if asked',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({ baixa: flagInQuery.optional() }),
    answer: z.array(tipusDespesaSchema),
  }),
  nou: route({
    name: 'tipus_despesa.nou',
    method: 'GET',
    path: '/empresa/{id}/tipus_despesa/nou',
    summary: 'What a new kind starts from: that of the kind that it hangs from, else of the company',
    access: TGAL,
    empresa: 'path',
    params: company,
    query: z.strictObject({ pare_fk: z.coerce.number().int().positive().optional() }),
    answer: z.strictObject(tipusDespesaFields).extend({ nom: z.string() }),
    errors: ['registre_desconegut'],
  }),
  create: route({
    name: 'tipus_despesa.create',
    method: 'POST',
    path: '/empresa/{id}/tipus_despesa',
    summary: 'Creates a kind of expense; what is not said starts as `nou` says',
    access: TGA,
    empresa: 'path',
    params: company,
    body: z.strictObject({ ...z.strictObject(tipusDespesaFields).partial().shape, nom: tipusDespesaFields.nom }),
    answer: tipusDespesaSchema,
    errors,
  }),
  update: route({
    name: 'tipus_despesa.update',
    method: 'POST',
    path: '/empresa/{id}/tipus_despesa/{tid}',
    summary:
      'Changes a kind, one of the product too, for this company alone; what is typed already keeps what it took. `baixa: false` offers it again',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      versio: z.int(),
      ...z.strictObject(tipusDespesaFields).partial().shape,
      baixa: z.boolean().optional(),
    }),
    answer: tipusDespesaSchema,
    errors: [...errors, 'versio_obsoleta'],
  }),
  remove: route({
    name: 'tipus_despesa.remove',
    method: 'DELETE',
    path: '/empresa/{id}/tipus_despesa/{tid}',
    summary:
      'Deletes a kind that nothing uses; one that something uses is 409 `en_us`: it can be put out of use instead',
    access: TGA,
    empresa: 'path',
    params: path,
    answer: deletedAnswer,
    errors: ['en_us'],
  }),
  usos: route({
    name: 'tipus_despesa.usos',
    method: 'GET',
    path: '/empresa/{id}/tipus_despesa/{tid}/usos',
    summary: 'What uses a kind: kinds below it, and the expenses with lines of it (the newest, and how many)',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: z.strictObject({
      fills: z.array(z.strictObject({ id: idSchema, nom: z.string() })),
      total: z.int(),
      despeses: z.array(
        z.strictObject({ id: idSchema, exercici: z.int(), numero: z.int(), proveidor: z.string(), data: z.string() }),
      ),
    }),
  }),
} as const;
