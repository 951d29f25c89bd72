import type { RootFile } from './compile-job.ts';

const SIGNATURES: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['logo.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['logo.jpg', [0xff, 0xd8, 0xff]],
];

/** The logo as a file of the root, its kind recognised by content; null when it is neither PNG nor JPEG. */
export const logoFile = (bytes: Uint8Array | null | undefined): RootFile | null => {
  if (!bytes) return null;
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found ? { path: `/${found[0]}`, bytes } : null;
};
