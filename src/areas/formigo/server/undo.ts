import { holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { formigoRoutes } from '../contract/routes.ts';
import { partidaByDefault } from '../domain/partida.ts';
import type { Normativa } from '../domain/tipus.ts';
import { judgeAfter } from './judging-again.ts';
import { type KeptZona, putBackZona } from './kept-store.ts';
import type { FormigoPorts } from './ports.ts';
import { zonaFieldsOf } from './rows.ts';

/** A zone comes back as it was, and the concrete of its work is judged again: later lots counted its samples. */
export const formigoUndoables = (ports: FormigoPorts): readonly Undoable[] => [
  {
    tipus: 'zona',
    access: formigoRoutes.deleteZona.access,
    bringBack: async (context, contingut) => {
      const kept = contingut as KeptZona;
      const { treball_partida_fk: had = null, ...row } = kept.zona;
      await holdOpenTreball(context, row.treball_fk);
      const partides = await ports.partides(context, row.treball_fk);
      const there = partides.some(({ id }) => id === had);
      const partida = there ? had : partidaByDefault(row.normativa as Normativa, partides);
      const zona = { ...row, treball_partida_fk: partida };
      await putBackZona(context.db, { ...kept, zona });
      if (kept.respostes) await ports.putBackRespostes(context, kept.respostes);
      await recordHistory(context, [
        {
          entitat: 'zona',
          id: zona.id,
          accio: 'recupera',
          despres: { nom: zonaFieldsOf(zona).nom, lots: kept.lots.length },
          arrel: { entitat: 'treball', id: zona.treball_fk },
        },
      ]);
      await judgeAfter(context, ports, zona.treball_fk);
    },
  },
];
