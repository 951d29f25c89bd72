import { costosDeLinies } from '#areas/despesa/server/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { listComprats, updateBe } from './store.ts';

/**
 * Gives goods that follow their line what it costs under the pro rata of its exercise, once another is written for it; those whose
 * value a person wrote keep it. `canviat`: the exercises whose pro rata is another, which are open.
 */
export const refaValors = async (context: CompanyContext, canviat: (exercici: number) => boolean): Promise<void> => {
  const { db, empresa, clock } = context;
  const rows = await listComprats(db, empresa.id);
  const costos = await costosDeLinies(
    context,
    rows.flatMap((row) => row.despesa_fk ?? []),
  );
  for (const row of rows) {
    const found = costos.get(`${row.despesa_fk} ${row.clau}`);
    if (!found || !canviat(found.exercici) || found.cost === row.valor) continue;
    await updateBe(db, row, { valor: found.cost, canviat: clock.now() });
    await recordHistory(context, [
      {
        entitat: 'be_inversio',
        id: row.id,
        accio: 'canvia',
        abans: { valor: row.valor },
        despres: { valor: found.cost },
        arrel: row.despesa_fk === null ? [] : [{ entitat: 'despesa', id: row.despesa_fk }],
      },
    ]);
  }
};
