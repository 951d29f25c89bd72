import { z } from 'zod';
import { idInPath, idSchema, textSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { TGQ, TGQAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { MODALITATS, NORMATIVES } from '../domain/tipus.ts';

const zonaSchema = z.strictObject({
  id: idSchema,
  nom: z.string(),
  designacio: z.string(),
  normativa: z.enum(NORMATIVES),
  /** Lots made, and lots forecast: null before the pours are typed. */
  lots: z.int(),
  lots_previstos: z.int().nullable(),
  mostres: z.int(),
  mostres_previstes: z.int().nullable(),
});

/** Concrete of one item of the plan of a work. */
export const formigoPartidaSchema = z.strictObject({
  treball_fk: idSchema,
  treball_partida_fk: idSchema,
  versio: z.int(),
  /** What new zones of the item take; null is as the work has it. */
  modalitat: z.enum(MODALITATS).nullable(),
  central: z.string().nullable(),
  notes: z.string(),
  /** As the work has it. */
  treball: z.strictObject({
    modalitat: z.enum(MODALITATS),
    central: z.string(),
    normativa: z.enum(NORMATIVES).nullable(),
  }),
  /** Sums of its zones. */
  previsio: z.strictObject({ lots: z.int(), lots_previstos: z.int(), mostres: z.int(), mostres_previstes: z.int() }),
  zones: z.array(zonaSchema),
  /** Zones of the work that no item has. */
  lliures: z.array(zonaSchema),
});
export type FormigoPartida = z.infer<typeof formigoPartidaSchema>;

export const formigoPartidaBody = z.strictObject({
  versio: z.int(),
  modalitat: z.enum(MODALITATS).nullable().optional(),
  central: textSchema(120).nullable().optional(),
  notes: textSchema(2000).optional(),
  /** The zones that it has: those not named are left without an item. */
  zones: z.array(idSchema).max(500).optional(),
  ...avisosAcceptats,
});

const params = z.strictObject({ id: idInPath, pid: idInPath });
export const formigoPartidaRoutes = {
  get: route({
    name: 'formigo.partida',
    method: 'GET',
    path: '/formigo/{id}/partida/{pid}',
    summary: 'Concrete of one item of the plan of a work: settings, zones and forecast',
    access: TGQAL,
    params,
    answer: formigoPartidaSchema,
  }),
  update: route({
    name: 'formigo.updatePartida',
    method: 'PUT',
    path: '/formigo/{id}/partida/{pid}',
    summary: 'Changes the concrete settings of an item, and which zones it has',
    access: TGQ,
    params,
    body: formigoPartidaBody,
    answer: formigoPartidaSchema,
    errors: ['versio_obsoleta', 'avisos', 'treball_tancat'],
  }),
} as const;
