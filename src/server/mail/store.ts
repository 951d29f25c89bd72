import { type Expression, type ExpressionBuilder, type Generated, type Selectable, type SqlBool, sql } from 'kysely';
import type { CorreuEstat, CorreuMotiu } from '#contract/correu.ts';
import { passingOver } from '../database/claim.ts';
import type { Engine, Executor, Tables } from '../database/tables.ts';
import { limitOf, matchesSearch, ordered, type PageAsked } from '../http/listing.ts';

interface CorreuTable {
  id: Generated<number>;
  /** Company whose server sends it; null: the server's own mail. */
  empresa_fk: number | null;
  missatge_id: string;
  /** Addresses, as JSON; `acceptats` are those that a server took. */
  per_a: string;
  cc: string;
  acceptats: string;
  assumpte: string;
  cos: string;
  /** 1: the text carries a key, and is wiped once it is over. */
  secret: number;
  estat: string;
  motiu: string | null;
  resposta: string | null;
  intents: number;
  proper: string;
  /** 1 since its content began to go out: from then on nobody knows but the server that gets it. */
  contingut: number;
  arrendat_fins: string | null;
  clau: string | null;
  entitat: string | null;
  entitat_fk: number | null;
  cerca: string;
  creat: string;
  enviat: string | null;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    correu: CorreuTable;
    correu_adjunt: { correu_fk: number; ordre: number; empresa_fk: number; fitxer_fk: number; nom: string };
  }
}
export type CorreuRow = Selectable<CorreuTable>;
export type NewCorreu = Omit<
  CorreuRow,
  'id' | 'contingut' | 'arrendat_fins' | 'clau' | 'enviat' | 'intents' | 'resposta'
>;

