import { describe, expect, it } from 'vitest';
import { fit, padEnd, padStart, printable, width, wrap } from './printable.ts';

describe('text on a terminal', () => {
  it('cannot move the cursor or turn the writing round', () => {
    expect(printable('a\u001B[2Jb\nc\u202Ed')).toBe('a\uFFFD[2Jb\uFFFDc\uFFFDd');
    expect(printable('Sèquia «ñ»')).toBe('Sèquia «ñ»');
  });

  it('is measured in characters, not in marks', () => {
    expect(width('Se\u0300quia')).toBe(6);
    expect(padEnd('e\u0300', 3)).toBe('e\u0300  ');
    expect(padStart('ab', 3)).toBe(' ab');
  });

  it('is cut with an ellipsis', () => {
    expect(fit('abcdef', 6)).toBe('abcdef');
    expect(fit('abcdefg', 6)).toBe('abcde…');
    expect(fit('abcd fgh', 6)).toBe('abcd…');
  });

  it('is wrapped between words', () => {
    expect(wrap('una dos tres', 8)).toEqual(['una dos', 'tres']);
    expect(wrap('larguísima sí', 5)).toEqual(['larguísima', 'sí']);
  });
});
