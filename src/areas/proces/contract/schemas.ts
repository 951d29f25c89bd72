import { z } from 'zod';
import { lotPartidaSchema, UNITATS, VALOR_TIPUS } from '#areas/banc/contract/schemas.ts';
import { MOTIUS_ASSAIGS } from '#areas/banc/domain/frequencia.ts';
import { resumControlSchema } from '#areas/treball/contract/schemas.ts';
import { desferSchema } from '#contract/desfer.ts';
import { centsSchema, dateSchema, idSchema, instantSchema, textSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { NORMATIVES_FORMIGO } from '../domain/base-legal.data.ts';
import { ESTATS_PROGRAMA } from '../domain/canvis-programa.ts';

/** States of a lot of the plan: forecast, opened by its first result, closed by hand. */
export const ESTATS_LOT = ['previst', 'obert', 'tancat'] as const;

/** Decimal text of a measurement, at most three decimals. */
export const mesuraSchema = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, { error: 'mida_incorrecta' });
/** Some of a short list: named twice is once. */
const ids = z
  .array(idSchema)
  .max(60)
  .transform((all) => [...new Set(all)]);
/** Cents that tests are forecast to cost, together: any number of items of what one of them may cost. */
export const costSchema = z.int().min(0);

/** What some part of the control comes to, in the shape in which a work keeps it. */
export const recompteSchema = resumControlSchema;
export type RecompteAnswer = z.infer<typeof recompteSchema>;

export const treballComprovacioSchema = z.strictObject({
  comprovacio_fk: idSchema,
  categoria_fk: idSchema,
  nom: z.string(),
  frequencia: z.string(),
  criteri: z.string(),
  normes: z.array(z.string()),
  valor_tipus: z.enum(VALOR_TIPUS),
  unitat: z.string(),
  /** Values that the chosen uses ask. */
  valors: z.array(z.string()),
  basic: z.boolean(),
  obligatoria: z.boolean(),
  /** False when the item’s system, uses or short programme ask for it no more, and something was answered. */
  exigida: z.boolean(),
  /** Put in by hand. */
  afegida: z.boolean(),
  /** Answered by the verdicts of the lots of concrete, never by hand. */
  automatica: z.boolean(),
  /** The slump of concrete: it conforms only with a reason where samples of its lot are out of tolerance. */
  con: z.boolean(),
  /** Cents of one test; null where it costs nothing or nobody said. */
  preu: centsSchema.nullable(),
  /** Tests forecast as they were written; null, as many as its frequency says. */
  assaigs: z.int().nullable(),
  /** Tests forecast, and why so many. */
  previstos: z.strictObject({ n: z.int(), motiu: z.enum([...MOTIUS_ASSAIGS, 'zones']) }),
});

/** What is written of an item of a work. */
export const treballPartidaFields = {
  sistema_fk: idSchema,
  usos: ids,
  nivells: ids,
  completa: z.boolean(),
  /** In `unitat` of the item. */
  amidament: mesuraSchema.nullable(),
  /** Lots forecast by hand; null forecasts them from the measurement. */
  lots_previstos: z.int().min(1).max(10_000).nullable(),
  marca: textSchema(120),
  fabricant: textSchema(120),
  proveidor_fk: idSchema.nullable(),
  observacions_programa: textSchema(4000),
  observacions_seguiment: textSchema(4000),
} as const;

