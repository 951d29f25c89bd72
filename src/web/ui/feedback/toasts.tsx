import { Notifications, notifications } from '@mantine/notifications';
import { IconSquareX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { currentLanguage, translatorOf } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { type Offer, remember, shown } from './toast-memory.ts';
import css from './toasts.module.css';
import { useClearFoot } from './use-clear-foot.ts';

const SHOWN_MS = 6_000;
shown.clean = () => notifications.clean();

/** A toast of another kind is read again in the panel, too. */
export const rememberToast = (text: string, offer?: Offer): void => remember(text, false, offer);

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
export const ToastHost = () => {
  useClearFoot();
  return <Notifications position="bottom-left" limit={4} className={css.host} />;
};
