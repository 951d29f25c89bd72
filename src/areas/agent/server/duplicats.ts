import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { findDuplicats } from '../domain/duplicats.ts';
import { deleteDiferent, insertDiferent, listDiferents, pairKey } from './diferents-store.ts';
import { presentAgentItem } from './present.ts';
import { findAgent, findAgents, listCompared } from './store.ts';

/** Pairs that one screen shows; merging some brings the next ones. */
const SHOWN = 100;

/** Pairs of agents that may be the same one, the surest first; or, with `descartats`, those that a person told apart. */
export const listDuplicats = async (
  context: CompanyContext,
  { baixes, descartats }: { readonly baixes: boolean; readonly descartats: boolean },
) => {
  const { db, empresa } = context;
  const alike = findDuplicats(await listCompared(db, empresa.id, baixes));
  const apart = await listDiferents(db, empresa.id);
  const pairs = alike.filter(({ ids }) => apart.has(pairKey(...ids)) === descartats);
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
    descartats: alike.filter(({ ids }) => apart.has(pairKey(...ids))).length,
    items: shown.map(({ ids: [one, other], motius }) => ({
      agents: [itemOf(one), itemOf(other)] as [ReturnType<typeof itemOf>, ReturnType<typeof itemOf>],
      motius: [...motius],
    })),
  };
};

/** Keeps that two agents are two (or forgets it); the history of both says so. */
export const tellApart = async (
  context: CompanyContext,
  id: number,
  { altre, diferents }: { readonly altre: number; readonly diferents: boolean },
): Promise<{ diferents: boolean }> => {
  const { db, empresa, caller, clock } = context;
  const row = await findAgent(db, empresa.id, id);
  if (!row) throw notFound();
  const other = altre === id ? undefined : await findAgent(db, empresa.id, altre);
  if (!other) throw fieldFault('altre', 'registre_desconegut');
  const pair = [id, altre] as const;
  const changed = diferents
    ? await insertDiferent(db, empresa.id, pair, { usuari_fk: caller.usuariId, quan: clock.now() })
    : await deleteDiferent(db, empresa.id, pair);
  const told = (agent: typeof row, nom: string) => ({
    entitat: 'agent' as const,
    id: agent.id,
    accio: 'canvia' as const,
    abans: { diferent_de: diferents ? null : nom },
    despres: { diferent_de: diferents ? nom : null },
  });
  if (changed) await recordHistory(context, [told(row, other.nom_complet), told(other, row.nom_complet)]);
  return { diferents };
};
