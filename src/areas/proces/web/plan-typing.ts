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
const keyOf = (xid: number, cell: Cell): string => `${xid} ${cell}`;

/** What is being typed in the tree. What cannot be read stays as typed, with its error, and is not sent. */
export const usePlanTyping = (cells: PlanCells, edits: boolean) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const { language } = useLanguage();
  const [typing, type] = useState<Typing | null>(null);
  const [unread, keepUnread] = useState<ReadonlyMap<string, Unread>>(new Map());
  const columns = cellColumns(t);
  const textOf = (partida: TreballPartidaItem, cell: Cell): string =>
    unread.get(keyOf(partida.id, cell))?.text ?? typedCell(partida[cell], columns[cell], language);
  const commit = (partida: TreballPartidaItem): void => {
    if (typing?.xid !== partida.id) return;
    const { cell, draft } = typing;
    type(null);
    if (draft.trim() === textOf(partida, cell)) return;
    const reading = readCell(draft, columns[cell], { language, today: today(), t: web });
    const key = keyOf(partida.id, cell);
    keepUnread((before) => {
      const next = new Map(before);
      if (reading.ok) next.delete(key);
      else next.set(key, { text: draft.trim(), message: reading.message });
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
    issueOf: (partida: TreballPartidaItem, cell: Cell): Unread | null => unread.get(keyOf(partida.id, cell)) ?? null,
  };
};
export type PlanTyping = ReturnType<typeof usePlanTyping>;
