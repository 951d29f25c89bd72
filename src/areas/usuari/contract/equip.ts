import { z } from 'zod';
import { flagInQuery, idInPath, idSchema, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { EVERYONE, ROLS, T } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { contrasenyaSchema, idiomaSchema, loginAnswer } from './schemas.ts';

/** `convidat`: the invitation waits; `baixa`: left out of the company, its history stays. */
export const ESTATS_USUARI = ['actiu', 'convidat', 'baixa'] as const;
export const EQUIP_ORDER = ['nom', 'rol', 'darrer_acces'] as const;

export const emailSchema = z.email({ error: 'email_incorrecte' }).max(200);
/** What one signs in with beside the e-mail. */
export const loginNameSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._@+-]{2,99}$/u, { error: 'usuari_incorrecte' });

/** A person of the company, or an invitation that waits: one of the two keys is null. */
export const equipItemSchema = z.strictObject({
  usuari_fk: idSchema.nullable(),
  invitacio_fk: idSchema.nullable(),
  estat: z.enum(ESTATS_USUARI),
  nom: z.string(),
  cognoms: z.string(),
  email: z.string(),
  rol: z.enum(ROLS),
  darrer_acces: instantSchema.nullable(),
  caduca: instantSchema.nullable(),
});
export type EquipItem = z.infer<typeof equipItemSchema>;

/** A user as one sees oneself, or as the holder of the company sees a member. */
export const usuariRecordSchema = z.strictObject({
  id: idSchema,
  versio: z.int(),
  usuari: z.string(),
  nom: z.string(),
  cognoms: z.string(),
  email: z.string(),
  idioma_fk: idiomaSchema,
  rol: z.enum(ROLS),
  actiu: z.boolean(),
  agent_fk: idSchema.nullable(),
  darrer_acces: instantSchema.nullable(),
  segon_factor: z.boolean(),
  creat: instantSchema,
});
export type UsuariRecord = z.infer<typeof usuariRecordSchema>;

export const invitacioBody = z.strictObject({
  nom: nameSchema(100),
  cognoms: textSchema(150),
  email: emailSchema,
  rol: z.enum(ROLS),
  idioma_fk: idiomaSchema,
  titulacio_fk: idSchema.nullable().optional(),
  num_collegiat: textSchema(30).optional(),
});

/** A link of one use: `enllac` is the hash of its screen, shown once; `correu` says that it was put in the post too. */
export const enllacSchema = z.strictObject({
  enllac: z.string(),
  caduca: instantSchema,
  correu: z.boolean(),
  /** Messages may leave, and this one did not: the server does not know its own address (`PUBLIC_URL`). */
  sense_adreca: z.boolean(),
});

export const usuariUpdateBody = z.strictObject({
  versio: z.int(),
  nom: nameSchema(100).optional(),
  cognoms: textSchema(150).optional(),
  email: emailSchema.optional(),
  usuari: loginNameSchema.optional(),
  /** The own password, asked when what one signs in with changes. */
  contrasenya: z.string().max(200).optional(),
  /** Only the holder of the company, and not of oneself. */
  rol: z.enum(ROLS).optional(),
  actiu: z.boolean().optional(),
});

export const invitacioSchema = z.strictObject({
  empresa: z.string(),
  nom: z.string(),
  cognoms: z.string(),
  email: z.string(),
  idioma_fk: idiomaSchema,
  rol: z.enum(ROLS),
  caduca: instantSchema,
  /** The address already has a user: its password is asked, not a new one. */
  existent: z.boolean(),
});
export const equipQuery = z.strictObject({ nomes_actius: flagInQuery.default(true), ...pageQuery(EQUIP_ORDER) });

/** The list as a file: what it filters and orders by, without its pages. */
export const equipDocumentQuery = equipQuery
  .omit({ offset: true, limit: true, getAll: true })
  .extend(listDownloadQuery(PLAIN_FORMATS));

export const acceptBody = z.strictObject({
  nom: nameSchema(100).optional(),
  cognoms: textSchema(150).optional(),
  contrasenya: contrasenyaSchema,
  codi: z.string().max(20).optional(),
});

const tokenPath = z.strictObject({ token: z.string().max(100) });
const usuariPath = z.strictObject({ id: idInPath });
const done = z.strictObject({ fet: z.literal(true) });