export const insertCorreu = async (db: Executor, row: NewCorreu): Promise<number> => {
  const { id } = await db
    .insertInto('correu')
    .values({ ...row, contingut: 0, intents: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export interface Adjunt {
  readonly fitxer_fk: number;
  readonly nom: string;
}
export const insertAdjunts = async (
  db: Executor,
  empresaId: number,
  correuId: number,
  adjunts: readonly Adjunt[],
): Promise<void> => {
  if (adjunts.length === 0) return;
  await db
    .insertInto('correu_adjunt')
    .values(adjunts.map((one, ordre) => ({ ...one, correu_fk: correuId, empresa_fk: empresaId, ordre })))
    .execute();
};
export const listAdjunts = (db: Executor, correuId: number): Promise<Adjunt[]> =>
  db
    .selectFrom('correu_adjunt')
    .select(['fitxer_fk', 'nom'])
    .where('correu_fk', '=', correuId)
    .orderBy('ordre')
    .execute();

export const findCorreu = (db: Executor, empresaId: number, id: number): Promise<CorreuRow | undefined> =>
  db.selectFrom('correu').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

export interface CorreuPage extends PageAsked {
  readonly search?: string | undefined;
  readonly estat?: CorreuEstat | undefined;
  readonly per_atendre?: boolean | undefined;
  readonly ordre_camp?: 'creat' | 'per_a' | 'assumpte' | 'estat' | 'intents' | undefined;
  readonly ordre_criteri?: 'ASC' | 'DESC' | undefined;
}
/** States in which a letter stays until somebody decides. */
const NEEDS_SOMEBODY: readonly CorreuEstat[] = ['fallat', 'dubtos'];

export const listCorreus = async (
  db: Executor,
  empresaId: number,
  page: CorreuPage,
): Promise<{ total: number; rows: CorreuRow[] }> => {
  const found = db
    .selectFrom('correu')
    .where('empresa_fk', '=', empresaId)
    .where((on) => on.and(matchesSearch(on.ref('cerca'), page.search)))
    .$if(page.estat !== undefined, (query) => query.where('estat', '=', page.estat ?? ''))
    .$if(page.per_atendre === true, (query) => query.where('estat', 'in', NEEDS_SOMEBODY));
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ordered(
    found.selectAll(),
    page.ordre_camp ?? 'creat',
    page.ordre_criteri ?? (page.ordre_camp ? 'ASC' : 'DESC'),
  )
    .offset(page.offset)
    .limit(limitOf(page))
    .execute();
  return { total: Number(total), rows };
};

type Where = (on: ExpressionBuilder<Tables, 'correu'>) => Expression<SqlBool>;
const claimable =
  (now: string): Where =>
  (on) =>
    on.or([
      on.and([on('estat', '=', 'en_cua'), on('proper', '<=', now)]),
      on.and([on('estat', '=', 'enviant'), on('arrendat_fins', '<=', now)]),
    ]);

/** Whether anything is to be sent now, or was left half-way. */
export const someCorreuWaits = async (db: Executor, now: string): Promise<boolean> =>
  Boolean(await db.selectFrom('correu').select('id').where(claimable(now)).limit(1).executeTakeFirst());

export interface Lease {
  readonly clau: string;
  readonly fins: string;
}

/** What somebody was sending when it died, its content begun: it may have arrived, so it is not sent again. */
export const doubtAbandoned = async (db: Executor, now: string): Promise<void> => {
  await db
    .updateTable('correu')
    .set({ estat: 'dubtos', motiu: 'servidor_aturat', arrendat_fins: null, clau: null })
    .where('estat', '=', 'enviant')
    .where('contingut', '=', 1)
    .where('arrendat_fins', '<=', now)
    .execute();
};

/** Takes the letter that has waited longest. One whose content began is never taken. */
export const claimCorreu = (db: Executor, engine: Engine, now: string, lease: Lease): Promise<CorreuRow | undefined> =>
  db
    .updateTable('correu')
    .set((on) => ({
      estat: 'enviant',
      contingut: 0,
      clau: lease.clau,
      arrendat_fins: lease.fins,
      intents: on('intents', '+', 1),
    }))
    .where('id', '=', (on) =>
      passingOver(
        engine,
        on
          .selectFrom('correu')
          .select('id')
          .where(claimable(now))
          .where((where) => where.or([where('estat', '=', 'en_cua'), where('contingut', '=', 0)]))
          .orderBy('proper')
          .orderBy('id')
          .limit(1),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** Holds it longer, and notes that its content begins; false when it is not ours any more. */
export const holdCorreu = async (db: Executor, id: number, lease: Lease, contingut: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('correu')
    .set({ arrendat_fins: lease.fins, ...(contingut && { contingut: 1 }) })
    .where('id', '=', id)
    .where('clau', '=', lease.clau)
    .where('estat', '=', 'enviant')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export interface Settled {
  readonly estat: CorreuEstat;
  readonly motiu: CorreuMotiu | null;
  readonly resposta: string | null;
  readonly acceptats: string;
  readonly proper?: string;
  readonly enviat?: string;
}
export const settleCorreu = async (db: Executor, id: number, clau: string, settled: Settled): Promise<void> => {
  const over = settled.estat === 'enviat' || settled.estat === 'fallat';
  await db
    .updateTable('correu')
    .set({
      ...settled,
      contingut: settled.estat === 'dubtos' ? 1 : 0,
      arrendat_fins: null,
      clau: null,
      ...(over && { cos: sql<string>`case when secret = 1 then '' else cos end` }),
    })
    .where('id', '=', id)
    .where('clau', '=', clau)
    .where('estat', '=', 'enviant')
    .execute();
};

/** Puts a letter that is over, or waits, at the head of the queue; false when it is sent or being sent. */
export const requeueCorreu = async (db: Executor, empresaId: number, id: number, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('correu')
    .set({ estat: 'en_cua', proper: now, contingut: 0, intents: 0, motiu: null })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('estat', 'in', ['en_cua', 'fallat', 'dubtos'])
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Takes a doubtful letter as sent; false when it is not doubtful. */
export const trustCorreu = async (db: Executor, empresaId: number, id: number, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('correu')
    .set({ estat: 'enviat', enviat: now, motiu: 'donat_per_arribat' })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('estat', '=', 'dubtos')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** No process but this one sends: what was being sent was left so by a dead one. */
export const freeCorreus = async (db: Executor, now: string): Promise<void> => {
  await db.updateTable('correu').set({ arrendat_fins: now }).where('estat', '=', 'enviant').execute();
};

/** Files that letters carry. */
export const filesOfCorreus = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await db.selectFrom('correu_adjunt').select('fitxer_fk').where('fitxer_fk', 'in', ids).execute();
  return rows.map((row) => row.fitxer_fk);
};
