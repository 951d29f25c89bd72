import { z } from 'zod';
import { validacioAnswer } from '#areas/banc/contract/schemas.ts';
import { dateSchema, idInPath, idSchema, instantSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { EVERYONE, TGQ } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { CAMPS_COMPROVACIO_PROGRAMA, CAMPS_OBRA, CAMPS_PROGRAMA, CANVIS_PARTIDA } from '../domain/canvis-programa.ts';
import { costSchema, treballPartidaFields } from './schemas.ts';

const checkNamed = z.strictObject({ comprovacio_fk: idSchema, nom: z.string() });
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.null()]);

/** What changed of the programme from one issue to the next, or since the last one. */
export const canvisProgramaSchema = z.strictObject({
  /** Items that came, went or changed, and what changed of the work. */
  n: z.int(),
  /** What changed of the work that its paper says: dates as such, the rest in words; empty, none. */
  obra: z.array(
    z.strictObject({
      camp: z.enum(CAMPS_OBRA),
      /** Whose function. */ nom: z.string(),
      abans: z.string(),
      despres: z.string(),
    }),
  ),
  cost: z.strictObject({ abans: costSchema, despres: costSchema }),
  partides: z.array(
    z.strictObject({
      treball_partida_fk: idSchema,
      proces_fk: idSchema,
      codi: z.string(),
      nom: z.string(),
      unitat: z.string(),
      canvi: z.enum(CANVIS_PARTIDA),
      camps: z.array(z.strictObject({ camp: z.enum(CAMPS_PROGRAMA), abans: value, despres: value })),
      /** Checks that came, went, or of which something changed. */
      entren: z.array(checkNamed),
      surten: z.array(checkNamed),
      canvien: z.array(checkNamed.extend({ camps: z.array(z.enum(CAMPS_COMPROVACIO_PROGRAMA)) })),
    }),
  ),
});
export type CanvisProgramaAnswer = z.infer<typeof canvisProgramaSchema>;

/** What changed since the last issue, and what the next one would warn of. */
export const canvisAmbAvisosSchema = canvisProgramaSchema.extend({
  avisos: z.array(z.strictObject({ codi: z.string(), missatge: z.string() })),
  /** Items whose uses do not hold: they are mended before it is issued. */
  faltes: z.array(z.strictObject({ treball_partida_fk: idSchema, nom: z.string(), missatges: z.array(z.string()) })),
});

/** An issue of the programme. */
export const revisioSchema = z.strictObject({
  numero: z.int(),
  data: dateSchema,
  emesa: instantSchema,
  emesa_per: z.string(),
  n_partides: z.int(),
  n_comprovacions: z.int(),
  n_lots: z.int(),
  cost: costSchema,
  /** What changed since the one before; null of the first. */
  canvis: canvisProgramaSchema.nullable(),
});
export type Revisio = z.infer<typeof revisioSchema>;

export const emetBody = z.strictObject({ data: dateSchema, ...avisosAcceptats });

const { sistema_fk, usos, nivells, completa } = treballPartidaFields;
export const previsioCanviBody = z.strictObject({ sistema_fk, usos, nivells, completa }).partial();
/** Checks that a change of system, use, level or completeness would bring, bring back, take out, or keep as no longer demanded. */
export const previsioCanviSchema = z.strictObject({
  venen: z.array(checkNamed),
  tornen: z.array(checkNamed),
  surten: z.array(checkNamed),
  jaNo: z.array(checkNamed),
});
export type PrevisioCanvi = z.infer<typeof previsioCanviSchema>;

const ofWork = z.strictObject({ id: idInPath });
const ofPartida = z.strictObject({ id: idInPath, pid: idInPath, xid: idInPath });
const PARTIDA = '/treball/{id}/proces/{pid}/partida/{xid}';

export const programaRoutes = {
  emet: route({
    name: 'programa.emet',
    method: 'POST',
    path: '/treball/{id}/programa/emet',
    summary: 'Issues the programme as its next revision; refuses one that is empty or whose uses do not hold',
    access: TGQ,
    params: ofWork,
    body: emetBody,
    answer: revisioSchema,
    errors: ['avisos', 'programa_buit', 'programa_amb_faltes', 'treball_tancat'],
  }),
  revisions: route({
    name: 'programa.revisions',
    method: 'GET',
    path: '/treball/{id}/programa/revisions',
    summary: 'Issues of the programme, newest first, each with what changed since the one before',
    access: EVERYONE,
    params: ofWork,
    answer: z.array(revisioSchema),
  }),
  canvis: route({
    name: 'programa.canvis',
    method: 'GET',
    path: '/treball/{id}/programa/canvis',
    summary:
      'What changed of the programme since its last issue, all of it where it was never issued; and what the next would warn of',
    access: EVERYONE,
    params: ofWork,
    answer: canvisAmbAvisosSchema,
  }),
  previsioCanvi: route({
    name: 'proces.previsioCanvi',
    method: 'POST',
    path: `${PARTIDA}/previsio-canvi`,
    summary: 'Which checks would come and go with another system, use, level or completeness; writes nothing',
    access: TGQ,
    params: ofPartida,
    body: previsioCanviBody,
    answer: previsioCanviSchema,
    errors: ['partida_sense_banc'],
  }),
  validacio: route({
    name: 'proces.validacio',
    method: 'GET',
    path: `${PARTIDA}/validacio`,
    summary: 'Whether the uses chosen for an item hold with the checks that it has',
    access: EVERYONE,
    params: ofPartida,
    answer: validacioAnswer,
  }),
} as const;
