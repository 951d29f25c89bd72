import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** How far up toasts reach when a few stand one over another: what ends higher is not covered. */
const REACH = 160;

/** How much of the window what stands in its lower half takes, from below, where it would be reached over `foot`. */
const heightOf = (those: readonly Element[], foot: number): number => {
  const low = window.innerHeight - foot - REACH;
  const rects = those
    .map((one) => one.getBoundingClientRect())
    .filter(
      ({ top, bottom, height }) =>
        height > 0 && top < window.innerHeight && top > window.innerHeight / 2 && bottom > low,
    );
  return Math.max(foot, ...rects.map(({ top }) => window.innerHeight - top));
};

/** What is being typed in. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="gridcell"]';

/** Buttons at the foot of a screen say it with `data-foot`; over them, the field that is being typed in stays free too. */
const footHeight = (): number => {
  const foot = heightOf([...document.querySelectorAll('[data-foot]')], 0);
  const typed = document.activeElement;
  return typed?.matches(FIELDS) ? heightOf([typed], foot) : foot;
};

/** While there are toasts, they stand over the buttons at the foot of the screen and the field being typed in, wherever these come or go. */
export const useClearFoot = (): void => {
  const shown = useNotifications().notifications.length > 0;
  useEffect(() => {
    if (!shown) return;
    const place = (): void => {
      document.documentElement.style.setProperty('--toast-foot', `${Math.ceil(footHeight())}px`);
    };
    place();
    const watch = new MutationObserver(place);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', place);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', place);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [shown]);
};
