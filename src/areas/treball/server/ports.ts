import type { Whereabouts } from '#areas/agent/server/index.ts';
import type { Rol } from '#contract/roles.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Files, Uploads } from '#server/files/index.ts';
import type { CompanyContext } from '#server/http/context.ts';

/** What the works ask of others: the application joins them. */
export interface TreballPorts {
  readonly files: Files;
  readonly uploads: Uploads;
  /** What is missing of its control when a work is closed: the same list as for its certificate, in the same words. */
  missingToClose(
    context: CompanyContext,
    treballId: number,
  ): Promise<readonly { readonly clau: string; readonly codi: string; readonly missatge: string }[]>;
  readonly formigo: {
    /** Settings, zones and lots of a work made again in another, without results; `partides`: what its items became. */
    copy(context: CompanyContext, from: number, to: number, partides: ReadonlyMap<number, number>): Promise<void>;
    count(context: CompanyContext, treballId: number): Promise<{ zones: number; lots: number; pastades: number }>;
    /** Takes everything away and gives it, for `putBack`. */
    take(context: CompanyContext, treballId: number): Promise<unknown>;
    putBack(context: CompanyContext, taken: unknown): Promise<void>;
  };
  /** The control plan, with its answers. */
  readonly pla: {
    /** Processes, items and checks made again in another work; gives what each item became. */
    copy(context: CompanyContext, from: number, to: number): Promise<ReadonlyMap<number, number>>;
    count(context: CompanyContext, treballId: number): Promise<{ partides: number; lots: number; resultats: number }>;
    /** Takes everything away, once the concrete has gone, and gives it with its files, for `putBack`. */
    take(
      context: CompanyContext,
      treballId: number,
    ): Promise<{ readonly rows: unknown; readonly fitxers: readonly number[] }>;
    putBack(context: CompanyContext, taken: unknown): Promise<void>;
  };
  /** How many invoices name the work: while there is any, it is not deleted. */
  countFactures(db: Executor, empresaId: number, treballId: number): Promise<number>;
  /** Where agents are now, of which a deleted work only kept the ids. */
  whereabouts(context: CompanyContext, ids: readonly number[]): Promise<ReadonlyMap<number, Whereabouts>>;
  /** People who work in the company now. */
  people(db: Executor, empresaId: number): Promise<readonly { id: number; nom: string; rol: Rol }[]>;
}
