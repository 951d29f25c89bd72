import { useEffect, useRef, useState } from 'react';
import type { Desfer } from '#contract/desfer.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode, TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { cellKey, columnOfCell, type GridEdit, rowOfCell } from '#web/ui/grid/grid-types.ts';
import { useCellSaver } from '#web/ui/grid/use-cell-saver.ts';
import type { SeguimentBody } from '../../contract/inputs.ts';
import type { Saved } from '../../contract/merge-answer.ts';
import type { Pastada, Zona, ZonaLot } from '../../contract/schemas.ts';
import { createRemovals } from './removals.ts';
import {
  type Clash,
  columnsOf,
  correction,
  type Fact,
  factChange,
  factsOf,
  isClashOf,
  lotOfRow,
  lotRow,
  type Seen,
  sampleChange,
} from './row-changes.ts';
import { campsOf, cellsOf, isBlank, rowOf, type SampleCells, type SampleRow } from './sample-row.ts';
import { type Change, createSendings } from './sendings.ts';
import { useOrphans } from './use-orphans.ts';
import { useZonaCalls } from './use-zona-calls.ts';

interface Local {
  readonly id: string;
  readonly lot: number;
}
/** Two values for one cell: mine, kept until somebody chooses, and the stored one. */
export interface CellConflict {
  readonly mine: unknown;
}
type Cells = Readonly<Record<string, unknown>>;
const NOT_FOUND = 404;

/**
 * The work on one zone: stored rows and fields of lots with what is typed laid over them, sent row by row with the
 * version and the values that the typist saw.
 */
