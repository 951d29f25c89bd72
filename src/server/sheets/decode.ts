import type { Codificacio } from '#contract/llistat.ts';

/** How a text is written: by its mark, else UTF-8 where every byte is of it, else the letters of old Windows. */
export const codificacioOf = (bytes: Uint8Array): Codificacio => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8-bom';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return 'utf-16';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

const LABELS: Readonly<Record<Codificacio, string>> = {
  'utf-8': 'utf-8',
  'utf-8-bom': 'utf-8',
  'utf-16': 'utf-16le',
  'windows-1252': 'windows-1252',
};

/** The text of the bytes; what is not of that encoding shows as `�`, for a person to see and choose another. */
export const decode = (bytes: Uint8Array, codificacio: Codificacio): string => {
  const big = codificacio === 'utf-16' && bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(big ? 'utf-16be' : LABELS[codificacio]).decode(bytes);
};
