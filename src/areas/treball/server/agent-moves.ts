import type { UseMover } from '#areas/agent/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { listTreballAgents, type PartColumns, replaceTreballAgents } from './parts-store.ts';
import { refreshPromotor } from './service.ts';
import { bumpTreball, findTreball, idsOfAgent, lockTreball } from './store.ts';

/** A work whose agents were moved: who took part in it before, and its version after. */
interface Moved {
  readonly id: number;
  readonly versio: number;
  readonly parts: readonly PartColumns[];
}

const write = async (context: CompanyContext, id: number, from: PartColumns[], to: readonly PartColumns[]) => {
  const { db, empresa, clock } = context;
  await replaceTreballAgents(db, empresa.id, id, to);
  await bumpTreball(db, empresa.id, id, clock.now());
  const named = (parts: readonly PartColumns[]) => parts.map(({ agent_fk, funcio_fk }) => ({ agent_fk, funcio_fk }));
  await recordHistory(context, [
    { entitat: 'treball', id, accio: 'canvia', abans: { agents: named(from) }, despres: { agents: named(to) } },
  ]);
};

/** Works where an agent acts go over to another one; whoever stood there twice in a function stands once. */
export const treballMover: UseMover = {
  move: async (context, from, to, copy): Promise<readonly Moved[]> => {
    const { db, empresa, database } = context;
    const moved: Moved[] = [];
    for (const id of await idsOfAgent(db, empresa.id, from)) {
      await lockTreball(db, database.engine, empresa.id, id);
      const row = await findTreball(db, empresa.id, id);
      if (!row) continue;
      const parts = await listTreballAgents(db, empresa.id, id);
      const seen = new Set(parts.filter((part) => part.agent_fk === to).map((part) => part.funcio_fk));
      const after = parts.flatMap((part) => {
        if (part.agent_fk !== from) return [part];
        // A closed work keeps the name that its documents bore.
        return seen.has(part.funcio_fk) ? [] : [{ ...part, agent_fk: to, ...(row.obert === 1 ? copy : {}) }];
      });
      await write(context, id, parts, after);
      moved.push({ id, versio: row.versio + 1, parts });
    }
    await refreshPromotor(context, to);
    return moved;
  },
  moveBack: async (context, given) => {
    const { db, empresa, database } = context;
    for (const { id, versio, parts } of given as readonly Moved[]) {
      await lockTreball(db, database.engine, empresa.id, id);
      const row = await findTreball(db, empresa.id, id);
      if (row?.versio !== versio)
        throw new CodedError(409, 'desfer_canviat', { params: { nom: row ? `${row.codi} ${row.nom}` : '—' } });
      await write(context, id, await listTreballAgents(db, empresa.id, id), parts);
      for (const agent of new Set(parts.map(({ agent_fk }) => agent_fk))) await refreshPromotor(context, agent);
    }
  },
};
