import type { Api } from '#web/api.ts';
import type { ResultatAnswer, ResultatsAnswer } from '../contract/schemas.ts';
import type { Canvi, Casella, Resposta } from './casella.ts';

/** A change that the server has not acknowledged yet. */
export interface Tramesa {
  readonly casella: Casella;
  readonly canvi: Canvi;
  /** Version that was seen when it was typed; absent where nothing was answered. */
  readonly versio: number | undefined;
  /** What stood there when it was typed. */
  readonly base: Resposta;
  /** Key of a new answer, the same in every try. */
  readonly clau: string;
  /** Why the server refused it; it waits for the person then. */
  readonly refus: { readonly camp: string | null; readonly missatge: string } | null;
  /** Another value was found stored in its place, and it waits for a choice: what it is about, and what is stored, in words. */
  readonly xoc?: string | undefined;
}

/** What is on its way, repeated word by word under the same key until an answer comes. */
export interface Viatge {
  readonly key: string;
  readonly trameses: readonly (Tramesa & { readonly amb: number | undefined })[];
}

/** What is kept in the browser of what was not sent. */
export interface Pendents {
  readonly viatge: Viatge | null;
  readonly espera: readonly Tramesa[];
}

export interface EstatTrameses {
  readonly estat: 'net' | 'enviant' | 'sense_linia' | 'refusat' | 'xoc';
  /** How many are not acknowledged. */
  readonly n: number;
  /** What each place will hold, over what is stored. */
  readonly canvis: ReadonlyMap<string, Canvi>;
  readonly refusos: ReadonlyMap<string, NonNullable<Tramesa['refus']>>;
  /** When the last was acknowledged. */
  readonly desat: number | null;
}

export interface DonatTrameses {
  readonly api: Api;
  readonly treball: number;
  readonly desada: (casella: Casella) => ResultatAnswer | undefined;
  readonly onDesades: (answer: ResultatsAnswer) => void;
  /**
   * Both values are shown: what to write over the stored one, `desada` to leave that one, null to decide later. `deixada` where
   * it is not looked at any more: the stored one stays, and it was said that it does.
   */
  readonly onConflicte: (
    tramesa: Tramesa,
    actual: ResultatAnswer,
    canvi: { readonly qui: string; readonly quan: string; readonly propi?: boolean | undefined } | undefined,
  ) => Promise<Canvi | 'desada' | 'deixada' | null>;
  /** What a conflict would say of what was typed, should nobody be there to choose. */
  readonly diuXoc: (tramesa: Tramesa, actual: ResultatAnswer) => Promise<string>;
  /** Reads the answers of an item again. */
  readonly renova: (casella: Casella) => Promise<unknown>;
  readonly tell: (error: unknown) => string;
  readonly keep: (pendents: Pendents) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Trameses {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => EstatTrameses;
  /** Version that is stored at a place, as it is known here. */
  readonly versio: (casella: Casella) => number | undefined;
  /** `saved` once acknowledged, `unsent` where the line failed and it goes on trying; refused, it throws. */
  readonly put: (
    casella: Casella,
    canvi: Canvi,
    versio?: number,
    /** Somebody else was first: what was said of it is not so, for now. */
    onXoc?: () => void,
  ) => Promise<'saved' | 'unsent'>;
  /** Tries at once, the refused ones too. */
  readonly retry: () => void;
  /** Gives up a refused one. */
  readonly forget: (clau: string) => void;
  /** Waits until all is acknowledged, or until the line or the server says no; true when nothing is left. */
  readonly settle: (most: number) => Promise<boolean>;
  readonly take: (pendents: Pendents) => void;
}
