import type { Formats } from '#web/formats.ts';
import { strengthDecimals } from '../domain/xifres.ts';

/** A strength as it is shown: one decimal, more beside a limit (`strengthDecimals`); `least` where it stands in a sum. */
export const shownStrength = (value: number | null, fck: number, formats: Formats, least = 1): string =>
  value === null ? formats.decimal(null) : formats.decimal(value, Math.max(least, strengthDecimals(value, fck)));