export const useZonaWork = (zona: Zona, onMoved: (answer: Saved) => void) => {
  const web = useTexts(webTexts);
  const [locals, setLocals] = useState<readonly Local[]>([]);
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, CellConflict>>(new Map());
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const slots = useRef(new Map<string, readonly (string | null)[]>());
  const seen = useRef(new Map<string, Seen>());
  const sendings = useRef<ReturnType<typeof createSendings>>(null);
  sendings.current ??= createSendings();
  const sent = sendings.current;
  const now = useRef({ locals });
  now.current.locals = locals;
  const asked = useRef(new Map<string, Promise<boolean>>());
  const orphans = useOrphans();
  const calls = useZonaCalls(zona, (answer) => {
    setSavedAt(Date.now());
    if (answer.recalculats.length > 0) onMoved(answer);
  });
  const { storedOf, lotOf } = calls;
  // A new row stands until the zone that is shown has it: it never leaves the grid in between, nor the focus with it.
  const shown = new Set(zona.lots.flatMap((lot) => lot.pastades.map((row) => row.clau_client)));
  const isShown = useRef(shown);
  isShown.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state of the zone is looked at once
  useEffect(() => {
    setLocals((before) =>
      before.some((row) => isShown.current.has(row.id)) ? before.filter((row) => !isShown.current.has(row.id)) : before,
    );
  }, [zona]);

  /** The row as it is sent now, or null when nothing is left that it could be written in. */
  const changeOf = (id: string, cells: Cells): Change | null => {
    const lotId = lotOfRow(id);
    if (lotId !== null) {
      const lot = lotOf(lotId);
      return lot ? factChange(lot, cells, seen.current.get(id)) : null;
    }
    const stored = storedOf(id);
    const lot = now.current.locals.find((one) => one.id === id)?.lot ?? 0;
    if (!stored && !lotOf(lot)) return null;
    const written = { slots: slots.current.get(id), seen: seen.current.get(id), last: sent.last(id) };
    return sampleChange({ id, stored, lot, cells, ...written });
  };
  const clear = (id: string): void => {
    setLocals((before) => before.filter((row) => row.id !== id));
    setConflicts((before) => new Map([...before].filter(([key]) => !key.startsWith(`${id}\u0000`))));
    seen.current.delete(id);
    sent.forget(id);
  };
  const keepBoth = (id: string, clash: readonly Clash[], cells: Cells): void => {
    if (clash.length === 0) return;
    const columns = clash.flatMap((one) => columnsOf(id, one.camp, cells));
    setConflicts(
      (before) => new Map([...before, ...columns.map((one) => [cellKey(id, one), { mine: cells[one] }] as const)]),
    );
  };
  /**
   * What speaks against what was typed is asked once a visit, however many rows come together; its answer. Throws what was
   * refused where it is no such thing, or nobody accepts it.
   */
  const askedOnce = async (error: unknown): Promise<string[]> => {
    const problem = error instanceof TransportFailure ? error.problem : null;
    if (problem?.codi !== 'avisos' || !problem.avisos) throw error;
    const codes = [...new Set(problem.avisos.map(({ codi }) => codi))];
    const key = codes.join();
    const asking = asked.current.get(key) ?? askAvisos(problem.avisos, web, () => null);
    asked.current.set(key, asking);
    if (await asking) return codes;
    asked.current.delete(key);
    throw error;
  };
  /** Sends, and once more over those stored values that are earlier ones of mine. */
  const deliver = async (id: string, change: Change, key: string, repeated: boolean): Promise<Saved> => {
    const answer = await calls.call(change.body, { key, repeated }).catch(async (error: unknown) => {
      const accepted = await askedOnce(error);
      return calls.call({ ...change.body, avisos_acceptats: accepted });
    });
    const own = answer.conflictes.filter((one) => isClashOf(id, one, answer.zona) && sent.isOwn(id, one));
    if (own.length === 0) return answer;
    const again = await calls.call(correction(id, own, change.camps, answer.zona));
    return {
      ...again,
      conflictes: [...answer.conflictes.filter((one) => !own.includes(one)), ...again.conflictes],
      recalculats: [...answer.recalculats, ...again.recalculats],
    };
  };
  const isGoneNow = async (id: string, cells: Cells): Promise<boolean> => {
    await calls.readAgain().catch(() => undefined);
    return changeOf(id, cells) === null;
  };
  const saver = useCellSaver({
    send: async (id, cells, key) => {
      const fresh = changeOf(id, cells);
      const repeated = fresh && sent.repeated(id, key);
      const change = repeated ?? fresh;
      if (!change) {
        orphans.keep(id, cells, lotOf);
        clear(id);
        return;
      }
      const mine = seen.current.get(id);
      seen.current.delete(id);
      sent.begin(id, key, change);
      try {
        const answer = await deliver(id, change, key, repeated !== null && sent.isUncertain(id));
        keepBoth(
          id,
          answer.conflictes.filter((one) => isClashOf(id, one, answer.zona)),
          cells,
        );
        calls.adopt(answer);
        sent.arrived(id);
      } catch (error) {
        sent.failed(id, change.camps, error);
        if (mine) seen.current.set(id, { versio: mine.versio, base: { ...seen.current.get(id)?.base, ...mine.base } });
        const missing = error instanceof TransportFailure && error.status === NOT_FOUND;
        if (!missing || !(await isGoneNow(id, cells))) throw error;
        orphans.keep(id, cells, lotOf);
        clear(id);
      }
    },
  });

  /** Rows that are being deleted here: what was written in them goes with them, as their dialog said. */
  const leaving = useRef(new Set<string>());
  // Cells that only wait for a choice are sent by nobody: when their row is gone, what was written there is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state of the zone is looked at once
  useEffect(() => {
    const stands = (id: string): boolean => {
      const lot = lotOfRow(id);
      return lot !== null ? lotOf(lot) !== null : storedOf(id) !== null;
    };
    const gone = [...conflicts].filter(([key]) => !stands(rowOfCell(key)));
    for (const id of new Set(gone.map(([key]) => rowOfCell(key)))) {
      if (leaving.current.has(id)) continue;
      const mine = gone.flatMap(([key, { mine: value }]) =>
        rowOfCell(key) === id ? [[columnOfCell(key), value]] : [],
      );
      orphans.keep(id, { ...Object.fromEntries(mine), ...saver.overlay(id) }, lotOf);
      clear(id);
    }
  }, [zona, conflicts]);

  const overlayOf = (id: string): Record<string, unknown> => {
    const kept = [...conflicts]
      .filter(([key]) => key.startsWith(`${id}\u0000`))
      .map(([key, one]) => [columnOfCell(key), one.mine]);
    return { ...Object.fromEntries(kept), ...saver.overlay(id) };
  };
  const rowsOf = (lotId: number): SampleRow[] => {
    const make = (id: string, stored: Pastada | null): SampleRow =>
      rowOf({ id, lot: lotId, stored, overlay: overlayOf(id), slots: slots.current.get(id), zona });
    return [
      ...(zona.lots.find((one) => one.id === lotId)?.pastades ?? []).map((row) => make(row.clau_client, row)),
      ...locals.filter((row) => row.lot === lotId && !shown.has(row.id)).map((row) => make(row.id, null)),
    ];
  };
  /** A written cell is no longer one with two values. */
  const settled = (edits: readonly GridEdit[]): void => {
    const keys = edits.map((one) => cellKey(one.row, one.column));
    setConflicts((before) =>
      keys.some((key) => before.has(key)) ? new Map([...before].filter(([key]) => !keys.includes(key))) : before,
    );
  };
  const edit = (lotId: number, edits: readonly GridEdit[]): void => {
    const rows = rowsOf(lotId);
    for (const id of new Set(edits.map((one) => one.row))) {
      const stored = storedOf(id);
      const row = rows.find((one) => one.id === id);
      const mine = edits.filter((one) => one.row === id);
      if (stored && row) {
        const before = seen.current.get(id) ?? { versio: stored.versio, base: {} };
        const columns = mine.map((one) => one.column);
        before.base = { ...campsOf(columns, row.cells, stored), ...before.base };
        seen.current.set(id, before);
      }
      const cells = {
        ...(row?.cells ?? cellsOf(null)),
        ...Object.fromEntries(mine.map((one) => [one.column, one.value])),
      } as SampleCells;
      slots.current.set(id, [cells.p1, cells.p2, cells.p3]);
      orphans.note(id, { lotId, lot: lotOf(lotId)?.numero ?? 0, numero: row?.numero ?? null, cells: { ...cells } });
    }
    settled(edits);
    saver.record(edits);
  };
  const editFact = (lot: ZonaLot, fact: Fact, value: unknown): void => {
    const id = lotRow(lot.id);
    const before = seen.current.get(id) ?? { versio: lot.versio, base: {} };
    before.base = { [fact]: { ...factsOf(lot), ...overlayOf(id) }[fact], ...before.base };
    seen.current.set(id, before);
    orphans.note(id, { lotId: lot.id, lot: lot.numero, numero: null, cells: {} });
    const edits = [{ row: id, column: fact, value }];
    settled(edits);
    saver.record(edits);
    void saver.flush(id);
  };
  const addRows = (lot: number, count: number): string[] => {
    const made = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), lot }));
    setLocals((before) => [...before, ...made]);
    now.current.locals = [...now.current.locals, ...made];
    return made.map((row) => row.id);
  };

  const standAgain = (id: string, lot: number): void =>
    setLocals((before) => (before.some((row) => row.id === id) ? before : [...before, { id, lot }]));

  /** A change that is not cells: answers, decisions, lots. What it answered once kept; refusals are told, and give null. */
  const done = async (given: SeguimentBody | (() => SeguimentBody)): Promise<Saved | null> => {
    await saver.flushAll();
    const body = typeof given === 'function' ? given() : given;
    let accepted: string[] | undefined;
    for (;;) {
      try {
        const answer = await calls.call(accepted ? { ...body, avisos_acceptats: accepted } : body);
        calls.adopt(answer);
        return answer;
      } catch (error) {
        const problem = error instanceof TransportFailure ? error.problem : null;
        if (problem?.codi === 'avisos' && problem.avisos) {
          if (!(await askAvisos(problem.avisos, web, () => null))) return null;
          accepted = [...(body.avisos_acceptats ?? []), ...problem.avisos.map((avis) => avis.codi)];
          continue;
        }
        toastError(tellFailure(error, web).sentence);
        if (refusalCode(error) === 'versio_obsoleta') await calls.readAgain().catch(() => undefined);
        return null;
      }
    }
  };
  const act = async (given: SeguimentBody | (() => SeguimentBody)): Promise<boolean> => (await done(given)) !== null;
  const deleted = async (ids: readonly string[], body: () => SeguimentBody): Promise<Saved | null> => {
    for (const id of ids) leaving.current.add(id);
    const answer = await done(body);
    for (const id of ids) {
      leaving.current.delete(id);
      if (!answer) continue;
      saver.forget(id);
      clear(id);
    }
    return answer;
  };
  const forgetRow = (id: string): void => {
    // A new row whose answer was lost may be stored: it is shown again if it is.
    const uncertain = !storedOf(id) && sent.isUncertain(id);
    saver.forget(id);
    clear(id);
    if (uncertain) void calls.readAgain().catch(() => undefined);
  };
  const removals = createRemovals({
    saver,
    calls,
    addRows,
    edit,
    deleted: async (ids, body) => (await deleted(ids, body)) !== null,
    act,
    forget: forgetRow,
    isUncertain: sent.isUncertain,
  });
  return {
    saver,
    savedAt,
    conflicts,
    /** Cells of samples that have two values. */
    clashing: [...conflicts.keys()].filter((key) => lotOfRow(key) === null).length,
    rowsOf,
    edit,
    act,
    lotOf,
    /** Blank rows at the end of a lot; they are sent once something is written in them. */
    addRows,
    /** New rows, as long as the zone does not have them. */
    locals,
    /** A new row of an earlier visit that the server never had. */
    standAgain,
    forgetRow,
    removeSample: removals.removeSample,
    removeRows: removals.removeRows,
    /** Deletes a lot, and forgets what was written in it; gives what brings it back, null where it stays. */
    deleteLot: async (lot: ZonaLot, versio: () => number, avisos: string[]): Promise<readonly Desfer[] | null> => {
      const mine = now.current.locals.filter((row) => row.lot === lot.id).map((row) => row.id);
      const ids = [lotRow(lot.id), ...lot.pastades.map((row) => row.clau_client), ...mine];
      const body = (): SeguimentBody => ({
        suprimeix: { lots: [{ id: lot.id, versio: versio() }] },
        ...(avisos.length > 0 && { avisos_acceptats: avisos }),
      });
      return (await deleted(ids, body))?.desfer ?? null;
    },
    /** The fields of a lot as they are typed, and what is said of them. */
    facts: (lot: ZonaLot) => {
      const id = lotRow(lot.id);
      return {
        values: { ...factsOf(lot), ...overlayOf(id) } as Pick<ZonaLot, Fact>,
        state: saver.stateOf(id),
        conflictOf: (fact: Fact): CellConflict | null => conflicts.get(cellKey(id, fact)) ?? null,
        edit: (fact: Fact, value: unknown): void => editFact(lot, fact, value),
        settle: (fact: Fact, keepMine: boolean): void => {
          const mine = conflicts.get(cellKey(id, fact))?.mine;
          settled([{ row: id, column: fact, value: mine }]);
          if (!keepMine) return;
          seen.current.set(id, { versio: lot.versio, base: factsOf(lot) });
          saver.record([{ row: id, column: fact, value: mine }]);
          void saver.flush(id);
        },
      };
    },
    /** What was written where somebody else has deleted the lot or the sample. */
    orphans: orphans.list,
    dropOrphan: orphans.drop,
    /** Writes a kept sample as a new one of a lot. */
    moveOrphan: (id: string, lot: number): void => {
      const kept = orphans.list.find((one) => one.id === id);
      const row = kept ? addRows(lot, 1)[0] : undefined;
      if (!kept || !row) return;
      edit(
        lot,
        Object.entries(kept.cells).map(([column, value]) => ({ row, column, value })),
      );
      orphans.drop(id);
    },
    /** Keeps my value of a cell (it is written again over the stored one), or takes the stored one. */
    settle: (row: SampleRow, column: string, keepMine: boolean): void => {
      const conflict = conflicts.get(cellKey(row.id, column));
      if (!conflict) return;
      settled([{ row: row.id, column, value: null }]);
      if (!keepMine) {
        slots.current.delete(row.id);
        return;
      }
      const stored = storedOf(row.id);
      if (stored) seen.current.set(row.id, { versio: stored.versio, base: { ...stored } as Record<string, unknown> });
      saver.record([{ row: row.id, column, value: conflict.mine }]);
    },
    isTyped: (lotId: number): boolean =>
      rowsOf(lotId).some(
        (row) =>
          Object.keys(saver.overlay(row.id)).length > 0 || [...conflicts.keys()].some((key) => key.startsWith(row.id)),
      ),
    /** Rows that count for the verdict: a blank one not yet stored does not. */
    counted: (rows: readonly SampleRow[]): SampleRow[] => rows.filter((row) => row.stored || !isBlank(row.cells)),
  };
};
export type ZonaWork = ReturnType<typeof useZonaWork>;
