import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { left, right } from '../../shared/result.ts';
import { kindByName, plainName } from './file-name.ts';

describe('the kind that a name claims', () => {
  it('is its last ending, in any case', () => {
    expect(kindByName('Acta.final.PDF')).toEqual(right('pdf'));
    expect(kindByName('foto.JPEG')).toEqual(right('jpg'));
    for (const name of ['pdf', 'a.exe', 'a.__proto__', ''])
      expect(kindByName(name)).toEqual(left({ kind: 'unknownKind' }));
    expect(kindByName('a.svg.pdf')).toEqual(left({ kind: 'strangeName' }));
  });

  it.each([
    ['jpg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['doc', 'doc'],
    ['docx', 'docx'],
    ['xls', 'xls'],
    ['xlsx', 'xlsx'],
    ['txt', 'txt'],
  ] as const)('with the ending %s is %s', (ending, kind) => {
    expect(kindByName(`a.${ending}`)).toEqual(right(kind));
  });

  it.each('htm html shtml xhtml svg svgz xml js mjs php php5 exe bat cmd scr com'.split(' '))(
    'is refused with %s before the last ending, and not with another word',
    (ending) => {
      expect(kindByName(`a.${ending}.pdf`)).toEqual(left({ kind: 'strangeName' }));
      expect(kindByName(`a.x${ending}x.pdf`)).toEqual(right('pdf'));
      expect(kindByName(`${ending}.pdf`)).toEqual(right('pdf'));
    },
  );
});

describe('the name of a file', () => {
  it('keeps no folder, no control character, and no mark that changes the writing direction', () => {
    expect(plainName('../../etc/passwd')).toBe('passwd');
    expect(plainName(String.raw`C:\temp\acta.pdf`)).toBe('acta.pdf');
    expect(plainName('fac\u202Etura.pdf\n')).toBe('factura.pdf');
    expect(plainName('..')).toBe('');
    expect(plainName('a/b\nc/acta.pdf')).toBe('acta.pdf');
    expect(plainName(' ..acta..pdf ')).toBe('acta..pdf');
    expect(plainName('e\u0301.pdf')).toBe('\u00e9.pdf');
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
    expect(plainName(`${'a'.repeat(299)}b`)).toBe('a'.repeat(120));
    expect(plainName(`${'a'.repeat(116)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`);
    expect(plainName(`${'a'.repeat(117)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`);
  });
});
