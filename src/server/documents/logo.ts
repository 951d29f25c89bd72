import type { RootFile } from './compile-job.ts';

const SIGNATURES: readonly (readonly [ending: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
];

const isSvg = (bytes: Uint8Array): boolean =>
  /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
    Buffer.from(bytes.subarray(0, 4096)).toString('utf8'),
  );

/** What kind of picture the bytes are; null when neither PNG, JPEG nor SVG. */
export const pictureType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/svg+xml' | null => {
  const ending = logoFile(bytes)?.path.split('.').at(-1);
  return ending === 'png' ? 'image/png' : ending === 'jpg' ? 'image/jpeg' : ending === 'svg' ? 'image/svg+xml' : null;
};

/** A logo, or another picture, as a file of the root, its kind recognised by content; null when it is neither PNG, JPEG nor SVG. */
export const logoFile = (bytes: Uint8Array | null | undefined, name = 'logo'): RootFile | null => {
  if (!bytes) return null;
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (found) return { path: `/${name}.${found[0]}`, bytes };
  return isSvg(bytes) ? { path: `/${name}.svg`, bytes } : null;
};
