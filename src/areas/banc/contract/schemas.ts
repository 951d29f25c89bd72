import { z } from 'zod';
import { dateSchema, flagInQuery, idSchema, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageQuery } from '#contract/page.ts';
import { FALTES_US } from '../domain/usos.ts';

/** How the value of a check is written. */
export const VALOR_TIPUS = ['conforme', 'numero', 'classe', 'text'] as const;
/** Who asks for a check: a named rule, good practice, or the office. */
export const ORIGENS = ['norma', 'practica', 'propia'] as const;
export const PARTIDA_ORDER = ['nom', 'proces', 'control', 'vigentDesde', 'codi'] as const;
export const COMPROVACIO_ORDER = ['nom', 'categoria'] as const;
/** Units that measurements and lots are in: square and cubic metres, metres, units, thousands, kilograms, tonnes, dwellings. */
export const UNITATS = ['m2', 'm3', 'm', 'u', 'mu', 'kg', 't', 'hab'] as const;

/** Ids joined by a colon, as the specification sends them (`1:2:3`); absent or empty is none. */
const idsInQuery = z
  .string()
  .regex(/^(\d{1,16}(:\d{1,16}){0,499})?$/, { error: 'ids_incorrectes' })
  .transform((text) => [...new Set(text.split(':').filter(Boolean).map(Number))]);
/** Positive decimal text with at most three decimals. */
const midaSchema = z.string().regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/, { error: 'mida_incorrecta' });

export const lotPartidaSchema = z.strictObject({
  /** Size of a lot in `unitat`; null where the text rules. */
  mida: midaSchema.nullable(),
  unitat: z.enum(UNITATS),
  text: textSchema(300),
  origen: z.enum(ORIGENS),
});
export type LotPartida = z.infer<typeof lotPartidaSchema>;

const normaCodes = z.array(nameSchema(60)).max(20);
const ids = z.array(idSchema).max(60);

/** What is written of an item. Texts are in the language of the request. */
export const partidaFields = {
  codi: textSchema(30),
  proces_fk: idSchema,
  control_fk: idSchema,
  nom: nameSchema(200),
  unitat: z.enum(UNITATS),
  activa: z.boolean(),
  inici: dateSchema.nullable(),
  final: dateSchema.nullable(),
  normes: normaCodes,
  /** System proposed when the item is taken into a work. */
  sistema_fk: idSchema,
  usos: ids,
  nivells: ids,
  lot: lotPartidaSchema,
  /** All its checks go into a work, not the basic ones alone. */
  completa: z.boolean(),
  formigo_flg: z.boolean(),
  ajuda: textSchema(2000),
  informacio: textSchema(2000),
  observacions_programa: textSchema(2000),
  observacions_seguiment: textSchema(2000),
} as const;

const identity = {
  id: idSchema,
  /** null in the bank, which nobody changes. */
  versio: z.int().nullable(),
  /** Of the office, not of the bank. */
  propia: z.boolean(),
  /** What it was copied from. */
  origen_fk: idSchema.nullable(),
  creat: instantSchema.nullable(),
  canviat: instantSchema.nullable(),
} as const;

export const partidaSchema = z.strictObject({
  ...identity,
  familia: z.string().nullable(),
  /** The same as `inici`, as lists call it. */
  vigentDesde: dateSchema.nullable(),
  n_comprovacions: z.int(),
  ...partidaFields,
});
export type Partida = z.infer<typeof partidaSchema>;

export const partidaItemSchema = z.strictObject({
  id: idSchema,
  propia: z.boolean(),
  codi: z.string(),
  nom: z.string(),
  proces_fk: idSchema,
  control_fk: idSchema,
  sistema_fk: idSchema,
  unitat: z.enum(UNITATS),
  normes: z.array(z.string()),
  activa: z.boolean(),
  vigentDesde: dateSchema.nullable(),
  final: dateSchema.nullable(),
  formigo_flg: z.boolean(),
  completa: z.boolean(),
  n_comprovacions: z.int(),
  /** Among `partidesSeleccionades`. */
  seleccionada: z.boolean(),
});
export type PartidaItem = z.infer<typeof partidaItemSchema>;

const partidaFilters = {
  /** Kinds of control, joined by colons; none shows every kind. */
  controls: idsInQuery.default([]),
  /** The process being edited; with `mateixProces` (the default) only its items come. */
  proces: z.coerce.number().int().positive().optional(),
  mateixProces: flagInQuery.default(true),
  /** Overrides kind of control and activity. */
  tots: flagInQuery.default(false),
  nomesVigents: flagInQuery.default(true),
  activa: flagInQuery.optional(),
  /** Project date that `nomesVigents` is about; without it, what is not yet closed. */
  data_projecte: dateSchema.optional(),
  /** Day that it is about for items of structural concrete, whose regulation may not be that of the project date. */
  data_formigo: dateSchema.optional(),
  /** Only those of the office. */
  propies: flagInQuery.default(false),
} as const;
export const partidaQuery = z.strictObject({
  ...pageQuery(PARTIDA_ORDER),
  ...partidaFilters,
  /** Items already chosen: they come marked. */
  partidesSeleccionades: idsInQuery.default([]),
});
export const partidaPropiaQuery = z.strictObject(pageQuery(PARTIDA_ORDER));
export const partidaDocumentQuery = partidaQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

