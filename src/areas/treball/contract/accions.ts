import { z } from 'zod';
import { deletedAnswer } from '#contract/desfer.ts';
import { idInPath, idSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { EVERYONE, ROLS, TG, TGQ, TGQAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';
import { MANCANCES, treballSchema } from './schemas.ts';

const path = z.strictObject({ id: idInPath });

const assignatSchema = z.strictObject({
  usuari_fk: idSchema,
  nom: z.string(),
  rol: z.enum(ROLS),
  assignat: z.boolean(),
});
const usuarisAnswer = z.strictObject({ items: z.array(assignatSchema) });
export type Assignat = z.infer<typeof assignatSchema>;

/** What is done to a whole work. */
export const accioRoutes = {
  finalize: route({
    name: 'treball.finalize',
    method: 'POST',
    path: '/treball/{id}/finalize',
    summary:
      'Closes a work today; warns of the lots, items and non-conformities that are open, and wants a reason for these, which its certificate tells. A closed work is only read',
    access: TGQ,
    params: path,
    body: z.strictObject({
      ...avisosAcceptats,
      /** Why it is closed with what is open, by the key of each warning. */
      excepcions: z
        .array(z.strictObject({ clau: z.string().min(1).max(60), motiu: textSchema(400) }))
        .max(500)
        .default([]),
    }),
    answer: treballSchema,
    errors: ['avisos', 'treball_tancat'],
  }),
  unfinalize: route({
    name: 'treball.unfinalize',
    method: 'POST',
    path: '/treball/{id}/unfinalize',
    summary: 'Opens a closed work again',
    access: TGQ,
    params: path,
    body: z.strictObject({}),
    answer: treballSchema,
    errors: ['treball_obert'],
  }),
  duplicate: route({
    name: 'treball.duplicate',
    method: 'POST',
    path: '/treball/{id}/duplicate',
    summary:
      'A new open work with the data, dates, agents and logo of this one, and the next code; with `control_qualitat`, also its control plan and its concrete zones with their lots, without results',
    access: TGQ,
    params: path,
    body: z.strictObject({
      control_qualitat: z.boolean(),
      /** What the new work is called; as this one where nothing is said. */
      nom: nameSchema(200).optional(),
    }),
    answer: treballSchema,
  }),
  remove: route({
    name: 'treball.remove',
    method: 'DELETE',
    path: '/treball/{id}',
    summary: 'Deletes a work with all that it holds; warns of how much that is, and can be undone for a day',
    access: TG,
    params: path,
    query: z.strictObject({ avisos_acceptats: z.union([z.string(), z.array(z.string())]).optional() }),
    answer: deletedAnswer,
    errors: ['avisos', 'treball_tancat', 'treball_amb_factures'],
  }),
  checkAgent: route({
    name: 'treball.comprova_agent',
    method: 'GET',
    path: '/treball/{id}/agent/{aid}/check',
    summary:
      'What an agent does in a work: functions, what the work would lack without it, whether it signs the reports',
    access: TGQAL,
    params: z.strictObject({ id: idInPath, aid: idInPath }),
    answer: z.strictObject({
      funcions: z.array(idSchema),
      mancances: z.array(z.enum(MANCANCES)),
      signa: z.boolean(),
    }),
  }),
  usuaris: route({
    name: 'treball.usuaris',
    method: 'GET',
    path: '/treball/{id}/usuaris',
    summary: 'People of the company, and which of them the work is assigned to',
    access: TGQAL,
    params: path,
    answer: usuarisAnswer,
  }),
  assign: route({
    name: 'treball.assigna',
    method: 'PUT',
    path: '/treball/{id}/usuaris',
    summary: 'Assigns a work to people, or takes it from them; those not named stay as they are',
    access: TGQ,
    params: path,
    body: z.strictObject({
      assigna: z.array(idSchema).max(200).default([]),
      treu: z.array(idSchema).max(200).default([]),
    }),
    answer: usuarisAnswer,
    errors: ['treball_tancat', 'usuari_desconegut'],
  }),
  logo: route({
    name: 'treball.logo',
    method: 'GET',
    path: '/treball/{id}/logo',
    summary: 'Logo of a work',
    access: EVERYONE,
    params: path,
    download: 'image/png',
  }),
  setLogo: route({
    name: 'treball.posa_logo',
    method: 'POST',
    path: '/treball/{id}/logo',
    summary: 'Gives a work its logo from a finished upload: PNG or JPEG of at most 2 MB',
    access: TGQ,
    params: path,
    body: z.strictObject({ pujada_fk: idSchema }),
    answer: treballSchema,
    errors: ['treball_tancat', 'pujada_desconeguda', 'logo_incorrecte_treball', 'logo_massa_gran'],
  }),
  removeLogo: route({
    name: 'treball.treu_logo',
    method: 'DELETE',
    path: '/treball/{id}/logo',
    summary: 'Takes the logo from a work',
    access: TGQ,
    params: path,
    answer: treballSchema,
    errors: ['treball_tancat'],
  }),
} as const;
