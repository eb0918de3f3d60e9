import { describe, expect, it } from 'vitest';
import { fontCharacters, printed } from './letters.ts';

describe('the letters of documents', () => {
  it('are complete: every one for which the fonts were made', () => {
    for (const letter of fontCharacters) {
      // Spaces and the soft hyphen are invisible letters of a font; some characters have another, newer form.
      if (letter.trim() === '' || letter === '\u00AD' || letter.normalize('NFC') !== letter) continue;
      expect(printed(letter)).toBe(letter);
    }
  });

  it('are composed with their accents, and a replacement character marks a missing one', () => {
    expect(printed('Ło\u0301dź\u202E 中\n')).toBe('Łódź  \uFFFD');
  });
});
