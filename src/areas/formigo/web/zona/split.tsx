import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/storage.ts';
import css from './zona.module.css';

const KEY = 'split.zona';
const LEAST = 30;
const MOST = 80;
const STEP = 2;
const START = 66;

/** Two panes with a divider that is dragged, or moved with the arrows; F6 goes from one to the other. */
export const Split = ({ left, right, label }: { left: ReactNode; right: ReactNode; label: string }) => {
  const [share, setShare] = useState(() => readStored<number>(KEY) ?? START);
  const frame = useRef<HTMLDivElement>(null);
  const set = (next: number): void => {
    const held = Math.min(MOST, Math.max(LEAST, next));
    setShare(held);
    writeStored(KEY, held);
  };
  const dragged = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const box = frame.current.getBoundingClientRect();
    set(((event.clientX - box.left) / box.width) * 100);
  };
  const pressed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (event.key === 'Home') set(START);
    else if (by === 0) return;
    else set(share + by);
    event.preventDefault();
  };
  const swap = (event: KeyboardEvent): void => {
    if (event.key !== 'F6') return;
    const panes = frame.current?.querySelectorAll<HTMLElement>('[data-pane]');
    const inRight = panes?.[1]?.contains(event.target as Node);
    const pane = panes?.[inRight ? 0 : 1];
    pane?.querySelector<HTMLElement>('[data-active="true"], button, input, a')?.focus();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F6 is heard for both panes
    <div ref={frame} className={css.split} style={{ '--share': `${share}%` } as CSSProperties} onKeyDown={swap}>
      <div data-pane className={css.pane}>
        {left}
      </div>
      <div
        className={css.divider}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={Math.round(share)}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        onKeyDown={pressed}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={dragged}
        onDoubleClick={() => set(START)}
      />
      <div data-pane className={css.pane}>
        {right}
      </div>
    </div>
  );
};
