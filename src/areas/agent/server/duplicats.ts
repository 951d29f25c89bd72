import { notFound } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { findDuplicats } from '../domain/duplicats.ts';
import { presentAgentItem } from './present.ts';
import { findAgents, listCompared } from './store.ts';

/** Pairs that one screen shows; merging some brings the next ones. */
const SHOWN = 100;

/** Pairs of agents that may be the same one, the surest first. */
export const listDuplicats = async (context: CompanyContext, baixes: boolean) => {
  const { db, empresa } = context;
  const pairs = findDuplicats(await listCompared(db, empresa.id, baixes));
  const shown = pairs.slice(0, SHOWN);
  const rows = await findAgents(db, empresa.id, [...new Set(shown.flatMap(({ ids }) => ids))]);
  const items = new Map(rows.map((row) => [row.id, presentAgentItem(row)]));
  const itemOf = (id: number) => {
    const item = items.get(id);
    if (!item) throw notFound();
    return item;
  };
  return {
    total: pairs.length,
    items: shown.map(({ ids: [one, other], motius }) => ({
      agents: [itemOf(one), itemOf(other)] as [ReturnType<typeof itemOf>, ReturnType<typeof itemOf>],
      motius: [...motius],
    })),
  };
};
