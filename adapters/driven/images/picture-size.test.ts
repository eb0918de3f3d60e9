import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { pixelsIn } from './picture-size.ts';

const big = (value: number, length: number) =>
  Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)) % 256);
const little = (value: number, length: number) => big(value, length).toReversed();
const letters = (text: string) => [...bytes(text)];

const png = (width: number, height: number) =>
  new Uint8Array([
    ...sampleFiles.png.subarray(0, 8),
    ...big(13, 4),
    ...letters('IHDR'),
    ...big(width, 4),
    ...big(height, 4),
  ]);
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  0,
  11,
  8,
  ...big(height, 2),
  ...big(width, 2),
  1,
  0,
  0,
  0,
];
const jpeg = (...segments: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, ...Array.from({ length: 12 }, () => 0)]);
const webp = (name: string, ...rest: readonly number[]) =>
  new Uint8Array([...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP'), ...letters(name), 0, 0, 0, 0, ...rest]);

const side = fc.integer({ min: 1, max: 16_383 });

describe('the pixels of a picture', () => {
  it('are read from its header, for every kind of picture', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const pixels = width * height;
        expect(pixelsIn('png', png(width, height))).toBe(pixels);
        expect(pixelsIn('jpg', jpeg(frame(0xc0, width, height)))).toBe(pixels);
        expect(pixelsIn('jpg', jpeg([0xff, 0xe0, 0, 4, 1, 2], [0xff], frame(0xc2, width, height)))).toBe(
          pixels,
        );
        const extended = webp('VP8X', 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3));
        expect(pixelsIn('webp', extended)).toBe(pixels);
        const lossy = webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2));
        expect(pixelsIn('webp', lossy)).toBe(pixels);
        const lossless = webp('VP8L', 0x2f, ...little(width - 1 + (height - 1) * 16_384, 4));
        expect(pixelsIn('webp', lossless)).toBe(pixels);
      }),
    );
  });

  it('of several frames are those of the largest; tables are none', () => {
    expect(pixelsIn('jpg', jpeg(frame(0xc0, 2, 2), frame(0xc1, 30, 30), frame(0xc4, 999, 999)))).toBe(900);
  });

  it('are 0 if the header does not say, and in a file that is not a picture', () => {
    expect(pixelsIn('jpg', sampleFiles.jpg)).toBe(0);
    expect(pixelsIn('jpg', new Uint8Array([0xff, 0xd8, ...frame(0xc0, 3, 3)]))).toBe(9);
    expect(pixelsIn('webp', sampleFiles.webp)).toBe(0);
    expect(pixelsIn('png', sampleFiles.png)).toBe(0);
    expect(pixelsIn('pdf', sampleFiles.pdf)).toBe(0);
  });
});
