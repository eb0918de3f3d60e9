import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, describe } from 'vitest';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { pictureRedrawer, type RedrawLimits } from './picture-redrawer.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#e8b23a',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 25/1 0/1' }, IFD0: { Artist: 'Ana Ferrer' } };
const redrawer = pictureRedrawer();
const outcome = async (content: Uint8Array, limits: Partial<RedrawLimits> = {}, script?: string) => {
  const drawn = await pictureRedrawer(limits, script).redraw(content);
  return isLeft(drawn)
    ? drawn.left.kind
    : drawn.right.map(({ width, height, type }) => [width, height, type]);
};
const text = (content: Uint8Array) => Buffer.from(content).toString('latin1');

describe('a picture that is drawn anew', () => {
  it('loses place and author, is turned as its camera was held, and has three sizes', async () => {
    const photo = await noise(2400, 1200).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(text(photo)).toContain('Exif');
    const drawn = await redrawer.redraw(photo);
    if (isLeft(drawn)) throw new Error(drawn.left.kind);
    expect(drawn.right.map(({ width, height, type }) => [width, height, type])).toEqual([
      [960, 1920, 'image/jpeg'],
      [480, 960, 'image/jpeg'],
    ]);
    for (const { content, width } of drawn.right) {
      const facts = await sharp(content).metadata();
      expect(facts.width).toBe(width);
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation].filter(Boolean)).toEqual([]);
      expect(text(content)).not.toContain('Ferrer');
    }
  });

  it('keeps its transparency and its format; AVIF becomes WebP', async () => {
    const arms = sharp({ create: { width: 1000, height: 500, channels: 4, background: '#00000000' } });
    expect(await outcome(await arms.png().toBuffer())).toEqual([
      [1000, 500, 'image/png'],
      [960, 480, 'image/png'],
      [480, 240, 'image/png'],
    ]);
    const small = noise(300, 200);
    expect(await outcome(await small.clone().webp().toBuffer())).toEqual([[300, 200, 'image/webp']]);
    expect(await outcome(await small.avif({ effort: 0 }).toBuffer())).toEqual([[300, 200, 'image/webp']]);
  });

  it('has nothing left of a page that was hidden in it', async () => {
    const page = bytes('<html><script>alert(1)</script>');
    const polyglot = Buffer.concat([await noise(50, 50).jpeg().toBuffer(), page]);
    const drawn = await redrawer.redraw(polyglot);
    expect(isRight(drawn) && drawn.right.map(({ content }) => text(content).includes('<script'))).toEqual([
      false,
    ]);
  });
});

/** A PNG whose header says 30,000 × 30,000 pixels, with a checksum that fits. */
async function pixelBomb(): Promise<Buffer> {
  const png = await noise(9, 9).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a hostile picture', () => {
  it('is refused if it decodes to nine hundred million pixels, or to one more than is accepted', async () => {
    expect(await outcome(await pixelBomb())).toBe('tooManyPixels');
    expect(await outcome(await noise(200, 100).png().toBuffer(), { megapixels: 0.019999 })).toBe(
      'tooManyPixels',
    );
  });

  it('is refused if it is cut off, or is not a picture whatever its name says', async () => {
    const photo = await noise(400, 400).jpeg().toBuffer();
    expect(await outcome(photo.subarray(0, photo.length / 2))).toBe('damaged');
    for (const content of [sampleFiles.pdf, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), bytes('')])
      expect(await outcome(content)).toBe('unknownKind');
    expect(await outcome(await noise(9, 9).gif().toBuffer())).toBe('unknownKind');
    expect(await outcome(bytes('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000'))).toBe('heic');
  });

  it('that takes too much memory or time ends its process, and the next picture is drawn', async () => {
    const photo = await noise(60, 60).jpeg().toBuffer();
    expect(await outcome(photo, { bytes: 1024 * 1024 })).toBe('tooHeavy');
    const sleepy = join(scratchFolder({ 'child.js': 'setTimeout(() => {}, 60_000);' }), 'child.js');
    expect(await outcome(photo, { milliseconds: 100 }, sleepy)).toBe('tooHeavy');
    expect(await outcome(photo)).toEqual([[60, 60, 'image/jpeg']]);
  });

  it('on which a decoder crashes ends its process only', async () => {
    const crash = join(scratchFolder({ 'child.js': "process.kill(process.pid, 'SIGSEGV');" }), 'child.js');
    expect(await outcome(bytes('x'), {}, crash)).toBe('damaged');
    const failing = join(scratchFolder({ 'child.js': 'process.exit(1);' }), 'child.js');
    expect(await outcome(new Uint8Array(3_000_000), {}, failing)).toBe('damaged');
    const bare = join(scratchFolder({ 'child.js': 'process.exit(3);' }), 'child.js');
    await expect(outcome(bytes('x'), {}, bare)).rejects.toThrow('sharp');
  });
});
