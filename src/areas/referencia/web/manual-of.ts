import type { ManualId } from '../contract/schemas.ts';

/** The manual that speaks of a screen: control and concrete have theirs, and on the phone a work's screens are the site's. */
export const manualOf = (pathname: string, phone: boolean): ManualId => {
  if (/\/(banc|calendari|no-conformitats)(\/|$)/.test(pathname)) return 'control';
  if (!/\/treball\/\d+/.test(pathname)) return 'primer-dia';
  if (/\/(programa|seguiment)(\/|$)/.test(pathname)) return 'control';
  if (phone) return 'obra';
  if (/\/informes(\/|$)/.test(pathname)) return 'control';
  return /\/formigo(\/|$)/.test(pathname) ? 'formigo' : 'primer-dia';
};
