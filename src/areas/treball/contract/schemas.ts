import { z } from 'zod';
import { ESTATS_CONTROL } from '#areas/proces/domain/estat.ts';
import {
  centsSchema,
  dateSchema,
  flagInQuery,
  idSchema,
  instantSchema,
  nameSchema,
  textSchema,
} from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageQuery } from '#contract/page.ts';
import { avisosAcceptats } from '#contract/problem.ts';

export const TIPUS_OBRA = ['edificacio', 'civil'] as const;
export const TREBALL_ORDER = ['codi', 'nom', 'poblacio', 'promotor', 'canviat', 'data_encarrec', 'expedient'] as const;

export const treballAdrecaSchema = z.strictObject({
  via: textSchema(200).default(''),
  codi_postal: textSchema(12).default(''),
  poblacio: textSchema(120).default(''),
  provincia: textSchema(80).default(''),
});

/** A person or firm with a function in the work. Names are the agent's own, read when shown. */
export const treballAgentInput = z.strictObject({
  agent_fk: idSchema,
  funcio_fk: idSchema,
  titulacio_fk: idSchema.nullable().default(null),
  /** Hundredths of a percent: 10000 is the whole. */
  percentatge: z.int().min(0).max(10_000).nullable().default(null),
});
export const treballAgentSchema = z.strictObject({
  agent_fk: idSchema,
  funcio_fk: idSchema,
  titulacio_fk: idSchema.nullable(),
  percentatge: z.int().nullable(),
  nom: z.string(),
  nif: z.string(),
  num_collegiat: z.string(),
  /** The agent's own degree, of the copy that the work holds: what stands for a part without one. */
  titulacio_propia_fk: idSchema.nullable(),
  poblacio: z.string(),
  /** The agent's own data have changed since this work took them; of an open work only. */
  desfasat: z.boolean(),
});

export const treballFields = {
  expedient: textSchema(40),
  /** The office's own code, `AAAA/NNN`; proposed by the server when absent. */
  codi: z.string().regex(/^\d{4}\/\d{3,5}$/, { error: 'codi_treball_incorrecte' }),
  nom: nameSchema(200),
  descripcio: textSchema(4000),
  tipus_obra: z.enum(TIPUS_OBRA),
  tipus_treball_fk: idSchema.nullable(),
  us: textSchema(120),
  adreca: treballAdrecaSchema,
  poblacio_fk: idSchema.nullable(),
  referencia_cadastral: textSchema(20),
  coordenades: textSchema(60),
  data_encarrec: dateSchema.nullable(),
  data_projecte: dateSchema.nullable(),
  data_inici: dateSchema.nullable(),
  data_final: dateSchema.nullable(),
  control_qualitat: z.boolean(),
  pem: centsSchema.min(0).nullable(),
  /** Hundredths of a square metre. */
  superficie: z.int().min(0).max(1_000_000_000).nullable(),
  plantes_sobre: z.int().min(0).max(300).nullable(),
  plantes_sota: z.int().min(0).max(50).nullable(),
  llicencia: textSchema(60),
  visat: textSchema(60),
  observacions: textSchema(4000),
  agents: z.array(treballAgentInput).max(100),
} as const;

/** Something about the work that wants attention; a sentence `treball.mancanca.<codi>`. */
export const MANCANCES = [
  'sense_promotor',
  'sense_director',
  'sense_director_execucio',
  'sense_constructor',
  'titulacio_no_habilita',
] as const;

export const treballSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  versio: z.int(),
  obert: z.boolean(),
  data_tancament: dateSchema.nullable(),
  creat: instantSchema,
  canviat: instantSchema,
  ...treballFields,
  /** File of its own logo; null, none. */
  logo: idSchema.nullable(),
  agents: z.array(treballAgentSchema),
  mancances: z.array(z.enum(MANCANCES)),
});
export type Treball = z.infer<typeof treballSchema>;

/** State of the concrete of a work, from the verdicts stored on its lots. */
export const resumFormigoSchema = z.strictObject({
  lots: z.int(),
  satisfactoris: z.int(),
  no_satisfactoris: z.int(),
  /** Of those not satisfactory, how many have no later decision. */
  sense_decisio: z.int(),
  respostes: z.int(),
  pendents: z.int(),
  insuficients: z.int(),
  /** Of those pending, how many have no sample with a date: nothing of theirs will come due. */
  sense_data: z.int(),
  /** Samples without strength by the day they reach the age of the verdict, earliest first; none under indirect control. */
  previstes: z.array(z.strictObject({ data: dateSchema, pastades: z.int() })),
});
export type ResumFormigo = z.infer<typeof resumFormigoSchema>;

/** What the control plan of a work comes to: answers asked for, given and open, and lots. */
export const resumControlSchema = z.strictObject({
  estat: z.enum(ESTATS_CONTROL),
  percentatge: z.int(),
  total: z.int(),
  conformes: z.int(),
  /** Non-conformities that are open. */
  obertes: z.int(),
  /** Those that were mended and closed: counted among `conformes`, and shown for ever. */
  tancades: z.int(),
  /** Failed in the laboratory and decided upon: counted apart from all others. */
  decidides: z.int(),
  noAplica: z.int(),
  pendents: z.int(),
  lots: z.int(),
  lotsFets: z.int(),
  lotsPrevistos: z.int(),
  /** Lots forecast that are not made: none may be missing of what conforms. */
  lotsPerFer: z.int(),
});
export type ResumControl = z.infer<typeof resumControlSchema>;

export const treballItemSchema = z.strictObject({
  id: idSchema,
  codi: z.string(),
  expedient: z.string(),
  nom: z.string(),
  poblacio: z.string(),
  adreca: z.string(),
  promotor: z.string(),
  obert: z.boolean(),
  control_qualitat: z.boolean(),
  data_encarrec: dateSchema.nullable(),
  pem: centsSchema.nullable(),
  formigo: resumFormigoSchema,
  /** null where the work has no control plan. */
  control: resumControlSchema.nullable(),
  /** Whom the work lacks; whether a degree qualifies is judged in the work itself. */
  mancances: z.array(z.enum(MANCANCES)),
  canviat: instantSchema,
});
export type TreballItem = z.infer<typeof treballItemSchema>;

export const treballQuery = z.strictObject({
  obert: flagInQuery.default(true),
  tancat: flagInQuery.default(false),
  /** On: only works with quality control. */
  control_qualitat: flagInQuery.default(false),
  ...pageQuery(TREBALL_ORDER),
});

/** The list as a file: what it filters and orders by, without its pages. */
export const treballDocumentQuery = treballQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

export const treballCreateBody = z.strictObject({
  ...z.strictObject(treballFields).partial().shape,
  nom: treballFields.nom,
  ...avisosAcceptats,
});
export const treballUpdateBody = z.strictObject({
  versio: z.int(),
  ...z.strictObject(treballFields).partial().shape,
  ...avisosAcceptats,
});

export const expedientAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      expedient: z.string(),
      treballs: z.array(z.strictObject({ id: idSchema, codi: z.string(), nom: z.string() })),
    }),
  ),
  codi_proposat: z.string(),
});
