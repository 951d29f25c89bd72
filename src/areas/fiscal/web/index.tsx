/** Lines and totals of quotations and invoices, for the rooms that write them. */
export { CausaField } from './causes-strip.tsx';
export { useLiniaRows } from './linia-rows.ts';
export { type DocumentValues, isBlankLinia, newLinia, withoutBlankLinies } from './linia-values.ts';
export { LiniesEditor } from './linies-editor.tsx';
export { type TipusFiscals, useTipus } from './tipus.ts';
export { TotalsPanel, useTotals } from './totals-panel.tsx';
export { standingUnread, unreadOfLinies } from './unread.ts';
export { useHeld } from './use-held.ts';
