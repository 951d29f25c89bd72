import { z } from 'zod';
import { dateSchema, idSchema } from '#contract/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';

const named = { id: idSchema, nom: z.string() };
const dated = { inici: dateSchema.nullable(), final: dateSchema.nullable() };

export const activitatSchema = z.strictObject({
  ...named,
  iae: z.string().nullable(),
  seccio: z.string().nullable(),
  activa: z.boolean(),
});
export const controlSchema = z.strictObject({ ...named, codi: z.string(), ordre: z.int(), article: z.string() });
/** Rates are decimal text in percent. */
export const irpfSchema = z.strictObject({
  ...named,
  codi: z.string(),
  percentatge: z.string(),
  defecte: z.boolean(),
  ...dated,
});
export const ivaSchema = z.strictObject({
  ...named,
  codi: z.string(),
  percentatge: z.string(),
  recarrec_equivalencia: z.string().nullable(),
  defecte: z.boolean(),
  ...dated,
});
export const titulacioSchema = z.strictObject({ ...named, habilita_deo: z.boolean(), activa: z.boolean() });
export const funcioSchema = z.strictObject({
  ...named,
  codi: z.string(),
  grup: z.enum(['promotor', 'tecnic', 'contractista', 'proveidor']),
  base_legal: z.string().nullable(),
  obligatoria_cq: z.boolean(),
  tecnic_titulat: z.boolean(),
});
export const procesSchema = z.strictObject({ ...named, codi: z.string(), ordre: z.int(), activa: z.boolean() });
export const idiomaRowSchema = z.strictObject({
  id: z.enum(LANGUAGES),
  nom: z.string(),
  locale: z.string(),
  ordre: z.int(),
  defecte: z.boolean(),
});
/** Kinds of work, beside the lists of the specification. */
export const tipusTreballSchema = z.strictObject({ ...named, codi: z.string(), control_qualitat: z.boolean() });
/** Report types that the product makes today. */
export const documentSchema = z.strictObject({
  ...named,
  codi: z.string(),
  fase: z.string(),
  signants: z.array(z.string()),
  opcions: z.array(z.string()),
});
export const textosSchema = z.strictObject({
  condicions: z.strictObject({ versio: z.string(), data: dateSchema, titol: z.string(), text: z.string() }),
});
export const versioSchema = z.strictObject({
  versio: z.string(),
  minima: z.string(),
  obligatoria: z.boolean(),
  url: z.string(),
  novetats: z.string(),
});
/** A municipality with its INE code; the province is the first two digits. */
export const poblacioSchema = z.strictObject({ id: idSchema, ine: z.string(), nom: z.string(), provincia: z.string() });
export type Poblacio = z.infer<typeof poblacioSchema>;

/** The manuals, in the order in which a new office reads them. */
export const MANUAL_IDS = ['primer-dia', 'formigo', 'control', 'obra', 'vendes', 'llibres'] as const;
export const manualIdSchema = z.enum(MANUAL_IDS);
export type ManualId = z.infer<typeof manualIdSchema>;
export const manualSchema = z.strictObject({
  id: manualIdSchema,
  /** Title. */
  nom: z.string(),
  resum: z.string(),
  /** Titles of its chapters. */
  capitols: z.array(z.string()),
});
