import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFrom, codeLength, printedCode, readCode } from './recovery-code.ts';

const bytes = fc.uint8Array({ minLength: codeLength, maxLength: codeLength });

describe('a recovery code', () => {
  it('is read again as it was printed, in whichever case, with hyphens, spaces or neither', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = codeFrom(random);
        const printed = printedCode(code);
        expect(printed).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/u);
        for (const typed of [
          printed,
          printed.toLowerCase(),
          printed.replace('-', ' '),
          ` ${code} `,
          `${code}\t`,
        ])
          expect(readCode(typed)).toBe(code);
      }),
    );
  });

  it('takes letters for the digits that they look like', () => {
    expect(readCode('OIL00-11111')).toBe('0110011111');
    expect(readCode('ｏil00–11111')).toBe('0110011111');
  });

  it('is none if a letter is missing, is too many, or cannot be in it', () => {
    for (const typed of ['', 'abcde', 'abcde-123456', 'abcde-1234u', 'abcde-1234ñ', '<script>'])
      expect(readCode(typed)).toBeNull();
  });

  it('of fifty bits differs by every byte', () => {
    const codes = new Set(Array.from({ length: 32 }, (_, n) => codeFrom(new Uint8Array(codeLength).fill(n))));
    expect(codes.size).toBe(32);
  });
});
