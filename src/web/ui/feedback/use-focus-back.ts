import { useEffect, useState } from 'react';

/** What stands only while it is open gives the focus back, once it is gone, to what had it before. */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      }, 0);
    },
    [before],
  );
};
