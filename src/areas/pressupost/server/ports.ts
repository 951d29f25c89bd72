import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { PressupostFields } from '../contract/schemas.ts';

/** What a milestone asks of a draft invoice. */
export interface FacturaDemanada
  extends Pick<
    PressupostFields,
    'agent_fk' | 'treball_fk' | 'idioma' | 'linies' | 'descomptes' | 'carrecs' | 'recarrec_equivalencia'
  > {
  readonly pressupost_fk: number;
}

/** An invoice as a milestone tells of it. */
export interface FacturaDita {
  readonly id: number;
  /** Null in a draft. */
  readonly numero: string | null;
  /** It announces an invoice, and bills nothing. */
  readonly proforma: boolean;
}

/** What quotations ask of invoices and works; wired by the application. */
export interface PressupostPorts {
  readonly factures: {
    /** A draft; gives its id. */
    create(context: CompanyContext, demanada: FacturaDemanada): Promise<number>;
    /** Numbers of invoices by id (null in a draft); those that were deleted or annulled are absent. */
    named(db: Executor, empresaId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string | null>>;
    /** What is in force of each now: itself, what took its place, or what a proforma became. */
    vigents(db: Executor, empresaId: number, ids: readonly number[]): Promise<ReadonlyMap<number, FacturaDita>>;
  };
  /** Address of a page of the product (`#/p/…`); null where the product does not know its own. */
  linkTo(hash: string): string | null;
  /** Opens a work for a developer; gives its id. */
  openTreball(context: CompanyContext, given: { readonly nom: string; readonly promotor: number }): Promise<number>;
}
