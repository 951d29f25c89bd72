import { z } from 'zod';

/** Formats of an exported list; cards only where the list has people. */
export const LIST_FORMATS = ['pdf', 'xlsx', 'csv', 'vcard'] as const;
/** Those of a list that has no people to make cards of. */
export const PLAIN_FORMATS = ['pdf', 'xlsx', 'csv'] as const satisfies readonly (typeof LIST_FORMATS)[number][];
export type ListFormat = (typeof LIST_FORMATS)[number];

/** What the download of a list takes, beside the list's own filters, search and order. */
export const listDownloadQuery = <const Formats extends readonly [ListFormat, ...ListFormat[]]>(formats: Formats) => ({
  documentType: z.enum(formats),
  /** Columns in their order, parted by commas; all of the list's own when absent. */
  columnes: z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter(Boolean))
    .optional(),
});

/** Kinds of file that rows are read from, and how their text is written. */
export const LECTURA_FORMATS = ['csv', 'xlsx', 'vcard'] as const;
export const CODIFICACIONS = ['utf-8', 'utf-8-bom', 'utf-16', 'windows-1252'] as const;
export type Codificacio = (typeof CODIFICACIONS)[number];
export const SEPARADORS = [';', ',', '\t'] as const;
export type Separador = (typeof SEPARADORS)[number];
