import { z } from 'zod';
import { dateSchema, idSchema, instantSchema } from '#contract/ids.ts';
import { EVERYONE } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { TIPUS_VENCIMENT } from '../domain/calendari.ts';

/** Something of a work that is due on a day. */
export const vencimentSchema = z.strictObject({
  /** The same in each reading, and in a calendar that follows it. */
  clau: z.string(),
  tipus: z.enum(TIPUS_VENCIMENT),
  data: dateSchema,
  /** Days past it, 0 until then. */
  dies: z.int(),
  treball_fk: idSchema,
  treball: z.strictObject({ codi: z.string(), nom: z.string() }),
  /** What it is about: zone and lot with its sample, check and action, item and lot. */
  que: z.string(),
  detall: z.string(),
  /** Where it is seen to, below the work. */
  cami: z.string(),
});
export type VencimentAnswer = z.infer<typeof vencimentSchema>;

export const calendariAnswer = z.strictObject({
  mes: z.string(),
  avui: dateSchema,
  /** What is late, from whichever month, oldest first. */
  endarrerits: z.array(vencimentSchema),
  /** What falls in the month, by day. */
  items: z.array(vencimentSchema),
});
const mes = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, { error: 'mes_incorrecte' });
const subscripcio = z.strictObject({ creat: instantSchema.nullable() });

/** Role `obra` sees what is due in the works assigned to it. */
export const calendariRoutes = {
  mes: route({
    name: 'calendari.mes',
    method: 'GET',
    path: '/calendari',
    summary: 'What is due in a month: tests of concrete, terms of non-conformities, ends of lots; and what is late',
    access: EVERYONE,
    query: z.strictObject({
      /** `YYYY-MM`; absent, this month. */
      mes: mes.optional(),
    }),
    answer: calendariAnswer,
  }),
  subscripcio: route({
    name: 'calendari.subscripcio',
    method: 'GET',
    path: '/calendari/subscripcio',
    summary: 'Whether the own calendar of the company is followed from elsewhere, and since when',
    access: EVERYONE,
    answer: subscripcio,
  }),
  subscriu: route({
    name: 'calendari.subscriu',
    method: 'POST',
    path: '/calendari/subscripcio',
    summary: 'An address to follow the calendar from elsewhere, shown this once; the one before opens nothing any more',
    access: EVERYONE,
    body: z.strictObject({}),
    answer: z.strictObject({ cami: z.string(), creat: instantSchema }),
  }),
  anulla: route({
    name: 'calendari.anulla',
    method: 'DELETE',
    path: '/calendari/subscripcio',
    summary: 'The address opens nothing any more',
    access: EVERYONE,
    answer: subscripcio,
  }),
  ics: route({
    name: 'calendari.ics',
    method: 'GET',
    path: '/calendari/ics/{token}',
    summary: 'What is due as a calendar (RFC 5545), for whoever has its address',
    access: 'public',
    empresa: 'none',
    params: z.strictObject({ token: z.string().max(100) }),
    download: 'text/calendar; charset=utf-8',
    errors: ['enllac_caducat'],
  }),
} as const;
