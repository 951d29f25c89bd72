import { createContext } from 'react';
import type { HistorialEntitat, HistorialItem } from '#contract/historial.ts';
import type { Language } from '#kernel/language.ts';
import type { Formats } from '../../formats.ts';

/** How a room reads the fields and kinds of its history; what it does not know it gives back as it is. */
export interface HistoryWords {
  readonly field: (name: string, entity: string) => string;
  /** How a value reads; null leaves it to the tab. */
  readonly value?: (name: string, value: unknown, entity: string) => string | null;
  /** What happened, in words («ha afegit una pastada»), by action and kind of record; null leaves it to the tab. */
  readonly action?: (action: string, entity: string, canvis: HistorialItem['canvis']) => string | null;
  /** Where it happened, when the tab tells of more than one record («Pilars, lot 2»). */
  readonly place?: (item: HistorialItem) => string | null;
}

/** How a room reads the history of its own records wherever it is told: a work's tab tells of its concrete too. */
export interface RoomHistory {
  readonly entities: readonly HistorialEntitat[];
  readonly words: (language: Language, formats: Formats) => HistoryWords;
}

/** The rooms that read their records in the history of others; given by the router. */
export const RoomHistories = createContext<readonly (() => Promise<RoomHistory>)[]>([]);
