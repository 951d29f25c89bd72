import type { Avis } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Files, Uploads } from '#server/files/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Be } from '../contract/be.ts';

/** What an expense says of the goods of its lines; `cost`: the base and the VAT that is not deducted. Cents. */
export interface BensOfDespesa {
  readonly despesaId: number;
  readonly data: string;
  readonly linies: readonly {
    readonly clau: string;
    readonly cost: number;
    readonly be: Be | null;
  }[];
}

/** What the room asks of others; wired by the application. */
export interface DespesaPorts {
  readonly files: Files;
  readonly uploads: Uploads;
  /** The room that writes investment goods off: it keeps what lines say of them. */
  readonly bens?: {
    desa(context: CompanyContext, of: BensOfDespesa): Promise<void>;
    /** What is to be asked before they are kept so; an expense that is not kept yet has no id. */
    avisos(
      context: CompanyContext,
      of: Omit<BensOfDespesa, 'despesaId'> & { readonly despesaId: number | null },
    ): Promise<readonly Avis[]>;
    /** Goods of expenses, by the key of their line. */
    of(
      db: Executor,
      empresaId: number,
      despesaIds: readonly number[],
    ): Promise<ReadonlyMap<number, ReadonlyMap<string, Be>>>;
    /** Whether a good of the expense was sold. */
    vendut(db: Executor, empresaId: number, despesaId: number): Promise<boolean>;
    /** Takes its goods away; gives what brings them back. */
    treu(context: CompanyContext, despesaId: number): Promise<unknown>;
    torna(context: CompanyContext, kept: unknown): Promise<void>;
  };
  /** Takes away suppliers that an import made and nothing uses. */
  treuProveidors?(context: CompanyContext, ids: readonly number[]): Promise<void>;
}
