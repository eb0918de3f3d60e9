import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, right } from '../shared/result.ts';
import { fileKind, isSignedPdf, mostFileBytes, plainName } from './file-kind.ts';
import { takenKinds } from './files/taken-kinds.ts';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';

const refusal = (name: string, content: Uint8Array) => {
  const kind = fileKind(name, content);
  return isLeft(kind) ? kind.left.kind : kind.right;
};

describe('what a file is', () => {
  it('is decided by its name and its content together', () => {
    for (const [kind, content] of Object.entries(sampleFiles))
      expect(fileKind(`Nombre con ñ.${kind.toUpperCase()}`, content)).toEqual(right(kind));
    expect(fileKind('foto.jpeg', sampleFiles.jpg)).toEqual(right('jpg'));
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

  it('is recognised for today’s Word and Excel files by the contents of their archive', () => {
    expect(refusal('a.xlsx', sampleFiles.docx)).toBe('namesDiffer');
    expect(refusal('a.docx', bytes('PK\u0003\u0004 nada'))).toBe('namesDiffer');
  });

  it('takes pictures for pictures and documents for documents', () => {
    expect(takenKinds.file).not.toContain('jpg');
    expect(takenKinds.image).not.toContain('pdf');
  });
});

describe('a signed PDF', () => {
  it('has a byte range and what signs it', () => {
    expect(isSignedPdf(bytes('%PDF-1.7 /ByteRange [0 100 200 300] /Contents <30820a>'))).toBe(true);
    expect(isSignedPdf(bytes('%PDF-1.7 /ByteRange [0 100 200 300]'))).toBe(false);
    expect(isSignedPdf(bytes('%PDF-1.7 /Contents <30820a>'))).toBe(false);
  });
});

describe('the name of a file', () => {
  it('keeps no folder, no control character, and no mark that changes the writing direction', () => {
    expect(plainName('../../etc/passwd')).toBe('passwd');
    expect(plainName(String.raw`C:\temp\acta.pdf`)).toBe('acta.pdf');
    expect(plainName('fac\u202Etura.pdf\n')).toBe('factura.pdf');
    expect(plainName('..')).toBe('');
    expect(plainName('<img onerror=1>.jpg')).toBe('img onerror=1.jpg');
  });

  it('is at most 120 long and keeps its ending', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (name) => {
        const plain = plainName(`${name}.pdf`);
        expect(plain.length).toBeLessThanOrEqual(120);
        expect(plain).not.toMatch(/[/\\<>\p{Cc}]/u);
      }),
    );
    expect(plainName(`${'a'.repeat(300)}.pdf`)).toMatch(/^a{116}\.pdf$/u);
    expect(plainName('a'.repeat(300))).toHaveLength(120);
  });
});
