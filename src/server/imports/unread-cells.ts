import type { FieldFault } from '#kernel/coded-error.ts';
import { UNREAD } from '../sheets/index.ts';

/** The cells of a row with letters that no text has, by the field of their column: `cella_illegible`. */
export const unreadCells = (celles: readonly string[], columnes: readonly (string | null)[]): FieldFault[] =>
  columnes.flatMap((camp, at) =>
    camp !== null && celles[at]?.includes(UNREAD) ? [{ cami: camp, codi: 'cella_illegible' }] : [],
  );
