type Tree = Readonly<Record<string, unknown>>;

/** The value at a dotted path (`adreces.0.codi_postal`), undefined when there is none. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Tree | null | undefined)?.[key], tree);

/** A copy of the tree with another value at the path; what is not on the path stays the same object. */
export const withValueAt = <T>(tree: T, path: string, value: unknown): T => {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValueAt((tree as Tree | null)?.[key] ?? {}, rest.join('.'), value);
  if (Array.isArray(tree)) return tree.map((item, place) => (String(place) === key ? inner : item)) as T;
  return { ...(tree as object), [key]: inner } as T;
};

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The keys of the first level whose values differ. */
export const changedOf = <T extends object>(base: T, now: T): Partial<T> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !same(value, (base as Tree)[key]))) as Partial<T>;
