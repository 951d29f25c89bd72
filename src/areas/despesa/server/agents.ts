import type { AgentUse, CopyHolder, OpenCopy, UseMover } from '#areas/agent/server/index.ts';
import { tancatsOf } from '#areas/empresa/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { fieldsOf, searchColumns } from './fields.ts';
import { arrelsOf } from './load.ts';
import { type DespesaRow, findDespeses, listOfAgents, setProveidor } from './store.ts';
import { arbreOf } from './tipus-arbre.ts';

const numeroOf = ({ exercici, numero }: Pick<DespesaRow, 'exercici' | 'numero'>): string => `${exercici}/${numero}`;

const closedOf = (db: Executor, empresaId: number, rows: readonly Pick<DespesaRow, 'data_recepcio'>[]) =>
  tancatsOf(
    db,
    empresaId,
    rows.map((row) => yearOf(row.data_recepcio)),
  );

/** Expenses of these suppliers, newest first. */
export const despesesOfAgents = async (
  db: Executor,
  empresaId: number,
  agentIds: readonly number[],
): Promise<AgentUse[]> => {
  const found: AgentUse[] = [];
  for (const ids of packs(agentIds, 500)) {
    const rows = await listOfAgents(db, empresaId, ids);
    const closed = await closedOf(db, empresaId, rows);
    for (const row of rows)
      found.push({
        agent_fk: row.agent_fk ?? 0,
        tipus: 'despesa',
        id: row.id,
        nom: `${numeroOf(row)} ${row.num_factura}`.trim(),
        obert: !closed(row.data_recepcio),
        funcions: [],
      });
  }
  return found;
};

interface Moved {
  readonly from: number;
  readonly despeses: readonly {
    readonly id: number;
    readonly versio: number;
    readonly oberta: boolean;
    readonly abans: Parameters<typeof setProveidor>[3];
  }[];
}

/** Expenses of a supplier go over to another. Those of open quarters take its data too; the rest keep what was told. */
export const despesaMover: UseMover = {
  move: async (context, from, to, copy): Promise<Moved> => {
    const { db, empresa } = context;
    const named = await listOfAgents(db, empresa.id, [from]);
    const closed = await closedOf(db, empresa.id, named);
    const rows = await findDespeses(
      db,
      empresa.id,
      named.map((row) => row.id),
    );
    const open = rows.filter((row) => !closed(row.data_recepcio));
    const ids = (some: readonly DespesaRow[]): number[] => some.map((row) => row.id);
    await setProveidor(db, empresa.id, ids(rows), { agent_fk: to });
    await setProveidor(db, empresa.id, ids(open), { ...copy, proveidor_ordre: fold(copy.copia_nom) });
    await recordHistory(
      context,
      open.map((row) => ({
        entitat: 'despesa' as const,
        id: row.id,
        accio: 'canvia' as const,
        abans: { agent_fk: from },
        despres: { agent_fk: to },
        arrel: [...arrelsOf(fieldsOf(row)), { entitat: 'agent' as const, id: to }],
      })),
    );
    return {
      from,
      despeses: rows.map(({ id, versio, data_recepcio, copia, copia_nif, copia_nom, empremta, proveidor_ordre }) => ({
        id,
        versio,
        oberta: !closed(data_recepcio),
        abans: { copia, copia_nif, copia_nom, empremta, proveidor_ordre },
      })),
    };
  },
  moveBack: async ({ db, empresa }, given) => {
    const { from, despeses } = given as Moved;
    const rows = await findDespeses(
      db,
      empresa.id,
      despeses.map((one) => one.id),
    );
    const now = new Map(rows.map((row) => [row.id, row]));
    for (const one of despeses) {
      const row = now.get(one.id);
      // What was deleted since is not put back; what was changed since is somebody else's.
      if (!row || row.versio !== one.versio)
        throw new CodedError(409, 'desfer_canviat', { params: { nom: row ? numeroOf(row) : '—' } });
      await setProveidor(db, empresa.id, [one.id], { agent_fk: from, ...(one.oberta ? one.abans : {}) });
    }
  },
};

/** Copies of suppliers that expenses of open quarters hold; what was told keeps its own for ever. */
export const despesaCopies: CopyHolder = {
  holding: async (db, empresaId, agentIds) => {
    const found: OpenCopy[] = [];
    for (const some of packs(agentIds, 500)) {
      const named = await listOfAgents(db, empresaId, some);
      const closed = await closedOf(db, empresaId, named);
      const open = named.filter((row) => !closed(row.data_recepcio)).map((row) => row.id);
      for (const row of await findDespeses(db, empresaId, open))
        found.push({
          agent_fk: row.agent_fk ?? 0,
          empremta: row.empremta,
          copia: row.copia,
          tipus: 'despesa',
          id: row.id,
          nom: `${numeroOf(row)} ${row.num_factura}`.trim(),
        });
    }
    return found;
  },
  renew: async (context, id, copies) => {
    const { db, empresa, language } = context;
    const [row] = await findDespeses(db, empresa.id, [id]);
    const copy = row?.agent_fk ? copies.get(row.agent_fk) : undefined;
    if (!row || !copy || (await closedOf(db, empresa.id, [row]))(row.data_recepcio)) return;
    const fields = fieldsOf(row);
    const arbre = await arbreOf(db, empresa.id, language);
    const treballs = await namesOfTreballs(
      db,
      empresa.id,
      fields.treballs.map((one) => one.treball_fk),
    );
    const search = searchColumns(fields, {
      nom: copy.copia_nom,
      nif: copy.copia_nif,
      treballs: [...treballs.values()].flatMap(({ codi, nom }) => [codi, nom]),
      tipus: fields.linies.flatMap((linia) => arbre.get(linia.tipus_despesa_fk ?? 0)?.nom ?? []),
    });
    await setProveidor(db, empresa.id, [id], { ...copy, ...search });
    await recordHistory(context, [
      { entitat: 'despesa', id, accio: 'sincronitza', despres: { agents: [copy.copia_nom] }, arrel: arrelsOf(fields) },
    ]);
  },
};
