import { notFound } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Desfasat } from '../contract/accions.ts';
import type { Copia } from '../contract/copia.ts';
import { US_TIPUS } from '../contract/schemas.ts';
import { type AgentCopy, copyOf, readCopia } from './copia.ts';
import type { AgentPorts, OpenCopy } from './ports.ts';
import { presentAgent } from './present.ts';
import { findAgent, findAgents, listEmpremtes } from './store.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const canvisOf = (before: Copia, after: Copia): Desfasat['canvis'] =>
  (Object.keys(after) as (keyof Copia)[])
    .filter((camp) => camp !== 'v' && !same(before[camp], after[camp]))
    .map((camp) => ({ camp, abans: before[camp] ?? null, despres: after[camp] ?? null }));

/** Copies out of date, by agent: only what is still open holds any. */
const outdated = async (context: CompanyContext, ports: AgentPorts, only?: number) => {
  const { db, empresa } = context;
  const found: { agents: Desfasat[]; stale: OpenCopy[]; copies: Map<number, AgentCopy> } = {
    agents: [],
    stale: [],
    copies: new Map(),
  };
  if (only !== undefined && !(await findAgent(db, empresa.id, only))) throw notFound();
  const now = await listEmpremtes(db, empresa.id, only);
  for (const tipus of US_TIPUS) {
    const open = (await ports.copies[tipus]?.holding(db, empresa.id, [...now.keys()])) ?? [];
    found.stale.push(...open.filter(({ agent_fk, empremta }) => now.get(agent_fk) !== empremta));
  }
  const byAgent = Map.groupBy(found.stale, ({ agent_fk }) => agent_fk);
  const ids = [...byAgent.keys()];
  for (let start = 0; start < ids.length; start += 500)
    for (const row of await findAgents(db, empresa.id, ids.slice(start, start + 500))) {
      const agent = presentAgent(row);
      const stale = byAgent.get(row.id) ?? [];
      const copy = copyOf(agent, row.nom_complet);
      const usos = new Map(stale.map(({ tipus, id, nom }) => [`${tipus} ${id}`, { tipus, id, nom }]));
      found.copies.set(row.id, copy);
      found.agents.push({
        agent_fk: row.id,
        nom: row.nom_complet,
        canvis: canvisOf(readCopia(stale[0]?.copia ?? '{}'), readCopia(copy.copia)),
        usos: [...usos.values()],
      });
    }
  return found;
};

const told = ({ agents, stale }: { agents: Desfasat[]; stale: readonly OpenCopy[] }) => ({
  agents: agents.sort((one, other) => one.nom.localeCompare(other.nom, 'ca')),
  treballs: new Set(stale.filter(({ tipus }) => tipus === 'treball').map(({ id }) => id)).size,
});

/** Agents changed since open works took their data. Writes nothing. */
export const checkSincronitza = async (context: CompanyContext, ports: AgentPorts, only?: number) =>
  told(await outdated(context, ports, only));

/** Brings those copies up to date. */
export const sincronitza = async (context: CompanyContext, ports: AgentPorts, only?: number) => {
  const found = await outdated(context, ports, only);
  for (const holders of Map.groupBy(found.stale, ({ tipus, id }) => `${tipus} ${id}`).values()) {
    const [first] = holders;
    if (!first) continue;
    const copies = new Map(
      holders.flatMap(({ agent_fk }) => {
        const copy = found.copies.get(agent_fk);
        return copy ? [[agent_fk, copy] as const] : [];
      }),
    );
    await ports.copies[first.tipus]?.renew(context, first.id, copies);
  }
  return told(found);
};
