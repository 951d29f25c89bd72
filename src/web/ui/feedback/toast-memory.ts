import type { ReactNode } from 'react';
import { readOfTab, TAB_KEYS, writeOfTab } from '../../storage.ts';

const REMEMBERED = 20;

/** A toast that was shown, to be read again in the panel of tasks. */
export interface PastToast {
  readonly at: number;
  readonly text: string;
  readonly error: boolean;
}
let past: readonly PastToast[] | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

export const remember = (message: ReactNode, error: boolean): void => {
  if (typeof message !== 'string') return;
  past = [{ at: Date.now(), text: message, error }, ...pastToasts()].slice(0, REMEMBERED);
  writeOfTab(TAB_KEYS.toasts, past);
  tell();
};
/** The last toasts of this tab, newest first; they outlive a reload. */
export const pastToasts = (): readonly PastToast[] => {
  past ??= readOfTab<PastToast[]>(TAB_KEYS.toasts) ?? [];
  return past;
};
export const onPastToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes from sight what still shows; toasts put it here once there are any. */
export const shown: { clean: () => void } = { clean: () => {} };

/** Whoever signs in next reads nothing of this. */
export const forgetToasts = (): void => {
  past = [];
  writeOfTab(TAB_KEYS.toasts, null);
  writeOfTab(TAB_KEYS.undo, null);
  shown.clean();
  tell();
};
