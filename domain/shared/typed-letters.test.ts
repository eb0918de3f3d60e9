import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterOfValue, lettersFrom, readLetters, valueOfLetter } from './typed-letters.ts';

describe('letters that are typed', () => {
  it('are read as they were made, in any case, and in groups', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), (random) => {
        const made = lettersFrom(random);
        for (const typed of [made, made.toUpperCase(), [...made].join('-'), [...made].join(' ')])
          expect(readLetters(typed, random.length)).toBe(made);
        expect(readLetters(made, random.length + 1)).toBeNull();
      }),
    );
  });

  it('stand for the numbers from 0 to 31', () => {
    for (let value = 0; value < 32; value += 1) expect(valueOfLetter(letterOfValue(value))).toBe(value);
  });

  it('may look like digits, and be none that are in no code', () => {
    expect(readLetters('7K2Q-RASO', 8)).toBe('7k2qras0');
    expect(readLetters('7K2Q-RASU', 8)).toBeNull();
    // A Cyrillic а.
    expect(readLetters('7K2Q-RаS0', 8)).toBeNull();
  });
});
