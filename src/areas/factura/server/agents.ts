import type { AgentUse, CopyHolder, OpenCopy, UseMover } from '#areas/agent/server/index.ts';
import { nameOfTreball } from '#areas/treball/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { fieldsOf, searchColumns } from './fields.ts';
import { listPeriodicaIds, setPeriodicaAgent } from './periodica-store.ts';
import { arrelsOf } from './service.ts';
import { findFactures, listOfAgents, setAgent } from './store.ts';

const AT_ONCE = 500;

/** Invoices that name these agents, newest first: by their number once they have one. */
export const facturesOfAgents = async (
  db: Executor,
  empresaId: number,
  agentIds: readonly number[],
): Promise<AgentUse[]> => {
  const found: AgentUse[] = [];
  for (let start = 0; start < agentIds.length; start += AT_ONCE) {
    const ids = agentIds.slice(start, start + AT_ONCE);
    for (const row of await listOfAgents(db, empresaId, ids))
      found.push({
        agent_fk: row.agent_fk ?? 0,
        tipus: 'factura',
        id: row.id,
        nom: row.numero_text ?? '',
        obert: row.estat === 'esborrany',
        funcions: [],
      });
    for (const row of await listPeriodicaIds(db, empresaId, ids))
      found.push({
        agent_fk: row.agent_fk,
        tipus: 'periodica',
        id: row.id,
        nom: row.nom,
        obert: row.activa === 1,
        funcions: [],
      });
  }
  return found;
};

interface Moved {
  readonly factures: readonly {
    readonly id: number;
    readonly versio: number;
    readonly esborrany: boolean;
    readonly abans: object;
  }[];
  readonly periodiques: readonly number[];
  readonly from: number;
}

/**
 * Invoices of an agent go over to another. A draft takes its data too; what was issued keeps what was frozen, and only
 * stands under the one that stays.
 */
export const facturaMover: UseMover = {
  move: async (context, from, to, copy): Promise<Moved> => {
    const { db, empresa } = context;
    const ids = (await listOfAgents(db, empresa.id, [from])).map((row) => row.id);
    const rows = await findFactures(db, empresa.id, ids);
    const drafts = rows.filter((row) => row.estat === 'esborrany');
    await setAgent(
      db,
      empresa.id,
      rows.filter((row) => row.estat !== 'esborrany').map((row) => row.id),
      { agent_fk: to },
    );
    await setAgent(
      db,
      empresa.id,
      drafts.map((row) => row.id),
      { ...copy, agent_fk: to, agent_ordre: fold(copy.copia_nom) },
    );
    const periodiques = (await listPeriodicaIds(db, empresa.id, [from])).map((row) => row.id);
    await setPeriodicaAgent(db, empresa.id, periodiques, to);
    await recordHistory(
      context,
      drafts.map((row) => ({
        entitat: 'factura' as const,
        id: row.id,
        accio: 'canvia' as const,
        abans: { agent_fk: from },
        despres: { agent_fk: to },
        arrel: arrelsOf({ ...row, agent_fk: to }),
      })),
    );
    return {
      from,
      periodiques,
      factures: rows.map(({ id, versio, estat, copia, copia_nif, copia_nom, empremta, agent_ordre }) => ({
        id,
        versio,
        esborrany: estat === 'esborrany',
        abans: { copia, copia_nif, copia_nom, empremta, agent_ordre },
      })),
    };
  },
  moveBack: async (context, given) => {
    const { db, empresa } = context;
    const { from, factures, periodiques } = given as Moved;
    const now = new Map(
      (
        await findFactures(
          db,
          empresa.id,
          factures.map((one) => one.id),
        )
      ).map((row) => [row.id, row]),
    );
    for (const one of factures) {
      const row = now.get(one.id);
      // A draft may have been deleted or changed since; what was issued then names who stays.
      if (!row || (one.esborrany && row.versio !== one.versio))
        throw new CodedError(409, 'desfer_canviat', { params: { nom: row?.numero_text ?? '—' } });
      await setAgent(db, empresa.id, [one.id], { agent_fk: from, ...(one.esborrany ? one.abans : {}) });
    }
    await setPeriodicaAgent(db, empresa.id, periodiques, from);
  },
};

/** Copies of agents that drafts hold; what was issued keeps its own for ever. */
export const facturaCopies: CopyHolder = {
  holding: async (db, empresaId, ids) => {
    const found: OpenCopy[] = [];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const named = await listOfAgents(db, empresaId, ids.slice(start, start + AT_ONCE));
      const drafts = named.filter((row) => row.estat === 'esborrany').map((row) => row.id);
      for (const row of await findFactures(db, empresaId, drafts))
        if (row.agent_fk !== null)
          found.push({
            agent_fk: row.agent_fk,
            empremta: row.empremta,
            copia: row.copia,
            tipus: 'factura',
            id: row.id,
            nom: row.copia_nom,
          });
    }
    return found;
  },
  renew: async (context, id, copies) => {
    const { db, empresa } = context;
    const [row] = await findFactures(db, empresa.id, [id]);
    const copy = row?.agent_fk ? copies.get(row.agent_fk) : undefined;
    if (!row || !copy || row.estat !== 'esborrany') return;
    const treball = await nameOfTreball(db, empresa.id, row.treball_fk);
    const { cerca, agent_ordre } = searchColumns(fieldsOf(row), {
      numero: null,
      ordre: '',
      nom: copy.copia_nom,
      nif: copy.copia_nif,
      treball: treball?.codi ?? '',
    });
    await setAgent(db, empresa.id, [id], { ...copy, cerca, agent_ordre });
    await recordHistory(context, [
      { entitat: 'factura', id, accio: 'sincronitza', despres: { agents: [copy.copia_nom] }, arrel: arrelsOf(row) },
    ]);
  },
};
