import { holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { formigoRoutes } from '../contract/routes.ts';
import { judgeAfter } from './judging-again.ts';
import { type KeptZona, putBackZona } from './kept-store.ts';
import { zonaFieldsOf } from './rows.ts';

/** A zone comes back as it was, and the concrete of its work is judged again: later lots counted its samples. */
export const formigoUndoables: readonly Undoable[] = [
  {
    tipus: 'zona',
    access: formigoRoutes.deleteZona.access,
    bringBack: async (context, contingut) => {
      const kept = contingut as KeptZona;
      const { zona } = kept;
      await holdOpenTreball(context, zona.treball_fk);
      await putBackZona(context.db, kept);
      await recordHistory(context, [
        {
          entitat: 'zona',
          id: zona.id,
          accio: 'recupera',
          despres: { nom: zonaFieldsOf(zona).nom, lots: kept.lots.length },
          arrel: { entitat: 'treball', id: zona.treball_fk },
        },
      ]);
      await judgeAfter(context, zona.treball_fk);
    },
  },
];
