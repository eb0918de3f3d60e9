import { describe, expect, it } from 'vitest';
import { checkFile } from '#application/requests/check-file.ts';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import { aSignedPdf, bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { fileInspectorContract } from '#contract-tests/ports/file-inspector.ts';
import { fileInspector } from './file-inspector.ts';

fileInspectorContract('the inspector of bytes', () => fileInspector);

/** The identifier of signed data, in DER. */
const signedDataName = '06092a864886f70d010702';

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

  it('has a signature dictionary, and a byte range that leaves out just its value', () => {
    expect(isSignedPdf(aSignedPdf())).toBe(true);
    expect(isSignedPdf(aSignedPdf({ dictionary: '/Filter/X/SubFilter/adbe.pkcs7.detached' }))).toBe(true);
    // Signed, and added to afterwards: for a second signature, say.
    expect(isSignedPdf(new Uint8Array([...aSignedPdf(), ...bytes('\n3 0 obj<<>>endobj\n%%EOF')]))).toBe(true);
  });

  it.each([
    ['the words alone', bytes('%PDF-1.7 /Type /Sig /ByteRange [0 100 200 300] /Contents <30820a>')],
    ['an empty value', aSignedPdf({ value: '' })],
    ['a value of zeros', aSignedPdf({ value: '00'.repeat(800) })],
    ['a value that is not signed data', aSignedPdf({ value: `30820300${'a5'.repeat(800)}` })],
    ['signed data too short to be any', aSignedPdf({ value: `3080${signedDataName}${'a5'.repeat(100)}` })],
    ['signed data that is cut', aSignedPdf({ value: `3082ffff${signedDataName}${'a5'.repeat(600)}` })],
    ['a value that is not in hexadecimal', aSignedPdf({ value: 'x'.repeat(900) })],
    ['another key for the value', aSignedPdf({ key: '/Content ' })],
    ['no filter', aSignedPdf({ dictionary: '/Type /Sig /SubFilter /ETSI.CAdES.detached' })],
    ['an unknown format', aSignedPdf({ dictionary: '/Type /Sig /Filter /X /SubFilter /none' })],
    ['a time stamp', aSignedPdf({ dictionary: '/Type/DocTimeStamp/Filter/X/SubFilter/ETSI.CAdES.detached' })],
    ['a range that begins later', aSignedPdf({ range: ([, ...more]) => [1, ...more] })],
    ['a range that covers the value', aSignedPdf({ range: ([a = 0, b = 0, , d = 0]) => [a, b, b, d] })],
    ['a range beyond the end', aSignedPdf({ range: ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d + 1] })],
    [
      'a range that leaves out more',
      aSignedPdf({ range: ([a = 0, b = 0, c = 0, d = 0]) => [a, b - 4, c, d] }),
    ],
    ['a range of something else', aSignedPdf({ range: () => [0, 1, 2, 3] })],
  ])('is not one with %s', (_, content) => {
    expect(isSignedPdf(content)).toBe(false);
  });

  it('is looked for in the first fifty byte ranges of a file, so that none takes long', () => {
    const after = (n: number) => `obj<<${'/ByteRange [0 1 2 3] '.repeat(n)}`;
    const dictionary = '/Filter/X/SubFilter/ETSI.CAdES.detached';
    expect(isSignedPdf(aSignedPdf({ dictionary: `${after(49)} ${dictionary}` }))).toBe(true);
    expect(isSignedPdf(aSignedPdf({ dictionary: `${after(50)} ${dictionary}` }))).toBe(false);
  });
});
