import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import { fieldsOf } from './fields.ts';
import { type PressupostRow, putBackPressupost } from './store.ts';

export const pressupostUndoables: readonly Undoable[] = [
  {
    tipus: 'pressupost',
    access: pressupostRoutes.remove.access,
    bringBack: async (context, contingut) => {
      const row = contingut as PressupostRow;
      await putBackPressupost(context.db, row);
      await recordHistory(context, [
        {
          entitat: 'pressupost',
          id: row.id,
          accio: 'recupera',
          despres: { titol: fieldsOf(row).titol },
          ...(row.treball_fk !== null && { arrel: { entitat: 'treball', id: row.treball_fk } }),
        },
      ]);
    },
  },
];
