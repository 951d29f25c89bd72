import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { judgeAfter } from './judging-again.ts';
import { putBackKept, readKept } from './kept-store.ts';
import { listFormigoPartides, saveFormigoPartida } from './pla-store.ts';
import { newLot, planPastades } from './planning.ts';
import type { FormigoPorts } from './ports.ts';
import { zonaFieldsOf } from './rows.ts';
import {
  deleteConcrete,
  findFormigo,
  insertLots,
  insertZona,
  listLimitCanvis,
  listLotHeads,
  listPastades,
  listZones,
  saveFormigo,
  saveLimitCanvi,
} from './store.ts';

export const countConcrete = async ({ db, empresa }: CompanyContext, treballId: number) => ({
  zones: (await listZones(db, empresa.id, treballId)).length,
  lots: (await listLotHeads(db, empresa.id, treballId)).length,
  pastades: (await listPastades(db, empresa.id, treballId)).length,
});

/** Takes the concrete of a work away and gives it as it was. */
export const takeConcrete = async ({ db, empresa }: CompanyContext, treballId: number): Promise<unknown> => {
  const kept = await readKept(db, empresa.id, treballId);
  await deleteConcrete(db, empresa.id, treballId);
  return kept;
};

/** Puts back what `takeConcrete` gave, verdicts included: nothing is judged anew. */
export const putBackConcrete = ({ db }: CompanyContext, taken: unknown): Promise<void> =>
  putBackKept(db, taken as Parameters<typeof putBackKept>[1]);

/**
 * Settings, changed limits, zones and lots of a work made again in another with the same dates; samples only as planned.
 * `partides`: which item of the new plan each of the old one became.
 */
export const copyConcrete = async (
  context: CompanyContext,
  ports: FormigoPorts,
  {
    from,
    to,
    partides,
  }: { readonly from: number; readonly to: number; readonly partides: ReadonlyMap<number, number> },
): Promise<void> => {
  const { db, empresa } = context;
  const now = context.clock.now();
  const settings = await findFormigo(db, empresa.id, from);
  if (settings) await saveFormigo(db, { ...settings, treball_fk: to, versio: 1 });
  for (const row of await listFormigoPartides(db, empresa.id, from)) {
    const treball_partida_fk = partides.get(row.treball_partida_fk);
    if (treball_partida_fk !== undefined)
      await saveFormigoPartida(db, { ...row, treball_fk: to, treball_partida_fk, versio: 1 });
  }
  for (const canvi of await listLimitCanvis(db, empresa.id, from))
    await saveLimitCanvi(db, { ...canvi, treball_fk: to });
  const lots = Map.groupBy(await listLotHeads(db, empresa.id, from), (lot) => lot.zona_fk);
  for (const { id: old, ...row } of await listZones(db, empresa.id, from)) {
    const treball_partida_fk = partides.get(row.treball_partida_fk ?? 0) ?? null;
    const copy = { ...row, treball_partida_fk, treball_fk: to, versio: 1, norma_fixada: 0, creat: now, canviat: now };
    const id = await insertZona(db, copy);
    const zona = { ...copy, id };
    const same = lots.get(old) ?? [];
    const made = await insertLots(
      db,
      same.map(({ numero, descripcio, volum }) => newLot(context, zona, { numero, descripcio, volum })),
    );
    await planPastades(context, zona, made);
    await recordHistory(context, [
      {
        entitat: 'zona',
        id,
        accio: 'crea',
        despres: { ...zonaFieldsOf(zona), normativa: zona.normativa, lots: same.length },
        arrel: { entitat: 'treball', id: to },
      },
    ]);
  }
  await judgeAfter(context, ports, to);
};
