import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import { type ComprovacioRow, putBackComprovacio } from './comprovacio-store.ts';
import { type LlocRow, type PartidaRow, putBackPartida } from './partida-store.ts';
import { findComprovacions } from './reading.ts';
import { words } from './rows.ts';

export const bancUndoables: readonly Undoable[] = [
  {
    tipus: 'partida',
    access: partidaRoutes.remove.access,
    bringBack: async (context, contingut) => {
      const { row, llocs } = contingut as { row: PartidaRow; llocs: readonly LlocRow[] };
      const still = await findComprovacions(
        context,
        llocs.map(({ comprovacio_fk }) => comprovacio_fk),
      );
      // A check deleted in the meantime stays away.
      const kept = llocs.filter(({ comprovacio_fk }) => still.has(comprovacio_fk));
      await putBackPartida(context.db, row, kept);
      await recordHistory(context, [
        { entitat: 'partida', id: row.id, accio: 'recupera', despres: { nom: words(row.nom)[context.language] } },
      ]);
    },
  },
  {
    tipus: 'comprovacio',
    access: comprovacioRoutes.remove.access,
    bringBack: async (context, contingut) => {
      const row = contingut as ComprovacioRow;
      await putBackComprovacio(context.db, row);
      await recordHistory(context, [
        { entitat: 'comprovacio', id: row.id, accio: 'recupera', despres: { nom: words(row.nom)[context.language] } },
      ]);
    },
  },
];
