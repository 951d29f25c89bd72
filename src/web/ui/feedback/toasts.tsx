import { Notifications, notifications } from '@mantine/notifications';
import { IconSquareX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { currentLanguage, translatorOf } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './toasts.module.css';

const SHOWN_MS = 6_000;
const close = () => ({ 'aria-label': translatorOf(webTexts, currentLanguage())('web.tancar') });

/** A line at the foot that goes by itself after 6 s (paused under the pointer and with the focus). */
export const toast = (message: ReactNode): string =>
  notifications.show({
    message,
    autoClose: SHOWN_MS,
    withBorder: true,
    role: 'status',
    className: css.toast,
    closeButtonProps: close(),
  });

/** An error, which stays until it is closed. */
export const toastError = (message: ReactNode): string =>
  notifications.show({
    message,
    autoClose: false,
    withBorder: true,
    role: 'alert',
    className: css.toast,
    closeButtonProps: close(),
    icon: <IconSquareX size={20} aria-hidden />,
    color: 'red',
  });

/** Where toasts appear; stands once, at the top. */
export const ToastHost = () => <Notifications position="bottom-left" limit={4} className={css.host} />;
