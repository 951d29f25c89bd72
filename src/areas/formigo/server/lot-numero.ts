import { deletedUnder } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type Camps, campsOf, hasResult } from './seguiment-rows.ts';
import { updateLot } from './store.ts';
import type { LotRow, PastadaRow, ZonaRow } from './tables.ts';

export const anyResult = (pastades: Iterable<PastadaRow>): boolean =>
  [...pastades].some((row) => hasResult(campsOf(row)));

/** The number of the next lot: after those that are there and those that were deleted with results. */
export const nextNumero = async ({
  context,
  zona,
  lots,
}: {
  readonly context: CompanyContext;
  readonly zona: ZonaRow;
  readonly lots: ReadonlyMap<number, LotRow>;
}): Promise<number> => {
  const root = { entitat: 'zona', id: zona.id } as const;
  const deleted = await deletedUnder(context.db, context.empresa.id, 'zona_lot', root);
  const used = deleted.flatMap((abans) =>
    ((abans['pastades'] ?? []) as Camps[]).some(hasResult) ? Number(abans['numero'] ?? 0) : [],
  );
  return Math.max(0, ...used, ...[...lots.values()].map((lot) => lot.numero)) + 1;
};

/** Makes room for a lot that comes back where its number was given to another since. */
export const makeRoom = async (
  { db, empresa }: CompanyContext,
  lots: readonly LotRow[],
  pastades: readonly PastadaRow[],
  lot: LotRow,
): Promise<LotRow> => {
  if (!lots.some(({ numero }) => numero === lot.numero)) return lot;
  if (anyResult(pastades)) return { ...lot, numero: Math.max(...lots.map(({ numero }) => numero)) + 1 };
  for (const other of [...lots].sort((one, two) => two.numero - one.numero))
    if (other.numero >= lot.numero) await updateLot(db, empresa.id, other.id, { numero: other.numero + 1 });
  return lot;
};
