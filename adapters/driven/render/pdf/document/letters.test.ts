import { describe, expect, it } from 'vitest';
import { fontCharacters, printed } from './letters.ts';

describe('the letters of documents', () => {
  it('are kept, every one that the faces were made with', () => {
    for (const letter of fontCharacters) {
      // Spaces and the soft hyphen are letters of a face that nobody sees; some signs have another, newer form.
      if (letter.trim() === '' || letter === '\u00AD' || letter.normalize('NFC') !== letter) continue;
      expect(printed(letter)).toBe(letter);
    }
  });

  it('stand joined, and a sign stands for what is missing', () => {
    expect(printed('Ło\u0301dź\u202E 中\n')).toBe('Łódź  \uFFFD');
  });
});
