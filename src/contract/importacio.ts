import { z } from 'zod';
import { idSchema, instantSchema } from './ids.ts';
import { CODIFICACIONS, LECTURA_FORMATS, SEPARADORS } from './llistat.ts';

/** What every import of records from a file says on the wire, whatever they are. */
const IMPORT_ESTATS = ['oberta', 'feta', 'desfeta'] as const;
/** Columns of a file at most. */
const MOST_COLUMNS = 100;

/** How a file is to be read; absent means that it is found out. */
export const lecturaFields = {
  codificacio: z.enum(CODIFICACIONS).optional(),
  separador: z.enum(SEPARADORS).optional(),
} as const;
export type Lectura = z.output<z.ZodObject<typeof lecturaFields>>;

const columnaOf = <const Camps extends readonly string[]>(camps: Camps) => z.enum(camps).nullable();
/** How to read the file, and which field each column is, in their order. */
export const askedFields = <const Camps extends readonly string[]>(camps: Camps) => ({
  ...lecturaFields,
  columnes: z.array(columnaOf(camps)).max(MOST_COLUMNS),
});
/** Which rows of the review are answered. */
export const reviewFields = {
  nomes_errors: z.boolean().default(false),
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(500).default(50),
} as const;
/** Rows (places in the file) whose warnings are accepted, or all. */
export const acceptedField = z.union([z.literal('totes'), z.array(z.int()).max(20_000)]).default([]);

/** An import: how its file is read, what its columns look like, and what became of its rows once it is done. */
export const importacioOf = <const Camps extends readonly string[]>(camps: Camps) =>
  z.strictObject({
    id: idSchema,
    nom: z.string(),
    estat: z.enum(IMPORT_ESTATS),
    creada: instantSchema,
    format: z.enum(LECTURA_FORMATS),
    /** Null where the format has none. */
    codificacio: z.enum(CODIFICACIONS).nullable(),
    separador: z.enum(SEPARADORS).nullable(),
    capcalera: z.array(z.string()),
    /** First rows, to see that the file is read as it should. */
    mostra: z.array(z.array(z.string())),
    total: z.int(),
    /** What each column looks like: by what the company matched last, else by its name. */
    proposta: z.array(columnaOf(camps)),
    /** Records made, and rows left out, once it is done. */
    resultat: z.strictObject({ creats: z.int(), saltats: z.int(), errors: z.int() }).nullable(),
  });
export type ImportacioOf<Camp extends string> = Omit<z.infer<ReturnType<typeof importacioOf>>, 'proposta'> & {
  proposta: (Camp | null)[];
};

/** What a row is told: a fault that stops it, or a warning that may be accepted. */
export const importSaid = z.strictObject({ cami: z.string(), codi: z.string(), missatge: z.string() });
/** Of the whole file: rows without anything, with warnings, with faults. */
export const importCounts = { bones: z.int(), amb_avisos: z.int(), amb_faltes: z.int() } as const;
/** What taking an import back did. */
export const importUndone = z.strictObject({ suprimits: z.int(), conservats: z.int() });
/** Why a file cannot be read. */
export const FULL_ERRORS = [
  'full_desconegut',
  'full_antic',
  'full_malmes',
  'full_buit',
  'full_massa_files',
  'full_massa_gran',
] as const;
