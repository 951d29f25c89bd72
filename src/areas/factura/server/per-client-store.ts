import { sql } from 'kysely';
import type { Executor } from '#server/database/tables.ts';
import { matchesSearch } from '#server/http/listing.ts';
import type { PerClientQuery } from '../contract/per-client.ts';
import { COUNTS, filtered } from './list-store.ts';
import { MAY_BE_LATE, replacedIds } from './part-store.ts';

export type PerClientFilters = Omit<PerClientQuery, 'offset' | 'limit' | 'getAll'>;
/** What a client comes to, in cents. `ordre`: its name as lists put it in order. */
export interface PerClientRow {
  readonly agent_fk: number | null;
  readonly ordre: string;
  readonly factures: number;
  readonly base: number;
  readonly total: number;
  readonly pendent: number;
  readonly vencut: number;
}

/**
 * Invoices of a company added up by client, as the list adds them up: what counts, less what another stands in the place
 * of, and all that is pending. In no order; clients of whom nothing counts nor is pending are left out.
 */
export const sumPerClient = async (
  db: Executor,
  empresaId: number,
  query: PerClientFilters,
  today: string,
): Promise<readonly PerClientRow[]> => {
  const { deuen, vencuts, ordre_camp: _camp, ordre_criteri: _criteri, search, ...filters } = query;
  let found = filtered(db, empresaId, filters, today);
  for (const match of matchesSearch(sql<string>`(' ' || agent_ordre)`, search)) found = found.where(match);
  // Of what will not be collected nothing is pending.
  const owed = sql<number>`sum(case when estat = 'emesa' then pendent else 0 end)`;
  const late = sql<number>`sum(case when estat = 'emesa' and ${MAY_BE_LATE}
    and coalesce(venciment, data) < ${today} then pendent else 0 end)`;
  const counted = found
    .where(COUNTS)
    .select((on) => [
      'agent_fk',
      on.fn.countAll<number>().as('factures'),
      on.fn.sum<number>('base').as('base'),
      on.fn.sum<number>('total_factura').as('total'),
    ])
    .groupBy('agent_fk');
  const [all, replaced] = await Promise.all([
    counted
      .select((on) => [on.fn.min<string>('agent_ordre').as('ordre'), owed.as('pendent'), late.as('vencut')])
      .execute(),
    counted.where('factura.id', 'in', replacedIds(db, empresaId)).execute(),
  ]);
  const away = new Map(replaced.map((row) => [row.agent_fk, row]));
  return all
    .map((row): PerClientRow => {
      const out = away.get(row.agent_fk);
      const of = (key: 'factures' | 'base' | 'total'): number => Number(row[key] ?? 0) - Number(out?.[key] ?? 0);
      return {
        agent_fk: row.agent_fk,
        ordre: row.ordre,
        factures: of('factures'),
        base: of('base'),
        total: of('total'),
        pendent: Number(row.pendent ?? 0),
        vencut: Number(row.vencut ?? 0),
      };
    })
    .filter((row) => row.factures > 0 || row.pendent !== 0)
    .filter((row) => (!deuen || row.pendent !== 0) && (!vencuts || row.vencut > 0));
};
