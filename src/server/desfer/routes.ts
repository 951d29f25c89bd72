import { type DesferTipus, desferRoutes } from '#contract/desfer.ts';
import { allows } from '#contract/roles.ts';
import { CodedError, forbidden } from '#kernel/coded-error.ts';
import { databaseFailure } from '../database/failures.ts';
import { type Bound, bind } from '../http/context.ts';
import type { Undoable } from './desfer.ts';
import { takeDesfer } from './store.ts';

/** Undoing, over what each room says of its kinds. */
export const desferHandlers = (undoables: readonly Undoable[]): readonly Bound[] => [
  bind(desferRoutes.undo, async (context, { params }) => {
    const row = await takeDesfer(context.db, context.empresa.id, params.id);
    const undoable = undoables.find(({ tipus }) => tipus === row?.tipus);
    if (!row || !undoable || row.caduca < context.clock.now()) throw new CodedError(404, 'desfer_caducat');
    if (!allows(undoable.access, context.empresa.rol)) throw forbidden();
    try {
      await undoable.bringBack(context, JSON.parse(row.contingut));
    } catch (error) {
      // Something else stands where it stood, or what it hangs from has gone.
      if (databaseFailure(error) === 'clash') throw new CodedError(409, 'desfer_xoc');
      throw error;
    }
    return { tipus: row.tipus as DesferTipus, id: row.entitat_fk };
  }),
];
