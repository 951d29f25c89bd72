import { rowOfCell } from '#web/ui/grid/grid-types.ts';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import type { DocumentValues } from './linia-values.ts';

/** Cells that could not be read, of lines, discounts and charges that still stand. */
export const standingUnread = (cells: UnreadCells, { linies, descomptes, carrecs }: DocumentValues): UnreadCells => {
  const rows = new Set(linies.map(({ clau }) => clau));
  for (const place of descomptes.keys()) rows.add(`descomptes.${place}`);
  for (const place of carrecs.keys()) rows.add(`carrecs.${place}`);
  return new Map([...cells].filter(([key]) => rows.has(rowOfCell(key))));
};
export const unreadOfLinies = (cells: UnreadCells, values: DocumentValues): number =>
  standingUnread(cells, values).size;
