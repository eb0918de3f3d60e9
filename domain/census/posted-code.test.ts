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
    // Two letters say ten bits, and the other two the other ten, whatever these are.
    const half = Array.from({ length: 1 << 10 }, (_, n) => n);
    const codeOf = (n: number) => postedCode(new Uint8Array([n >> 16, (n >> 8) & 255, n & 255]));
    for (const other of [0, 1, 512, 682, 1023]) {
      const high = half.map((n) => codeOf(n * 1024 + other));
      const low = half.map((n) => codeOf(other * 1024 + n));
      expect(new Set(high.map((code) => code.slice(0, 2))).size).toBe(1 << 10);
      expect(new Set(low.map((code) => code.slice(2))).size).toBe(1 << 10);
      expect([
        new Set(high.map((code) => code.slice(2))).size,
        new Set(low.map((code) => code.slice(0, 2))).size,
      ]).toEqual([1, 1]);
    }
  });

  it('is made of three bytes', () => {
    expect(() => postedCode(new Uint8Array(4))).toThrow(/3 bytes/u);
  });
});
