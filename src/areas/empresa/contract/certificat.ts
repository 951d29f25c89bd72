import { z } from 'zod';
import { CERTIFICAT_DUBTES } from '#contract/certificat.ts';
import { idInPath, idSchema, instantSchema } from '#contract/ids.ts';
import { avisosAcceptats } from '#contract/problem.ts';
import { T } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';

/** Largest PKCS#12 file: one with a long chain takes some 10 kB. */
export const MAX_CERTIFICAT = 200_000;

/** A certificate that signs for the company; its key is kept sealed and never answered. */
export const certificatSchema = z.strictObject({
  id: idSchema,
  /** Who it says that it belongs to, and by whom it is said. */
  titular: z.string(),
  nif: z.string(),
  emissor: z.string(),
  valid_des_de: instantSchema,
  valid_fins: instantSchema,
  /** Why entry points of public bodies will not take what it signs; empty where nothing is known against it. */
  dubte: z.enum([...CERTIFICAT_DUBTES, '']),
});
export type Certificat = z.infer<typeof certificatSchema>;

/** A certificate that expires soon, or has: how many days are left, less than zero once it has. */
export const avisCertificatSchema = z.strictObject({
  tipus: z.literal('certificat'),
  id: idSchema,
  titular: z.string(),
  valid_fins: instantSchema,
  dies: z.int(),
});

const path = z.strictObject({ id: idInPath });

export const certificatRoutes = {
  add: route({
    name: 'empresa.addCert',
    method: 'POST',
    path: '/empresa/{id}/cert',
    summary: 'Keeps a certificate (PKCS#12, base64) once it opens and may sign; its key is sealed and never answered',
    access: T,
    empresa: 'path',
    params: path,
    body: z.strictObject({
      /** The file, .p12 or .pfx, in base64; at most 200 kB. */
      fitxer: z
        .string()
        .min(1, { error: 'obligatori' })
        .max(Math.ceil(MAX_CERTIFICAT / 3) * 4, { error: 'cert_massa_gran' })
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'cert_no_pkcs12' }),
      contrasenya: z.string().max(500),
      ...avisosAcceptats,
    }),
    answer: z.strictObject({ certificats: z.array(certificatSchema) }),
    timeout: TIMEOUT.upload,
    errors: ['avisos', 'dades_incorrectes', 'cert_repetit'],
  }),
  remove: route({
    name: 'empresa.removeCert',
    method: 'DELETE',
    path: '/empresa/{id}/cert/{x}/delete',
    summary: 'Forgets a certificate and its key',
    access: T,
    empresa: 'path',
    params: z.strictObject({ id: idInPath, x: idInPath }),
    answer: z.strictObject({ certificats: z.array(certificatSchema) }),
  }),
  avisos: route({
    name: 'empresa.avisos',
    method: 'GET',
    path: '/empresa/{id}/avisos',
    summary: 'What of the company needs its titular soon: certificates within 30 days of their end, or past it',
    access: T,
    empresa: 'path',
    params: path,
    answer: z.strictObject({ items: z.array(avisCertificatSchema) }),
  }),
} as const;
