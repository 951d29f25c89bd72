import { z } from 'zod';
import { CORREU_MOTIUS } from '#contract/correu.ts';
import { idInPath, instantSchema, nameSchema, textSchema } from '#contract/ids.ts';
import { TG } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { SMTP_SEGURETATS } from '#contract/smtp.ts';

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;
const emailSchema = z.email({ error: 'email_incorrecte' }).max(200);

/** What a person writes of the mail server of a company, but its password. */
export const smtpFields = {
  host: textSchema(253).pipe(z.string().regex(HOST, { error: 'host_incorrecte' })),
  port: z.int().min(1).max(65_535),
  seguretat: z.enum(SMTP_SEGURETATS),
  /** Empty: the server asks for no log-in. */
  usuari: textSchema(200),
  /** Name and address that letters come from. */
  de_nom: nameSchema(120),
  de_email: emailSchema,
} as const;

export const smtpSchema = z.strictObject({
  versio: z.int(),
  ...smtpFields,
  /** Whether a password is kept; what it is is never answered. */
  te_contrasenya: z.boolean(),
  canviat: instantSchema,
});
export type Smtp = z.infer<typeof smtpSchema>;

export const smtpBody = z.strictObject({
  /** The version read; 0 where there was none. */
  versio: z.int().min(0),
  ...smtpFields,
  /** Absent: the kept one stays. Null: none. Must come again with another server, port, protection or user. */
  contrasenya: z.string().min(1).max(500).nullable().optional(),
});

const path = z.strictObject({ id: idInPath });
const answer = z.strictObject({
  smtp: smtpSchema.nullable(),
  /** Whether the product has a mail server of its own, for companies without one. */
  producte: z.boolean(),
});

export const smtpRoutes = {
  get: route({
    name: 'empresa.smtp',
    method: 'GET',
    path: '/empresa/{id}/smtp',
    summary: 'The mail server of a company, without its password; null where none is set',
    access: TG,
    empresa: 'path',
    params: path,
    answer,
  }),
  update: route({
    name: 'empresa.updateSmtp',
    method: 'POST',
    path: '/empresa/{id}/smtp',
    summary: 'Sets the mail server of a company; its password is kept sealed and never answered',
    access: TG,
    empresa: 'path',
    params: path,
    body: smtpBody,
    answer,
    errors: ['versio_obsoleta', 'contrasenya_altra_vegada', 'host_incorrecte'],
  }),
  remove: route({
    name: 'empresa.removeSmtp',
    method: 'DELETE',
    path: '/empresa/{id}/smtp',
    summary: 'Forgets the mail server of a company and its password',
    access: TG,
    empresa: 'path',
    params: path,
    answer,
  }),
  prova: route({
    name: 'empresa.provaSmtp',
    method: 'POST',
    path: '/empresa/{id}/smtp/prova',
    summary:
      'Sends a trial letter through the mail server as it is kept, or the product’s where the company has none, and tells what the server said',
    access: TG,
    empresa: 'path',
    params: path,
    body: z.strictObject({ to: emailSchema }),
    answer: z.strictObject({
      enviat: z.boolean(),
      motiu: z.strictObject({ codi: z.enum(CORREU_MOTIUS), missatge: z.string() }).nullable(),
      /** The server's own words. */
      resposta: z.string(),
    }),
    timeout: TIMEOUT.upload,
    errors: ['sense_smtp', 'secret_illegible'],
  }),
} as const;
