/** Milliseconds of each run, sorted. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs the work one after another; the first fifth warms up and is not counted. */
export const measure = async (runs: number, work: (index: number) => Promise<unknown>): Promise<Times> => {
  const times: number[] = [];
  const warm = Math.ceil(runs / 5);
  for (let index = 0; index < runs + warm; index += 1) {
    const before = performance.now();
    await work(index);
    if (index >= warm) times.push(performance.now() - before);
  }
  times.sort((one, other) => one - other);
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
};

/** Measures two works turn about, so that both meet the same machine. */
export const measureBoth = async (
  runs: number,
  one: (index: number) => Promise<unknown>,
  other: (index: number) => Promise<unknown>,
): Promise<[Times, Times]> => {
  const first: number[] = [];
  const second: number[] = [];
  const warm = Math.ceil(runs / 5);
  for (let index = 0; index < runs + warm; index += 1)
    for (const [work, times] of [
      [one, first],
      [other, second],
    ] as const) {
      const before = performance.now();
      await work(index);
      if (index >= warm) times.push(performance.now() - before);
    }
  const timesOf = (times: number[]): Times => {
    times.sort((a, b) => a - b);
    return { p50: at(times, 0.5), p95: at(times, 0.95) };
  };
  return [timesOf(first), timesOf(second)];
};

export const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
