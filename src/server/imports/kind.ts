import type { Avis, FieldFault } from '#kernel/coded-error.ts';
import type { CompanyContext } from '../http/context.ts';
import type { ReadChoices, SheetRead } from '../sheets/index.ts';

/** A row of a file, judged. */
export interface FilaJutjada {
  /** Place in the file, the heads being 1. */
  readonly fila: number;
  readonly celles: readonly string[];
  /** What it is called, as far as it can be read. */
  readonly nom: string;
  /** What stops it. */
  readonly faltes: readonly FieldFault[];
  /** What may be accepted. */
  readonly avisos: readonly Avis[];
  /** Since when what it warns of is there; later than the import, whoever accepted the row without a review had not seen it. */
  readonly des_de?: string;
}

/** A record that rows without faults make: most often one row, else several that are parts of it. */
export interface Registre<Made> {
  /** Places in the file, in order; the outcome of the first names the record. */
  readonly files: readonly [number, ...number[]];
  readonly made: Made;
}
export interface Judici<Fila extends FilaJutjada, Made> {
  readonly files: readonly Fila[];
  readonly registres: readonly Registre<Made>[];
}

/** How a file is read and what each column is; rooms add what they ask besides. */
export interface Asked<Camp extends string> extends ReadChoices {
  readonly columnes: readonly (Camp | null)[];
}
/** Who follows slow judging. */
export interface Heard {
  readonly signal: AbortSignal;
  readonly progress?: (done: number) => void;
}

/** A record about to be written, with what its history says besides its fields. */
export interface Porta<Made> {
  readonly made: Made;
  readonly origen: Readonly<Record<string, unknown>>;
}
/** Ids of the records, in the order given, and of what had to be made besides them. */
export interface Portat {
  readonly ids: readonly number[];
  readonly afegits?: readonly number[];
}

/** Records taken away, and those that stay. */
export interface Retornat {
  readonly suprimits: number;
  readonly conservats: number;
}
/** A record that an import brought, to be taken back. */
export interface Tornat {
  readonly id: number;
  readonly nom: string;
}

/** What a room says of importing its records; all the rest is the same for every room. */
export interface ImportKind<Camp extends string, More extends Asked<Camp>, Fila extends FilaJutjada, Made> {
  /** Name in tables, and of the task: `<mena>.importar`. */
  readonly mena: string;
  /** Which field each head looks like; `kept` is what the company matched last. */
  proposa(heads: readonly string[], kept: ReadonlyMap<string, string>): readonly (Camp | null)[];
  /** Every row, judged; nothing is written. */
  jutja(context: CompanyContext, read: SheetRead, asked: More, heard: Heard): Promise<Judici<Fila, Made>>;
  /** Sentences of what a row is told, in the language of the call; `camp` names a field of the body. */
  readonly diu: {
    falta(context: CompanyContext, one: FieldFault): string;
    avis(context: CompanyContext, one: Avis): string;
    camp(context: CompanyContext, cami: string): string;
  };
  /**
   * Records of one transaction. Packs before the last are committed before the import is done: the room shows none of them until
   * it is. Absent: all of them, and the end of the import, are one transaction.
   */
  readonly paquet?: number;
  /** Writes records in the transaction of the context, with their history. */
  porta(context: CompanyContext, importacioId: number, registres: readonly Porta<Made>[]): Promise<Portat>;
  /** Takes away what packs of a run that did not end had brought, as if it had never been there. */
  retira?(context: Pick<CompanyContext, 'db'>, empresaId: number, ids: readonly number[]): Promise<void>;
  /** Takes away what an import brought, what was used or changed since apart, with its history; tells how many went and how many are still there. */
  torna(context: CompanyContext, brought: readonly Tornat[], afegits: readonly number[]): Promise<Retornat>;
}
