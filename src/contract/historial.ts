import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from './ids.ts';
import { pageOf, pageQuery } from './page.ts';
import { TGQAL } from './roles.ts';
import { route } from './route.ts';

/** Of the history of a company, what its books, forms and quarters did: told to who may read those. */
export const HISTORIAL_LLIBRES = {
  accions: ['tanca', 'reobre', 'descarrega'],
  /** Fields changed: how it is taxed, and boxes written by hand (`130 4T 2026 [16]`). */
  camps: ['% perfil_fiscal %', '%[%'],
} as const;
/** Records that keep a history. */
export const HISTORIAL_ENTITATS = [
  'empresa',
  'agent',
  'treball',
  'arxiu',
  'formigo',
  'zona',
  'zona_lot',
  'pastada',
  'limit',
  'informe',
  'usuari',
  'correu',
  'pressupost',
  'factura',
  'cobrament',
  'periodica',
  'partida',
  'comprovacio',
  'treball_proces',
  'treball_partida',
  'lot',
  'resultat',
  'resultat_arxiu',
  'despesa',
  'despesa_arxiu',
  'tipus_despesa',
  'be_inversio',
] as const;
export type HistorialEntitat = (typeof HISTORIAL_ENTITATS)[number];
export const HISTORIAL_ACCIONS = [
  'crea',
  'canvia',
  'suprimeix',
  'resultat',
  'resposta',
  'decisio',
  'veredicte',
  'reordena',
  'descarrega',
  'avis_acceptat',
  'convida',
  'recuperar',
  'reintenta',
  'arribat',
  'finalitza',
  'reobre',
  'tanca',
  'duplica',
  'recupera',
  'fusiona',
  'sincronitza',
  'envia',
  'accepta',
  'rebutja',
  'enllac',
  'signa',
  'emet',
  'anulla',
  'rectifica',
  'substitueix',
  'cobra',
] as const;
/** Told only to whoever reads invoices, wherever they hang from. */
export const HISTORIAL_FACTURACIO: readonly HistorialEntitat[] = [
  'pressupost',
  'factura',
  'cobrament',
  'periodica',
  'despesa',
  'despesa_arxiu',
  'tipus_despesa',
  'be_inversio',
];

export const canviSchema = z.strictObject({ camp: z.string(), abans: z.unknown(), despres: z.unknown() });
export const historialItemSchema = z.strictObject({
  id: idSchema,
  quan: instantSchema,
  usuari: z.string(),
  accio: z.enum(HISTORIAL_ACCIONS),
  entitat: z.enum(HISTORIAL_ENTITATS),
  entitat_fk: idSchema,
  /** What the record hangs from: of a sample its lot, zone and work. */
  arrels: z.array(z.strictObject({ entitat: z.enum(HISTORIAL_ENTITATS), id: idSchema })),
  canvis: z.array(canviSchema),
});
export type HistorialItem = z.infer<typeof historialItemSchema>;

const historialPath = z.strictObject({ entitat: z.enum(HISTORIAL_ENTITATS), id: idInPath });
/** `zona.crea,zona.canvia`: kinds of record, each with what was done to it or with its field. */
const pairs = z
  .string()
  .max(4000)
  .regex(/^[a-z_]+\.\w+(,[a-z_]+\.\w+){0,99}$/, { error: 'valor_no_admes' })
  .transform((text) => text.split(',').map((pair) => pair.split('.') as [entitat: string, what: string]));
const historialFilters = {
  /** 0: the program itself. */
  usuari_fk: z.coerce.number().int().min(0).optional(),
  tipus: pairs.optional(),
  camp: pairs.optional(),
} as const;

export const historialRoutes = {
  list: route({
    name: 'historial.list',
    method: 'GET',
    path: '/historial/{entitat}/{id}',
    summary:
      'What happened to a record, newest first; with all that hangs from it: a work brings zones, lots and samples',
    access: TGQAL,
    params: historialPath,
    query: z.strictObject({ ...pageQuery(['quan']), ...historialFilters }),
    answer: pageOf(historialItemSchema),
  }),
  filters: route({
    name: 'historial.filters',
    method: 'GET',
    path: '/historial/{entitat}/{id}/filtres',
    summary: 'By what the history of a record may be filtered: people, kinds and fields that are in it',
    access: TGQAL,
    params: historialPath,
    answer: z.strictObject({
      /** 0: the program itself. */
      persones: z.array(z.strictObject({ usuari_fk: z.int().min(0), nom: z.string() })),
      tipus: z.array(z.strictObject({ entitat: z.enum(HISTORIAL_ENTITATS), accio: z.enum(HISTORIAL_ACCIONS) })),
      camps: z.array(z.strictObject({ entitat: z.enum(HISTORIAL_ENTITATS), camp: z.string() })),
    }),
  }),
} as const;
