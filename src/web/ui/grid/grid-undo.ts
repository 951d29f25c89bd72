import type { GridEdit } from './grid-types.ts';

/** A step back and forth: what the cells held before and after. A paste is one step. */
export interface UndoStep {
  readonly before: readonly GridEdit[];
  readonly after: readonly GridEdit[];
}

const DEPTH = 100;

/** The last hundred steps. */
export const createUndo = () => {
  let past: UndoStep[] = [];
  let future: UndoStep[] = [];
  return {
    push: (step: UndoStep): void => {
      past = [...past, step].slice(-DEPTH);
      future = [];
    },
    undo: (): readonly GridEdit[] | null => {
      const step = past.pop();
      if (!step) return null;
      future.push(step);
      return step.before;
    },
    redo: (): readonly GridEdit[] | null => {
      const step = future.pop();
      if (!step) return null;
      past.push(step);
      return step.after;
    },
  };
};
