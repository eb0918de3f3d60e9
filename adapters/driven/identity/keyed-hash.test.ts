import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

const platform = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('hex');

describe('a name under a key', () => {
  it('is the HMAC that the platform would give, for every key and text', () => {
    const keys = fc.uint8Array({ maxLength: 64 });
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', minLength: 330, maxLength: 350 }),
    );
    fc.assert(
      fc.property(keys, fc.array(texts, { minLength: 1, maxLength: 4 }), (key, some) => {
        const name = keyedHash(Buffer.from(key));
        expect(some.map(name)).toEqual(some.map((text) => platform(key, text)));
      }),
    );
  });

  it('is that of the standard’s own example (RFC 4231, test case 2)', () => {
    expect(keyedHash(Buffer.from('Jefe'))('what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('accepts no key that would have to be hashed first', () => {
    expect(() => keyedHash(Buffer.alloc(65))).toThrow('at most 64 bytes, not of 65');
  });
});