export const treballPartidaSchema = z.strictObject({
  id: idSchema,
  treball_fk: idSchema,
  proces_fk: idSchema,
  versio: z.int(),
  ordre: z.int(),
  partida_fk: idSchema,
  control_fk: idSchema,
  codi: z.string(),
  nom: z.string(),
  unitat: z.enum(UNITATS),
  normes: z.array(z.string()),
  lot: lotPartidaSchema,
  formigo_flg: z.boolean(),
  /** Of an item of concrete measured by its zones, and then not typed: how many, and of how many the volume is not known. */
  amidament_de_zones: z.strictObject({ zones: z.int(), sense_volum: z.int() }).nullable(),
  /** Why so many lots are forecast. */
  previsio: z.strictObject({ lots: z.int(), motiu: z.string() }),
  /** Cents of its tests. */
  cost: costSchema,
  /** They cost that at least: how many lots it has, or how many samples its concrete, is still to be said. */
  cost_minim: z.boolean(),
  /** Its tests, and how many of them have no price. */
  assaigs: z.strictObject({ n: z.int(), sense_preu: z.int() }),
  recompte: recompteSchema,
  comprovacions: z.array(treballComprovacioSchema),
  creat: instantSchema,
  canviat: instantSchema,
  ...treballPartidaFields,
});
export type TreballPartida = z.infer<typeof treballPartidaSchema>;
/** Without its checks, as lists show it. */
export const treballPartidaItemSchema = treballPartidaSchema.omit({ comprovacions: true }).extend({
  n_comprovacions: z.int(),
});
export type TreballPartidaItem = z.infer<typeof treballPartidaItemSchema>;

export const treballProcesSchema = z.strictObject({
  proces_fk: idSchema,
  codi: z.string(),
  nom: z.string(),
  ordre: z.int(),
  n_partides: z.int(),
  n_comprovacions: z.int(),
  cost: costSchema,
  recompte: recompteSchema,
});
export type TreballProces = z.infer<typeof treballProcesSchema>;

/** What is wrong with an item or it lacks, as issuing the programme would tell it: uses that do not hold refuse, the rest warns. */
export const AVISOS_PARTIDA = [
  'altra_norma',
  'no_vigent',
  'norma_no_vigent',
  'sense_us',
  'us_desconegut',
  'valors_diferents',
  'obligatoria_absent',
  'nivell_curt',
  'sense_criteri',
  'sense_zones',
  'zones_sense_mida',
  'zones_en_part',
  'sense_amidament',
  'unitats_diferents',
] as const;
export type AvisPartida = (typeof AVISOS_PARTIDA)[number];

/** The plan of a work, whole: what its screen shows. */
export const programaSchema = z.strictObject({
  estat: z.enum(ESTATS_PROGRAMA),
  /** Its last issue; null while it has none. */
  revisio: z.strictObject({ numero: z.int(), data: dateSchema }).nullable(),
  /** Items that came, went or changed since the last issue; 0 where it has none. */
  n_canvis: z.int(),
  /** The regulation that governs the concrete of the work; null where no date says which. */
  normativa_formigo: z.enum(NORMATIVES_FORMIGO).nullable(),
  processos: z.array(
    treballProcesSchema.extend({
      partides: z.array(
        treballPartidaItemSchema.extend({
          avisos: z.array(z.enum(AVISOS_PARTIDA)),
          /** Norms that it or its checks cite and that do not rule its work. */
          normes_fora: z.array(z.string()),
        }),
      ),
    }),
  ),
  cost: costSchema,
  recompte: recompteSchema,
});

