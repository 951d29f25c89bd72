import type { Codificacio, LECTURA_FORMATS, Separador } from '#contract/llistat.ts';

/** What a file is and how it is to be read; absent means that it is found out. */
export interface ReadChoices {
  readonly codificacio?: Codificacio | undefined;
  readonly separador?: Separador | undefined;
}

/** What stands in a cell for a letter that is none. */
export const UNREAD = '\ufffd';

/** A file of rows as it was read, with the row that names the columns told apart. */
export interface SheetRead {
  readonly format: (typeof LECTURA_FORMATS)[number];
  /** Of text formats alone. */
  readonly codificacio: Codificacio | null;
  readonly separador: Separador | null;
  /** Rows above the one that names the columns: titles, names of groups of columns. */
  readonly abans: number;
  readonly capcalera: readonly string[];
  readonly files: readonly (readonly string[])[];
}

/** Rows, columns and letters of a cell that a file may have. */
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 100;
export const MOST_LETTERS = 32_767;
/** Bytes of a file that is read, and of a workbook once it is unpacked. */
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_UNPACKED = 100 * 1024 * 1024;

/** Why a file cannot be read: a text `error.<codi>` of the platform. */
export class Unreadable extends Error {
  readonly codi: string;
  readonly params: Readonly<Record<string, number>>;
  constructor(codi: string, params: Readonly<Record<string, number>> = {}) {
    super(codi);
    this.codi = codi;
    this.params = params;
  }
}
export const tooManyRows = (): Unreadable => new Unreadable('full_massa_files', { maxim: MOST_ROWS });
export const tooManyColumns = (): Unreadable => new Unreadable('full_massa_columnes', { maxim: MOST_COLUMNS });
