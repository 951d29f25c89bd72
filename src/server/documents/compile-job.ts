/** PDF levels in use: `a-2a` is tagged PDF/A without attachments, `a-3a` with them. */
export type PdfLevel = 'a-2a' | 'a-3a' | 'ua-1';

/** A file of a document's own root, where templates find nothing else. */
export interface RootFile {
  /** Absolute inside the root: `/main.typ`, `/dades.json`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What the compiling process is sent. */
export interface CompileJob {
  readonly files: readonly RootFile[];
  readonly main: string;
  readonly level: PdfLevel;
  /** Seconds since 1970, printed in the file's metadata. */
  readonly instant: number;
}

/** What it answers. `problems` are the compiler's own messages: for the log, never for the user. */
export type CompileAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly pages: number; readonly rss: number }
  | { readonly ok: false; readonly problems: string; readonly rss: number };
