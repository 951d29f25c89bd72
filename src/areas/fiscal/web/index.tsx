/** Lines and totals of quotations and invoices, for the rooms that write them. */
export { type DocumentValues, isBlankLinia, newLinia, withoutBlankLinies } from './linia-values.ts';
export { LiniesEditor } from './linies-editor.tsx';
export { useTipus } from './tipus.ts';
export { TotalsPanel, useTotals } from './totals-panel.tsx';
export { standingUnread, unreadOfLinies } from './unread.ts';
