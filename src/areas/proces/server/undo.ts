import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { type HistoryEntry, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { procesRoutes } from '../contract/routes.ts';
import { uncopyPla } from './copia.ts';
import type { Guardat } from './pla-service.ts';
import { arePartidesOfBank, areProcessosOfBank, placeForPartida, placeProces } from './places.ts';
import type { ProcesPorts } from './ports.ts';
import { returnPartides } from './service.ts';
import {
  findPartida,
  listLots,
  listPartides,
  listProcessos,
  type PartidaGuardada,
  putBackLot,
  setNumeroLot,
} from './store.ts';
import type { LotRow } from './tables.ts';
import { bancOf } from './take.ts';

/** Puts the processes of items back where they have gone since, each in the place that it had. */
const putBackProcessos = async (
  context: CompanyContext,
  { treball, delBanc, proces, partides }: Guardat,
): Promise<void> => {
  const have = await listProcessos(context.db, context.empresa.id, treball);
  const ordre = delBanc && areProcessosOfBank(have) ? undefined : proces?.ordre;
  for (const proces_fk of new Set(
    [...(proces ? [proces] : partides.map(({ partida }) => partida))].map((one) => one.proces_fk),
  ))
    if (!have.some((one) => one.proces_fk === proces_fk)) await placeProces(context, treball, proces_fk, ordre);
};

/** An item that went alone, with the place that is its own now. */
const placed = async (
  context: CompanyContext,
  { treball, delBanc }: Guardat,
  one: PartidaGuardada,
): Promise<PartidaGuardada> => {
  const { proces_fk } = one.partida;
  const rows = await listPartides(context.db, context.empresa.id, treball);
  if (!delBanc || !arePartidesOfBank(rows.filter((row) => row.proces_fk === proces_fk))) return one;
  return {
    ...one,
    partida: { ...one.partida, ordre: await placeForPartida(context, treball, proces_fk, one.partida) },
  };
};

/** Puts items back in their process, which comes back too where it has gone since. */
const putBack = async (context: CompanyContext, ports: ProcesPorts, kept: Guardat): Promise<void> => {
  const { treball, proces, partides, respostes, formigo } = kept;
  await holdOpenTreball(context, treball);
  // What they were taken from has to be in the bank, or nothing could be chosen of them again.
  for (const { partida } of partides) await bancOf(context, partida, 'desfer_xoc');
  await putBackProcessos(context, kept);
  for (const one of partides) await returnPartides(context, [proces ? one : await placed(context, kept, one)]);
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
      tipus: 'programa_copia',
      access: procesRoutes.copy.access,
      bringBack: (context, contingut) => uncopyPla(context, ports, contingut),
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
