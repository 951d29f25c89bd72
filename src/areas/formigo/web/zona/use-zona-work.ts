import { useCallback, useRef, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode, TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { cellKey, type GridEdit } from '#web/ui/grid/grid-types.ts';
import { useCellSaver } from '#web/ui/grid/use-cell-saver.ts';
import type { SeguimentAnswer, SeguimentBody } from '../../contract/inputs.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Pastada, Zona } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { zonaQuery } from '../queries.ts';
import { campsOf, cellsOf, fieldOf, isBlank, rowOf, type SampleCells, type SampleRow } from './sample-row.ts';

interface Local {
  readonly id: string;
  readonly lot: number;
}
/** Two values for one cell: mine, kept until somebody chooses, and the stored one. */
export interface CellConflict {
  readonly mine: unknown;
}
interface Seen {
  versio: number;
  base: Record<string, unknown>;
}

/**
 * The work on one zone: stored rows with what is typed laid over them, sent row by row with the version and the values
 * that the typist saw; the calls of a zone go one after another, so that an older answer never covers a newer one.
 */
export const useZonaWork = (zona: Zona, onMoved: (answer: SeguimentAnswer) => void) => {
  const api = useApi();
  const web = useTexts(webTexts);
  const own = useTexts(formigoTexts);
  const { queries } = usePlatform();
  const [locals, setLocals] = useState<readonly Local[]>([]);
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, CellConflict>>(new Map());
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const slots = useRef(new Map<string, readonly (string | null)[]>());
  const seen = useRef(new Map<string, Seen>());
  /** Cells of new rows that were sent and may have arrived although their answer was lost. */
  const sent = useRef(new Map<string, Record<string, unknown>>());
  const lost = useRef(new Set<string>());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const now = useRef({ zona, locals, onMoved });
  now.current = { zona, locals, onMoved };

  const adopt = useCallback(
    (answer: SeguimentAnswer): void => {
      now.current.zona = answer.zona;
      queries.setQueryData(zonaQuery(api, answer.zona.id).queryKey, answer.zona);
      void queries.invalidateQueries({ queryKey: ['zones'] });
      void queries.invalidateQueries({ queryKey: ['treball'], refetchType: 'none' });
      const stored = new Set(answer.zona.lots.flatMap((lot) => lot.pastades.map((row) => row.clau_client)));
      setLocals((before) => before.filter((row) => !stored.has(row.id)));
      setSavedAt(Date.now());
      if (answer.recalculats.length > 0) now.current.onMoved(answer);
    },
    [api, queries],
  );
  const call = useCallback(
    (body: SeguimentBody, idempotencyKey?: string): Promise<SeguimentAnswer> => {
      const run = (): Promise<SeguimentAnswer> =>
        api.call(formigoRoutes.seguiment, {
          params: { id: now.current.zona.id },
          body,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        });
      const next = chain.current.then(run, run);
      chain.current = next.catch(() => undefined);
      return next;
    },
    [api],
  );

  const storedOf = (id: string): Pastada | null => {
    for (const lot of now.current.zona.lots) for (const row of lot.pastades) if (row.clau_client === id) return row;
    return null;
  };
  const saver = useCellSaver({
    send: async (id, cells, key) => {
      const stored = storedOf(id);
      const local = now.current.locals.find((one) => one.id === id);
      if (!stored && !local) return;
      const row = { ...cellsOf(stored, slots.current.get(id)), ...cells } as SampleCells;
      const camps = campsOf(Object.keys(cells), row, stored);
      const mine = seen.current.get(id);
      seen.current.delete(id);
      const change = stored
        ? {
            id: stored.id,
            versio: mine?.versio ?? stored.versio,
            camps,
            base: pick(mine?.base ?? {}, Object.keys(camps)),
          }
        : { clau_client: id, lot_fk: local?.lot ?? 0, camps, base: sent.current.get(id) ?? {} };
      if (!stored) sent.current.set(id, { ...sent.current.get(id), ...camps });
      try {
        const answer = await call({ pastades: [change] } as SeguimentBody, key);
        const clash = answer.conflictes.filter((one) => one.tipus === 'pastada');
        if (clash.length > 0) {
          setConflicts((before) => {
            const next = new Map(before);
            for (const one of clash)
              for (const column of Object.keys(cells).filter((column) => fieldOf(column) === one.camp))
                next.set(cellKey(id, column), { mine: cells[column] });
            return next;
          });
        }
        adopt(answer);
        // A repeated call may bring the answer of the first time: what was saved since is read again.
        if (lost.current.delete(id))
          void queries.invalidateQueries({ queryKey: zonaQuery(api, answer.zona.id).queryKey });
      } catch (error) {
        lost.current.add(id);
        if (mine) seen.current.set(id, { versio: mine.versio, base: { ...seen.current.get(id)?.base, ...mine.base } });
        throw error;
      }
    },
  });

  const rowsOf = (lotId: number): SampleRow[] => {
    const lot = zona.lots.find((one) => one.id === lotId);
    const over = (id: string): Record<string, unknown> => {
      const kept = [...conflicts]
        .filter(([key]) => key.startsWith(`${id}\u0000`))
        .map(([key, one]) => [key.split('\u0000')[1] ?? '', one.mine]);
      return { ...Object.fromEntries(kept), ...saver.overlay(id) };
    };
    const make = (id: string, stored: Pastada | null): SampleRow =>
      rowOf({ id, lot: lotId, stored, overlay: over(id), slots: slots.current.get(id), zona });
    return [
      ...(lot?.pastades ?? []).map((row) => make(row.clau_client, row)),
      ...locals.filter((row) => row.lot === lotId && !storedOf(row.id)).map((row) => make(row.id, null)),
    ];
  };
  const edit = (lotId: number, edits: readonly GridEdit[]): void => {
    const rows = rowsOf(lotId);
    for (const id of new Set(edits.map((one) => one.row))) {
      const stored = storedOf(id);
      const row = rows.find((one) => one.id === id);
      const mine = edits.filter((one) => one.row === id);
      if (stored && row) {
        const before = seen.current.get(id) ?? { versio: stored.versio, base: {} };
        const shown = campsOf(
          mine.map((one) => one.column),
          row.cells,
          stored,
        );
        before.base = { ...shown, ...before.base };
        seen.current.set(id, before);
      }
      const cells = {
        ...(row?.cells ?? cellsOf(null)),
        ...Object.fromEntries(mine.map((one) => [one.column, one.value])),
      } as SampleCells;
      slots.current.set(id, [cells.p1, cells.p2, cells.p3]);
    }
    setConflicts((before) => {
      const keys = edits.map((one) => cellKey(one.row, one.column)).filter((key) => before.has(key));
      if (keys.length === 0) return before;
      return new Map([...before].filter(([key]) => !keys.includes(key)));
    });
    saver.record(edits);
  };

  /** A change that is not cells: answers, decisions, lots. True once kept; refusals are told. */
  const act = async (body: SeguimentBody): Promise<boolean> => {
    await saver.flushAll();
    let accepted: string[] | undefined;
    for (;;) {
      try {
        const answer = await call(accepted ? { ...body, avisos_acceptats: accepted } : body);
        adopt(answer);
        const clash = answer.conflictes.filter((one) => one.tipus === 'lot');
        for (const one of clash)
          toastError(own('formigo.lot.conflicte', { meu: String(one.meu ?? '—'), desat: String(one.desat ?? '—') }));
        return clash.length === 0;
      } catch (error) {
        const problem = error instanceof TransportFailure ? error.problem : null;
        if (problem?.codi === 'avisos' && problem.avisos) {
          if (!(await askAvisos(problem.avisos, web, () => null))) return false;
          accepted = problem.avisos.map((avis) => avis.codi);
          continue;
        }
        toastError(tellFailure(error, web).sentence);
        if (refusalCode(error) === 'versio_obsoleta')
          await queries.invalidateQueries({ queryKey: ['zona', now.current.zona.id] });
        return false;
      }
    }
  };
  return {
    saver,
    savedAt,
    conflicts,
    rowsOf,
    edit,
    act,
    /** Blank rows at the end of a lot; they are sent once something is written in them. */
    addRows: (lot: number, count: number): string[] => {
      const made = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), lot }));
      setLocals((before) => [...before, ...made]);
      now.current.locals = [...now.current.locals, ...made];
      return made.map((row) => row.id);
    },
    forgetRow: (id: string): void => {
      saver.forget(id);
      setLocals((before) => before.filter((row) => row.id !== id));
    },
    /** Keeps my value of a cell (it is written again over the stored one), or takes the stored one. */
    settle: (row: SampleRow, column: string, keepMine: boolean): void => {
      const conflict = conflicts.get(cellKey(row.id, column));
      if (!conflict) return;
      setConflicts((before) => new Map([...before].filter(([key]) => key !== cellKey(row.id, column))));
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

const pick = (tree: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => key in tree).map((key) => [key, tree[key]]));
