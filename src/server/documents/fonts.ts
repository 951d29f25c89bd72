import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Fonts of every document, located inside their packages so that no machine needs any installed. Source Sans 3 (OFL)
 * sets the text; DejaVu Sans (Bitstream Vera licence) lends what it lacks: Hebrew, Arabic, Armenian, signs.
 */
const require = createRequire(import.meta.url);
const inPackage = (name: string, ...path: string[]): string =>
  join(dirname(require.resolve(`${name}/package.json`)), ...path);

const sourceSans = (style: string): string => inPackage('source-sans', 'OTF', `SourceSans3-${style}.otf`);
const dejaVu = (style: string): string => inPackage('dejavu-fonts-ttf', 'ttf', `DejaVuSans${style}.ttf`);

export interface FontFamily {
  readonly name: string;
  /** Absolute paths, one per weight or slope that templates ask for. */
  readonly files: readonly string[];
}

/** In order of preference; a character is shown by the first family that holds it in all its files. */
export const FONT_FAMILIES: readonly FontFamily[] = [
  { name: 'Source Sans 3', files: ['Regular', 'It', 'Semibold', 'Bold'].map(sourceSans) },
  { name: 'DejaVu Sans', files: ['', '-Bold'].map(dejaVu) },
];
