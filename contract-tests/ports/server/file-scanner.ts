import { describe, expect, it } from 'vitest';
import type { FileScanner } from '#application/ports/server/files/file-scanner.ts';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';

/** The contract of every scanner of uploads. */
export function fileScannerContract(name: string, open: () => Promise<FileScanner>): void {
  describe(`${name} keeps the file-scanner contract`, () => {
    it('finds nothing in what residents usually send, and says that it is ready', async () => {
      const scanner = await open();
      expect(await scanner.isReady()).toBe(true);
      for (const content of [...Object.values(sampleFiles), bytes('')])
        expect(await scanner.scan(content)).toEqual({ kind: 'clean' });
    });

    it('answers each of several who ask at once', async () => {
      const scanner = await open();
      const asked = Array.from({ length: 5 }, () => scanner.scan(sampleFiles.pdf));
      for (const outcome of await Promise.all(asked)) expect(outcome).toEqual({ kind: 'clean' });
    });
  });
}
