import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { type HistoryEntry, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { Guardat } from './pla-service.ts';
import type { ProcesPorts } from './ports.ts';
import { returnPartides } from './service.ts';
import { findPartida, insertProces, listLots, listProcessos, putBackLot, setNumeroLot } from './store.ts';
import type { LotRow } from './tables.ts';
import { bancOf } from './take.ts';

/** Puts items back in their process, which comes back too where it has gone since. */
const putBack = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { treball, proces, partides, respostes, formigo }: Guardat,
): Promise<void> => {
  const { db, empresa } = context;
  await holdOpenTreball(context, treball);
  // What they were taken from has to be in the bank, or nothing could be chosen of them again.
  for (const { partida } of partides) await bancOf(context, partida, 'desfer_xoc');
  const have = await listProcessos(db, empresa.id, treball);
  const wanted = new Map(
    [...(proces ? [proces] : []), ...partides.map(({ partida }) => ({ proces_fk: partida.proces_fk, ordre: 0 }))].map(
      (one) => [one.proces_fk, one.ordre] as const,
    ),
  );
  for (const [proces_fk, ordre] of wanted)
    if (!have.some((one) => one.proces_fk === proces_fk))
      await insertProces(db, {
        empresa_fk: empresa.id,
        treball_fk: treball,
        proces_fk,
        ordre: ordre || (have.at(-1)?.ordre ?? 0) + 10,
      });
  await returnPartides(context, partides);
  await ports.putBackRespostes(context, respostes);
  await ports.formigo.torna(context, treball, formigo);
  await ports.checkRespostes(context, treball, respostes);
  await ports.saveControl(context, treball);
};

export const procesUndoables = (ports: ProcesPorts): readonly Undoable[] => {
  const told = (entitat: HistoryEntry['entitat'], id: number, treball: number): HistoryEntry => ({
    entitat,
    id,
    accio: 'recupera',
    arrel: { entitat: 'treball', id: treball },
  });
  return [
    {
      tipus: 'treball_partida',
      access: procesRoutes.removePartida.access,
      bringBack: async (context, contingut) => {
        const kept = contingut as Guardat;
        await putBack(context, ports, kept);
        await recordHistory(
          context,
          kept.partides.map(({ partida }) => told('treball_partida', Number(partida.id), kept.treball)),
        );
      },
    },
    {
      tipus: 'treball_proces',
      access: procesRoutes.remove.access,
      bringBack: async (context, contingut) => {
        const kept = contingut as Guardat;
        await putBack(context, ports, kept);
        await recordHistory(context, [told('treball_proces', kept.proces?.proces_fk ?? 0, kept.treball)]);
      },
    },
    {
      tipus: 'lot',
      access: procesRoutes.removeLot.access,
      bringBack: async (context, contingut) => {
        const { lot, respostes } = contingut as { lot: LotRow; respostes: unknown };
        const { db, empresa } = context;
        const treball = Number(lot.treball_fk);
        await holdOpenTreball(context, treball);
        const partida = Number(lot.treball_partida_fk);
        if (!(await findPartida(db, empresa.id, partida))) throw notFound();
        const rest = await listLots(db, empresa.id, treball, partida);
        // Lots are numbered as they were made, and so are their ids: whatever went or came back first, each has its place.
        const before = rest.filter((one) => Number(one.id) < Number(lot.id));
        for (const [place, one] of rest.slice(before.length).entries())
          await setNumeroLot(db, empresa.id, Number(one.id), before.length + place + 2);
        await putBackLot(db, { ...lot, numero: before.length + 1 });
        await ports.putBackRespostes(context, respostes);
        if (rest.length === 0) await ports.passaRespostes(context, treball, { partida, lot: Number(lot.id) });
        await ports.saveControl(context, treball);
        await recordHistory(context, [told('lot', Number(lot.id), treball)]);
      },
    },
  ];
};
