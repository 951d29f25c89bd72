import { z } from 'zod';
import { adrecaSchema } from '#areas/empresa/contract/schemas.ts';
import { REGIMS } from '../domain/causes.data.ts';
import { liniaSchema } from './document.ts';

/** Whoever issues, as frozen on what was issued. */
export const emissorSchema = z.strictObject({
  nom_fiscal: z.string(),
  nom_comercial: z.string(),
  tipus_persona: z.enum(['E', 'F']),
  nif: z.string(),
  adreca: adrecaSchema,
  telefon: z.string(),
  email: z.string(),
  web: z.string(),
  registre_mercantil: z.string(),
  num_collegiat: z.string(),
  peu: z.string(),
  regim_iva: z.string(),
});
export type Emissor = z.infer<typeof emissorSchema>;

/** A line as frozen: its rates and what it comes to, in cents, stand beside what was written. */
export const liniaEmesaSchema = z.strictObject({
  ...liniaSchema.shape,
  iva: z.string(),
  recarrec: z.string().nullable(),
  regim: z.enum(REGIMS),
  irpf: z.string().nullable(),
  cost: z.int(),
  brut: z.int(),
});
export type LiniaEmesa = z.infer<typeof liniaEmesaSchema>;
