import jpeg from 'jpeg-js';
import heif from 'libheif-js/wasm-bundle.js';

/**
 * Entry of the converting process: the decoder of HEIC lives here and nowhere else, so that a picture made to take too
 * long or too much memory is ended without harm to the server. One picture, then it ends.
 */

/** Longest side of what is shown: enough for any screen. */
const LONGEST = 2560;
const MOST_PIXELS = 120_000_000;
const QUALITY = 82;

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Every n-th pixel of every n-th row averaged: whole steps keep it simple and quick. */
const shrunk = ({ data, width, height }: Pixels): Pixels => {
  const step = Math.ceil(Math.max(width, height) / LONGEST);
  if (step <= 1) return { data, width, height };
  const [wide, high] = [Math.floor(width / step), Math.floor(height / step)];
  const out = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < step; dy += 1)
          for (let dx = 0; dx < step; dx += 1)
            sum += data[((y * step + dy) * width + x * step + dx) * 4 + channel] ?? 0;
        out[(y * wide + x) * 4 + channel] = sum / (step * step);
      }
  return { data: out, width: wide, height: high };
};

const convert = async (bytes: Uint8Array): Promise<Buffer> => {
  const [image] = new heif.HeifDecoder().decode(bytes);
  if (!image) throw new Error('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) throw new Error('too many pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (done) => (done ? resolve() : reject(new Error('broken picture'))));
  });
  const { data: shown, ...size } = shrunk({ data, width, height });
  return jpeg.encode({ ...size, data: Buffer.from(shown.buffer) }, QUALITY).data;
};

process.on('message', (bytes: Uint8Array) => {
  convert(bytes)
    .then((picture) => process.send?.({ picture }))
    .catch((error: unknown) => process.send?.({ problem: String(error) }));
});
