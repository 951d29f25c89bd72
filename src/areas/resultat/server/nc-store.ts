import type { Executor } from '#server/database/tables.ts';
import type { ResultatRow } from './store.ts';

/** Non-conformities of a company, open, closed, decided upon, or all; of those works alone where they are named. */
export const listNoConformitats = async (
  db: Executor,
  empresaId: number,
  treballs: readonly number[] | null,
  {
    obertes,
    tancades,
    decidides,
  }: { readonly obertes: boolean; readonly tancades: boolean; readonly decidides: boolean },
): Promise<ResultatRow[]> => {
  if (treballs?.length === 0 || (!obertes && !tancades && !decidides)) return [];
  let found = db.selectFrom('resultat').selectAll().where('empresa_fk', '=', empresaId).where('resultat', '=', 'NC');
  found = found.where((is) =>
    is.or([
      ...(obertes ? [is('tancada', 'is', null)] : []),
      ...(tancades ? [is.and([is('tancada', 'is not', null), is('automatic', '=', 0)])] : []),
      ...(decidides ? [is.and([is('tancada', 'is not', null), is('automatic', '=', 1)])] : []),
    ]),
  );
  if (treballs) found = found.where('treball_fk', 'in', [...treballs]);
  return found.orderBy('id').execute();
};

/** Checks answered of some lots, by lot. */
export const respostesDeLots = async (
  db: Executor,
  empresaId: number,
  lots: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  const found = new Map<number, Set<number>>();
  for (let start = 0; start < lots.length; start += 200)
    for (const row of await db
      .selectFrom('resultat')
      .select(['lot_fk', 'comprovacio_fk'])
      .where('empresa_fk', '=', empresaId)
      .where('lot_fk', 'in', lots.slice(start, start + 200))
      .where('resultat', '<>', 'P')
      .orderBy('id')
      .execute())
      found.set(Number(row.lot_fk), (found.get(Number(row.lot_fk)) ?? new Set()).add(Number(row.comprovacio_fk)));
  return found;
};
