import { expect, it } from 'vitest';
import { LETTERHEAD_COLORS } from './colors.ts';

/** Contrast with white (WCAG 2.2). */
const ratio = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

it.each(LETTERHEAD_COLORS)('%s reads on white', (colour) => {
  expect(ratio(colour)).toBeGreaterThanOrEqual(4.5);
});
