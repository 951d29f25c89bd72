import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { judgeAfter } from './judging-again.ts';
import type { FormigoPorts } from './ports.ts';
import { listLotsOfZona, listZones, updateLot, updateZona } from './store.ts';
import { holdZona } from './zona-reading.ts';

/** Positions from 0. */
interface Move {
  readonly from: number;
  readonly to: number;
}

/** Moves an element; both positions must exist. */
const moved = <Item>(items: readonly Item[], { from, to }: Move): Item[] => {
  if (from >= items.length) throw fieldFault('from', 'posicio_desconeguda');
  if (to >= items.length) throw fieldFault('to', 'posicio_desconeguda');
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** Moves a zone within its work. */
export const reorderZones = async (
  context: CompanyContext,
  ports: FormigoPorts,
  treballId: number,
  move: Move,
): Promise<void> => {
  await holdOpenTreball(context, treballId);
  const zones = await listZones(context.db, context.empresa.id, treballId);
  const inOrder = moved(zones, move);
  for (const [index, zona] of inOrder.entries())
    if (zona.ordre !== index + 1) await updateZona(context.db, context.empresa.id, zona.id, { ordre: index + 1 });
  await recordHistory(context, [
    {
      entitat: 'treball',
      id: treballId,
      accio: 'reordena',
      abans: { zones: zones.map((zona) => zona.nom) },
      despres: { zones: inOrder.map((zona) => zona.nom) },
    },
  ]);
  await judgeAfter(context, ports, treballId);
};

/** Moves a lot within its zone; they share the numbers that they have. */
export const reorderLots = async (
  context: CompanyContext,
  ports: FormigoPorts,
  zonaId: number,
  move: Move,
): Promise<void> => {
  const { zona } = await holdZona(context, zonaId);
  const lots = await listLotsOfZona(context.db, context.empresa.id, zona.id);
  for (const [index, lot] of moved(lots, move).entries()) {
    const numero = lots[index]?.numero ?? index + 1;
    if (lot.numero !== numero)
      await updateLot(context.db, context.empresa.id, lot.id, { numero, versio: lot.versio + 1 });
  }
  await recordHistory(context, [
    {
      entitat: 'zona',
      id: zona.id,
      accio: 'reordena',
      abans: { from: move.from },
      despres: { from: move.to },
      arrel: { entitat: 'treball', id: zona.treball_fk },
    },
  ]);
  await judgeAfter(context, ports, zona.treball_fk);
};
