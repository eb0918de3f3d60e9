import { describe, expect, it } from 'vitest';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { FileKind } from '#domain/forms/entry.ts';
import { left, right } from '#domain/shared/result.ts';
import { bytes, sampleFiles, signedPdf } from '#fixtures/builders/data/upload-files.ts';

/** What every file inspector does, whatever it looks at the bytes with. */
export function fileInspectorContract(name: string, make: () => FileInspector): void {
  describe(`${name} keeps the file-inspector contract`, () => {
    it('recognises every kind of file that is taken', () => {
      const { inspect } = make();
      for (const [kind, content] of Object.entries(sampleFiles))
        expect(inspect(kind as FileKind, content)).toEqual(right({ isSigned: false }));
    });

    it('refuses a file that is something else than its name says, or a web page as well', () => {
      const { inspect } = make();
      expect(inspect('png', sampleFiles.jpg)).toEqual(left({ kind: 'namesDiffer' }));
      expect(inspect('txt', sampleFiles.pdf)).toEqual(left({ kind: 'namesDiffer' }));
      expect(inspect('pdf', bytes('%PDF-1.7\n<html><body>'))).toEqual(left({ kind: 'twoInOne' }));
    });

    it('says whether a PDF carries a signature', () => {
      expect(make().inspect('pdf', signedPdf)).toEqual(right({ isSigned: true }));
    });
  });
}
