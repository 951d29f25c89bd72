import type { Dispatch, SetStateAction } from 'react';
import type { GridEdit } from './grid-types.ts';

/** What could not be read of a cell, as it was typed, and why. */
export interface Unread {
  readonly text: string;
  readonly message: string;
}
export type UnreadCells = ReadonlyMap<string, Unread>;
export type UnreadState = readonly [UnreadCells, Dispatch<SetStateAction<UnreadCells>>];

/** What a step did to cells: their values, and what of them could not be read, before and after. */
export interface CellsStep {
  readonly before: readonly GridEdit[];
  readonly after: readonly GridEdit[];
  readonly unreadBefore: ReadonlyMap<string, Unread | null>;
  readonly unreadAfter: ReadonlyMap<string, Unread | null>;
  /** Rows that the step made. */
  readonly added: readonly string[];
}
/** Brings a deleted row back and gives its id, or null when it could not. */
export type Restore = () => Promise<string | null>;
/** A row that was deleted. */
export interface GoneStep {
  readonly gone: string;
  readonly restore: Restore;
}
/** A step back and forth; a paste is one. */
export type UndoStep = CellsStep | GoneStep;

const DEPTH = 100;

/** The last hundred steps. */
export const createUndo = () => {
  let past: UndoStep[] = [];
  let future: UndoStep[] = [];
  /** What was said of a step, until it is taken back. */
  const told = new WeakMap<UndoStep, string>();
  return {
    /** The toast that speaks of the last step. */
    tell: (toast: string): void => {
      const last = past.at(-1);
      if (last) told.set(last, toast);
    },
    toldOf: (step: UndoStep): string | null => told.get(step) ?? null,
    push: (step: UndoStep): void => {
      past = [...past, step].slice(-DEPTH);
      future = [];
    },
    undo: (): UndoStep | null => {
      const step = past.pop();
      if (!step) return null;
      future.push(step);
      return step;
    },
    redo: (): UndoStep | null => {
      const step = future.pop();
      if (!step) return null;
      past.push(step);
      return step;
    },
  };
};
