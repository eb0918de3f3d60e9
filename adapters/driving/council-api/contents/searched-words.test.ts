import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedWords } from './searched-words.ts';

describe('a search', () => {
  it('finds words whatever their case and accents', () => {
    const finds = searchedWords('/acequia/i');
    expect(finds?.('La ACÉQUIA vieja')).toBe(true);
    expect(finds?.('El camino')).toBe(false);
  });

  it('takes signs literally, escaped or not', () => {
    expect(searchedWords('/.*/i')?.('todo')).toBe(false);
    expect(searchedWords('/100 \\(uno\\)\\./i')?.('100 (uno).')).toBe(true);
  });

  it('needs its slashes', () => {
    for (const value of ['acequia', '/acequia/', '//i', '/a', '']) expect(searchedWords(value)).toBeNull();
  });

  it('finds every part of a text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñçà-ü ]{1,40}$/u), fc.nat(40), fc.nat(40), (text, from, length) => {
        const part = text.slice(from, from + length);
        expect(part === '' || searchedWords(`/${part}/i`)?.(text)).toBe(true);
      }),
    );
  });
});
