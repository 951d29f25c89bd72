import { useEffect, useState } from 'react';

/** Whether nothing has the focus. */
export const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to the title of the screen, where nothing has it. */
export const focusTitle = (): void => {
  if (!isLost()) return;
  const title = document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
};

/**
 * What stands only while it is open gives the focus back, once it is gone, to what had it before; to the title of the screen where
 * that has gone too.
 */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (isLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
        focusTitle();
      }, 0);
    },
    [before],
  );
};
