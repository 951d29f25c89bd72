import { checkTreball } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Zona } from '../contract/schemas.ts';
import type { LawOverride } from '../domain/tipus.ts';
import { readConcrete } from './judging.ts';
import { presentZona } from './present.ts';
import { workNorma } from './settings.ts';

export { formigoTexts } from '../texts/index.ts';
export { lotsDeZones, pastadesPendents } from './pendents.ts';
export { adoptZones, concreteOfPla, leaveZones, normativaOf, returnZones, servedIn } from './pla.ts';
export { isLotDeZona } from './pla-store.ts';
export type { FormigoPorts } from './ports.ts';
export { formigoHandlers } from './routes.ts';
export { formigoUndoables } from './undo.ts';
export { copyConcrete, countConcrete, putBackConcrete, takeConcrete } from './whole-work.ts';

/** Every zone of a work with lots, samples and verdicts, and the limit rows that the work has changed: what reports read. */
export const readZones = async (
  context: CompanyContext,
  treballId: number,
): Promise<{ zones: Zona[]; canvis: readonly LawOverride[] }> => {
  const norma = await workNorma(context, treballId, await checkTreball(context, treballId));
  const { zones, lots, pastades, canvis } = await readConcrete(context.db, context.empresa.id, treballId);
  return {
    canvis,
    zones: zones.map((zona) =>
      presentZona(
        zona,
        lots.filter((lot) => lot.zona_fk === zona.id),
        pastades.filter((row) => row.zona_fk === zona.id),
        { canvis, norma },
        context.clock.today(),
      ),
    ),
  };
};
