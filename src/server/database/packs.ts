/**
 * Rows a pack at a time, in their order: one statement takes only so many parameters. `size` is rows of a pack, 100 where
 * nobody says; no rows are no packs.
 */
export const packs = <Row>(rows: readonly Row[], size = 100): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_none, place) => rows.slice(place * size, (place + 1) * size));
