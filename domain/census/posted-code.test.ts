import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postedCode } from './posted-code.ts';

describe('the code of a letter', () => {
  it('has four characters that a voter can type, and is no year', () => {
    const anyBytes = fc.uint8Array({ minLength: 3, maxLength: 3 });
    fc.assert(fc.property(anyBytes, (bytes) => /^[A-Z2-7]{4}$/u.test(postedCode(bytes))));
    expect(postedCode(new Uint8Array([0, 0, 33]))).toBe('AABB');
    expect(postedCode(new Uint8Array([255, 255, 255]))).toBe('7777');
  });

  it('is each of 2 to the 20 codes as often as another', () => {
    const codes = Array.from({ length: 1 << 20 }, (_, n) =>
      postedCode(new Uint8Array([n >> 16, (n >> 8) & 255, n & 255])),
    );
    expect(new Set(codes).size).toBe(1 << 20);
  });

  it('is made of three bytes', () => {
    expect(() => postedCode(new Uint8Array(4))).toThrow(/3 bytes/u);
  });
});
