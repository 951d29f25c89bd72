/** Contrast asked of a company's colour on white paper (WCAG 2.2, text). */
const ASKED = 4.5;
/** Used when a company has no colour, or one that is no colour. */
const INK = '#1f4287';

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Contrast ratio of a `#rrggbb` colour on white, from 1 to 21 (WCAG 2.2 formula). */
export const contrastOnWhite = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
};

/** The company's colour (`#rgb` or `#rrggbb`), darkened by steps of 4 % until it reads 4.5:1 on white. */
export const printColour = (colour: string | null | undefined): string => {
  const asked = (colour ?? '').trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(asked);
  let shown = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : asked;
  if (!/^#[0-9a-f]{6}$/.test(shown)) return INK;
  while (contrastOnWhite(shown) < ASKED) {
    shown = `#${channels(shown)
      .map((channel) =>
        Math.floor(channel * 0.96)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  }
  return shown;
};
