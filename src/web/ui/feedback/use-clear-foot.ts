import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** How far up toasts reach when a few stand one over another: what ends higher is not covered. */
const REACH = 160;

/** Buttons at the foot of a screen say it with `data-foot`; how much of the window they take, from below. */
const footHeight = (): number => {
  const low = window.innerHeight - REACH;
  const feet = [...document.querySelectorAll('[data-foot]')]
    .map((one) => one.getBoundingClientRect())
    .filter(
      ({ top, bottom, height }) =>
        height > 0 && top < window.innerHeight && top > window.innerHeight / 2 && bottom > low,
    );
  return Math.max(0, ...feet.map(({ top }) => window.innerHeight - top));
};

/** While there are toasts, they stand over the buttons at the foot of the screen, wherever these come or go. */
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
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [shown]);
};
