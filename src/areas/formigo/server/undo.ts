import { holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { formigoRoutes } from '../contract/routes.ts';
import { partidaByDefault } from '../domain/partida.ts';
import type { Normativa } from '../domain/tipus.ts';
import { lotRoots } from './arrels.ts';
import { judgeAfter } from './judging-again.ts';
import { type KeptLot, type KeptZona, putBackLot, putBackZona } from './kept-store.ts';
import { makeRoom } from './lot-numero.ts';
import type { FormigoPorts } from './ports.ts';
import { zonaFieldsOf } from './rows.ts';
import { campsOf, hasResult } from './seguiment-rows.ts';
import { listLotsOfZona, listPastadesOfZona, updateZona } from './store.ts';
import { holdZona } from './zona-reading.ts';

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
  {
    tipus: 'zona_lot',
    access: formigoRoutes.deleteZona.access,
    bringBack: async (context, contingut) => {
      const kept = contingut as KeptLot;
      const { zona } = await holdZona(context, kept.lot.zona_fk);
      const { db, empresa } = context;
      const lots = await listLotsOfZona(db, empresa.id, zona.id);
      const pastades = await listPastadesOfZona(db, empresa.id, zona.id);
      const lot = await makeRoom(context, lots, pastades, kept.lot);
      await putBackLot(db, { ...kept, lot });
      if (kept.respostes) await ports.putBackRespostes(context, kept.respostes);
      const fixed = [...pastades, ...kept.pastades].some((row) => hasResult(campsOf(row))) ? 1 : 0;
      if (fixed !== zona.norma_fixada) await updateZona(db, empresa.id, zona.id, { norma_fixada: fixed });
      await recordHistory(context, [
        {
          entitat: 'zona_lot',
          id: lot.id,
          accio: 'recupera',
          despres: { numero: lot.numero, pastades: kept.pastades.length },
          arrel: lotRoots(zona),
        },
      ]);
      await judgeAfter(context, ports, zona.treball_fk);
    },
  },
];
