import type { RowsSpec } from './form-types.ts';
import { same } from './paths.ts';

export type Side = 'mine' | 'stored';
type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];

/** A cell that differs, or a row that one side alone has. */
export interface RowDifference {
  /** Tells it apart from the others of the list. */
  readonly path: string;
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
  /** Where one side alone changed it. */
  readonly preset: Side | null;
  /** The stored list with this of mine in it. */
  readonly take: (rows: Rows) => Rows;
}

const ABSENT = '—';
const rowsOf = (value: unknown): Rows => (Array.isArray(value) ? (value as Rows) : []);

/** `rows` in the order of `like`; those that it has not come after the row that they stood behind. */
const ordered = (rows: Rows, like: readonly string[], keyOf: RowsSpec['keyOf']): Rows => {
  const found = like.flatMap((key) => rows.filter((row) => keyOf(row) === key));
  for (const [place, row] of rows.entries()) {
    if (found.includes(row)) continue;
    const before = rows[place - 1];
    found.splice(before ? found.indexOf(before) + 1 : 0, 0, row);
  }
  return found;
};

/**
 * Where two lists of rows told apart by a key differ, cell by cell, from what both started from. What has no word of its own follows
 * whoever changed it, and me where both did.
 */
export const rowDifferences = (
  spec: RowsSpec,
  tree: { readonly base: unknown; readonly mine: unknown; readonly stored: unknown },
): readonly RowDifference[] => {
  const { keyOf, cells, tell, name } = spec;
  const blank = (row: Row): boolean => spec.blank?.(row) === true;
  const [base, mine, stored] = [tree.base, tree.mine, tree.stored].map(rowsOf) as [Rows, Rows, Rows];
  const byKey = (rows: Rows) => new Map(rows.map((row) => [keyOf(row), row]));
  const [was, my, their] = [byKey(base), byKey(mine), byKey(stored)];
  const placed = (key: string): string => {
    const place = mine.findIndex((row) => keyOf(row) === key);
    const other = stored.findIndex((row) => keyOf(row) === key);
    return name(my.get(key) ?? their.get(key) ?? {}, place < 0 ? other : place);
  };
  const found: RowDifference[] = [];
  for (const key of new Set([...my.keys(), ...their.keys()])) {
    const [before, one, other] = [was.get(key), my.get(key), their.get(key)];
    if (one && other) {
      for (const cell of new Set([...Object.keys(cells), ...Object.keys(one), ...Object.keys(other)])) {
        if (same(one[cell], other[cell])) continue;
        const preset = same(before?.[cell], other[cell]) ? 'mine' : same(before?.[cell], one[cell]) ? 'stored' : null;
        const shown = cells[cell];
        const text = (row: Row): string => shown?.show?.(row[cell]) || String(row[cell] ?? '') || ABSENT;
        found.push({
          path: `${key}.${cell}`,
          label: shown ? `${placed(key)} · ${shown.label}` : '',
          mine: text(one),
          stored: text(other),
          preset: preset ?? (shown ? null : 'mine'),
          take: (rows) => rows.map((row) => (keyOf(row) === key ? { ...row, [cell]: one[cell] } : row)),
        });
      }
    } else if (one) {
      found.push({
        path: key,
        label: blank(one) ? '' : placed(key),
        mine: tell(one),
        stored: ABSENT,
        preset: blank(one) ? 'stored' : before === undefined ? 'mine' : same(before, one) ? 'stored' : null,
        take: (rows) => ordered([...rows, one], mine.map(keyOf), keyOf),
      });
    } else if (other) {
      found.push({
        path: key,
        label: blank(other) ? '' : placed(key),
        mine: ABSENT,
        stored: tell(other),
        preset: blank(other) ? 'stored' : before === undefined ? 'stored' : same(before, other) ? 'mine' : null,
        take: (rows) => rows.filter((row) => keyOf(row) !== key),
      });
    }
  }
  // Only the order is another: mine where I changed it alone.
  const common = (rows: Rows): string[] => rows.map(keyOf).filter((key) => my.has(key) && their.has(key));
  if (!same(common(mine), common(stored))) {
    const known = (rows: Rows): string[] =>
      rows.map(keyOf).filter((key) => was.has(key) && my.has(key) && their.has(key));
    found.push({
      path: '',
      label: '',
      mine: '',
      stored: '',
      preset: same(known(base), known(stored)) ? 'mine' : 'stored',
      take: (rows) => ordered(rows, mine.map(keyOf), keyOf),
    });
  }
  return found;
};
