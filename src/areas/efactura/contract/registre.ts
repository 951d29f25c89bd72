import { z } from 'zod';
import { dateSchema, idInPath, idSchema, instantSchema } from '#contract/ids.ts';
import { listDownloadQuery, PLAIN_FORMATS } from '#contract/llistat.ts';
import { pageOf, pageQuery } from '#contract/page.ts';
import { TG, TGAL } from '#contract/roles.ts';
import { route, TIMEOUT } from '#contract/route.ts';
import { TRENCAMENTS } from '../domain/verifactu/cadena.ts';

export const REGISTRE_TIPUS = ['alta', 'anulacio'] as const;
/** `pendent`: waits to be sent to the tax agency; `no_enviat`: made while the company sent nothing, kept only. */
export const REGISTRE_ESTATS = ['no_enviat', 'pendent'] as const;
/** Who had a chain checked: the daily round, a person, the issue of an invoice (its last record alone), the command. */
export const COMPROVACIO_ORIGENS = ['diaria', 'persona', 'previa', 'ordre'] as const;

export const registreItemSchema = z.strictObject({
  id: idSchema,
  ordre: z.int(),
  tipus: z.enum(REGISTRE_TIPUS),
  factura_fk: idSchema,
  numserie: z.string(),
  data_expedicio: dateSchema,
  /** With its offset, as the record says it. */
  moment: z.string(),
  estat: z.enum(REGISTRE_ESTATS),
  huella: z.string(),
});
export type RegistreItem = z.infer<typeof registreItemSchema>;
export const trencamentSchema = z.strictObject({
  ordre: z.int(),
  numserie: z.string(),
  que: z.enum(TRENCAMENTS),
});
export const comprovacioSchema = z.strictObject({
  quan: instantSchema,
  origen: z.enum(COMPROVACIO_ORIGENS),
  registres: z.int(),
  trencaments: z.int(),
  /** The first hundred of them. */
  detall: z.array(trencamentSchema),
});
export type Comprovacio = z.infer<typeof comprovacioSchema>;
const darreraSchema = z.strictObject({ registres: z.int(), comprovacio: comprovacioSchema.nullable() });
export type Darrera = z.infer<typeof darreraSchema>;

export const REGISTRE_ORDER = ['ordre', 'numserie', 'moment', 'estat', 'tipus'] as const;
const path = z.strictObject({ id: idInPath });
const registreQuery = z.strictObject(pageQuery(REGISTRE_ORDER));
export type RegistreQuery = z.output<typeof registreQuery>;
const productorSchema = z.strictObject({
  nom: z.string(),
  nif: z.string(),
  adreca: z.string(),
  lloc: z.string(),
});
/** The producer's declaration: what it says beside its fixed sentences. */
export const declaracioSchema = z.strictObject({
  /** Null: nobody has declared to be the producer of this installation. */
  productor: productorSchema.nullable(),
  nom: z.string(),
  codi: z.string(),
  versio: z.string(),
  data: dateSchema,
});
export type Declaracio = z.infer<typeof declaracioSchema>;

export const registreRoutes = {
  list: route({
    name: 'registre.list',
    method: 'GET',
    path: '/empresa/{id}/registre',
    summary: 'Records of billing (VERI*FACTU) of a company, newest first; the search is by number of invoice',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: registreQuery,
    answer: pageOf(registreItemSchema),
  }),
  document: route({
    name: 'registre.document',
    method: 'GET',
    path: '/empresa/{id}/registre/document',
    summary: 'The list of records as a file',
    access: TGAL,
    empresa: 'path',
    params: path,
    query: registreQuery.omit({ offset: true, limit: true, getAll: true }).extend(listDownloadQuery(PLAIN_FORMATS)),
    download: 'application/octet-stream',
    timeout: TIMEOUT.report,
    errors: ['llistat_massa_llarg'],
  }),
  darrera: route({
    name: 'registre.darrera',
    method: 'GET',
    path: '/empresa/{id}/registre/comprova',
    summary: 'The last check of the chain of records, and how many records there are',
    access: TGAL,
    empresa: 'path',
    params: path,
    answer: darreraSchema,
  }),
  comprova: route({
    name: 'registre.comprova',
    method: 'POST',
    path: '/empresa/{id}/registre/comprova',
    summary: 'Checks the whole chain of records: texts, hashes, order and XML; keeps what it finds',
    access: TG,
    empresa: 'path',
    whileClosed: true,
    params: path,
    answer: darreraSchema,
    timeout: TIMEOUT.upload,
  }),
  export: route({
    name: 'registre.export',
    method: 'GET',
    path: '/empresa/{id}/registre/export',
    summary: 'Records issued between two dates, as one XML with the exact text of each',
    access: TG,
    empresa: 'path',
    params: path,
    query: z.strictObject({ des: dateSchema.optional(), fins: dateSchema.optional() }),
    download: 'application/xml',
    timeout: TIMEOUT.report,
  }),
  declaracio: route({
    name: 'registre.declaracio',
    method: 'GET',
    path: '/declaracio',
    summary: 'The producer’s declaration of the invoicing system (RD 1007/2023, art. 13), of this version',
    access: 'session',
    empresa: 'none',
    answer: declaracioSchema,
  }),
  declaracioDocument: route({
    name: 'registre.declaracioDocument',
    method: 'GET',
    path: '/declaracio/document',
    summary: 'The producer’s declaration as a PDF, in Spanish',
    access: 'session',
    empresa: 'none',
    download: 'application/pdf',
    errors: ['sense_productor'],
  }),
} as const;
