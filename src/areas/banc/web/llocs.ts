/** Where a check stands in an item: the order of the list is the order of the checks. */
export interface Lloc {
  readonly comprovacio_id: number;
  readonly categoria_id: number;
}

const without = (llocs: readonly Lloc[], id: number): Lloc[] =>
  llocs.filter(({ comprovacio_id }) => comprovacio_id !== id);
const under = (llocs: readonly Lloc[], categoria: number): Lloc[] =>
  llocs.filter(({ categoria_id }) => categoria_id === categoria);

/** Checks by the headings given, in their order; one under another heading comes last. */
export const byHeading = (llocs: readonly Lloc[], headings: readonly number[]): Lloc[] => [
  ...headings.flatMap((categoria) => under(llocs, categoria)),
  ...llocs.filter(({ categoria_id }) => !headings.includes(categoria_id)),
];

/** Puts a check under a heading, at a place among those there (the last when it is past them). */
export const placeAt = (
  llocs: readonly Lloc[],
  headings: readonly number[],
  id: number,
  to: { readonly categoria: number; readonly at: number },
): Lloc[] => {
  const rest = without(llocs, id);
  const there = under(rest, to.categoria);
  const others = rest.filter(({ categoria_id }) => categoria_id !== to.categoria);
  const moved = { comprovacio_id: id, categoria_id: to.categoria };
  return byHeading([...others, ...there.slice(0, to.at), moved, ...there.slice(to.at)], headings);
};

/** A step up or down; from the edge of a heading it goes on to the next one. Null where there is nowhere to go. */
export const step = (llocs: readonly Lloc[], headings: readonly number[], id: number, by: 1 | -1): Lloc[] | null => {
  const now = llocs.find(({ comprovacio_id }) => comprovacio_id === id);
  if (!now) return null;
  const there = under(llocs, now.categoria_id);
  const at = there.indexOf(now) + by;
  if (at >= 0 && at < there.length) return placeAt(llocs, headings, id, { categoria: now.categoria_id, at });
  const next = headings[headings.indexOf(now.categoria_id) + by];
  if (next === undefined) return null;
  return placeAt(llocs, headings, id, { categoria: next, at: by === 1 ? 0 : under(llocs, next).length });
};
