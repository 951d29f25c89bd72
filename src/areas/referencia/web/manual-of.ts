import type { ManualId } from '../contract/schemas.ts';

/** The manual that speaks of a screen: control, concrete, sales and books have theirs, and on the phone a work's screens are the site's. */
export const manualOf = (pathname: string, phone: boolean): ManualId => {
  // The rooms of the office, and the tabs of a work that list what is theirs.
  if (/\/(pressupost|factura|cobrament|periodica|registre|pressupostos|factures)(\/|$)/.test(pathname)) return 'vendes';
  if (/\/(despesa|tipus-despesa|amortitzacio|llibres|rendiment|despeses)(\/|$)/.test(pathname)) return 'llibres';
  if (/\/(banc|calendari|no-conformitats)(\/|$)/.test(pathname)) return 'control';
  if (!/\/treball\/\d+/.test(pathname)) return 'primer-dia';
  if (/\/(programa|seguiment)(\/|$)/.test(pathname)) return 'control';
  if (phone) return 'obra';
  if (/\/informes(\/|$)/.test(pathname)) return 'control';
  return /\/formigo(\/|$)/.test(pathname) ? 'formigo' : 'primer-dia';
};
