import type { ManualId } from '../contract/schemas.ts';

/** The manual that speaks of a screen: concrete and reports have theirs, and on the phone a work's screens are the site's. */
export const manualOf = (pathname: string, phone: boolean): ManualId => {
  if (!/\/treball\/\d+/.test(pathname)) return 'primer-dia';
  if (phone) return 'obra';
  return /\/(formigo|informes)(\/|$)/.test(pathname) ? 'formigo' : 'primer-dia';
};
