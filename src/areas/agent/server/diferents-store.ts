import type { Executor } from '#server/database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    agent_diferent: {
      empresa_fk: number;
      agent_fk: number;
      altre_fk: number;
      usuari_fk: number | null;
      quan: string;
    };
  }
}

/** Two ids in their order: a pair is the same whichever comes first. */
export const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Pairs that a person told apart, by `pairKey`. */
export const listDiferents = async (db: Executor, empresaId: number): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .selectFrom('agent_diferent')
        .select(['agent_fk', 'altre_fk'])
        .where('empresa_fk', '=', empresaId)
        .execute()
    ).map(({ agent_fk, altre_fk }) => pairKey(agent_fk, altre_fk)),
  );

/** Keeps that two agents are two. False when it was known. */
export const insertDiferent = async (
  db: Executor,
  empresaId: number,
  [a, b]: readonly [number, number],
  by: { readonly usuari_fk: number; readonly quan: string },
): Promise<boolean> =>
  (
    await db
      .insertInto('agent_diferent')
      .values({ empresa_fk: empresaId, agent_fk: Math.min(a, b), altre_fk: Math.max(a, b), ...by })
      .onConflict((on) => on.doNothing())
      .returning('agent_fk')
      .execute()
  ).length > 0;

/** Forgets it. False when nothing was known. */
export const deleteDiferent = async (
  db: Executor,
  empresaId: number,
  [a, b]: readonly [number, number],
): Promise<boolean> =>
  (
    await db
      .deleteFrom('agent_diferent')
      .where('empresa_fk', '=', empresaId)
      .where('agent_fk', '=', Math.min(a, b))
      .where('altre_fk', '=', Math.max(a, b))
      .returning('agent_fk')
      .execute()
  ).length > 0;
