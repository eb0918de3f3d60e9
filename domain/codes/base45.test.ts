import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base45, fromBase45 } from './base45.ts';

const numberBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('base 45', () => {
  it('is what the examples of RFC 9285 say', () => {
    expect(base45(numberBytes('AB'))).toBe('BB8');
    expect(base45(numberBytes('Hello!!'))).toBe('%69 VD92EX0');
    expect(base45(numberBytes('base-45'))).toBe('UJCLQE7W581');
    expect(fromBase45('QED8WEX0')).toEqual(numberBytes('ietf!'));
  });

  it('gives the same bytes back, and one text alone for them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 90 }), (bytes) => {
        expect(fromBase45(base45(bytes))).toEqual(bytes);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789ABCZ $%*+-./:'), maxLength: 20 }),
        (text) => {
          const bytes = fromBase45(text);
          if (bytes !== null) expect(base45(bytes)).toBe(text);
        },
      ),
    );
  });

  it('refuses other signs, values that no bytes have, and a sign alone', () => {
    for (const text of ['bb8', 'BB8ñ', 'GGW', ':::', '::', 'A', 'BB8A']) expect(fromBase45(text)).toBeNull();
  });
});
