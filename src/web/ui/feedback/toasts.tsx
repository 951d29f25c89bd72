import { Notifications, notifications } from '@mantine/notifications';
import { IconSquareX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { currentLanguage, translatorOf } from '../../language.tsx';
import { readOfTab, TAB_KEYS, writeOfTab } from '../../storage.ts';
import { webTexts } from '../../texts/index.ts';
import css from './toasts.module.css';

const SHOWN_MS = 6_000;
const REMEMBERED = 20;

/** A toast that was shown, to be read again in the panel of tasks. */
export interface PastToast {
  readonly at: number;
  readonly text: string;
  readonly error: boolean;
}
let past: readonly PastToast[] | null = null;
const listeners = new Set<() => void>();
const remember = (message: ReactNode, error: boolean): void => {
  if (typeof message !== 'string') return;
  past = [{ at: Date.now(), text: message, error }, ...pastToasts()].slice(0, REMEMBERED);
  writeOfTab(TAB_KEYS.toasts, past);
  for (const listener of listeners) listener();
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
/** Whoever signs in next reads nothing of this. */
export const forgetToasts = (): void => {
  past = [];
  writeOfTab(TAB_KEYS.toasts, null);
  writeOfTab(TAB_KEYS.undo, null);
  notifications.clean();
  for (const listener of listeners) listener();
};
/** A toast of another kind is read again in the panel, too. */
export const rememberToast = (text: string): void => remember(text, false);

/** What every toast has. */
export const toastLook = () => ({
  withBorder: true,
  className: css.toast ?? '',
  closeButtonProps: { 'aria-label': translatorOf(webTexts, currentLanguage())('web.tancar') },
});

/** A line at the foot that goes by itself after 6 s (paused under the pointer and with the focus). */
export const toast = (message: ReactNode): string => {
  remember(message, false);
  return notifications.show({
    ...toastLook(),
    message,
    autoClose: SHOWN_MS,
    role: 'status',
  });
};

/** An error, which stays until it is closed. */
export const toastError = (message: ReactNode): string => {
  remember(message, true);
  return notifications.show({
    ...toastLook(),
    message,
    autoClose: false,
    role: 'alert',
    icon: <IconSquareX size={20} aria-hidden />,
    color: 'red',
  });
};

/** Takes a toast away: what it said is so no more. */
export const hideToast = (id: string): void => {
  notifications.hide(id);
};

/** Where toasts appear; stands once, at the top. */
export const ToastHost = () => <Notifications position="bottom-left" limit={4} className={css.host} />;
