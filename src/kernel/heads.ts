import { fold } from './fold.ts';

/** The head of a column as it is compared: folded, with neither marks, points nor spaces, with one kind of apostrophe. */
export const headKey = (head: string): string =>
  fold(head)
    .replace(/[’´`]/g, "'")
    .replace(/[_*:.\s]+/g, '');

/**
 * Tells which field each head of a file is, by the names that people give to each: what was kept of the head, else its name.
 * A field is given once.
 */
export const headMatcher = <Camp extends string>(names: Readonly<Record<Camp, readonly string[]>>) => {
  const camps = Object.keys(names) as Camp[];
  const byName = new Map<string, Camp>(
    camps.flatMap((camp) => [camp.replaceAll('_', ' '), ...names[camp]].map((name) => [headKey(name), camp] as const)),
  );
  return (heads: readonly string[], kept: ReadonlyMap<string, string>): (Camp | null)[] => {
    // What was kept may be written by an older key of its head.
    const own = new Map([...kept].map(([head, camp]) => [headKey(head), camp]));
    const taken = new Set<Camp>();
    return heads.map((head) => {
      const key = headKey(head);
      const last = kept.get(key) ?? own.get(key);
      const camp = last === '' ? null : (camps.find((one) => one === last) ?? byName.get(key) ?? null);
      if (camp === null || taken.has(camp)) return null;
      taken.add(camp);
      return camp;
    });
  };
};
