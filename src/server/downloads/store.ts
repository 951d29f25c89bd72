import type { Language } from '#kernel/language.ts';
import type { Executor } from '../database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    descarrega: {
      clau_hash: string;
      sessio_fk: number;
      empresa_fk: number;
      cami: string;
      idioma: string;
      caduca: string;
    };
  }
}

/** A download promised to whoever shows the key. */
export interface Descarrega {
  readonly clau_hash: string;
  readonly sessio_fk: number;
  readonly empresa_fk: number;
  readonly cami: string;
  readonly idioma: Language;
  readonly caduca: string;
}

export const insertDescarrega = async (db: Executor, row: Descarrega): Promise<void> => {
  await db.insertInto('descarrega').values(row).execute();
};

/** Takes the promise away and gives it: of two at once, one alone gets it. */
export const takeDescarrega = async (db: Executor, clauHash: string): Promise<Descarrega | undefined> =>
  (await db.deleteFrom('descarrega').where('clau_hash', '=', clauHash).returningAll().executeTakeFirst()) as
    | Descarrega
    | undefined;

export const sweepDescarregues = async (db: Executor, now: string): Promise<void> => {
  await db.deleteFrom('descarrega').where('caduca', '<', now).execute();
};