export const equipRoutes = {
  list: route({
    name: 'usuari.list',
    method: 'GET',
    path: '/usuari/{id}/subusuaris',
    summary: 'People of the company and invitations that wait; `id` is the own user',
    access: T,
    params: usuariPath,
    query: equipQuery,
    answer: pageOf(equipItemSchema),
  }),
  document: route({
    name: 'usuari.document',
    method: 'GET',
    path: '/usuari/document',
    summary: 'People of the company and invitations that wait, as a file: PDF, spreadsheet or CSV',
    access: T,
    query: equipDocumentQuery,
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  check: route({
    name: 'usuari.check',
    method: 'GET',
    path: '/usuari/check',
    summary: 'Whether a name to sign in with is free',
    access: 'session',
    empresa: 'none',
    query: z.strictObject({ usuari: textSchema(200) }),
    answer: z.strictObject({ lliure: z.boolean() }),
  }),
  get: route({
    name: 'usuari.get',
    method: 'GET',
    path: '/usuari/{id}',
    summary: 'The own user, or a member of the company for its holder',
    access: EVERYONE,
    params: usuariPath,
    answer: usuariRecordSchema,
  }),
  update: route({
    name: 'usuari.update',
    method: 'POST',
    path: '/usuari/{id}',
    summary: 'Changes the own data, or role and state of a member for the holder of the company',
    access: EVERYONE,
    params: usuariPath,
    body: usuariUpdateBody,
    answer: usuariRecordSchema,
    errors: ['versio_obsoleta', 'darrer_titular', 'no_un_mateix', 'massa_intents'],
  }),
  remove: route({
    name: 'usuari.remove',
    method: 'DELETE',
    path: '/usuari/{id}',
    summary: 'Leaves a member out of the company; what it did stays',
    access: T,
    params: usuariPath,
    answer: done,
    errors: ['darrer_titular', 'no_un_mateix'],
  }),
  invite: route({
    name: 'usuari.invite',
    method: 'POST',
    path: '/usuari',
    summary: 'Invites a person by e-mail, with a role; the link lives 7 days and is answered once',
    access: T,
    body: invitacioBody,
    answer: enllacSchema,
    errors: ['ja_es_membre'],
  }),
  inviteAgain: route({
    name: 'usuari.inviteAgain',
    method: 'POST',
    path: '/invitacio/{id}/reenviar',
    summary: 'A new link for an invitation; the old one dies',
    access: T,
    params: usuariPath,
    answer: enllacSchema,
  }),
  uninvite: route({
    name: 'usuari.uninvite',
    method: 'DELETE',
    path: '/invitacio/{id}',
    summary: 'Takes an invitation back',
    access: T,
    params: usuariPath,
    answer: done,
  }),
  recoverFor: route({
    name: 'usuari.recoverFor',
    method: 'POST',
    path: '/usuari/{id}/recuperar',
    summary: 'A link to set a new password, for a member whose companies are all the caller’s; 30 minutes, one use',
    access: T,
    params: usuariPath,
    answer: enllacSchema,
    errors: ['usuari_de_fora'],
  }),
  invitacio: route({
    name: 'usuari.invitacio',
    method: 'GET',
    path: '/invitacio/{token}',
    summary: 'What an invitation says, for who holds its link',
    access: 'public',
    empresa: 'none',
    params: tokenPath,
    answer: invitacioSchema,
    errors: ['enllac_caducat'],
    beforeConditions: true,
  }),
  accept: route({
    name: 'usuari.accept',
    method: 'POST',
    path: '/invitacio/{token}',
    summary: 'Accepts an invitation: a new password, or that of the user who has the address; opens a session',
    access: 'public',
    empresa: 'none',
    params: tokenPath,
    body: acceptBody,
    answer: loginAnswer,
    errors: ['enllac_caducat', 'credencials_incorrectes', 'massa_intents', 'contrasenya_comuna'],
    beforeConditions: true,
  }),
  recover: route({
    name: 'usuari.recover',
    method: 'POST',
    path: '/usuari/recuperar',
    summary: 'Posts a link to set a new password; answers the same whether the user exists or not',
    access: 'public',
    empresa: 'none',
    body: z.strictObject({ usuari: nameSchema(200) }),
    answer: done,
    errors: ['sense_correu', 'massa_intents'],
    beforeConditions: true,
  }),
  recovery: route({
    name: 'usuari.recovery',
    method: 'GET',
    path: '/usuari/recuperar/{token}',
    summary: 'Whose password a link sets, while it lives',
    access: 'public',
    empresa: 'none',
    params: tokenPath,
    answer: z.strictObject({ usuari: z.string(), caduca: instantSchema }),
    errors: ['enllac_caducat'],
    beforeConditions: true,
  }),
  setPassword: route({
    name: 'usuari.setPassword',
    method: 'POST',
    path: '/usuari/recuperar/{token}',
    summary: 'Sets the new password of a link; every session of the user ends',
    access: 'public',
    empresa: 'none',
    params: tokenPath,
    body: z.strictObject({ contrasenya: contrasenyaSchema }),
    answer: done,
    errors: ['enllac_caducat', 'contrasenya_comuna'],
    beforeConditions: true,
  }),
} as const;
