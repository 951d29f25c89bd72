import type { Rol } from '#contract/roles.ts';
import type { Executor } from '#server/database/tables.ts';

/** What the calendar asks of concrete, of users and of the server’s own address: the application joins them. */
export interface CalendariPorts {
  pastadesPendents(
    db: Executor,
    empresaId: number,
    treballs: readonly number[] | null,
  ): Promise<
    readonly {
      readonly id: number;
      readonly treball_fk: number;
      readonly zona_fk: number;
      readonly zona: string;
      readonly lot: number;
      readonly numero: number;
      readonly data: string;
      readonly te7: boolean;
    }[]
  >;
  /** Lots of concrete, which are its zones’, each with its number and zone. */
  lotsDeZones(
    db: Executor,
    empresaId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly numero: number; readonly zona: string }>>;
  /** Role of a person in a company now; null of who is not let in any more. */
  rolOf(db: Executor, usuariId: number, empresaId: number): Promise<Rol | null>;
  nomEmpresa(db: Executor, empresaId: number): Promise<string>;
  linkTo(hash: string): string | null;
}
