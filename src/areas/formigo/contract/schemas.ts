import { z } from 'zod';
import { dateSchema, idSchema, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { readCovered } from '../domain/certificat.ts';
import { CONSISTENCIES } from '../domain/consistencia.data.ts';
import { TIPUS_FORMIGO } from '../domain/designacio.data.ts';
import type { Previsio } from '../domain/previsio.ts';
import {
  CLASSES_CENTRAL,
  type ClassState,
  EDATS_PROVETA,
  ESTRUCTURES,
  FORMES_PROVETA,
  type LimitRow,
  type LotVerdict,
  MODALITATS,
  NORMATIVES,
  type NormaReason,
  VEREDICTES,
} from '../domain/tipus.ts';

/** A JSON number with at most `places` decimals, within bounds; kept as a scaled integer. */
export const scaled = (places: number, min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6, {
      error: 'massa_decimals',
    });

/** Strength, N/mm². */
export const resistenciaMesurada = scaled(2, 0.01, 250);
const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hora_incorrecta' });

export const provetaSchema = z.strictObject({
  edat: z.union(
    EDATS_PROVETA.map((edat) => z.literal(edat)) as [
      z.ZodLiteral<7>,
      z.ZodLiteral<28>,
      z.ZodLiteral<60>,
      z.ZodLiteral<90>,
    ],
  ),
  forma: z.enum(FORMES_PROVETA),
  valor: resistenciaMesurada,
});

/** What a person writes of a sample. `con`: readings in mm. */
export const pastadaFields = {
  numero: z.int().min(1).max(9999),
  data: dateSchema.nullable(),
  hora: hora.nullable(),
  albara: textSchema(60),
  central: textSchema(120),
  matricula: textSchema(20),
  element: textSchema(200),
  con: z.array(z.number().min(0).max(1200)).max(6),
  resistencia: resistenciaMesurada.nullable(),
  provetes: z.array(provetaSchema).max(16),
  acta: textSchema(60),
  observacions: textSchema(1000),
} as const;
export const PASTADA_FIELDS = Object.keys(pastadaFields) as (keyof typeof pastadaFields)[];

export const pastadaSchema = z.strictObject({
  id: idSchema,
  clau_client: z.string(),
  versio: z.int(),
  zona_fk: idSchema,
  lot_fk: idSchema,
  lot_numero: z.int(),
  ...pastadaFields,
  canviat: instantSchema,
});
export type Pastada = z.infer<typeof pastadaSchema>;

const marca = { qui: z.string().optional(), quan: dateSchema.optional() };
/** Answers to what the verdict asks, as they are kept: with who and when. */
export const respostesSchema = z.strictObject({
  case3: z.strictObject({ valor: z.boolean(), ...marca }).optional(),
  case1: z.strictObject({ valor: z.boolean(), ...marca }).optional(),
  sigma: z.strictObject({ sigma: scaled(3, 0.001, 50), mean15: scaled(3, 0.01, 250).optional(), ...marca }).optional(),
  coeficient: z
    .strictObject({ classe: z.enum(CLASSES_CENTRAL).optional(), kn: scaled(3, 0.001, 1.5).optional(), ...marca })
    .optional(),
});
/** The same as they are sent: null takes an answer back. */
export const respostesInput = z.strictObject({
  case3: z.strictObject({ valor: z.boolean() }).nullable().optional(),
  case1: z.strictObject({ valor: z.boolean() }).nullable().optional(),
  sigma: z
    .strictObject({ sigma: scaled(3, 0.001, 50), mean15: scaled(3, 0.01, 250).optional() })
    .nullable()
    .optional(),
  coeficient: z
    .strictObject({ classe: z.enum(CLASSES_CENTRAL).optional(), kn: scaled(3, 0.001, 1.5).optional() })
    .nullable()
    .optional(),
});

export const ACTUACIONS = ['provetes_reserva', 'testimonis', 'estudi_seguretat', 'prova_carrega'] as const;
export const DECISIONS = ['acceptat', 'reforcat', 'demolit'] as const;
/** What was decided later of a lot that failed; the control verdict stays as it was. */
export const decisioInput = z.strictObject({
  actuacions: z.array(z.enum(ACTUACIONS)).max(4),
  resultat: z.enum(DECISIONS).nullable(),
  data: dateSchema,
  autor: nameSchema(150),
  text: textSchema(4000),
});
export const decisioSchema = decisioInput.extend({
  qui: z.string(),
  quan: instantSchema,
  /** Margin of the verdict that was decided on, N/mm²; absent in those of before it was kept. */
  marge: z.number().nullable().optional(),
  /** The lot fails by another margin since: the decision settles nothing until it is taken again. */
  revisar: z.boolean().optional(),
});
export type Decisio = z.infer<typeof decisioSchema>;

export const lotSchema = z.strictObject({
  id: idSchema,
  /** Another one, once anything of the lot is another. */
  marca: z.string(),
  clau_client: z.string(),
  versio: z.int(),
  zona_fk: idSchema,
  numero: z.int(),
  descripcio: z.string(),
  /** m³. */
  volum: z.number().nullable(),
  /** Mixer loads supplied, for full control. */
  amassades: z.int().nullable(),
  respostes: respostesSchema,
  decisio: decisioSchema.nullable(),
  /** The decision was taken on a failure that corrected strengths have undone: it is to be reviewed. */
  decisio_sobrera: z.boolean(),
  /** Who last changed the lot or a sample of it. */
  canviat: instantSchema,
  canviat_per: z.string(),
  veredicte: z.custom<LotVerdict>(),
  /** What the lots before it leave: enough to judge this lot again with other strengths. */
  abans: z.strictObject({
    anteriors: z.array(z.number()),
    anteriorsSenseValor: z.int(),
    estatClasse: z.custom<ClassState>().nullable(),
  }),
  pastades: z.array(pastadaSchema),
});
export type ZonaLot = z.infer<typeof lotSchema>;

/**
 * Certificate of dispersion (mark 5): its sigma answers the question of every lot that has no answer of its own, poured
 * while it is in force, of its plant and its designation (blank: those of the zone; `HA-30` alone covers every HA-30).
 */
export const certificatSchema = z.strictObject({
  emissor: textSchema(150),
  central: textSchema(120),
  designacio: textSchema(80),
  sigma: scaled(3, 0.001, 50).nullable(),
  coeficient_variacio: scaled(4, 0, 1).nullable(),
  des_de: dateSchema.nullable(),
  fins: dateSchema.nullable(),
});

/** The same as it is sent: a designation that can be read, and days in their order. */
export const certificatInput = certificatSchema
  .extend({
    designacio: certificatSchema.shape.designacio.superRefine((text, context) => {
      const read = readCovered(text);
      if (text !== '' && !read.ok) context.addIssue({ code: 'custom', message: `designacio_${read.failure}` });
    }),
  })
  .refine(({ des_de, fins }) => des_de === null || fins === null || des_de <= fins, {
    path: ['fins'],
    error: 'fins_abans_des_de',
  });

/** Largest fck that is taken, N/mm². */
export const RESISTENCIA_MAX = 200;

export const zonaFields = {
  nom: nameSchema(120),
  estructura: z.enum(ESTRUCTURES),
  modalitat: z.enum(MODALITATS),
  tipus: z.enum(TIPUS_FORMIGO),
  /** fck, N/mm². */
  resistencia: z.int().min(0).max(RESISTENCIA_MAX),
  consistencia: z.enum(CONSISTENCIES),
  /** Largest aggregate, mm. */
  mesura: z.int().min(1).max(99),
  /** Exposure classes joined with +. */
  ambient: z.string().min(1).max(60),
  distintiu: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  classe_central: z.enum(CLASSES_CENTRAL).nullable(),
  /** Plant that supplies, unless a sample says another. */
  central: textSchema(120),
  certificat: certificatSchema.nullable(),
  /** m³, weeks, m², floors. */
  volum: scaled(3, 0, 1_000_000).nullable(),
  setmanes: z.int().min(0).max(520).nullable(),
  superficie: scaled(2, 0, 10_000_000).nullable(),
  plantes: z.int().min(0).max(300).nullable(),
  observacions: textSchema(2000),
} as const;

const zonaCommon = {
  id: idSchema,
  empresa_fk: idSchema,
  treball_fk: idSchema,
  /** Item of the control plan that it belongs to; null, of none. */
  treball_partida_fk: idSchema.nullable(),
  versio: z.int(),
  ordre: z.int(),
  ...zonaFields,
  designacio: z.string(),
  normativa: z.enum(NORMATIVES),
  norma: z.custom<NormaReason>(),
  /** The regulation cannot change any more: a lot has a result. */
  norma_fixada: z.boolean(),
  pastades_total: z.int(),
  /** Samples that each lot asks for; null under full control or before pours are typed. */
  pastades_lot: z.int().nullable(),
  previsio: z.custom<Previsio>(),
  /** Another one, once the forecast is another. */
  previsio_marca: z.string(),
  avisos: z.array(
    z.strictObject({ codi: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  canviat: instantSchema,
};
/** A zone without its lots, and without its forecast where a save left it as it was. */
export const zonaHeadSchema = z.strictObject({ ...zonaCommon, previsio: zonaCommon.previsio.optional() });
export const zonaSchema = z.strictObject({ ...zonaCommon, lots: z.array(lotSchema) });
export type ZonaHead = z.infer<typeof zonaHeadSchema>;
export type Zona = z.infer<typeof zonaSchema>;

/** A zone in a list: its lots as their state alone. */
export const zonaItemSchema = z.strictObject({
  ...zonaCommon,
  lots: z.array(
    z.strictObject({
      id: idSchema,
      numero: z.int(),
      verdict: z.enum(VEREDICTES),
      insuficients: z.boolean(),
      perSotaFck: z.boolean(),
      decisio: z.enum(DECISIONS).nullable(),
      ambDecisio: z.boolean(),
      mostresTingudes: z.int(),
      mostresDemanades: z.int().nullable(),
    }),
  ),
});
export type ZonaItem = z.infer<typeof zonaItemSchema>;

export const limitRowSchema = z.custom<LimitRow>();

/** A reason is asked of whoever departs from the rule. */
export const motiuSchema = textSchema(500).pipe(
  z.string().regex(/(?:[\p{L}\p{N}].*){3}/su, { error: 'motiu_obligatori' }),
);
