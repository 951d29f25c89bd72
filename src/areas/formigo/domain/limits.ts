import type { Distintiu, Estructura, LimitRow, Normativa } from './tipus.ts';

/**
 * The limit row of a zone among `rows` (shipped, or with the changes of a work): a row for few floors wins when the zone
 * has at most those floors; a mark without a row of its own takes the row without mark. Null when there is none.
 */
export const limitFor = (
  rows: readonly LimitRow[],
  normativa: Normativa,
  estructura: Estructura,
  distintiu: Distintiu,
  plantes: number | null,
): LimitRow | null => {
  const fitting = rows.filter(
    (row) =>
      row.normativa === normativa &&
      row.estructura === estructura &&
      (row.fins_plantes === null || (plantes !== null && plantes <= row.fins_plantes)),
  );
  const narrowest = (mark: Distintiu): LimitRow | undefined =>
    fitting
      .filter((row) => row.distintiu === mark)
      .sort((one, other) => (one.fins_plantes ?? Infinity) - (other.fins_plantes ?? Infinity))[0];
  return narrowest(distintiu) ?? narrowest(1) ?? null;
};

/** One lot per pour: no dimension of the row is limited. */
export const isPerPour = (row: LimitRow): boolean =>
  row.volum === null && row.setmanes === null && row.superficie === null && row.plantes === null;
