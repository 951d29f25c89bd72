import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { TransportFailure } from '../../transport-error.ts';
import { tellFailure } from '../../transport-text.ts';
import { askLeaving } from '../form/form-dialogs.tsx';
import { cellKey, type GridEdit, type RowState } from './grid-types.ts';

type Cells = Readonly<Record<string, unknown>>;

interface Row {
  /** Written and not yet acknowledged, by column. */
  readonly waiting: Cells;
  /** On its way now. */
  readonly sending: Cells | null;
  readonly refused: string | null;
  readonly key: string;
  /** How many times in a row the server could not be reached with it. */
  readonly lost: number;
}

const REST_MS = 2_000;
const BLANK: Row = { waiting: {}, sending: null, refused: null, key: '', lost: 0 };
const AGAIN_MS = 3_000;
const AGAIN_MOST_MS = 30_000;

/** The server was not reached, or had no time: the same may go through later. */
const mayPass = (error: unknown): boolean =>
  error instanceof TransportFailure && (error.kind === 'offline' || error.kind === 'timeout' || error.status >= 502);
const newKey = (): string => globalThis.crypto.randomUUID();

/**
 * Saves the cells of a grid row by row: on leaving the row or 2 s after the last key. Until the server has answered,
 * a written cell stays on top of what the server said, and leaving the screen asks. One sending per row at a time; a
 * repeated one carries the same key.
 */
export const useCellSaver = (given: {
  send: (row: string, cells: Cells, idempotencyKey: string) => Promise<unknown>;
  /** Columns that are kept out of the sending (cells in error). */
  isHeld?: (row: string, column: string) => boolean;
  /** An error to treat otherwise; true when it was. */
  onFailure?: (row: string, cells: Cells, error: unknown) => boolean;
}) => {
  const t = useTexts(webTexts);
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const now = useRef({ rows, given });
  now.current.given = given;
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** The sending of each row that is under way; never rejects. */
  const underWay = useRef(new Map<string, Promise<void>>());
  const change = useCallback((id: string, to: (row: Row) => Row | null): void => {
    const next = new Map(now.current.rows);
    const row = to(next.get(id) ?? BLANK);
    if (row === null || (Object.keys(row.waiting).length === 0 && row.sending === null && row.refused === null))
      next.delete(id);
    else next.set(id, row);
    now.current.rows = next;
    setRows(next);
  }, []);

  const flush = useCallback(
    async (id: string): Promise<void> => {
      clearTimeout(timers.current.get(id));
      const row = now.current.rows.get(id);
      if (!row || row.sending) return;
      const { send, isHeld, onFailure } = now.current.given;
      const cells = Object.fromEntries(Object.entries(row.waiting).filter(([column]) => !isHeld?.(id, column)));
      if (Object.keys(cells).length === 0) return;
      const left = Object.fromEntries(Object.entries(row.waiting).filter(([column]) => !(column in cells)));
      const key = row.key || newKey();
      change(id, () => ({ waiting: left, sending: cells, refused: null, key, lost: row.lost }));
      let arrived = (): void => undefined;
      const way = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      underWay.current.set(id, way);
      let sent = false;
      try {
        await send(id, cells, key);
        change(id, (after) => ({ ...after, sending: null, key: '', lost: 0 }));
        sent = true;
      } catch (error) {
        const handled = onFailure?.(id, cells, error) ?? false;
        const lost = !handled && mayPass(error) ? row.lost + 1 : 0;
        change(id, (after) => ({
          // What was written meanwhile leads over what could not be sent.
          waiting: handled ? after.waiting : { ...cells, ...after.waiting },
          sending: null,
          refused: handled ? null : tellFailure(error, t).sentence,
          key: handled || Object.keys(after.waiting).length > 0 ? '' : key,
          lost,
        }));
        if (lost > 0)
          timers.current.set(
            id,
            setTimeout(() => void flush(id), Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** (lost - 1))),
          );
      }
      underWay.current.delete(id);
      arrived();
      const rest = now.current.rows.get(id);
      if (sent && rest && Object.keys(rest.waiting).some((column) => !isHeld?.(id, column))) void flush(id);
    },
    [change, t],
  );
  /** Sends all that is written, waiting too for what is on its way. True when nothing is left. */
  const flushAll = useCallback(async (): Promise<boolean> => {
    const settle = async (id: string): Promise<void> => {
      await underWay.current.get(id);
      await flush(id);
      await underWay.current.get(id);
    };
    await Promise.all([...now.current.rows.keys()].map(settle));
    return now.current.rows.size === 0;
  }, [flush]);

  const record = useCallback(
    (edits: readonly GridEdit[]): void => {
      for (const id of new Set(edits.map((edit) => edit.row))) {
        const cells = Object.fromEntries(
          edits.filter((edit) => edit.row === id).map((edit) => [edit.column, edit.value]),
        );
        change(id, (row) => ({
          ...row,
          waiting: { ...row.waiting, ...cells },
          refused: null,
          key: row.sending ? row.key : '',
        }));
        clearTimeout(timers.current.get(id));
        timers.current.set(
          id,
          setTimeout(() => void flush(id), REST_MS),
        );
      }
    },
    [change, flush],
  );
  useEffect(() => {
    const pending = timers.current;
    const back = (): void => {
      for (const [id, row] of now.current.rows) if (row.lost > 0) void flush(id);
    };
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      for (const timer of pending.values()) clearTimeout(timer);
    };
  }, [flush]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Another lot of the same screen: what is written stays with its row and goes on being sent.
      if (current.pathname === next.pathname) return false;
      if (now.current.rows.size === 0 || (await flushAll())) return false;
      const choice = await askLeaving(t);
      if (choice === 'save') return !(await flushAll());
      return choice !== 'leave';
    },
    enableBeforeUnload: () => now.current.rows.size > 0,
  });
  return useMemo(
    () => ({
      record,
      flush,
      flushAll,
      /** Forgets what was written in a row (it was deleted, or the stored value was chosen). */
      forget: (id: string, column?: string) =>
        change(id, (row) => {
          if (!column) return null;
          const { [column]: _gone, ...waiting } = row.waiting;
          return { ...row, waiting, refused: null };
        }),
      /** Sends no more of a row than what is on its way. */
      drop: (id: string) => change(id, (row) => (row.sending ? { ...row, waiting: {} } : null)),
      /** Until what is on its way of a row has its answer. */
      idle: async (id: string): Promise<void> => underWay.current.get(id),
      /** What is written and not acknowledged, to show over the stored record. */
      overlay: (id: string): Cells => {
        const row = rows.get(id);
        return row ? { ...row.sending, ...row.waiting } : {};
      },
      stateOf: (id: string): RowState => {
        const row = rows.get(id);
        if (!row) return { kind: 'clean' };
        if (row.refused) return { kind: 'refused', reason: row.refused };
        return row.sending ? { kind: 'sending' } : { kind: 'pending' };
      },
      /** The server is not reached with what is written; it is tried again by itself. */
      lost: [...rows.values()].some((row) => row.lost > 0),
      /** Cells not acknowledged yet. */
      unsent: [...rows.values()].reduce((sum, row) => sum + Object.keys({ ...row.sending, ...row.waiting }).length, 0),
      isUnsent: (row: string, column: string): boolean =>
        cellKey(row, column) !== '' && column in { ...rows.get(row)?.sending, ...rows.get(row)?.waiting },
    }),
    [rows, record, flush, flushAll, change],
  );
};
export type CellSaver = ReturnType<typeof useCellSaver>;
