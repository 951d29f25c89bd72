import { funcioId } from '#areas/referencia/server/index.ts';
import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { ResumControl, ResumFormigo, Treball } from '../contract/schemas.ts';
import { NO_CONTROL, presentTreball } from './present.ts';
import { createTreball, holdOpen, loadTreball } from './service.ts';
import { setControl, setFormigo } from './store.ts';

export { treballCopies } from './agent-copies.ts';
export { treballMover } from './agent-moves.ts';
export { answerFile } from './arxiu-answer.ts';
export { allArxius, filesOfTreballs, findArxiu } from './arxiu-store.ts';
export { motiusDeTancament } from './excepcions.ts';
export { readLogo } from './logo.ts';
export type { TreballPorts } from './ports.ts';
export { treballHandlers } from './routes.ts';
export { refreshPromotor } from './service.ts';
export { listControlsVells } from './store.ts';
export { treballUndoables } from './undo.ts';
export {
  countTreballs,
  dataProjecteOf,
  estatDeTreballs,
  nameOfTreball,
  namesOfTreballs,
  treballsAnomenats,
  treballsAssigned,
  treballsOfAgents,
} from './uses.ts';

/** Opens a work for a developer: what an accepted quotation becomes. Gives its id. */
export const openTreball = async (
  context: CompanyContext,
  { nom, promotor }: { readonly nom: string; readonly promotor: number },
): Promise<number> => {
  const agents = [{ agent_fk: promotor, funcio_fk: funcioId('PRO'), titulacio_fk: null, percentatge: null }];
  return (await createTreball(context, { nom, agents })).id;
};

/** What decides the regulation of a work. */
export type TreballDates = Pick<Treball, 'data_projecte' | 'data_encarrec' | 'data_inici' | 'tipus_obra'>;

/** Refuses with 404 the work that is absent, another company's or not assigned to this role; gives its dates. */
export const checkTreball = async (context: CompanyContext, id: number): Promise<TreballDates> => {
  const { data_projecte, data_encarrec, data_inici, tipus_obra } = await loadTreball(context, id);
  return { data_projecte, data_encarrec, data_inici, tipus_obra: tipus_obra as Treball['tipus_obra'] };
};

/** The work with its agents, or 404. */
export const readTreball = async (context: CompanyContext, id: number): Promise<Treball> =>
  presentTreball(context.db, await loadTreball(context, id));

/**
 * The work, its row held until the transaction ends, so that what is computed over the whole work is computed by one
 * writer at a time. 404 when absent, 409 `treball_tancat` when it may only be read.
 */
export const holdOpenTreball = async (context: CompanyContext, id: number): Promise<Treball> =>
  presentTreball(context.db, await holdOpen(context, id));

/** Keeps beside the work the state of its concrete, which its lists show. */
export const saveResumFormigo = (db: Executor, empresaId: number, id: number, resum: ResumFormigo): Promise<void> =>
  setFormigo(db, empresaId, id, JSON.stringify(resum));

/** Keeps beside the work what its control comes to, which its lists show; null where it has no plan. */
export const saveResumControl = (
  db: Executor,
  empresaId: number,
  id: number,
  resum: ResumControl | null,
): Promise<void> => setControl(db, empresaId, id, resum === null ? NO_CONTROL : JSON.stringify(resum));
