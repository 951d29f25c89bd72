import type { Selectable } from 'kysely';
import type { Executor, Tables } from '#server/database/tables.ts';

export type PartRow = Selectable<Tables['treball_agent']>;
export type PartColumns = Omit<PartRow, 'id' | 'empresa_fk' | 'treball_fk' | 'ordre'>;

export const isAssigned = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  usuariId: number,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('treball_usuari')
      .select('treball_fk')
      .where('empresa_fk', '=', empresaId)
      .where('treball_fk', '=', treballId)
      .where('usuari_fk', '=', usuariId)
      .executeTakeFirst(),
  );

/** Functions that somebody has, work by work. */
export const listFuncions = async (
  db: Executor,
  empresaId: number,
  treballs: readonly number[],
): Promise<ReadonlyMap<number, number[]>> => {
  if (treballs.length === 0) return new Map();
  const rows = await db
    .selectFrom('treball_agent')
    .select(['treball_fk', 'funcio_fk'])
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', 'in', treballs)
    .orderBy('id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.treball_fk)].map(([id, same]) => [id, same.map((row) => row.funcio_fk)]),
  );
};

/** People whom a work is assigned to. */
export const listAssigned = async (db: Executor, empresaId: number, treballId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('treball_usuari')
      .select('usuari_fk')
      .where('empresa_fk', '=', empresaId)
      .where('treball_fk', '=', treballId)
      .orderBy('usuari_fk')
      .execute()
  ).map((row) => row.usuari_fk);

export const assign = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  usuaris: readonly number[],
): Promise<void> => {
  if (usuaris.length === 0) return;
  await db
    .insertInto('treball_usuari')
    .values([...new Set(usuaris)].map((usuari_fk) => ({ empresa_fk: empresaId, treball_fk: treballId, usuari_fk })))
    .onConflict((on) => on.columns(['empresa_fk', 'treball_fk', 'usuari_fk']).doNothing())
    .execute();
};

export const unassign = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  usuaris: readonly number[],
): Promise<void> => {
  if (usuaris.length === 0) return;
  await db
    .deleteFrom('treball_usuari')
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .where('usuari_fk', 'in', usuaris)
    .execute();
};

/** Everybody of a work, row by row. */
export interface KeptParts {
  readonly agents: readonly PartRow[];
  readonly usuaris: readonly Selectable<Tables['treball_usuari']>[];
}
export const readParts = async (db: Executor, empresaId: number, treballId: number): Promise<KeptParts> => {
  return {
    agents: await db
      .selectFrom('treball_agent')
      .selectAll()
      .where('empresa_fk', '=', empresaId)
      .where('treball_fk', '=', treballId)
      .orderBy('id')
      .execute(),
    usuaris: await db
      .selectFrom('treball_usuari')
      .selectAll()
      .where('empresa_fk', '=', empresaId)
      .where('treball_fk', '=', treballId)
      .orderBy('usuari_fk')
      .execute(),
  };
};
export const putBackParts = async (db: Executor, { agents, usuaris }: KeptParts): Promise<void> => {
  if (agents.length > 0) await db.insertInto('treball_agent').values(agents).execute();
  if (usuaris.length > 0) await db.insertInto('treball_usuari').values(usuaris).execute();
};

/** Takes everybody from a work: its agents, and who it is assigned to. */
export const deleteParts = async (db: Executor, empresaId: number, treballId: number): Promise<void> => {
  for (const table of ['treball_agent', 'treball_usuari'] as const)
    await db.deleteFrom(table).where('empresa_fk', '=', empresaId).where('treball_fk', '=', treballId).execute();
};

/** Who takes part in a work, in order, each with the copy of its data. */
export const listTreballAgents = (db: Executor, empresaId: number, treballId: number): Promise<PartColumns[]> =>
  db
    .selectFrom('treball_agent')
    .select(['agent_fk', 'funcio_fk', 'titulacio_fk', 'percentatge', 'copia', 'copia_nif', 'copia_nom', 'empremta'])
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('ordre')
    .orderBy('id')
    .execute();

export const replaceTreballAgents = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  agents: readonly PartColumns[],
): Promise<void> => {
  await db
    .deleteFrom('treball_agent')
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .execute();
  if (agents.length === 0) return;
  await db
    .insertInto('treball_agent')
    .values(agents.map((agent, ordre) => ({ ...agent, empresa_fk: empresaId, treball_fk: treballId, ordre })))
    .execute();
};

/** Brings the copy of one agent in a work up to date. */
export const setCopy = async (
  db: Executor,
  of: { readonly empresaId: number; readonly treballId: number; readonly agentId: number },
  copy: Pick<PartColumns, 'copia' | 'copia_nif' | 'copia_nom' | 'empremta'>,
): Promise<void> => {
  await db
    .updateTable('treball_agent')
    .set({ copia: copy.copia, copia_nif: copy.copia_nif, copia_nom: copy.copia_nom, empremta: copy.empremta })
    .where('empresa_fk', '=', of.empresaId)
    .where('treball_fk', '=', of.treballId)
    .where('agent_fk', '=', of.agentId)
    .execute();
};