/** A new item: `origen_fk` copies one with its checks, and what is given beside it changes the copy. */
export const partidaCreateBody = z.strictObject({
  ...z.strictObject(partidaFields).partial().shape,
  origen_fk: idSchema.optional(),
});
/** `versio` of one of the office; a bank item has none, and is copied first. */
export const partidaUpdateBody = z.strictObject({
  versio: z.int().optional(),
  ...z.strictObject(partidaFields).partial().shape,
});

/** What a use asks of a check. */
export const usComprovacioSchema = z.strictObject({
  us_fk: idSchema,
  valor: textSchema(200),
  obligatori: z.boolean(),
});
export const comprovacioFields = {
  nom: nameSchema(200),
  frequencia: textSchema(300),
  criteri: textSchema(600),
  normes: normaCodes,
  valor_tipus: z.enum(VALOR_TIPUS),
  /** Unit of its value (`N/mm²`, `%`); only of numbers. */
  unitat: textSchema(20),
  basic: z.boolean(),
  activa: z.boolean(),
  /** Heading that it goes under where nothing else is said. */
  categoria_fk: idSchema,
  usos: z.array(usComprovacioSchema).max(60),
} as const;
export const comprovacioSchema = z.strictObject({
  ...identity,
  origen: z.enum(ORIGENS),
  /** Items that have it: of a bank check the bank's too. */
  n_partides: z.int(),
  /** What the first of them is called; many checks of the bank have the same name. */
  partida: z.string(),
  ...comprovacioFields,
});
export type Comprovacio = z.infer<typeof comprovacioSchema>;

export const comprovacioQuery = z.strictObject({
  ...pageQuery(COMPROVACIO_ORDER),
  categoria_fk: z.coerce.number().int().positive().optional(),
  propies: flagInQuery.default(false),
  baixes: flagInQuery.default(false),
});
export const comprovacioPropiaQuery = z.strictObject(pageQuery(COMPROVACIO_ORDER));

/** Where a new check goes at once: an item of the office, under a heading (its own when absent). */
const place = { partida_id: idSchema.optional() } as const;
export const comprovacioCreateBody = z.strictObject({
  ...z.strictObject(comprovacioFields).partial().shape,
  origen_fk: idSchema.optional(),
  ...place,
});
/** `versio` of one of the office; a bank check has none, and is copied first, taking its place in `partida_id`. */
export const comprovacioUpdateBody = z.strictObject({
  versio: z.int().optional(),
  ...z.strictObject(comprovacioFields).partial().shape,
  ...place,
});
export const basicBody = z.strictObject({ basic: z.boolean(), partida_id: idSchema.optional() });

/** Checks of an item under the headings that hold some, in order. */
export const composicioAnswer = z.array(
  z.strictObject({
    categoria_fk: idSchema,
    codi: z.string(),
    nom: z.string(),
    comprovacions: z.array(comprovacioSchema),
  }),
);
export type Composicio = z.infer<typeof composicioAnswer>;
export const composicioBody = z.strictObject({
  versio: z.int(),
  comprovacions: z.array(z.strictObject({ comprovacio_id: idSchema, categoria_id: idSchema })).max(200),
});

export const categoriaSchema = z.strictObject({ id: idSchema, codi: z.string(), nom: z.string(), ordre: z.int() });
export const sistemaSchema = z.strictObject({
  id: idSchema,
  codi: z.string(),
  nom: z.string(),
  controls: z.array(idSchema),
  categories: z.array(idSchema),
});
export type Sistema = z.infer<typeof sistemaSchema>;
export const usSchema = z.strictObject({ id: idSchema, codi: z.string(), nom: z.string() });
export const nivellSchema = z.strictObject({
  id: idSchema,
  codi: z.string(),
  escala: z.string(),
  nom_escala: z.string(),
  valor: z.string(),
  ordre: z.int(),
  norma: z.string(),
});
export const normaSchema = z.strictObject({
  id: idSchema,
  codi: z.string(),
  tipus: z.string(),
  nom: z.string(),
  inici: dateSchema.nullable(),
  final: dateSchema.nullable(),
  ref: z.string(),
});
export const usTriatSchema = usSchema.extend({ seleccionat: z.boolean() });
export const usValorSchema = usTriatSchema.extend({ valor: z.string(), obligatori: z.boolean() });

export const validacioQuery = z.strictObject({
  /** Uses chosen, joined by colons. */
  usos: idsInQuery.default([]),
  /** Checks taken; absent means those that the item would give. */
  comprovacions: idsInQuery.optional(),
  /** Levels chosen, joined by colons. */
  nivells: idsInQuery.default([]),
  /** Project date of the work that it is chosen for: what uses ask is that of then. Absent, of today. */
  data: dateSchema.optional(),
});
export const validacioAnswer = z.strictObject({
  valid: z.boolean(),
  errors: z.array(
    z.strictObject({
      codi: z.enum(FALTES_US),
      us: idSchema.nullable(),
      comprovacio: idSchema.nullable(),
      missatge: z.string(),
    }),
  ),
  /** Chosen levels that do not reach the class that a chosen use asks for: they warn, and make nothing invalid. */
  nivells_curts: z.array(z.strictObject({ nivell: idSchema, us: idSchema, missatge: z.string() })),
});
