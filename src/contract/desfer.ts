import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from './ids.ts';
import { route } from './route.ts';

/** Kinds of deletion that can be undone. `fusio`: two agents made one; `programa_copia`: a plan that was taken in. */
export const DESFER_TIPUS = [
  'agent',
  'fusio',
  'treball',
  'arxiu',
  'zona',
  'zona_lot',
  'pastada',
  'pressupost',
  'factura',
  'cobrament',
  'periodica',
  'partida',
  'comprovacio',
  'treball_proces',
  'treball_partida',
  'programa_copia',
  'lot',
  'resultat_arxiu',
  'despesa',
  'despesa_arxiu',
  'tipus_despesa',
  'be_inversio',
] as const;
export type DesferTipus = (typeof DESFER_TIPUS)[number];

/** What a deletion answers: what to ask to undo it, and until when that is possible. */
export const desferSchema = z.strictObject({ id: idSchema, caduca: instantSchema });
export type Desfer = z.infer<typeof desferSchema>;
/** Answer of a deletion that can be undone. */
export const deletedAnswer = z.strictObject({ desfer: desferSchema });

export const desferRoutes = {
  undo: route({
    name: 'desfer.fer',
    method: 'POST',
    path: '/desfer/{id}',
    summary:
      'Brings back what was deleted, with all that went along, within a day; for whoever may delete it. 409 when its place is taken or what it hangs from has gone',
    access: ['titular', 'gestor', 'tecnic', 'obra', 'administracio'],
    params: z.strictObject({ id: idInPath }),
    body: z.strictObject({}),
    answer: z.strictObject({ tipus: z.enum(DESFER_TIPUS), id: idSchema }),
    errors: ['desfer_caducat', 'desfer_xoc'],
  }),
} as const;
