import { inflateSync } from 'node:zlib';
import { pictureType } from './logo.ts';

/** Pixels of the largest picture that papers draw: enough for any letterhead, and bounded memory. */
const MOST_PIXELS = 40_000_000;
/** Samples of a pixel by the colour type of a PNG. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const fits = (width: number, height: number): boolean => width > 0 && height > 0 && width * height <= MOST_PIXELS;

/** The chunks of a PNG until its end; null where one is cut or there is no end. */
const chunksOf = (bytes: Buffer): { readonly kind: string; readonly content: Buffer }[] | null => {
  const chunks: { kind: string; content: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (content.length < length) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'IEND') return chunks;
    chunks.push({ kind, content });
    at += 12 + length;
  }
  return null;
};

const isPng = (bytes: Buffer): boolean => {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0];
  if (!chunks || head?.kind !== 'IHDR' || head.content.length !== 13) return false;
  const [width, height] = [head.content.readUInt32BE(0), head.content.readUInt32BE(4)];
  const [depth, colour, interlaced] = [head.content[8] ?? 0, head.content[9] ?? 0, head.content[12] === 1];
  const samples = SAMPLES[colour];
  if (!samples || !fits(width, height)) return false;
  const row = 1 + Math.ceil((width * depth * samples) / 8);
  // An interlaced one has rows of seven smaller pictures: a few bytes more.
  const whole = row * height;
  try {
    const data = Buffer.concat(chunks.flatMap(({ kind, content }) => (kind === 'IDAT' ? [content] : [])));
    const { length } = inflateSync(data, { maxOutputLength: 2 * whole + 64 });
    return interlaced ? length > 0 : length >= whole;
  } catch {
    return false;
  }
};

/** Start of frame: its marker, but for the four of its range that are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments of a JPEG: it has a frame of some size, a scan after it, and an end. */
const isJpeg = (bytes: Buffer): boolean => {
  let framed = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return false;
    if (marker === 0xda) return framed && bytes.indexOf(Buffer.from([0xff, 0xd9]), at + 2 + length) > 0;
    if (isFrame(marker)) {
      if (length < 11 || !fits(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return false;
      framed = true;
    }
    at += 2 + length;
  }
  return false;
};

/** What kind of picture the bytes are, where papers can draw it; null where its content is broken, cut or too large. */
export const drawableType = (bytes: Uint8Array): ReturnType<typeof pictureType> => {
  const kind = pictureType(bytes);
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'image/png') return isPng(whole) ? kind : null;
  if (kind === 'image/jpeg') return isJpeg(whole) ? kind : null;
  return kind;
};