export const addProcesBody = z.strictObject({ proces_fk: idSchema });
/** Items of the bank or of the office to take in; what is not said is as the item proposes. */
export const addPartidesBody = z.strictObject({
  partides: z
    .array(z.strictObject({ partida_fk: idSchema, ...z.strictObject(treballPartidaFields).partial().shape }))
    .min(1)
    .max(200),
});
export const treballPartidaBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(treballPartidaFields).partial().shape,
  /** Checks put in or taken out by hand, with price and number of tests; those not named stay. */
  comprovacions: z
    .array(
      z.strictObject({
        comprovacio_fk: idSchema,
        categoria_fk: idSchema.optional(),
        present: z.boolean().optional(),
        preu: centsSchema.min(0).max(100_000_000).nullable().optional(),
        assaigs: z.int().min(0).max(100_000).nullable().optional(),
      }),
    )
    .max(200)
    .optional(),
  ...avisosAcceptats,
});
export const moveBody = z.strictObject({ from: z.int().min(0).max(10_000), to: z.int().min(0).max(10_000) });
export const deleteQuery = z.strictObject({ avisos_acceptats: z.string().max(200).optional() });
export const copyPlanBody = z.strictObject({
  treball_fk: idSchema,
  /** Also takes measurements, lots forecast by hand, prices and numbers of tests. */
  amb_amidaments: z.boolean().default(false),
});
/** What of a plan will not hold in another work, or is not as the bank has it now. */
export const MOTIUS_COPIA = [
  'ja_hi_es',
  'sense_banc',
  'no_vigent',
  'altra_norma',
  'pren_norma',
  'us',
  'valors_canvien',
  'norma_no_vigent',
  'comprovacio_treta',
  'comprovacio_canviada',
] as const;
export const previsioCopiaBody = copyPlanBody.pick({ treball_fk: true });
/** What copying a plan into this work would bring, and what of it will not hold; nothing is written. */
export const previsioCopiaSchema = z.strictObject({
  partides: z.int(),
  /** Date of the project that things are told by; null where the work has none. */
  data: dateSchema.nullable(),
  avisos: z.array(
    z.strictObject({
      /** The item in the plan that is copied. */
      treball_partida_fk: idSchema,
      codi: z.string(),
      nom: z.string(),
      /** Each with what it is about: uses, norms, checks, values, in words. */
      motius: z.array(z.strictObject({ codi: z.enum(MOTIUS_COPIA), que: z.array(z.string()) })),
    }),
  ),
});
export type PrevisioCopia = z.infer<typeof previsioCopiaSchema>;
/** The plan with what was copied into it, and how much of the other’s was left out. */
export const copiedPlanSchema = programaSchema.extend({
  /** Takes the copy out again, whole, while nothing of it was changed. */
  desfer: desferSchema,
  copia: z.strictObject({
    partides: z.int(),
    /** Items whose measurement or lots forecast by hand stayed behind, checks whose price or tests did, and so on. */
    omes: z.strictObject({ amidaments: z.int(), preus: z.int(), marques: z.int(), lots: z.int(), resultats: z.int() }),
  }),
});
export type CopiedPlan = z.infer<typeof copiedPlanSchema>;

/** What is written of a lot. */
export const lotFields = {
  descripcio: textSchema(200),
  ubicacio: textSchema(200),
  data_inici: dateSchema.nullable(),
  data_final: dateSchema.nullable(),
  quantitat: mesuraSchema.nullable(),
} as const;
export const lotSchema = z.strictObject({
  id: idSchema,
  treball_fk: idSchema,
  treball_partida_fk: idSchema,
  clau_client: z.uuid(),
  versio: z.int(),
  numero: z.int(),
  unitat: z.enum(UNITATS),
  estat: z.enum(ESTATS_LOT),
  /** Of a lot of concrete: its zone, where it is changed, the outcome of its strength, samples with a slump out of tolerance. */
  zona: z.strictObject({ id: idSchema, nom: z.string(), veredicte: z.string(), cons_fora: z.int() }).nullable(),
  recompte: recompteSchema,
  creat: instantSchema,
  canviat: instantSchema,
  ...lotFields,
});
export type Lot = z.infer<typeof lotSchema>;
/** New lots: those given, or as many as are forecast and missing. */
export const addLotsBody = z.strictObject({
  lots: z
    .array(z.strictObject({ clau_client: z.uuid().optional(), ...z.strictObject(lotFields).partial().shape }))
    .min(1)
    .max(500)
    .optional(),
  previstos: z.boolean().optional(),
});
export const lotBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(lotFields).partial().shape,
  /** Closed by hand when every result is in; opened again by hand too. */
  estat: z.enum(['obert', 'tancat']).optional(),
});
