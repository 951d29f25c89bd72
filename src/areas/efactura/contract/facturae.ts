import { z } from 'zod';
import { flagInQuery, idInPath } from '#contract/ids.ts';
import { TGAL } from '#contract/roles.ts';
import { route } from '#contract/route.ts';

const path = z.strictObject({ id: idInPath, fid: idInPath });

/** The paper of the invoice, or a file of its work by its id. */
const adjuntSchema = z.union([
  z.literal('pdf'),
  z
    .string()
    .regex(/^arxiu-[1-9]\d{0,14}$/)
    .transform((text) => Number(text.slice('arxiu-'.length))),
]);
export type AdjuntDemanat = z.output<typeof adjuntSchema>;
/**
 * Bytes that all attachments of one may come to. A bound of our own: each entry point has its cap and none is written in
 * the format (facturacio.md §2.4); in base64 these make a document under 7 MB.
 */
export const MAX_ADJUNTS_FACTURAE = 5 * 1024 * 1024;
const MAX_NOMBRE = 20;

/** Formats that the schema of Facturae names, by how names of files end. */
const FORMATS = [
  ['pdf', /\.pdf$/i],
  ['jpg', /\.jpe?g$/i],
  ['gif', /\.gif$/i],
  ['bmp', /\.bmp$/i],
  ['tiff', /\.tiff?$/i],
  ['doc', /\.doc$/i],
  ['xls', /\.xls$/i],
  ['rtf', /\.rtf$/i],
  ['xml', /\.xml$/i],
  ['html', /\.html?$/i],
] as const;
/** The format of a file by its name; null where no electronic invoice takes it inside. */
export const formatAdjunt = (nom: string): (typeof FORMATS)[number][0] | null =>
  FORMATS.find(([, ending]) => ending.test(nom))?.[0] ?? null;

/** Something that an entry point refuses, or may refuse further on, and the field of ours to be mended. */
export const faltaSchema = z.strictObject({
  regla: z.string(),
  cami: z.string(),
  codi: z.string(),
  nivell: z.enum(['error', 'avis']),
  missatge: z.string(),
  /** Frozen when the invoice was issued: only rectifying it mends this. */
  congelat: z.boolean(),
});

export const facturaeRoutes = {
  check: route({
    name: 'efactura.comprova',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/facturae/check',
    summary: 'What the entry points of electronic invoices would refuse of an invoice, rule by rule',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: z.strictObject({ exportable: z.boolean(), faltes: z.array(faltaSchema) }),
  }),
  download: route({
    name: 'efactura.facturae',
    method: 'GET',
    path: '/empresa/{id}/factura/{fid}/facturae',
    summary: 'The invoice as Facturae 3.2.2; with `signat`, signed with the certificate of the company',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: z.strictObject({
      /** Whether the account is told; absent, as the invoice says. */
      mostrar_iban: flagInQuery.optional(),
      signat: flagInQuery.default(true),
      /** What goes inside the XML as attachments, parted by commas: `pdf`, its paper; `arxiu-<id>`, a file of its work. */
      adjunts: z
        .string()
        .max(500)
        .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
        .pipe(z.array(adjuntSchema).max(MAX_NOMBRE))
        .default([]),
    }),
    download: 'application/xml',
    errors: [
      'facturae_anullada',
      'facturae_incorrecta',
      'facturae_sense_certificat',
      'facturae_certificat_no_rsa',
      'secret_illegible',
      'facturae_adjunts_massa_grans',
    ],
  }),
} as const;
