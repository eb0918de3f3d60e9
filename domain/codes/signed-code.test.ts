import { describe, expect, it } from 'vitest';
import { numberBytes, idBytes, idIn, keyNumber, numberIn } from './signed-code.ts';

describe('what codes are made of', () => {
  it('is numbers in so many bytes, which come back', () => {
    expect(numberBytes(513, 2)).toEqual([2, 1]);
    expect(numberIn(new Uint8Array([2, 1]))).toBe(513);
    expect(keyNumber(new Uint8Array([2, 1, 9]))).toBe(513);
    for (const number of [-1, 1.5, 65_536]) expect(() => numberBytes(number, 2)).toThrow(RangeError);
  });

  it('is ids of twelve letters in eight bytes', () => {
    expect(idIn(new Uint8Array(idBytes('7K2QRA5D3HT8')))).toBe('7K2QRA5D3HT8');
    expect(idIn(new Uint8Array(8).fill(255))).toBeNull();
  });
});
