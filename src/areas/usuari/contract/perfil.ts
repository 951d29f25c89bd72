import { z } from 'zod';
import { idInPath, idSchema, instantSchema } from '#contract/ids.ts';
import { route } from '#contract/route.ts';
import { contrasenyaSchema, PLATAFORMES } from './schemas.ts';

/** A device with an open session. */
export const dispositiuSchema = z.strictObject({
  id: idSchema,
  plataforma: z.enum(PLATAFORMES),
  fabricant: z.string().nullable(),
  model: z.string().nullable(),
  versio: z.string().nullable(),
  creada: instantSchema,
  darrer_us: instantSchema,
  /** The session that asks. */
  actual: z.boolean(),
});
export type Dispositiu = z.infer<typeof dispositiuSchema>;

const path = z.strictObject({ id: idInPath });
const done = z.strictObject({ fet: z.literal(true) });
const given = z.string().min(1, { error: 'obligatori' }).max(200);
const own = { access: 'session', empresa: 'none', params: path } as const;

/** What one does with the own account; another's answers 404. */
export const perfilRoutes = {
  contrasenya: route({
    ...own,
    name: 'usuari.contrasenya',
    method: 'PUT',
    path: '/usuari/{id}/contrasenya',
    summary: 'Changes the own password; the other sessions end',
    body: z.strictObject({ actual: given, nova: contrasenyaSchema }),
    answer: done,
    errors: ['contrasenya_incorrecta', 'contrasenya_comuna', 'massa_intents'],
  }),
  dispositius: route({
    ...own,
    name: 'usuari.dispositius',
    method: 'GET',
    path: '/usuari/{id}/sessions',
    summary: 'Devices with an open session, last used first',
    answer: z.array(dispositiuSchema),
  }),
  tanca: route({
    ...own,
    name: 'usuari.closeDevice',
    method: 'DELETE',
    path: '/usuari/{id}/sessions/{sid}',
    summary: 'Ends the session of a device',
    params: path.extend({ sid: idInPath }),
    answer: done,
  }),
  tancaAltres: route({
    ...own,
    name: 'usuari.closeOthers',
    method: 'DELETE',
    path: '/usuari/{id}/sessions',
    summary: 'Ends every session but this one',
    answer: done,
  }),
  proposaFactor: route({
    ...own,
    name: 'usuari.proposeFactor',
    method: 'POST',
    path: '/usuari/{id}/segon_factor',
    summary: 'A secret for an authenticator; nothing changes until a code of it is confirmed',
    body: z.strictObject({ contrasenya: given }),
    answer: z.strictObject({ secret: z.string(), uri: z.string() }),
    errors: ['contrasenya_incorrecta', 'massa_intents'],
  }),
  confirmaFactor: route({
    ...own,
    name: 'usuari.confirmFactor',
    method: 'PUT',
    path: '/usuari/{id}/segon_factor',
    summary: 'Confirms the secret with a code of it; answers recovery codes, shown once',
    body: z.strictObject({
      contrasenya: given,
      secret: z.string().regex(/^[A-Z2-7]{16,64}$/),
      codi: z.string().max(20),
    }),
    answer: z.strictObject({ codis: z.array(z.string()) }),
    errors: ['contrasenya_incorrecta', 'segon_factor_incorrecte', 'massa_intents'],
  }),
  treuFactor: route({
    ...own,
    name: 'usuari.removeFactor',
    method: 'POST',
    path: '/usuari/{id}/segon_factor/treure',
    summary: 'Takes the second factor away; asks the password and a code',
    body: z.strictObject({ contrasenya: given, codi: z.string().max(20) }),
    answer: done,
    errors: ['contrasenya_incorrecta', 'segon_factor_incorrecte', 'massa_intents'],
  }),
} as const;
