import { describe, expect, it } from 'vitest';
import { checkFile } from '#application/requests/check-file.ts';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { fileInspectorContract } from '#contract-tests/ports/file-inspector.ts';
import { fileInspector } from './file-inspector.ts';

fileInspectorContract('the inspector of bytes', () => fileInspector);

const fileKind = checkFile(fileInspector);
const refusal = (name: string, content: Uint8Array) => {
  const kind = fileKind(name, content);
  return isLeft(kind) ? kind.left.kind : kind.right.kind;
};

describe('what a file is', () => {
  it('is decided by its name and its content together', () => {
    for (const [kind, content] of Object.entries(sampleFiles))
      expect(fileKind(`Nombre con ñ.${kind.toUpperCase()}`, content)).toEqual(
        right({ kind, isSigned: false }),
      );
    expect(fileKind('foto.jpeg', sampleFiles.jpg)).toEqual(right({ kind: 'jpg', isSigned: false }));
  });

  it('is not taken where name and content differ', () => {
    const kinds = Object.keys(sampleFiles) as (keyof typeof sampleFiles)[];
    const pairs = kinds.flatMap((name) => kinds.map((content) => ({ name, content })));
    const taken = pairs.filter(
      ({ name, content }) => name !== content && refusal(`a.${name}`, sampleFiles[content]) === name,
    );
    // Old Word and Excel files can be distinguished only by their names.
    expect(taken.map(({ name, content }) => `${name} ${content}`)).toEqual(['doc xls', 'xls doc']);
  });

  it.each(['a.svg', 'a.html', 'a', '.pdf.', 'pdf', 'a.exe', 'a.pdf.svg', 'a.__proto__'])(
    'is unknown under the name «%s»',
    (name) => {
      expect(refusal(name, sampleFiles.pdf)).toBe('unknownKind');
    },
  );

  it.each(['a.svg.pdf', 'a.html.pdf', 'factura.exe.pdf', 'x.php5.pdf'])(
    'is refused under the name «%s», which has two endings',
    (name) => {
      expect(refusal(name, sampleFiles.pdf)).toBe('strangeName');
    },
  );

  it('is refused if it is also a web page, at its beginning or at its end', () => {
    const filler = '\n'.repeat(9000);
    expect(refusal('a.pdf', bytes('%PDF-1.7\n<html><body>'))).toBe('twoInOne');
    expect(refusal('a.pdf', bytes(`%PDF-1.7\n${filler}<script>alert(1)</script>`))).toBe('twoInOne');
    expect(refusal('a.txt', bytes('<script> escrito en una carta'))).toBe('txt');
  });

  it('is refused if it is empty, too large, or a text with control characters', () => {
    expect(refusal('a.txt', new Uint8Array())).toBe('emptyFile');
    expect(refusal('a.txt', new Uint8Array(mostFileBytes + 1).fill(32))).toBe('tooLarge');
    expect(refusal('a.txt', bytes('a\0b'))).toBe('namesDiffer');
    expect(refusal('a.txt', bytes('línea\t1\r\nlínea 2\f'))).toBe('txt');
  });

  it('is accepted at exactly ten megabytes, and refused with one byte more', () => {
    expect(refusal('a.txt', new Uint8Array(10_485_760).fill(32))).toBe('txt');
    expect(fileKind('a.txt', new Uint8Array(10_485_761).fill(32))).toEqual(
      left({ kind: 'tooLarge', most: mostFileBytes, found: 10_485_761 }),
    );
  });

  it('is recognised for today’s Word and Excel files by the contents of their archive', () => {
    expect(refusal('a.xlsx', sampleFiles.docx)).toBe('namesDiffer');
    expect(refusal('a.docx', bytes('PK\u0003\u0004 nada'))).toBe('namesDiffer');
  });
});

describe('a signed PDF', () => {
  const isSignedPdf = (content: Uint8Array) => {
    const checked = fileKind('a.pdf', content);
    return isRight(checked) && checked.right.isSigned;
  };

  it('has a byte range and what signs it', () => {
    expect(isSignedPdf(bytes('%PDF-1.7 /ByteRange [0 100 200 300] /Contents <30820a>'))).toBe(true);
    expect(isSignedPdf(bytes('%PDF-1.7 /ByteRange [0 100 200 300]'))).toBe(false);
    expect(isSignedPdf(bytes('%PDF-1.7 /Contents <30820a>'))).toBe(false);
  });
});
