import type { CompanyContext } from '#server/http/context.ts';
import type { PartidaDeFormigo } from '../domain/partida.ts';

/** Answers to checks of lots that were taken away: how many were written by hand, and what brings them back. */
export interface RespostesTretes {
  readonly aMa: number;
  readonly rows: unknown;
  readonly fitxers: readonly number[];
}

/** What concrete asks of the control plan and of its answers: the application joins them. */
export interface FormigoPorts {
  /** Items of the plan of a work that are of concrete, in the order of the plan. */
  partides(context: CompanyContext, treballId: number): Promise<readonly PartidaDeFormigo[]>;
  /** Writes the verdicts of the lots as answers to the strength check of their item. */
  escriuVerdictes(context: CompanyContext, treballId: number): Promise<void>;
  /** Takes away the answers about these lots. */
  takeRespostes(context: CompanyContext, treballId: number, lots: readonly number[]): Promise<RespostesTretes>;
  putBackRespostes(context: CompanyContext, rows: unknown): Promise<void>;
}
