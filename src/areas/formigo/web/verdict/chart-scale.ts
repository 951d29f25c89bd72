import type { VerdictChart } from '../../domain/tipus.ts';

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
}

/** From the multiple of 5 under the lowest mark to the one over the highest, never forced to 0. */
export const scaleOf = (chart: VerdictChart, top: number, bottom: number): Scale => {
  const values = [
    chart.fck,
    ...(chart.comparat === null ? [] : [chart.comparat]),
    ...(chart.fck090 === null ? [] : [chart.fck090]),
    ...chart.anteriors,
    ...chart.mostres.flatMap((mostra) => [...(mostra.valor === null ? [] : [mostra.valor]), ...mostra.provetes]),
  ];
  const least = Math.min(...values);
  const most = Math.max(...values);
  const low = Math.floor((least - 0.01) / 5) * 5;
  const high = Math.max(low + 10, Math.ceil((most + 0.01) / 5) * 5);
  const step = high - low > 40 ? 20 : high - low > 20 ? 10 : 5;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return { low, high, ticks, y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top) };
};

/**
 * Moves labels apart so that none lies over another: wanted heights in, heights at least `gap` apart out, in the same
 * order, as near as can be to where they were wanted. Near ones stand around their middle.
 */
export const spread = (wanted: readonly number[], gap: number, top: number, bottom: number): number[] => {
  const order = wanted
    .map((y, place) => ({ y, place }))
    .sort((one, other) => one.y - other.y || one.place - other.place);
  // Without the gaps, labels that are too near are runs out of order: each run goes to its mean.
  const runs: { sum: number; many: number }[] = [];
  for (const [rank, { y }] of order.entries()) {
    let run = { sum: y - rank * gap, many: 1 };
    for (let last = runs.at(-1); last && last.sum / last.many >= run.sum / run.many; last = runs.at(-1)) {
      runs.pop();
      run = { sum: last.sum + run.sum, many: last.many + run.many };
    }
    runs.push(run);
  }
  const most = bottom - (order.length - 1) * gap;
  const free = runs.flatMap(({ sum, many }) => Array.from({ length: many }, () => sum / many));
  const out: number[] = [];
  for (const [rank, { place }] of order.entries())
    out[place] = Math.max(top, Math.min(most, free[rank] ?? top)) + rank * gap;
  return out;
};
