import type { AgentUse, CopyHolder, OpenCopy, UseMover } from '#areas/agent/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { fieldsOf, searchColumns } from './fields.ts';
import { findPressupost, type PressupostRow, updatePressupost } from './store.ts';

const AT_ONCE = 500;
const nameOf = ({ numero_text, revisio, titol }: Pick<PressupostRow, 'numero_text' | 'revisio' | 'titol'>): string =>
  [numero_text === null ? '' : revisio > 1 ? `${numero_text} v${revisio}` : numero_text, titol]
    .filter(Boolean)
    .join(' ');

const ofAgents = async (db: Executor, empresaId: number, ids: readonly number[], drafts: boolean) => {
  const found: PressupostRow[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    let asked = db
      .selectFrom('pressupost')
      .selectAll()
      .where('empresa_fk', '=', empresaId)
      .where('agent_fk', 'in', ids.slice(start, start + AT_ONCE));
    if (drafts) asked = asked.where('estat', '=', 'esborrany');
    found.push(...(await asked.orderBy('id', 'desc').execute()));
  }
  return found;
};

/** Quotations made for these agents. */
export const pressupostosOfAgents = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<AgentUse[]> =>
  (await ofAgents(db, empresaId, ids, false)).map((row) => ({
    agent_fk: row.agent_fk ?? 0,
    tipus: 'pressupost',
    id: row.id,
    nom: nameOf(row),
    obert: row.estat === 'esborrany' || row.estat === 'enviat',
    funcions: [],
  }));

/** Copies of agents that drafts hold; what was sent keeps its own for ever. */
export const pressupostCopies: CopyHolder = {
  holding: async (db, empresaId, ids) =>
    (await ofAgents(db, empresaId, ids, true)).map(
      (row): OpenCopy => ({
        agent_fk: row.agent_fk ?? 0,
        empremta: row.empremta,
        tipus: 'pressupost',
        id: row.id,
        nom: nameOf(row),
        copia: row.copia,
      }),
    ),
  renew: async (context, id, copies) => {
    const { db, empresa } = context;
    const row = await findPressupost(db, empresa.id, id);
    const copy = row && copies.get(row.agent_fk ?? 0);
    if (!row || !copy) return;
    const { cerca, agent_ordre } = searchColumns({
      numero: row.numero_text,
      ordre: row.numero_ordre,
      nom: copy.copia_nom,
      nif: copy.copia_nif,
      titol: fieldsOf(row).titol,
      treball: '',
    });
    await updatePressupost(db, row, { ...copy, cerca, agent_ordre, canviat: context.clock.now() });
    await recordHistory(context, [
      { entitat: 'pressupost', id, accio: 'sincronitza', despres: { agents: [copy.copia_nom] } },
    ]);
  },
};

interface Moved {
  readonly id: number;
  readonly versio: number;
  readonly before: Pick<PressupostRow, 'agent_fk' | 'copia' | 'copia_nif' | 'copia_nom' | 'empremta'>;
}

/** Quotations of an agent that was merged go to the one that stays; what was sent keeps the name that it bore. */
export const pressupostMover: UseMover = {
  move: async (context, from, to, copy): Promise<readonly Moved[]> => {
    const { db, empresa } = context;
    const moved: Moved[] = [];
    for (const row of await ofAgents(db, empresa.id, [from], false)) {
      const { agent_fk, copia, copia_nif, copia_nom, empremta } = row;
      const draft = row.estat === 'esborrany';
      await updatePressupost(db, row, { agent_fk: to, ...(draft ? copy : {}), canviat: context.clock.now() });
      moved.push({ id: row.id, versio: row.versio + 1, before: { agent_fk, copia, copia_nif, copia_nom, empremta } });
    }
    return moved;
  },
  moveBack: async (context, given) => {
    const { db, empresa } = context;
    for (const { id, versio, before } of given as readonly Moved[]) {
      const row = await findPressupost(db, empresa.id, id);
      if (row?.versio !== versio)
        throw new CodedError(409, 'desfer_canviat', { params: { nom: row ? nameOf(row) : '—' } });
      await updatePressupost(db, row, { ...before, canviat: context.clock.now() });
    }
  },
};

/** How many quotations a work has: while there are any, it stays. */
export const pressupostosOfTreball = async (db: Executor, empresaId: number, treballId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('pressupost')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .executeTakeFirstOrThrow();
  return Number(total);
};
