import { readFileSync } from 'node:fs';
import { FONT_FAMILIES } from './fonts.ts';

/** Whether a font can show a code point. */
export type Coverage = (codePoint: number) => boolean;

const tableOffset = (font: DataView, wanted: string): number => {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(record + at)));
    if (tag === wanted) return font.getUint32(record + 8);
  }
  throw new Error(`the font has no ${wanted} table`);
};

/** Format 4 of the OpenType `cmap`: segments of the basic plane. */
const readSegments = (font: DataView, at: number, add: (codePoint: number) => void): void => {
  const size = font.getUint16(at + 6);
  const [ends, starts, deltas, ranges] = [at + 14, at + 16 + size, at + 16 + 2 * size, at + 16 + 3 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const start = font.getUint16(starts + segment);
    const end = font.getUint16(ends + segment);
    const range = font.getUint16(ranges + segment);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const glyph =
        range === 0
          ? (codePoint + font.getUint16(deltas + segment)) & 0xffff
          : font.getUint16(ranges + segment + range + 2 * (codePoint - start));
      if (glyph !== 0) add(codePoint);
    }
  }
};

/** Format 12 of the OpenType `cmap`: groups over all planes. */
const readGroups = (font: DataView, at: number, add: (codePoint: number) => void): void => {
  const groups = font.getUint32(at + 12);
  for (let group = 0; group < groups; group += 1) {
    const record = at + 16 + group * 12;
    for (let codePoint = font.getUint32(record); codePoint <= font.getUint32(record + 4); codePoint += 1)
      add(codePoint);
  }
};

/** The code points of one font file (OTF or TTF). */
export const codePointsOf = (file: Uint8Array): ReadonlySet<number> => {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const cmap = tableOffset(font, 'cmap');
  const found = new Set<number>();
  const add = (codePoint: number): void => void found.add(codePoint);
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const at = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    const format = font.getUint16(at);
    if (format === 4) readSegments(font, at, add);
    if (format === 12) readGroups(font, at, add);
  }
  return found;
};

let families: readonly Coverage[] | undefined;

const coverages = (): readonly Coverage[] => {
  families ??= FONT_FAMILIES.map(({ files }) => {
    const [first, ...others] = files.map((path) => codePointsOf(readFileSync(path)));
    const shared = new Set([...(first ?? [])].filter((codePoint) => others.every((other) => other.has(codePoint))));
    return (codePoint) => shared.has(codePoint);
  });
  return families;
};

/** What the shipped fonts can show, read once. */
export const shippedCoverage = (): Coverage => (codePoint) => coverages().some((covers) => covers(codePoint));
/** What the text font alone can show, for the second try after a refused mixture of fonts. */
export const textFontCoverage = (): Coverage => (codePoint) => coverages()[0]?.(codePoint) ?? false;
