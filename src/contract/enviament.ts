import { z } from 'zod';
import { LANGUAGES } from '#kernel/language.ts';
import { correuItemSchema } from './correu.ts';
import { nameSchema, textSchema } from './ids.ts';

/** What stands in the subject and the text of a letter for what is known when it goes. */
export const MARCA_NUMERO = '{numero}';
export const MARCA_ENLLAC = '{enllac}';

/** Receivers of one letter, and as many copies. */
export const MAX_DESTINATARIS = 20;
const adreces = z.array(textSchema(200).pipe(z.email({ error: 'email_incorrecte' }))).max(MAX_DESTINATARIS);

/** What a person writes of a letter about a record. */
export const cartaFields = {
  to: adreces.min(1, { error: 'destinatari_obligatori' }),
  cc: adreces.default([]),
  assumpte: nameSchema(200),
  text: textSchema(10_000).pipe(z.string().min(1, { error: 'obligatori' })),
} as const;

/** By whose server letters of a company go out; null: none is set, so none goes. */
export const servidorSchema = z.enum(['empresa', 'producte']).nullable();
export type Servidor = z.infer<typeof servidorSchema>;

/** A letter to look at, and change, before it is sent; the addresses that are known of its receiver beside it. */
export const propostaFields = {
  to: z.array(z.string()),
  cc: z.array(z.string()),
  assumpte: z.string(),
  text: z.string(),
  idioma: z.enum(LANGUAGES),
  servidor: servidorSchema,
  adreces: z.array(z.strictObject({ email: z.string(), us: z.string() })),
} as const;
const propostaCarta = z.strictObject(propostaFields);
export type PropostaCarta = z.infer<typeof propostaCarta>;

/** How the last letter about a record stands, in a word. */
export const ESTATS_ENVIAMENT = ['pendent', 'enviat', 'fallit', 'dubtos'] as const;
export type EstatEnviament = (typeof ESTATS_ENVIAMENT)[number];

/** A letter about a record, with its true state and what it carried. */
export const enviamentSchema = z.strictObject({
  ...correuItemSchema.shape,
  adjunts: z.array(z.strictObject({ nom: z.string(), mida: z.int(), tipus: z.string() })),
});
export type Enviament = z.infer<typeof enviamentSchema>;
