import { z } from 'zod';
import { copiaSchema } from '#areas/agent/contract/copia.ts';
import { ajustSchema, totalsSchema } from '#areas/fiscal/contract/document.ts';
import { emissorSchema, liniaEmesaSchema } from '#areas/fiscal/contract/emes.ts';
import { dateSchema, idSchema } from '#contract/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { fitaSchema } from './schemas.ts';

/**
 * A quotation as its client is told of it: its paper is made of this and of nothing else. Of what was sent it is what was
 * frozen; of a draft, what would be. Cents and decimal texts. `v`: version of this shape.
 */
export const pressupostEmesSchema = z.strictObject({
  v: z.literal(1),
  id: idSchema,
  empresa_fk: idSchema,
  serie: z.string(),
  /** Null in a draft that was never sent, as `exercici`. */
  numero: z.string().nullable(),
  exercici: z.int().nullable(),
  revisio: z.int(),
  /** Whether it was sent: a new version has its number before that. */
  enviat: z.boolean(),
  data: dateSchema,
  validesa: dateSchema.nullable(),
  idioma: z.enum(LANGUAGES),
  emissor: emissorSchema,
  receptor: z.strictObject({ copia: copiaSchema }).nullable(),
  treball: z.strictObject({ codi: z.string(), nom: z.string(), expedient: z.string() }).nullable(),
  titol: z.string(),
  /** Printed before the lines, and after them. */
  text: z.string(),
  condicions: z.string(),
  /** Options among them, marked; those that were taken are marked no more. */
  linies: z.array(liniaEmesaSchema),
  descomptes: z.array(ajustSchema),
  carrecs: z.array(ajustSchema),
  recarrec_equivalencia: z.boolean(),
  totals: totalsSchema,
  /** Milestones with what each invoices before taxes. */
  fites: z.array(z.strictObject({ ...fitaSchema.shape, base: z.int() })),
});
export type PressupostEmes = z.infer<typeof pressupostEmesSchema>;
