import { createHash } from 'node:crypto';
import { CodedError } from '#kernel/coded-error.ts';
import type { Executor } from '../database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    idempotencia: {
      usuari_fk: number;
      clau: string;
      ruta: string;
      cos_hash: string;
      resposta: string | null;
      creada: string;
    };
  }
}

/** One attempt at a writing call that carries an Idempotency-Key. */
export interface Attempt {
  readonly usuariId: number;
  readonly clau: string;
  readonly ruta: string;
  readonly cosHash: string;
}

export const KEY_SHAPE = /^[\x21-\x7e]{1,200}$/;
export const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');

/**
 * Takes the key inside the open transaction. Gives the stored answer when this very call was already answered, or
 * null when it is new. The same key with another body is refused.
 */
export const claimKey = async (db: Executor, attempt: Attempt, now: string): Promise<string | null> => {
  const inserted = await db
    .insertInto('idempotencia')
    .values({
      usuari_fk: attempt.usuariId,
      clau: attempt.clau,
      ruta: attempt.ruta,
      cos_hash: attempt.cosHash,
      resposta: null,
      creada: now,
    })
    .onConflict((on) => on.columns(['usuari_fk', 'clau', 'ruta']).doNothing())
    .returning('clau')
    .executeTakeFirst();
  if (inserted) return null;
  const kept = await db
    .selectFrom('idempotencia')
    .select(['cos_hash', 'resposta'])
    .where('usuari_fk', '=', attempt.usuariId)
    .where('clau', '=', attempt.clau)
    .where('ruta', '=', attempt.ruta)
    .executeTakeFirst();
  if (!kept || kept.cos_hash !== attempt.cosHash) throw new CodedError(409, 'clau_reutilitzada');
  return kept.resposta;
};

export const keepAnswer = async (db: Executor, attempt: Attempt, answer: unknown): Promise<void> => {
  await db
    .updateTable('idempotencia')
    .set({ resposta: JSON.stringify(answer) })
    .where('usuari_fk', '=', attempt.usuariId)
    .where('clau', '=', attempt.clau)
    .where('ruta', '=', attempt.ruta)
    .execute();
};

/** Forgets keys older than the given instant. */
export const forgetKeys = async (db: Executor, before: string): Promise<void> => {
  await db.deleteFrom('idempotencia').where('creada', '<', before).execute();
};
