import type { Desfer, DesferTipus } from '#contract/desfer.ts';
import type { Access } from '#contract/roles.ts';
import { shift } from '../http/clock.ts';
import type { CompanyContext } from '../http/context.ts';
import { insertDesfer } from './store.ts';

/** How long what was deleted can be brought back. */
const LIVES = 86_400_000;

/** What is kept of something deleted: any plain data, the rows of its tables above all. */
export interface Kept {
  readonly tipus: DesferTipus;
  readonly id: number;
  readonly contingut: unknown;
  /** Files that it needs again if it comes back. */
  readonly fitxers?: readonly number[];
}

/**
 * Keeps what the caller's transaction deletes. The rows leave their tables, so that no list, count or unique key meets
 * them again, and lie here whole until they are brought back or forgotten.
 */
export const keepDeleted = async (context: CompanyContext, kept: Kept): Promise<Desfer> => {
  const creat = context.clock.now();
  const caduca = shift(creat, LIVES);
  const id = await insertDesfer(
    context.db,
    {
      empresa_fk: context.empresa.id,
      usuari_fk: context.caller.usuariId,
      tipus: kept.tipus,
      entitat_fk: kept.id,
      contingut: JSON.stringify(kept.contingut),
      creat,
      caduca,
    },
    kept.fitxers ?? [],
  );
  return { id, caduca };
};

/** How one kind of deletion is undone. Each room gives its own, named in `app.ts`. */
export interface Undoable {
  readonly tipus: DesferTipus;
  /** Whoever may delete it may bring it back. */
  readonly access: Access;
  /** Puts back what `keepDeleted` was given, in the caller's transaction, and writes its history (`recupera`). */
  bringBack(context: CompanyContext, contingut: unknown): Promise<void>;
}
