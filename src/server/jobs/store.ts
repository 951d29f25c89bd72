import type { Expression, ExpressionBuilder, Generated, Selectable, SqlBool } from 'kysely';
import type { TascaEstat } from '#contract/tasca.ts';
import { passingOver } from '../database/claim.ts';
import type { Engine, Executor, Tables } from '../database/tables.ts';

interface TascaTable {
  id: Generated<number>;
  empresa_fk: number;
  usuari_fk: number;
  tipus: string;
  /** Text key of the title with its values, as JSON. */
  titol: string;
  idioma: string;
  /** What the work is given, as JSON. */
  entrada: string;
  estat: string;
  fet: number;
  total: number;
  /** 1 once somebody asked to cancel. */
  cancel: number;
  intents: number;
  /** Whoever works on it holds it until then, under this key. */
  arrendada_fins: string | null;
  clau: string | null;
  fitxer_fk: number | null;
  fitxer_nom: string | null;
  resultat: string | null;
  error: string | null;
  creada: string;
  acabada: string | null;
  caduca: string | null;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    tasca: TascaTable;
  }
}
export type TascaRow = Selectable<TascaTable>;

export interface NewTasca {
  readonly empresa_fk: number;
  readonly usuari_fk: number;
  readonly tipus: string;
  readonly titol: string;
  readonly idioma: string;
  readonly entrada: string;
  readonly creada: string;
}

export const insertTasca = (db: Executor, row: NewTasca): Promise<TascaRow> =>
  db
    .insertInto('tasca')
    .values({ ...row, estat: 'en_cua', fet: 0, total: 0, cancel: 0, intents: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();

export interface TascaOwner {
  readonly empresaId: number;
  readonly usuariId: number;
}
type Where = (on: ExpressionBuilder<Tables, 'tasca'>) => Expression<SqlBool>;
const ownedBy =
  ({ empresaId, usuariId }: TascaOwner): Where =>
  (on) =>
    on.and([on('empresa_fk', '=', empresaId), on('usuari_fk', '=', usuariId)]);

export const findTasca = (db: Executor, owner: TascaOwner, id: number): Promise<TascaRow | undefined> =>
  db.selectFrom('tasca').selectAll().where(ownedBy(owner)).where('id', '=', id).executeTakeFirst();

export const listTasques = async (
  db: Executor,
  owner: TascaOwner,
  page: { readonly offset: number; readonly limit: number; readonly pendents: boolean },
): Promise<{ total: number; rows: TascaRow[] }> => {
  const found = db
    .selectFrom('tasca')
    .where(ownedBy(owner))
    .$if(page.pendents, (query) => query.where('estat', 'in', ['en_cua', 'en_curs']));
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('id', 'desc').offset(page.offset).limit(page.limit).execute();
  return { total: Number(total), rows };
};

const claimable =
  (now: string): Where =>
  (on) =>
    on.or([on('estat', '=', 'en_cua'), on.and([on('estat', '=', 'en_curs'), on('arrendada_fins', '<=', now)])]);

/** Whether anything waits, read without a writer. */
export const someTascaWaits = async (db: Executor, now: string): Promise<boolean> =>
  Boolean(await db.selectFrom('tasca').select('id').where(claimable(now)).limit(1).executeTakeFirst());

export interface Lease {
  readonly clau: string;
  readonly fins: string;
}

/** Takes the oldest task that waits, or that somebody held and let go by dying. */
export const claimTasca = (db: Executor, engine: Engine, now: string, lease: Lease): Promise<TascaRow | undefined> =>
  db
    .updateTable('tasca')
    .set((on) => ({
      estat: 'en_curs',
      clau: lease.clau,
      arrendada_fins: lease.fins,
      intents: on('intents', '+', 1),
    }))
    .where('id', '=', (on) =>
      passingOver(engine, on.selectFrom('tasca').select('id').where(claimable(now)).orderBy('id').limit(1)),
    )
    .returningAll()
    .executeTakeFirst();

/** Holds it longer and tells how far it is; gives whether to go on, to cancel, or that another holds it now. */
export const renewTasca = async (
  db: Executor,
  id: number,
  lease: Lease,
  far: { readonly fet: number; readonly total: number },
): Promise<'hold' | 'cancel' | 'lost'> => {
  const row = await db
    .updateTable('tasca')
    .set({ arrendada_fins: lease.fins, ...far })
    .where('id', '=', id)
    .where('clau', '=', lease.clau)
    .where('estat', '=', 'en_curs')
    .returning('cancel')
    .executeTakeFirst();
  return row ? (row.cancel === 1 ? 'cancel' : 'hold') : 'lost';
};

export interface Ending {
  readonly estat: Extract<TascaEstat, 'feta' | 'fallada' | 'cancelada'>;
  readonly acabada: string;
  readonly caduca: string;
  readonly fitxer_fk?: number;
  readonly fitxer_nom?: string;
  readonly resultat?: string;
  readonly error?: string;
}

/** Ends a task that is still held under the key; false when another holds it or it is over. */
export const endTasca = async (
  db: Executor,
  id: number,
  clau: string,
  { ...ending }: Ending & { fet?: number; total?: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tasca')
    .set({ ...ending, arrendada_fins: null, clau: null })
    .where('id', '=', id)
    .where('clau', '=', clau)
    .where('estat', '=', 'en_curs')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Lets a held task go, to be taken up again as if nothing had happened. */
export const releaseTasca = async (db: Executor, id: number, clau: string): Promise<void> => {
  await db
    .updateTable('tasca')
    .set((on) => ({ estat: 'en_cua', arrendada_fins: null, clau: null, intents: on('intents', '-', 1) }))
    .where('id', '=', id)
    .where('clau', '=', clau)
    .execute();
};

/** What a dead process held is free at once: only where no other process may hold anything. */
export const freeTasques = async (db: Executor, now: string): Promise<void> => {
  await db.updateTable('tasca').set({ arrendada_fins: now }).where('estat', '=', 'en_curs').execute();
};

/** Cancels what waits; asks whoever runs it to stop. */
export const cancelTasca = async (db: Executor, id: number, now: string, caduca: string): Promise<void> => {
  await db
    .updateTable('tasca')
    .set({ estat: 'cancelada', cancel: 1, acabada: now, caduca })
    .where('id', '=', id)
    .where('estat', '=', 'en_cua')
    .execute();
  await db.updateTable('tasca').set({ cancel: 1 }).where('id', '=', id).where('estat', '=', 'en_curs').execute();
};

/** What failed or was cancelled waits again, as if it had just been asked for. */
export const requeueTasca = async (db: Executor, id: number): Promise<void> => {
  await db
    .updateTable('tasca')
    .set({ estat: 'en_cua', cancel: 0, intents: 0, fet: 0, total: 0, error: null, acabada: null, caduca: null })
    .where('id', '=', id)
    .where('estat', 'in', ['fallada', 'cancelada'])
    .execute();
};

export const sweepTasques = async (db: Executor, now: string): Promise<void> => {
  await db.deleteFrom('tasca').where('caduca', '<', now).execute();
};

/** Files that tasks made and still keep. */
export const filesOfTasques = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await db.selectFrom('tasca').select('fitxer_fk').where('fitxer_fk', 'in', ids).execute();
  return rows.flatMap((row) => row.fitxer_fk ?? []);
};
