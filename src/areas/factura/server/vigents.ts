import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';
import { listRectificadores, takesPlace } from './part-store.ts';
import { findFactures, listOfProformes } from './store.ts';

/** An invoice as others are told of it in a line. */
interface FacturaVigent {
  readonly id: number;
  /** Null in a draft. */
  readonly numero: string | null;
  readonly proforma: boolean;
}

/** Longer ways from an invoice to what is in force of it are followed no further. */
const MAX_PASSOS = 20;
const AT_ONCE = 500;

/**
 * What is in force of each of these invoices: what was issued in its place, or made of a proforma, however many times over;
 * itself where nothing was. What was deleted or annulled is absent.
 */
export const vigentsOf = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FacturaVigent>> => {
  const toldOf = async (asked: readonly number[]): Promise<FacturaVigent[]> =>
    (await findFactures(db, empresaId, asked))
      .filter(({ estat }) => estat !== 'anullada')
      .map(({ id, numero_text, tipus }) => ({ id, numero: numero_text, proforma: tipus === 'proforma' }));
  const now = new Map((await toldOf(ids)).map((one) => [one.id, one]));
  for (let pas = 0, open = [...now.keys()]; open.length > 0 && pas < MAX_PASSOS; pas += 1) {
    const asked = open.flatMap((id) => now.get(id) ?? []);
    const next = new Map<number, number>();
    for (const some of packs(
      asked.map((one) => one.id),
      AT_ONCE,
    ))
      for (const { id, rectificada_fk, metode } of await listRectificadores(db, empresaId, some))
        if (takesPlace(metode)) next.set(Number(rectificada_fk), Number(id));
    const proformes = asked.filter(({ proforma }) => proforma).map(({ id }) => id);
    // The first made of each: the others came after it.
    for (const some of packs(proformes, AT_ONCE))
      for (const { id, proforma_fk } of await listOfProformes(db, empresaId, some))
        if (!next.has(Number(proforma_fk))) next.set(Number(proforma_fk), Number(id));
    const found = new Map((await toldOf([...next.values()])).map((one) => [one.id, one]));
    open = open.filter((id) => {
      const after = found.get(next.get(now.get(id)?.id ?? 0) ?? 0);
      if (after) now.set(id, after);
      return after !== undefined;
    });
  }
  return now;
};
