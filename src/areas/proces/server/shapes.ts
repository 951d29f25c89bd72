import type { Resposta } from '../domain/estat.ts';
import type { FotoZona } from '../domain/zones.ts';
import type { ComprovacioRow, LotRow, PartidaRow, ProcesRow } from './tables.ts';

/** An answer, and the item of the work that it is about. */
export interface RespostaDePartida extends Resposta {
  readonly treball_partida_fk: number;
}
/** A lot of concrete of an item of the plan: a lot of one of its zones. */
export interface LotDeFormigo {
  readonly id: number;
  readonly treball_partida_fk: number;
  readonly zona_fk: number;
  readonly zona: string;
  readonly clau_client: string;
  readonly versio: number;
  readonly numero: number;
  readonly descripcio: string;
  /** Thousandths of a cubic metre. */
  readonly volum: number | null;
  readonly mostres_tingudes: number;
  readonly verdict: string;
  /** The verdict in one word, too few samples apart. */
  readonly veredicte: string;
  /** Samples whose slump is out of what is accepted. */
  readonly cons_fora: number;
  /** Day of the decision that settled a failure. */
  readonly decidit: string | null;
  readonly creat: string;
  readonly canviat: string;
}
/** A zone of concrete of an item of the plan, with the lots and samples planned of it. */
export interface ZonaDePartida extends Omit<FotoZona, 'volum'> {
  readonly treball_partida_fk: number;
  /** Thousandths of a cubic metre; null while nobody said. */
  readonly volum: number | null;
}
/** The plan of a work, read whole. */
export interface Pla {
  /** Project date of its work: values and norms are those of then. */
  readonly data: string | null;
  readonly processos: readonly ProcesRow[];
  readonly partides: readonly PartidaRow[];
  readonly comprovacions: ReadonlyMap<number, readonly ComprovacioRow[]>;
  readonly lots: ReadonlyMap<number, readonly LotRow[]>;
  readonly zones: ReadonlyMap<number, readonly ZonaDePartida[]>;
  readonly formigo: ReadonlyMap<number, readonly LotDeFormigo[]>;
  readonly respostes: ReadonlyMap<number, readonly RespostaDePartida[]>;
}
