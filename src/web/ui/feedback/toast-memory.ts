import type { ReactNode } from 'react';
import { readOfTab, TAB_KEYS, writeOfTab } from '../../storage.ts';

const REMEMBERED = 20;

/** A deletion that can still be undone: what is asked of the server, what it says, where the record stands again. */
export interface Offer {
  readonly id: number;
  /** The others that went with it, in the order in which they went. */
  readonly also?: readonly number[];
  readonly empresa: number;
  readonly text: string;
  readonly href?: string | undefined;
  /** When its toast goes, in milliseconds. */
  readonly until: number;
  /** ISO instant until which the server brings it back. */
  readonly caduca: string;
}
/** A toast that was shown, to be read again in the panel of tasks. */
export interface PastToast {
  readonly at: number;
  readonly text: string;
  readonly error: boolean;
  /** The deletion that it told, while it can be brought back. */
  readonly offer?: Offer | undefined;
}
let past: readonly PastToast[] | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const keep = (toasts: readonly PastToast[]): void => {
  past = toasts;
  writeOfTab(TAB_KEYS.toasts, past);
  tell();
};
export const remember = (message: ReactNode, error: boolean, offer?: Offer): void => {
  if (typeof message !== 'string') return;
  keep([{ at: Date.now(), text: message, error, offer }, ...pastToasts()].slice(0, REMEMBERED));
};
/** It was brought back, or cannot be any more. */
export const forgetOffer = (id: number): void =>
  keep(pastToasts().map((one) => (one.offer?.id === id ? { ...one, offer: undefined } : one)));
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
