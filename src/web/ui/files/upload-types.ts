/** `interrompuda`: the page was loaded anew, and the browser has to be given the file again. */
export type UploadState = 'espera' | 'puja' | 'pausa' | 'sense_linia' | 'desa' | 'error' | 'interrompuda';

/** A file on its way in, as the panel shows it. */
export interface UploadItem {
  readonly key: string;
  readonly nom: string;
  readonly mida: number;
  readonly modificat: number;
  readonly carpeta: string;
  /** The upload on the server, once it is open. */
  readonly pujada: number | null;
  readonly rebut: number;
  readonly estat: UploadState;
  /** What went wrong; a code of ours, or what the call threw. */
  readonly error: unknown;
}

export interface UploadQueue {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => readonly UploadItem[];
  /** Takes files in; one that was interrupted goes on from where it stood. */
  readonly add: (files: readonly File[], carpeta: string) => void;
  readonly pause: (key: string) => void;
  /** Goes on after a pause or an error. */
  readonly resume: (key: string) => void;
  /** Gives one up, on the server too. */
  readonly cancel: (key: string) => void;
}
