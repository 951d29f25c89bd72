import { describe, expect, it } from 'vitest';
import { type ColourName, contrast, DARK, GROUNDS, HUES, LIGHT } from './palette.ts';

const TEXTS: readonly ColourName[] = ['text', 'text2', 'text3', 'link', ...HUES.map((hue) => `${hue}-text` as const)];
const MARKS: readonly ColourName[] = ['edge', ...HUES.map((hue) => `${hue}-mark` as const)];

describe('contrast formula', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#2A55A5', '#2A55A5')).toBe(1);
  });
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('ratios in %s', (_scheme, colours) => {
  it.each(TEXTS)('%s reads at 4.5 or more on every ground', (name) => {
    for (const ground of GROUNDS) expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(MARKS)('%s shows at 3 or more on every ground', (name) => {
    for (const ground of GROUNDS) expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(3);
  });
  it.each(HUES)('%s reads on its own tint, and its mark shows there', (hue) => {
    expect(contrast(colours[`${hue}-text`], colours[`${hue}-tint`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours[`${hue}-mark`], colours[`${hue}-tint`])).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.link, colours[`${hue}-tint`])).toBeGreaterThanOrEqual(4.5);
  });
  it('has a filled button that reads, at rest and under the pointer', () => {
    expect(contrast(colours['on-filled'], colours.filled)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['on-filled'], colours['filled-hover'])).toBeGreaterThanOrEqual(4.5);
  });
});
