import { z } from 'zod';
import { cartaFields, enviamentSchema, propostaFields } from '#contract/enviament.ts';
import { idInPath, instantSchema } from '#contract/ids.ts';
import { TGA, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';

/** What may go with a letter; `rebut` is the receipt of its last payment. */
export const ADJUNTS_FACTURA = ['pdf', 'facturae', 'facturae_signada', 'rebut'] as const;
export type AdjuntFactura = (typeof ADJUNTS_FACTURA)[number];
/** Reminders of what is past due, each firmer than the one before. */
export const PASSOS_RECORDATORI = [1, 2, 3] as const;
/** Days between a reminder and the next, where nobody asks for it by name. */
export const DIES_ENTRE_RECORDATORIS = 7;
const pasSchema = z.literal(PASSOS_RECORDATORI);
export type PasRecordatori = z.infer<typeof pasSchema>;

const path = z.strictObject({ id: idInPath, fid: idInPath });
/** Each of `ADJUNTS_FACTURA`, in their order: what it would be called, and why it cannot go where it cannot. */
const adjuntOfertSchema = z.strictObject({
  adjunt: z.enum(ADJUNTS_FACTURA),
  nom: z.string(),
  possible: z.boolean(),
  /** Why not, in a sentence; null where it is possible. */
  motiu: z.string().nullable(),
  /** Whether it goes unless somebody takes it away. */
  proposat: z.boolean(),
});
/** A letter to look at, and change, before it is sent. */
const propostaSchema = z.strictObject({ ...propostaFields, adjunts: z.array(adjuntOfertSchema) });
export type PropostaEnviament = z.infer<typeof propostaSchema>;
const cartaBody = {
  ...cartaFields,
  adjunts: z
    .array(z.enum(ADJUNTS_FACTURA))
    .transform((given) => [...new Set(given)])
    .default(['pdf']),
} as const;
/** A letter about an invoice; `pas` where it was a reminder. */
export const facturaEnviamentSchema = z.strictObject({ ...enviamentSchema.shape, pas: pasSchema.nullable() });
export type FacturaEnviament = z.infer<typeof facturaEnviamentSchema>;
/** Where the reminders of an invoice have got to. */
const recordatoriSchema = z.strictObject({
  /** The next step; null when nothing is past due or all three were taken. */
  pas: pasSchema.nullable(),
  motiu: z.string().nullable(),
  /** Days past due, and cents pending; null and 0 where nothing is. */
  dies: z.int().nullable(),
  pendent: z.int(),
  fets: z.array(z.strictObject({ pas: pasSchema, quan: instantSchema, enviament: facturaEnviamentSchema.nullable() })),
  proposta: propostaSchema.nullable(),
});
export type RecordatoriFactura = z.infer<typeof recordatoriSchema>;
const ERRORS = [
  'sense_smtp',
  'factura_no_emesa',
  'destinatari_obligatori',
  'email_incorrecte',
  'factura_sense_enllac',
  'adjunt_sense_cobraments',
  'adjunt_facturae_incorrecta',
  'adjunt_facturae_sense_certificat',
  'adjunt_facturae_certificat_no_rsa',
  'adjunt_secret_illegible',
  'document_massa_lent',
  'document_massa_gran',
  'document_cua_plena',
];

/** Invoices by e-mail. What a letter comes to is told by its state; retrying and settling doubts are calls of `correu`. */
export const facturaEnviamentRoutes = {
  proposta: route({
    name: 'factura.proposta_enviament',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/send',
    summary:
      'The letter that an issued invoice would go with: to whom, text in the language of its receiver, and files',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: propostaSchema,
    errors: ['factura_no_emesa'],
  }),
  envia: route({
    name: 'factura.envia',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/send',
    summary:
      'Queues a letter with an issued invoice. Asked again within five minutes with the same content, it answers the letter that was queued',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject(cartaBody),
    answer: facturaEnviamentSchema,
    timeout: TIMEOUT.download,
    errors: ERRORS,
  }),
  enviaments: route({
    name: 'factura.enviaments',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/enviaments',
    summary: 'Letters about an invoice, newest first, each with its true state',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: z.strictObject({ items: z.array(facturaEnviamentSchema) }),
  }),
  recordatori: route({
    name: 'factura.recordatori',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/recorda',
    summary: 'The next reminder of what is past due and its letter; why there is none where there is none',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: recordatoriSchema,
  }),
  recorda: route({
    name: 'factura.recorda',
    method: 'POST',
    path: '/empresa/{id}/factura/{fid}/recorda',
    summary: 'Sends the next reminder of what is past due, one a step; a step that was taken answers its letter',
    access: TGA,
    empresa: 'path',
    params: path,
    body: z.strictObject({ pas: pasSchema, ...cartaBody }),
    answer: facturaEnviamentSchema,
    timeout: TIMEOUT.download,
    errors: [...ERRORS, 'factura_no_vencuda', 'recordatori_altre_pas'],
  }),
} as const;
