import type { CopyHolder, OpenCopy } from '#areas/agent/server/index.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { setCopy } from './parts-store.ts';

const AT_ONCE = 500;

const inOpenWorks = (db: Executor, empresaId: number) =>
  db
    .selectFrom('treball_agent as p')
    .innerJoin('treball as t', (on) => on.onRef('t.id', '=', 'p.treball_fk').onRef('t.empresa_fk', '=', 'p.empresa_fk'))
    .where('p.empresa_fk', '=', empresaId)
    .where('t.obert', '=', 1);

/** Copies of agents that open works hold; a closed work keeps its own for ever. */
export const treballCopies: CopyHolder = {
  holding: async (db, empresaId, ids) => {
    const found: OpenCopy[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const rows = await inOpenWorks(db, empresaId)
        .select(['p.agent_fk', 'p.empremta', 'p.copia', 't.id', 't.codi', 't.nom'])
        .where('p.agent_fk', 'in', ids.slice(start, start + AT_ONCE))
        .orderBy('t.id')
        .orderBy('p.id')
        .execute();
      for (const { codi, nom, ...row } of rows) found.push({ ...row, tipus: 'treball', nom: `${codi} ${nom}` });
    }
    return found;
  },
  renew: async (context, id, copies) => {
    const { db, empresa } = context;
    for (const [agentId, copy] of copies) await setCopy(db, { empresaId: empresa.id, treballId: id, agentId }, copy);
    await recordHistory(context, [
      {
        entitat: 'treball',
        id,
        accio: 'sincronitza',
        despres: { agents: [...copies.values()].map(({ copia_nom }) => copia_nom) },
      },
    ]);
  },
};
