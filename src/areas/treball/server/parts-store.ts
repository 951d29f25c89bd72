import type { Executor } from '#server/database/tables.ts';

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

/** Takes everybody from a work: its agents, and who it is assigned to. */
export const deleteParts = async (db: Executor, empresaId: number, treballId: number): Promise<void> => {
  for (const table of ['treball_agent', 'treball_usuari'] as const)
    await db.deleteFrom(table).where('empresa_fk', '=', empresaId).where('treball_fk', '=', treballId).execute();
};

export const listTreballAgents = (db: Executor, empresaId: number, treballId: number) =>
  db
    .selectFrom('treball_agent')
    .select(['agent_fk', 'funcio_fk', 'titulacio_fk', 'percentatge'])
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('ordre')
    .orderBy('id')
    .execute();

export const replaceTreballAgents = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  agents: readonly { agent_fk: number; funcio_fk: number; titulacio_fk: number | null; percentatge: number | null }[],
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
