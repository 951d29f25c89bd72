import { type PointerEvent, useRef } from 'react';

const PRESS_MS = 500;
const SLIP = 10;

/** A finger that rests on a row chooses it; the click that follows is the press's own. */
export const useLongPress = () => {
  const timer = useRef<number | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const acted = useRef(false);
  const stop = (): void => window.clearTimeout(timer.current);
  return {
    /** Whether the press has used up this click. */
    took: (): boolean => {
      const was = acted.current;
      acted.current = false;
      return was;
    },
    handlers: (act: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        acted.current = false;
        if (event.pointerType !== 'touch') return;
        start.current = { x: event.clientX, y: event.clientY };
        timer.current = window.setTimeout(() => {
          acted.current = true;
          act();
        }, PRESS_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  };
};
