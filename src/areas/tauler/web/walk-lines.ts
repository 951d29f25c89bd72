import type { KeyboardEvent } from 'react';

/** ↓ and ↑ go from line to line; Enter opens, as links do. */
export const walkLines = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  links[at + step]?.focus();
};
