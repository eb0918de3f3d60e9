import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmlessText } from './harmless-text.ts';

describe('text for a cell', () => {
  it('never begins as a formula does', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0'), fc.string(), (sign, rest) => {
        expect(harmlessText(sign + rest)[0]).toBe("'");
      }),
    );
  });

  it('is otherwise let be', () => {
    expect(harmlessText('Fuentes = agua')).toBe('Fuentes = agua');
    expect(harmlessText('')).toBe('');
  });

  it('holds no character that a spreadsheet file cannot hold', () => {
    expect(harmlessText('a\u0007b\0c\td')).toBe('abc\td');
  });
});
