import { z } from 'zod';
import { recompteSchema } from '#areas/proces/contract/schemas.ts';
import { RESULTATS } from '#areas/proces/domain/estat.ts';
import { dateSchema, idSchema, instantSchema, textSchema } from '#contract/ids.ts';

export const arxiuResultatSchema = z.strictObject({
  id: idSchema,
  resultat_fk: idSchema,
  clau_client: z.uuid(),
  nom: z.string(),
  mida: z.int(),
  tipus: z.string(),
  /** Goes in the annex of the reports. */
  annex: z.boolean(),
  ordre: z.int(),
  pujat: instantSchema,
  pujat_per: z.string(),
});
export type ArxiuResultat = z.infer<typeof arxiuResultatSchema>;

/** What is written of an answer. */
export const resultatFields = {
  resultat: z.enum(RESULTATS),
  /** A number with a decimal point, a class or a text, by the kind of the check. */
  valor: textSchema(200),
  unitat: textSchema(20),
  data: dateSchema.nullable(),
  responsable_fk: idSchema.nullable(),
  document_ref: textSchema(120),
  /** Why it does not apply, or whatever is to be noted. */
  observacions: textSchema(4000),
  /** What will be done about what does not conform, until when, and the day when it was closed. */
  accio: textSchema(2000),
  termini: dateSchema.nullable(),
  tancada: dateSchema.nullable(),
} as const;

const place = {
  proces_fk: idSchema,
  treball_partida_fk: idSchema,
  /** null is the item as a whole, where it has no lots. */
  lot_fk: idSchema.nullable(),
  categoria_fk: idSchema,
  comprovacio_fk: idSchema,
} as const;

/** A change of the term of a non-conformity; one that puts it off says why. */
export const canviTerminiSchema = z.strictObject({
  quan: instantSchema,
  usuari: z.string(),
  abans: dateSchema,
  despres: dateSchema,
  motiu: z.string(),
});
export type CanviTermini = z.infer<typeof canviTerminiSchema>;

export const resultatSchema = z.strictObject({
  id: idSchema,
  treball_fk: idSchema,
  ...place,
  clau_client: z.uuid(),
  versio: z.int(),
  ...resultatFields,
  /** Written by the verdict of a lot of concrete. */
  automatic: z.boolean(),
  usuari: z.string(),
  arxius: z.array(arxiuResultatSchema),
  /** Changes that led to the term that stands, the first one first. */
  canvis_termini: z.array(canviTerminiSchema),
  creat: instantSchema,
  canviat: instantSchema,
});
export type ResultatAnswer = z.infer<typeof resultatSchema>;

/** Answers written at once, all or nothing. `versio` of one that is known; a new one may bring the client's own key. */
export const resultatsBody = z.strictObject({
  treball_fk: idSchema,
  resultats: z
    .array(
      z.strictObject({
        ...place,
        lot_fk: idSchema.nullable().default(null),
        clau_client: z.uuid().optional(),
        versio: z.int().optional(),
        ...z.strictObject(resultatFields).partial().shape,
        /** Why the term of what does not conform is put off. */
        motiu_termini: textSchema(1000).optional(),
      }),
    )
    .min(1)
    .max(500),
});
/** The answers as they are now, and the states that they led to. */
export const resultatsAnswer = z.strictObject({
  resultats: z.array(resultatSchema),
  estats: z.strictObject({
    treball: recompteSchema,
    processos: z.array(z.strictObject({ proces_fk: idSchema, recompte: recompteSchema })),
    partides: z.array(z.strictObject({ treball_partida_fk: idSchema, recompte: recompteSchema })),
    lots: z.array(z.strictObject({ lot_fk: idSchema, recompte: recompteSchema })),
  }),
});
export type ResultatsAnswer = z.infer<typeof resultatsAnswer>;
