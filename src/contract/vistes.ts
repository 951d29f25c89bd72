import { z } from 'zod';
import { idInPath, idSchema, nameSchema, textSchema } from './ids.ts';
import { EVERYONE } from './roles.ts';
import { route } from './route.ts';

/** Views that a person may keep of one list. */
export const MOST_VISTES = 50;

/** The lists that are looked at through views. */
export const LLISTES = [
  'treball',
  'partida',
  'banc',
  'comprovacions',
  'comptabilitat',
  'agents',
  'empreses',
  'zones',
  'historial',
  'usuaris',
  'correu',
  'pressupostos',
  'registre',
  'factures',
  'despeses',
  'cobraments',
  'per_client',
  'periodiques',
  'no_conformitats',
  'amortitzacio',
  'rendiment',
] as const;
export type Llista = (typeof LLISTES)[number];

/** Keys of a list's filters or columns in one view. */
const MOST_KEYS = 100;
const keyed = <Value extends z.ZodType>(value: Value) =>
  z.record(keySchema, value).refine((record) => Object.keys(record).length <= MOST_KEYS, { error: 'massa_llarg' });

const keySchema = z.string().regex(/^[\w-]{1,60}$/);
const keysSchema = z.array(keySchema).max(MOST_KEYS);

/** How a list is looked at: what is searched, which filters are on, its order and its columns. */
export const vistaContingutSchema = z.strictObject({
  search: textSchema(200).default(''),
  filtres: keyed(z.boolean()).default({}),
  /** Filters that hold more than yes or no: a period, who, between which amounts. */
  valors: keyed(z.string().max(200)).default({}),
  ordre: z
    .strictObject({ camp: keySchema, criteri: z.enum(['ASC', 'DESC']) })
    .nullable()
    .default(null),
  columnes: z
    .strictObject({
      ordre: keysSchema.default([]),
      amagades: keysSchema.default([]),
      mostrades: keysSchema.default([]),
      amplades: keyed(z.int().min(40).max(2000)).default({}),
    })
    .default({ ordre: [], amagades: [], mostrades: [], amplades: {} }),
});
export type VistaContingut = z.output<typeof vistaContingutSchema>;

export const vistaSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  /** The list that it looks at (`treball`, `agents` …). */
  area: z.enum(LLISTES),
  nom: z.string(),
  /** Opens with the list. One per list at most. */
  per_defecte: z.boolean(),
  contingut: vistaContingutSchema,
});
export type Vista = z.output<typeof vistaSchema>;

const areaSchema = z.enum(LLISTES);
const path = z.strictObject({ id: idInPath });

/** Saved views: each person's own, in each company. */
export const vistaRoutes = {
  list: route({
    name: 'vista.list',
    method: 'GET',
    path: '/vista',
    summary: 'Own saved views of the company’s lists, by name; `area` gives those of one list',
    access: EVERYONE,
    query: z.strictObject({ area: areaSchema.optional() }),
    answer: z.array(vistaSchema),
  }),
  create: route({
    name: 'vista.create',
    method: 'POST',
    path: '/vista',
    summary: 'Keeps a view of a list under a name',
    access: EVERYONE,
    body: z.strictObject({
      area: areaSchema,
      nom: nameSchema(80),
      per_defecte: z.boolean().default(false),
      contingut: vistaContingutSchema,
    }),
    answer: vistaSchema,
    errors: ['vista_repetida', 'vistes_massa'],
  }),
  update: route({
    name: 'vista.update',
    method: 'POST',
    path: '/vista/{id}',
    summary: 'Changes an own view: its name, what it shows, whether the list opens with it',
    access: EVERYONE,
    params: path,
    body: z.strictObject({
      versio: z.int(),
      nom: nameSchema(80).optional(),
      per_defecte: z.boolean().optional(),
      contingut: vistaContingutSchema.optional(),
    }),
    answer: vistaSchema,
    errors: ['vista_repetida', 'versio_obsoleta'],
  }),
  remove: route({
    name: 'vista.remove',
    method: 'DELETE',
    path: '/vista/{id}',
    summary: 'Forgets an own view',
    access: EVERYONE,
    params: path,
    answer: z.strictObject({}),
  }),
} as const;
