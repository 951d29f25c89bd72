import type { ImportacioOf, Lectura } from '#contract/importacio.ts';
import type { Codificacio } from '#contract/llistat.ts';

export const IMPORT_STEPS = ['fitxer', 'columnes', 'revisio', 'resultat'] as const;

/** What every import says, each room in words of its own: those of its texts under `<room>.importar.`. */
export type ImportWord =
  | `pas.${(typeof IMPORT_STEPS)[number]}`
  | `cod.${Codificacio}`
  | `sep.${'pc' | 'c' | 't'}`
  | 'passos'
  | 'codificacio'
  | 'separador'
  | 'columna'
  | 'columna_n'
  | 'camp'
  | 'exemple'
  | 'cap'
  | 'enrere'
  | 'bones'
  | 'avisos'
  | 'faltes'
  | 'pujant'
  | 'nomes'
  | 'acceptar_tots'
  | 'acceptar'
  | 'fila'
  | 'estat'
  | 'error'
  | 'avis'
  | 'be'
  | 'mes'
  | 'deixa'
  | 'fer'
  | 'fent'
  | 'cancellar'
  | 'cancellada'
  | 'creats'
  | 'saltats'
  | 'errors_csv'
  | 'informe'
  | 'desfer'
  | 'desfer_que'
  | 'desfet'
  | 'desfeta'
  | 'una_altra'
  | 'veure';

/** What a room says of importing its records; the steps of the screen are the same for every room. */
export interface ImportRoom<Camp extends string> {
  /** First word of its query keys. */
  readonly key: string;
  /** Addresses of the screen and of the list that it fills. */
  readonly here: string;
  readonly list: string;
  readonly camps: readonly Camp[];
  words(word: ImportWord, params?: Readonly<Record<string, string | number>>): string;
  campWord(camp: Camp): string;
  /** What columns still lack for rows to be read, as a sentence; null: nothing. */
  lack(columnes: readonly (Camp | null)[]): string | null;
  /** The button that goes on to the review. */
  readonly next: string;
  get(id: number, lectura: Lectura, signal?: AbortSignal): Promise<ImportacioOf<Camp>>;
  report(id: number, onlyLeftOut: boolean): Promise<{ file: Blob; name: string }>;
  undo(id: number): Promise<{ suprimits: number; conservats: number }>;
  /** Records came or went: what is known of them is read again. */
  stale(): void;
  /** A failed call as a sentence. */
  tell(error: unknown): string;
}
