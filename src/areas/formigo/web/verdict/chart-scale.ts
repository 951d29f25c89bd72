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

/** Moves labels apart so that none lies over another: wanted heights in, heights at least `gap` apart out. */
export const spread = (wanted: readonly number[], gap: number, top: number, bottom: number): number[] => {
  const order = wanted.map((y, place) => ({ y, place })).sort((one, other) => one.y - other.y);
  let before = top - gap;
  for (const one of order) {
    one.y = Math.max(one.y, before + gap);
    before = one.y;
  }
  let after = bottom + gap;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, after - gap);
    after = one.y;
  }
  const out: number[] = [];
  for (const one of order) out[one.place] = one.y;
  return out;
};
