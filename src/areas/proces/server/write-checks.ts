import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import { answeredOf, countPartida } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla } from './shapes.ts';
import { deleteComprovacions, insertComprovacions, updateLot } from './store.ts';
import type { ComprovacioRow, LotRow, PartidaRow } from './tables.ts';

/** Closed lots of an item in which more is pending with these checks. */
const closedAndPending = (pla: Pla, row: PartidaRow, kept: readonly ComprovacioRow[]): LotRow[] => {
  const id = Number(row.id);
  const before = countPartida(pla, row).lots;
  const after = countPartida({ ...pla, comprovacions: new Map(pla.comprovacions).set(id, kept) }, row).lots;
  const pending = (counts: typeof before, lot: LotRow): number => counts.get(Number(lot.id))?.pendents ?? 0;
  return (pla.lots.get(id) ?? []).filter((lot) => lot.estat === 'tancat' && pending(after, lot) > pending(before, lot));
};

/** Closed lots are open again: something is asked of them. */
const reopen = async (context: CompanyContext, lots: readonly LotRow[]): Promise<void> => {
  const { db, empresa, clock } = context;
  // The row of the work is held, so that no lot changes meanwhile.
  for (const lot of lots)
    await updateLot(db, empresa.id, Number(lot.id), lot.versio, { estat: 'obert', canviat: clock.now() });
  await recordHistory(
    context,
    lots.map((lot) => ({
      entitat: 'lot' as const,
      id: Number(lot.id),
      accio: 'canvia' as const,
      abans: { estat: lot.estat },
      despres: { estat: 'obert' },
      arrel: [
        { entitat: 'treball_partida' as const, id: Number(lot.treball_partida_fk) },
        { entitat: 'treball' as const, id: Number(lot.treball_fk) },
      ],
    })),
  );
};

/**
 * Keeps the checks that an item has now. Those taken out of which nothing was answered leave, with what was left pending of
 * them; closed lots that are asked more are opened again, once that is accepted. Gives the warnings accepted.
 */
export const writeChecks = async (
  context: CompanyContext,
  ports: ProcesPorts,
  pla: Pla,
  item: PartidaRow,
  next: readonly ComprovacioRow[],
  accepted: readonly string[] | undefined,
): Promise<readonly string[]> => {
  const { db, empresa } = context;
  const id = Number(item.id);
  const answered = answeredOf(pla, id);
  const kept = next.filter((one) => one.exigida === 1 || answered.has(Number(one.comprovacio_fk)));
  const closed = closedAndPending(pla, item, kept);
  const taken = checkAvisos(
    closed.length > 0 ? [{ codi: 'lots_es_reobren', cami: '', params: { n: closed.length } }] : [],
    accepted,
  );
  const stay = new Set(kept.map((one) => Number(one.comprovacio_fk)));
  const gone = (pla.comprovacions.get(id) ?? [])
    .map((one) => Number(one.comprovacio_fk))
    .filter((check) => !stay.has(check));
  if (gone.length > 0)
    await ports.takeRespostes(context, Number(item.treball_fk), { comprovacions: { partida: id, ids: gone } });
  await deleteComprovacions(db, empresa.id, id);
  await insertComprovacions(db, kept);
  await reopen(context, closed);
  return taken;
};
