import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from './ids.ts';
import { pageOf, pageQuery } from './page.ts';
import { TGQAL } from './roles.ts';
import { route } from './route.ts';

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
  'duplica',
  'recupera',
  'fusiona',
  'sincronitza',
] as const;

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

export const historialRoutes = {
  list: route({
    name: 'historial.list',
    method: 'GET',
    path: '/historial/{entitat}/{id}',
    summary:
      'What happened to a record, newest first; with all that hangs from it: a work brings zones, lots and samples',
    access: TGQAL,
    params: z.strictObject({ entitat: z.enum(HISTORIAL_ENTITATS), id: idInPath }),
    query: z.strictObject(pageQuery(['quan'])),
    answer: pageOf(historialItemSchema),
  }),
} as const;
