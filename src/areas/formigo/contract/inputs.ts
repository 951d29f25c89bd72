import { z } from 'zod';
import { desferSchema } from '#contract/desfer.ts';
import { dateSchema, idSchema, textSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { MODALITATS, NORMATIVES } from '../domain/tipus.ts';
import {
  certificatInput,
  decisioInput,
  limitRowSchema,
  lotSchema,
  motiuSchema,
  pastadaFields,
  respostesInput,
  scaled,
  zonaFields,
  zonaHeadSchema,
} from './schemas.ts';

/** Regulation chosen by hand instead of the one that the dates give. */
export const excepcioInput = z.strictObject({ normativa: z.enum(NORMATIVES), motiu: motiuSchema });

/** A concrete item of the same work; absent on a new zone: the only one for its regulation. */
const partida = { treball_partida_fk: idSchema.nullable().optional() };
const optional = z.strictObject({ ...zonaFields, certificat: certificatInput.nullable() }).partial().shape;
/** The designation as text (`HA-25/B/20/XC2`) may stand for its five fields. */
export const zonaCreateBody = z.strictObject({
  treball_fk: idSchema,
  ...partida,
  ...optional,
  nom: zonaFields.nom,
  estructura: zonaFields.estructura,
  designacio: z.string().max(80).optional(),
  excepcio: excepcioInput.nullable().optional(),
  /** Lots to make at once, 2000 at most; by default those forecast (none where pours are to be typed). */
  lots: z.int().min(0).optional(),
  /** Volumes of the lots, m³, where each pour is a lot: as many lots are made. */
  volums_lots: z
    .array(scaled(3, 0.001, 1_000_000))
    .max(10_000)
    .optional(),
  /** Each lot is made with the samples that it asks for, still without data (on unless said otherwise). */
  preveu_pastades: z.boolean().optional(),
  ...avisosAcceptats,
});
export const zonaUpdateBody = z.strictObject({
  versio: z.int(),
  ...partida,
  ...optional,
  designacio: z.string().max(80).optional(),
  excepcio: excepcioInput.nullable().optional(),
  ...avisosAcceptats,
});

const cell = z.strictObject(pastadaFields).partial();
const key = z.uuid();
/**
 * Changed cells of one zone. A row names its `id`, or the `clau_client` of a new one. `versio` is the row as it was
 * read; `base` carries, for each changed cell, the value that the typist saw: where somebody else changed another
 * cell of the row both stay, where it is the same cell nothing is written and it comes back in `conflictes`.
 */
export const seguimentBody = z.strictObject({
  lots: z
    .array(
      z.strictObject({
        id: idSchema.optional(),
        clau_client: key.optional(),
        versio: z.int().optional(),
        descripcio: textSchema(200).optional(),
        volum: scaled(3, 0, 1_000_000).nullable().optional(),
        amassades: z.int().min(1).max(10_000).nullable().optional(),
        /** What stood in the changed cells when they were typed over, as with samples. */
        base: z
          .strictObject({
            descripcio: z.string().optional(),
            volum: z.number().nullable().optional(),
            amassades: z.number().nullable().optional(),
          })
          .optional(),
        /** A new lot that no sample of the same call names is made with the samples that it asks for, unless false. */
        preveu_pastades: z.boolean().optional(),
        respostes: respostesInput.optional(),
        decisio: decisioInput.nullable().optional(),
      }),
    )
    .max(500)
    .optional(),
  pastades: z
    .array(
      z.strictObject({
        id: idSchema.optional(),
        clau_client: key.optional(),
        versio: z.int().optional(),
        lot_fk: idSchema.optional(),
        /** The lot of a new sample when the lot is new too. */
        lot_clau: key.optional(),
        camps: cell,
        base: cell.optional(),
      }),
    )
    .max(2000)
    .optional(),
  suprimeix: z
    .strictObject({
      lots: z
        .array(z.strictObject({ id: idSchema, versio: z.int() }))
        .max(500)
        .optional(),
      pastades: z
        .array(z.strictObject({ id: idSchema, versio: z.int() }))
        .max(2000)
        .optional(),
    })
    .optional(),
  ...avisosAcceptats,
});
export type SeguimentBody = z.output<typeof seguimentBody>;

export const conflicteSchema = z.strictObject({
  tipus: z.enum(['pastada', 'lot']),
  id: idSchema,
  camp: z.string(),
  meu: z.unknown(),
  desat: z.unknown(),
});
/** A lot whose verdict moved because of this save; in this zone or another of the same concrete. */
export const recalculatSchema = z.strictObject({
  zona_fk: idSchema,
  zona: z.string(),
  lot_fk: idSchema,
  lot: z.int(),
  abans: z.string(),
  despres: z.string(),
});
/** What a save changed. Whoever holds the zone lays it over; a lot whose mark is not the one held is to be read again. */
export const seguimentAnswer = z.strictObject({
  zona: zonaHeadSchema,
  /** The lots that this save changed, in typing or in verdict, and those of its conflicts, whole. */
  lots: z.array(lotSchema),
  /** Every lot of the zone in its order, with its mark. */
  ordre: z.array(z.strictObject({ id: idSchema, marca: z.string() })),
  conflictes: z.array(conflicteSchema),
  recalculats: z.array(recalculatSchema),
  /** What brings back each lot that it deleted. */
  desfer: z.array(desferSchema),
});
export type SeguimentAnswer = z.infer<typeof seguimentAnswer>;

export const reorderBody = z.strictObject({
  treball_fk: idSchema,
  /** Positions from 0, in the order of the work. */
  from: z.int().min(0).max(10_000),
  to: z.int().min(0).max(10_000),
});
export const lotReorderBody = z.strictObject({ from: z.int().min(0).max(10_000), to: z.int().min(0).max(10_000) });

export const formigoBody = z.strictObject({
  versio: z.int(),
  modalitat: z.enum(MODALITATS).optional(),
  central: textSchema(120).optional(),
  notes: textSchema(2000).optional(),
  excepcio: excepcioInput.nullable().optional(),
});

/** Settings of the concrete of a work, and what may be chosen under its regulation. */
export const formigoSchema = z.strictObject({
  treball_fk: idSchema,
  versio: z.int(),
  /** Null while the work has neither project nor commission date and nobody has chosen. */
  normativa: z.enum(NORMATIVES).nullable(),
  norma: z.unknown(),
  excepcio: z
    .strictObject({ normativa: z.enum(NORMATIVES), qui: z.string(), quan: dateSchema, motiu: z.string() })
    .nullable(),
  modalitat: z.enum(MODALITATS),
  central: z.string(),
  notes: z.string(),
  opcions: z.strictObject({
    tipus: z.array(z.string()),
    resistencies: z.array(z.int()),
    usuals: z.array(z.int()),
    consistencies: z.array(z.string()),
    ambients: z.array(z.string()),
    distintius: z.array(z.int()),
  }),
  limits_canviats: z.array(
    z.strictObject({
      fila: idSchema,
      valors: z.record(z.string(), z.number().nullable()),
      qui: z.string(),
      quan: dateSchema,
      motiu: z.string(),
    }),
  ),
});
export type FormigoSettings = z.infer<typeof formigoSchema>;

/** A lot limited to less than one of anything would be no lot. */
const dimension = scaled(3, 1, 1_000_000).nullable().optional();
export const limitChangeBody = z.strictObject({
  valors: z
    .strictObject({ volum: dimension, setmanes: dimension, superficie: dimension, plantes: dimension })
    .refine((valors) => Object.values(valors).some((valor) => valor !== undefined), { error: 'obligatori' }),
  motiu: motiuSchema,
});
export const limitQuery = z.strictObject({ treball_fk: z.coerce.number().int().positive().optional() });
export const limitAnswer = z.array(limitRowSchema);
