import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Resposta } from '../domain/estat.ts';

/** An answer, and the item of the work that it is about. */
export interface RespostaDePartida extends Resposta {
  readonly treball_partida_fk: number;
}
/** A lot of concrete of an item of the plan: a lot of one of its zones. */
export interface LotDeFormigo {
  readonly id: number;
  readonly treball_partida_fk: number;
  readonly numero: number;
}
/** What goes with an item or a lot that is taken out. */
export interface Tret {
  readonly partides?: readonly number[];
  readonly lots?: readonly number[];
}

/** What the plan asks of results and of concrete: the application joins them. */
export interface ProcesPorts {
  respostesOf(db: Executor, empresaId: number, treballId: number): Promise<readonly RespostaDePartida[]>;
  /** Takes the answers about these away and gives them, for `putBack`, with the files that they need to come back. */
  takeRespostes(
    context: CompanyContext,
    treballId: number,
    tret: Tret,
  ): Promise<{ readonly rows: unknown; readonly fitxers: readonly number[] }>;
  putBackRespostes(context: CompanyContext, taken: unknown): Promise<void>;
  lotsDeFormigo(db: Executor, empresaId: number, treballId: number): Promise<readonly LotDeFormigo[]>;
  /** Keeps beside the work what its control comes to, which its lists show. */
  saveControl(context: CompanyContext, treballId: number): Promise<void>;
}
