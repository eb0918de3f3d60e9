import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileTitle } from './file-title.ts';

describe('the title of a file', () => {
  it.each([
    ['Acta del pleno.pdf', 'Acta del pleno.pdf'],
    ['Acta\u202Efdp.exe', 'Actafdp.exe'],
    [' a\n\tb\u0000 ', 'a b'],
    ['\u200B\u2066', ''],
    ['Cançó d’any.mp3', 'Cançó d’any.mp3'],
  ])('of %j is %j', (written, shown) => {
    expect(fileTitle(written)).toBe(shown);
  });

  it('keeps its ending however long it is, and never breaks a letter', () => {
    const long = (letters: number) => `${'a'.repeat(letters - 30)}${'b'.repeat(30)}`;
    expect(fileTitle(long(160))).toBe(long(160));
    expect(fileTitle(long(161))).toBe(`${'a'.repeat(120)}…${'b'.repeat(30)}`);
    expect(fileTitle(`${'🌳'.repeat(400)}.pdf`)).toMatch(/^(?:🌳)+…(?:🌳)+\.pdf$/u);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const shown = fileTitle(title);
        expect([...shown].length).toBeLessThanOrEqual(160);
        expect(fileTitle(shown)).toBe(shown);
      }),
    );
  });
});
