import { useRef, useState } from 'react';
import type { GridEdit } from '#web/ui/grid/grid-types.ts';
import { rowOfCell } from '#web/ui/grid/grid-types.ts';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import type { LiniaEnviada } from '../contract/document.ts';
import {
  type Defectes,
  type DocumentValues,
  editedLinies,
  isBlankLinia,
  movedBy,
  newLinia,
  type Sums,
  withPrices,
} from './linia-values.ts';

/** What is done to the lines of a document. Several in a row lean on one another, not on what was last drawn. */
export const useLinies = (given: {
  values: DocumentValues;
  onChange: (part: Partial<DocumentValues>) => void;
  defectes: Defectes;
  sums: Sums;
  /** Cells whose text is not read: their row is not empty. */
  unread: UnreadCells;
}) => {
  const { values, onChange, defectes, sums, unread } = given;
  const now = useRef(values.linies);
  now.current = values.linies;
  const [typedWithTaxes, setTypedWithTaxes] = useState(false);
  const priced = values.linies.filter((one) => one.tipus === 'linia' && !isBlankLinia(one));
  const ambIva = priced.length > 0 ? priced.some((one) => one.preu_iva !== null) : typedWithTaxes;
  const put = (linies: LiniaEnviada[]): void => {
    now.current = linies;
    onChange({ linies });
  };
  const placeOf = (clau: string): number => now.current.findIndex((one) => one.clau === clau);
  const made = (tipus: LiniaEnviada['tipus']): LiniaEnviada => withPrices(newLinia(tipus, defectes), ambIva, sums);
  const insert = (linia: LiniaEnviada, place: number): void =>
    put([...now.current.slice(0, place), linia, ...now.current.slice(place)]);
  return {
    ambIva,
    /** Prices typed with taxes from now on, or without. */
    setAmbIva: (on: boolean): void => {
      setTypedWithTaxes(on);
      put(now.current.map((one) => withPrices(one, on, sums)));
    },
    edit: (edits: readonly GridEdit[]): void => put(editedLinies(now.current, edits, ambIva, sums)),
    change: (clau: string, part: Partial<LiniaEnviada>): void =>
      put(now.current.map((one) => (one.clau === clau ? { ...one, ...part } : one))),
    /** A row at the end, or below another; gives its name. What is no plain line takes the place of a row that waits there empty. */
    add: (tipus: LiniaEnviada['tipus'], below: string | null = null, part: Partial<LiniaEnviada> = {}): string => {
      const linia = { ...made(tipus), ...part };
      const found = below === null ? -1 : placeOf(below);
      const place = found < 0 ? now.current.length : found + 1;
      const plain = tipus === 'linia' && !linia.opcio;
      const written = new Set([...unread.keys()].map(rowOfCell));
      const waits = [place - 1, place].find((at) => {
        const one = now.current[at];
        return one !== undefined && isBlankLinia(one) && !written.has(one.clau);
      });
      if (plain || waits === undefined) insert(linia, place);
      else put(now.current.toSpliced(waits, 1, linia));
      return linia.clau;
    },
    addMany: (count: number): string[] => {
      const added = Array.from({ length: count }, () => made('linia'));
      put([...now.current, ...added]);
      return added.map(({ clau }) => clau);
    },
    duplicate: (clau: string): string => {
      const from = now.current[placeOf(clau)];
      const copy = { ...(from ?? made('linia')), clau: globalThis.crypto.randomUUID() };
      insert(copy, placeOf(clau) + 1);
      return copy.clau;
    },
    move: (clau: string, by: 1 | -1): void => put(movedBy(now.current, placeOf(clau), by)),
    /** Takes a row away and gives how it comes back. */
    remove: (clau: string): (() => string) => {
      const place = placeOf(clau);
      const gone = now.current[place];
      put(now.current.filter((one) => one.clau !== clau));
      return () => {
        if (gone) insert(gone, Math.min(place, now.current.length));
        return clau;
      };
    },
    removeMany: (claus: readonly string[]): void => put(now.current.filter((one) => !claus.includes(one.clau))),
  };
};
export type Linies = ReturnType<typeof useLinies>;
