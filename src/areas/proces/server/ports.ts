import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { NormativaFormigo } from '../domain/base-legal.data.ts';
import type { LotDeFormigo, Pla, RespostaDePartida, ZonaDePartida } from './shapes.ts';

/** What goes with an item or a lot that is taken out. */
export interface Tret {
  readonly partides?: readonly number[];
  readonly lots?: readonly number[];
  /** Checks that leave an item. */
  readonly comprovacions?: { readonly partida: number; readonly ids: readonly number[] };
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
  /** Refuses when answers that came back are about a lot that is not of their item any more. */
  checkRespostes(context: CompanyContext, treballId: number, taken: unknown): Promise<void>;
  /** Answers about an item as a whole are of its first lot now; one that the lot has already stays where it is. */
  passaRespostes(context: CompanyContext, treballId: number, a: { partida: number; lot: number }): Promise<void>;
  /** Keeps beside the work what its control comes to, which its lists show; `pla` where it was read already. */
  saveControl(context: CompanyContext, treballId: number, pla?: Pla): Promise<void>;
  readonly formigo: {
    /** Zones of the work that items of its plan have, and their lots. */
    of(
      db: Executor,
      empresaId: number,
      treballId: number,
    ): Promise<{ readonly zones: readonly ZonaDePartida[]; readonly lots: readonly LotDeFormigo[] }>;
    /** Whether an item of concrete serves the regulation of a work; null where no date says which that is. */
    norma(
      context: CompanyContext,
      treballId: number,
    ): Promise<((item: { readonly inici: string | null; readonly final: string | null }) => boolean) | null>;
    /** The regulation of concrete that governs a work; null where no date says which. */
    normativa(context: CompanyContext, treballId: number): Promise<NormativaFormigo | null>;
    isLot(db: Executor, empresaId: number, id: number): Promise<boolean>;
    /** Zones without an item fall to one that the plan has now; their verdicts are written. */
    adopta(context: CompanyContext, treballId: number): Promise<void>;
    /** Items go: their zones stay without one. Gives what `torna` brings back. */
    deixa(context: CompanyContext, treballId: number, partides: readonly number[]): Promise<unknown>;
    /** Items that went are here again: so are their zones, and the verdicts are written. */
    torna(context: CompanyContext, treballId: number, taken: unknown): Promise<void>;
  };
}
