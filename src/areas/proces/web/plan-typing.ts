import { useState } from 'react';
import { today } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readCell, typedCell } from '#web/ui/grid/grid-reading.ts';
import type { Unread } from '#web/ui/grid/grid-undo.ts';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { type Cell, cellColumns, isTyped } from './plan-cells.ts';
import type { PlanCells } from './use-plan-cells.ts';

/** A cell being written: `replaces` when it was typed over, so that the arrows leave it. */
export interface Typing {
  readonly xid: number;
  readonly cell: Cell;
  readonly draft: string;
  readonly replaces: boolean;
}
/** What could not be read of an item, by cell. */
export type CellIssues = Readonly<Partial<Record<Cell, Unread>>>;

/** What is being typed in the tree. What cannot be read stays as typed, with its error, and is not sent. */
export const usePlanTyping = (cells: PlanCells, edits: boolean) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const [typing, type] = useState<Typing | null>(null);
  const [unread, keepUnread] = useState<ReadonlyMap<number, CellIssues>>(new Map());
  const columns = cellColumns(t);
  const textOf = (partida: TreballPartidaItem, cell: Cell): string =>
    unread.get(partida.id)?.[cell]?.text ?? typedCell(partida[cell], columns[cell], language);
  const commit = (partida: TreballPartidaItem): void => {
    if (typing?.xid !== partida.id) return;
    const { cell, draft } = typing;
    type(null);
    if (draft.trim() === textOf(partida, cell)) return;
    const reading = readCell(draft, columns[cell], { language, today: today(), t: web });
    keepUnread((before) => {
      const { [cell]: _read, ...rest } = before.get(partida.id) ?? {};
      const issues = reading.ok ? rest : { ...rest, [cell]: { text: draft.trim(), message: reading.message } };
      const next = new Map(before);
      if (Object.keys(issues).length > 0) next.set(partida.id, issues);
      else next.delete(partida.id);
      return next;
    });
    if (reading.ok && reading.value !== partida[cell]) cells.write(partida, cell, reading.value as string | null);
  };
  return {
    typing,
    start: (partida: TreballPartidaItem, cell: Cell, given?: string): boolean => {
      if (!edits || !isTyped(partida, cell)) return false;
      type({ xid: partida.id, cell, draft: given ?? textOf(partida, cell), replaces: given !== undefined });
      return true;
    },
    draft: (draft: string) => type((now) => now && { ...now, draft }),
    cancel: () => type(null),
    commit,
    issuesOf: (xid: number): CellIssues | null => unread.get(xid) ?? null,
  };
};
