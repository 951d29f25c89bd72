import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { PNG } from '#tests/support/upload.ts';
import { drawableType } from './drawable.ts';

const JPEG = jpeg.encode({ width: 9, height: 7, data: Buffer.alloc(9 * 7 * 4, 200) }, 80).data;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
const noise = Buffer.from(Array.from({ length: 200 }, (_none, at) => (at * 151 + 17) % 256));
/** The same PNG with other bytes in its head. */
const headed = (...written: readonly (readonly [at: number, value: number])[]): Buffer => {
  const bytes = Buffer.from(PNG);
  for (const [at, value] of written) bytes.writeUInt32BE(value, at);
  return bytes;
};
const DATA = PNG.indexOf('IDAT');

describe('a picture that papers can draw', () => {
  test.each([
    ['PNG', PNG, 'image/png'],
    ['PNG with something after its end', Buffer.concat([PNG, noise]), 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
    ['SVG', SVG, 'image/svg+xml'],
  ])('%s', (_name, bytes, kind) => {
    expect(drawableType(bytes)).toBe(kind);
  });
  test.each([
    ['the first bytes of a PNG alone', PNG.subarray(0, 8)],
    ['a PNG cut before its end', PNG.subarray(0, -12)],
    [
      'a PNG whose pixels are noise',
      Buffer.concat([PNG.subarray(0, DATA + 4), Buffer.alloc(11, 0x5a), PNG.subarray(DATA + 15)]),
    ],
    ['a PNG with fewer rows than it says', headed([20, 2000])],
    ['a PNG larger than any paper draws', headed([16, 60_000], [20, 60_000])],
    ['a PNG of no size', headed([16, 0])],
    ['the first bytes of a JPEG and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise])],
    ['a JPEG cut in its scan', JPEG.subarray(0, -20)],
    ['a JPEG without its frame', JPEG.subarray(0, 30)],
    ['a page', Buffer.from('<html></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_name, bytes) => {
    expect(drawableType(bytes)).toBeNull();
  });
});
