import { z } from 'zod';
import { idSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { ROLS } from '#contract/roles.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** Where a session was opened: decides how long it may idle (12 hours on the web, 60 days on the phone). */
export const PLATAFORMES = ['web', 'mobil'] as const;
export const MIN_CONTRASENYA = 10;

export const idiomaSchema = z.enum(LANGUAGES);
export const exerciciSchema = z.int().min(1990).max(2199);

export const empresaOfUsuariSchema = z.strictObject({
  id: idSchema,
  nom: z.string(),
  rol: z.enum(ROLS),
  /** Deactivated: only read, and no longer offered to work in. */
  baixa: z.boolean(),
});

/** The agent of type E that stands for a user in works and signatures. */
export const agentOfUsuariSchema = z.strictObject({
  id: idSchema,
  empresa_fk: idSchema,
  nom: z.string(),
  titulacio_fk: idSchema.nullable(),
  num_collegiat: z.string().nullable(),
});

export const usuariSchema = z.strictObject({
  id: idSchema,
  usuari: z.string(),
  nom: z.string(),
  cognoms: z.string(),
  email: z.string(),
  idioma_fk: idiomaSchema,
  agent: agentOfUsuariSchema.nullable(),
  pendent_accept_conds: z.boolean(),
  empreses: z.array(empresaOfUsuariSchema),
});
export const sessioSchema = z.strictObject({ id: idSchema, usuari: usuariSchema });
export type Sessio = z.infer<typeof sessioSchema>;

export const loginBody = z.strictObject({
  usuari: nameSchema(200),
  contrasenya: z.string().min(1, { error: 'obligatori' }).max(200),
  plataforma: z.enum(PLATAFORMES),
  /** Code of the authenticator or a recovery code, once `cal_segon_factor` was answered. */
  codi: z.string().max(20).optional(),
  fabricant: textSchema(100).optional(),
  model: textSchema(100).optional(),
  versio: textSchema(40).optional(),
});
export const loginAnswer = z.strictObject({ token: z.string(), sessio: sessioSchema });

export const contrasenyaSchema = z.string().min(MIN_CONTRASENYA, { error: 'contrasenya_curta' }).max(200);

export const primeraConfiguracioBody = z.strictObject({
  /** One-time code printed on the console; asked when the server is not on loopback. */
  codi: z.string().max(20).optional(),
  persona: z.strictObject({
    nom: nameSchema(100),
    cognoms: nameSchema(150),
    email: z.email({ error: 'email_incorrecte' }).max(200),
    contrasenya: contrasenyaSchema,
    idioma_fk: idiomaSchema,
    titulacio_fk: idSchema.nullable().optional(),
    num_collegiat: textSchema(30).nullable().optional(),
  }),
  empresa: z.strictObject({
    nom_fiscal: nameSchema(200),
    tipus_persona: z.enum(['E', 'F']),
    nif: textSchema(20),
  }),
  avisos_acceptats: z.array(z.string().max(60)).max(10).optional(),
});
export const primeraConfiguracioAnswer = z.strictObject({
  pendent: z.boolean(),
  cal_codi: z.boolean(),
  /** Whether the server can post links (to recover a password). */
  correu: z.boolean(),
});

/** Last exercise worked in, per company. */
export const exerciciRecordSchema = z.strictObject({
  usuariId: idSchema,
  empresaId: idSchema,
  exercici: exerciciSchema,
});
