import { useRef, useState } from 'react';
import type { ZonaLot } from '../../contract/schemas.ts';
import { lotOfRow } from './row-changes.ts';

type Cells = Readonly<Record<string, unknown>>;

/** Where a row stood when it was written, and all that it said. */
interface Known {
  readonly lotId: number;
  readonly lot: number;
  readonly numero: number | null;
  readonly cells: Cells;
}
/** Something written whose lot or sample somebody else has deleted. */
export interface Orphan extends Known {
  readonly id: string;
  readonly gone: 'lot' | 'pastada';
  readonly isFacts: boolean;
}

const isFilled = (value: unknown): boolean => value !== null && value !== '' && value !== undefined;

/** What was written and has no place left; it stays until the person has copied, moved or discarded it. */
export const useOrphans = () => {
  const known = useRef(new Map<string, Known>());
  const [list, setList] = useState<readonly Orphan[]>([]);
  return {
    list,
    note: (id: string, row: Known): void => void known.current.set(id, row),
    keep: (id: string, cells: Cells, lotOf: (id: number) => ZonaLot | null): void => {
      const row = known.current.get(id);
      if (!row) return;
      const gone = lotOf(row.lotId) ? 'pastada' : 'lot';
      setList((before) => {
        const earlier = before.find((one) => one.id === id);
        const all = { ...row.cells, ...earlier?.cells, ...cells };
        const filled = Object.fromEntries(Object.entries(all).filter(([, value]) => isFilled(value)));
        const kept: Orphan = { ...row, id, gone, isFacts: lotOfRow(id) !== null, cells: filled };
        return [...before.filter((one) => one.id !== id), kept];
      });
    },
    drop: (id: string): void => setList((before) => before.filter((one) => one.id !== id)),
  };
};
