import { listKept } from '#server/desfer/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { KeptFusio } from './fusio.ts';
import { findAgents } from './store.ts';

/** Where an agent is now: itself, the one that it was merged into, kept to be brought back, or nowhere. */
export type Whereabouts = { readonly id: number } | 'kept' | 'gone';

/** Where these agents are now, merges followed to their end. */
export const whereaboutsOf = async (
  { db, empresa, clock }: CompanyContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Whereabouts>> => {
  const now = clock.now();
  const merged = new Map<number, number>();
  for (const { entitat_fk, contingut } of await listKept(db, empresa.id, 'fusio', now))
    merged.set((JSON.parse(contingut) as KeptFusio).gone.id, entitat_fk);
  const kept = new Set((await listKept(db, empresa.id, 'agent', now)).map(({ entitat_fk }) => entitat_fk));
  const ends = new Map(
    ids.map((id) => {
      let end = id;
      for (let step = merged.get(end); step !== undefined && step !== end; step = merged.get(end)) end = step;
      return [id, end];
    }),
  );
  const present = new Set(
    (await findAgents(db, empresa.id, [...new Set([...ids, ...ends.values()])])).map((row) => row.id),
  );
  return new Map(
    ids.map((id): [number, Whereabouts] => {
      if (present.has(id)) return [id, { id }];
      const end = ends.get(id) ?? id;
      if (present.has(end)) return [id, { id: end }];
      return [id, kept.has(id) || kept.has(end) ? 'kept' : 'gone'];
    }),
  );
};

/** Who each of these agents is now: itself, the one that it was merged into, or nobody. */
export const agentsNow = async (
  context: CompanyContext,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => number | null> => {
  const where = await whereaboutsOf(
    context,
    ids.flatMap((id) => (id === null ? [] : [Number(id)])),
  );
  return (id) => {
    const now = id === null ? undefined : where.get(Number(id));
    return typeof now === 'object' ? now.id : null;
  };
};
