import { describe, expect, it } from 'vitest';
import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import { bytes, pixelBomb, sampleFiles } from '#fixtures/builders/data/upload-files.ts';

/** What every picture cleaner does, whatever it reads pictures with. */
export function pictureCleanerContract(name: string, make: () => PictureCleaner): void {
  describe(`${name} keeps the picture-cleaner contract`, () => {
    it('counts the pixels of a picture without decoding it', () => {
      const { pixels } = make();
      expect(pixels('png', pixelBomb)).toBeGreaterThan(1_000_000_000);
      expect(pixels('pdf', sampleFiles.pdf)).toBe(0);
    });

    it('gives back a picture that says nothing of its place, and other files as they are', () => {
      const { clean } = make();
      const comment = '\u00FF\u00FE\u0000\u0009GPS 39N';
      const scan = '\u00FF\u00DA\u0000\u0002\u0001\u0002\u00FF\u00D9';
      expect(clean('jpg', bytes(`\u00FF\u00D8${comment}${scan}`))).toEqual(bytes(`\u00FF\u00D8${scan}`));
      expect(clean('pdf', sampleFiles.pdf)).toEqual(sampleFiles.pdf);
    });

    it('gives null for a picture that is damaged', () => {
      expect(make().clean('jpg', bytes('\u00FF\u00D8\u00FF\u00E0'))).toBeNull();
    });
  });
}
