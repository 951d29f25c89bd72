import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { fillBlock } from './grid-fill.ts';
import type { Block, Place } from './grid-types.ts';
import type { Grid } from './use-grid.ts';
import type { HeldPlace } from './use-grid-cursor.ts';

/**
 * The fill handle at the corner of the selection: dragged, it copies; let go with Ctrl held, it continues dates and
 * numbers; Esc gives up. Its twin on the keyboard is Ctrl+D over a selection.
 */
export const useGridFill = <Row>(grid: Grid<Row>, onFilled: () => void) => {
  const [target, setTarget] = useState<Block | null>(null);
  const reached = useRef<HeldPlace | null>(null);
  const latest = useRef({ grid, onFilled });
  latest.current = { grid, onFilled };
  const filling = target !== null;
  useEffect(() => {
    if (!filling) return;
    const stop = (): void => {
      reached.current = null;
      setTarget(null);
    };
    const released = (event: globalThis.PointerEvent): void => {
      if (reached.current) {
        latest.current.grid.fill(latest.current.grid.placeOf(reached.current), event.ctrlKey || event.metaKey);
        latest.current.onFilled();
      }
      stop();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', pressed, true);
    return () => {
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', pressed, true);
    };
  }, [filling]);
  return {
    /** The cells that the fill would cover. */
    target,
    isCorner: ({ row, column }: Place): boolean => row === grid.block.bottom && column === grid.block.right,
    start: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      // A finger holds the handle unless it is let go: the cells under it have to hear that it passes.
      if (event.currentTarget.hasPointerCapture?.(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId);
      setTarget(grid.block);
    },
    reach: (place: Place): void => {
      reached.current = grid.held(place);
      setTarget(fillBlock(grid.block, place));
    },
  };
};
export type GridFill = ReturnType<typeof useGridFill>;
