import type { AgentUse } from '#areas/agent/server/index.ts';
import type { Executor } from '#server/database/tables.ts';

const AT_ONCE = 500;

/** Project date of a work, which decides the law that rules it; null while nobody said. */
export const dataProjecteOf = async (db: Executor, empresaId: number, id: number): Promise<string | null> =>
  (
    await db
      .selectFrom('treball')
      .select('data_projecte')
      .where('empresa_fk', '=', empresaId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.data_projecte ?? null;

/** The works where these agents act and as what, newest first. */
export const treballsOfAgents = async (
  db: Executor,
  empresaId: number,
  agentIds: readonly number[],
): Promise<AgentUse[]> => {
  const found = new Map<string, AgentUse & { funcions: number[] }>();
  for (let start = 0; start < agentIds.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('treball_agent')
      .innerJoin('treball', 'treball.id', 'treball_agent.treball_fk')
      .select(['treball_agent.agent_fk', 'treball_agent.funcio_fk', 'treball.id', 'treball.codi', 'treball.nom'])
      .select('treball.obert')
      .where('treball.empresa_fk', '=', empresaId)
      .where('treball_agent.empresa_fk', '=', empresaId)
      .where('treball_agent.agent_fk', 'in', agentIds.slice(start, start + AT_ONCE))
      .orderBy('treball.id', 'desc')
      .orderBy('treball_agent.ordre')
      .execute();
    for (const { agent_fk, funcio_fk, id, codi, nom, obert } of rows) {
      const known = found.get(`${agent_fk} ${id}`);
      if (known) known.funcions.push(funcio_fk);
      else
        found.set(`${agent_fk} ${id}`, {
          agent_fk,
          tipus: 'treball',
          id,
          nom: [codi, nom].filter(Boolean).join(' '),
          obert: obert === 1,
          funcions: [funcio_fk],
        });
    }
  }
  return [...found.values()];
};

/** Works assigned to somebody: what roles that see their own alone may look at. */
export const treballsAssigned = async (db: Executor, empresaId: number, usuariId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('treball_usuari')
      .select('treball_fk')
      .where('empresa_fk', '=', empresaId)
      .where('usuari_fk', '=', usuariId)
      .execute()
  ).map((row) => Number(row.treball_fk));

/** How many works a company has, finished ones too. */
export const countTreballs = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('treball')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

interface TreballName {
  readonly id: number;
  readonly obert: number;
  readonly codi: string;
  readonly nom: string;
  readonly expedient: string;
}
/** Works of a company as others name them, by id; ids of others are simply absent. */
export const namesOfTreballs = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TreballName>> => {
  const asked = [...new Set(ids)];
  const found = new Map<number, TreballName>();
  for (let start = 0; start < asked.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('treball')
      .select(['id', 'codi', 'nom', 'expedient', 'obert'])
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', asked.slice(start, start + AT_ONCE))
      .execute();
    for (const row of rows) found.set(Number(row.id), row);
  }
  return found;
};

/** Works that a sheet names by code, by file number or by name, as they were written. */
export const treballsAnomenats = async (
  db: Executor,
  empresaId: number,
  texts: readonly string[],
): Promise<TreballName[]> => {
  const asked = [...new Set(texts)];
  const found: TreballName[] = [];
  for (let start = 0; start < asked.length; start += AT_ONCE) {
    const some = asked.slice(start, start + AT_ONCE);
    const rows = await db
      .selectFrom('treball')
      .select(['id', 'codi', 'nom', 'expedient', 'obert'])
      .where('empresa_fk', '=', empresaId)
      .where((on) => on.or([on('codi', 'in', some), on('expedient', 'in', some), on('nom', 'in', some)]))
      .orderBy('id')
      .execute();
    found.push(...rows.map((row) => ({ ...row, id: Number(row.id) })));
  }
  return found;
};

/** The same works, and whether they are open. */
export const estatDeTreballs = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly codi: string; readonly nom: string; readonly obert: boolean }>> => {
  const found = new Map<number, { codi: string; nom: string; obert: boolean }>();
  const asked = [...new Set(ids)];
  for (let start = 0; start < asked.length; start += AT_ONCE)
    for (const { id, codi, nom, obert } of await db
      .selectFrom('treball')
      .select(['id', 'codi', 'nom', 'obert'])
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', asked.slice(start, start + AT_ONCE))
      .execute())
      found.set(Number(id), { codi, nom, obert: obert === 1 });
  return found;
};

/** A work of a company as others name it; none of none, and of one of others. */
export const nameOfTreball = async (
  db: Executor,
  empresaId: number,
  id: number | null,
): Promise<TreballName | undefined> => (id === null ? undefined : (await namesOfTreballs(db, empresaId, [id])).get(id));
