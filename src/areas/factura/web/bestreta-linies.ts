import { type DocumentValues, isBlankLinia, newLinia } from '#areas/fiscal/web/index.tsx';
import { rowOfCell } from '#web/ui/grid/grid-types.ts';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import type { BestretaFacturada } from '../contract/bestretes.ts';

type Linies = DocumentValues['linies'];

/** Cents as a decimal price with the other sign. */
const takenOff = (cents: number): string => `-${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Lines that take an advance off too: in the place of a row in which nothing was written, not even what could not be read;
 * else at the end.
 */
export const ambBestreta = (linies: Linies, bestreta: BestretaFacturada, unread: UnreadCells): Linies => {
  const added = bestreta.linies.map(({ iva_fk, causa, irpf_fk, base }) => ({
    ...newLinia('linia', { iva_fk, irpf_fk }),
    concepte: bestreta.concepte,
    causa,
    preu: takenOff(base),
    bestreta_fk: bestreta.id,
  }));
  const typedIn = new Set([...unread.keys()].map(rowOfCell));
  const empty = linies.findIndex((linia) => isBlankLinia(linia) && !typedIn.has(linia.clau));
  const place = empty < 0 ? linies.length : empty;
  return [...linies.slice(0, place), ...added, ...linies.slice(place + 1)];
};
