import { CodedError } from '#kernel/coded-error.ts';
import { takeTurn } from '#server/database/failures.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { accioRoutes } from '../contract/accions.ts';
import { arxiuRoutes } from '../contract/arxius.ts';
import { freeName } from '../domain/arxiu.ts';
import { isTaken, toldOf } from './arxiu-service.ts';
import { type ArxiuRow, allArxius, putBackArxius } from './arxiu-store.ts';
import { type KeptParts, putBackParts } from './parts-store.ts';
import type { TreballPorts } from './ports.ts';
import { treballFieldsOf } from './present.ts';
import { holdOpen } from './service.ts';
import { findByCodi, putBackTreball, type TreballRow } from './store.ts';

type UndoPorts = Pick<TreballPorts, 'formigo' | 'pla' | 'whereabouts'>;

/** A deleted work, whole. What its concrete is only the room of concrete knows. */
export interface KeptTreball {
  readonly row: TreballRow;
  readonly parts: KeptParts;
  readonly arxius: readonly ArxiuRow[];
  readonly formigo: unknown;
  /** Its control plan, as the room of the plan knows it. */
  readonly pla?: unknown;
}

/**
 * The parts of a kept work as they can stand now: those of an agent that was merged go to the one that stayed, those of
 * one that no longer exists are left out and told. One that is itself kept has to come back first: `desfer_xoc`.
 */
const partsNow = async (ports: UndoPorts, context: CompanyContext, kept: KeptParts) => {
  const where = await ports.whereabouts(
    context,
    kept.agents.map((row) => row.agent_fk),
  );
  const lost: string[] = [];
  const agents: KeptParts['agents'][number][] = [];
  for (const row of kept.agents) {
    const now = where.get(row.agent_fk) ?? 'gone';
    if (now === 'kept') throw new CodedError(409, 'desfer_xoc');
    if (now === 'gone') lost.push(row.copia_nom);
    else agents.push({ ...row, agent_fk: now.id });
  }
  return { parts: { ...kept, agents }, lost };
};

const treballUndo = (ports: UndoPorts): Undoable => ({
  tipus: 'treball',
  access: accioRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { row, parts, arxius, formigo, pla } = contingut as KeptTreball;
    const { db, empresa, database } = context;
    await takeTurn(db, database.engine, 'codiTreball', empresa.id);
    if (await findByCodi(db, empresa.id, row.codi))
      throw new CodedError(409, 'desfer_codi', { params: { codi: row.codi } });
    await putBackTreball(db, row);
    const now = await partsNow(ports, context, parts);
    await putBackParts(db, now.parts);
    await putBackArxius(db, arxius);
    if (pla) await ports.pla.putBack(context, pla);
    await ports.formigo.putBack(context, formigo);
    await recordHistory(context, [
      {
        entitat: 'treball',
        id: row.id,
        accio: 'recupera',
        despres: {
          codi: row.codi,
          nom: treballFieldsOf(row).nom,
          ...(now.lost.length > 0 && { agents_perduts: now.lost }),
        },
      },
    ]);
  },
});

const arxiuUndo: Undoable = {
  tipus: 'arxiu',
  access: arxiuRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const row = contingut as ArxiuRow;
    await holdOpen(context, row.treball_fk);
    const taken = isTaken(await allArxius(context.db, row.empresa_fk, row.treball_fk), row.carpeta);
    const back = { ...row, nom: freeName(row.nom, taken) };
    await putBackArxius(context.db, [back]);
    await recordHistory(context, [
      {
        entitat: 'arxiu',
        id: row.id,
        accio: 'recupera',
        despres: toldOf(back),
        arrel: { entitat: 'treball', id: row.treball_fk },
      },
    ]);
  },
};

export const treballUndoables = (ports: UndoPorts): readonly Undoable[] => [treballUndo(ports), arxiuUndo];
