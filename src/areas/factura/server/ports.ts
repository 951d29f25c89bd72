import type { Engine, Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaEmesa, RegistreResum } from '../contract/schemas.ts';
import type { ClauComptador } from './comptador-store.ts';

/** What stands in the way of a record of billing; `codi` is a text key. */
export interface ProblemaRegistre {
  readonly codi: string;
  readonly cami: string;
  readonly nivell: 'error' | 'avis';
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface FacturaDePressupost {
  readonly pressupostId: number;
  readonly facturaId: number;
}

/** Where the numbers of a series of quotations have come to, and whether any was given here. */
export interface ComptadorPressupost {
  readonly darrer: number;
  readonly numerat: boolean;
}

/** What invoices ask of the records of billing and of quotations; wired by the application. */
export interface FacturaPorts {
  /** Takes the head of the company's chain, before any other lock, and holds it until the transaction ends. */
  agafaCadena(db: Executor, engine: Engine, empresaId: number): Promise<void>;
  /** Writes the record of an invoice that is being issued, in its transaction. */
  registra(context: CompanyContext, factura: FacturaEmesa, quan: string): Promise<void>;
  registraAnulacio(context: CompanyContext, factura: FacturaEmesa, quan: string): Promise<void>;
  registresOf(
    db: Executor,
    empresaId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, readonly RegistreResum[]>>;
  /** How the milestone that a draft was made of stands: given to another invoice, or of a quotation accepted no more. */
  fitaDe(db: Executor, empresaId: number, of: FacturaDePressupost): Promise<'perduda' | 'no_acceptada' | null>;
  /** Gives the milestone of a deleted draft back to it; refused where it was invoiced again or is agreed no more. */
  recuperaFita(context: CompanyContext, of: FacturaDePressupost): Promise<void>;
  /** The counter of a series of quotations; `hold` keeps it until the transaction ends. */
  comptadorPressupost(db: Executor, clau: ClauComptador, hold: boolean): Promise<ComptadorPressupost>;
  comencaPressupost(db: Executor, clau: ClauComptador, darrer: number): Promise<void>;
  /** What its record would be refused for, and what would keep a public body from getting it. */
  comprova(factura: FacturaEmesa): readonly ProblemaRegistre[];
}
