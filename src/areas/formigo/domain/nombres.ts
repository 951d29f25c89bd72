/** Comparisons of strengths: never on rounded values, equal within 1e-9 N/mm². */
export const TOLERANCE = 1e-9;

export const atLeast = (value: number, limit: number): boolean => value >= limit - TOLERANCE;
export const exceeds = (value: number, limit: number): boolean => value > limit + TOLERANCE;
export const same = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;

/** Whether a strength is there: a finite number above 0. */
export const isPresent = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

export const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Mean of at least one value. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Sample standard deviation: divisor one less than the count. At least two values. */
export const sampleDeviation = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
};

/** Whole lots that a quantity fills: upwards, forgiving the noise of a division. */
export const ceilRatio = (value: number, limit: number): number => Math.ceil(value / limit - TOLERANCE);

/** Upwards to one decimal, as strengths are typed and shown. */
export const ceilTenth = (value: number): number => Math.ceil(value * 10 - TOLERANCE * 10) / 10;
