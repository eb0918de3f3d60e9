import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surveyId } from '../shared/ids.ts';
import {
  ballotIdText,
  codeEntries,
  hasMisspeltCode,
  readReceiptCode,
  receiptCode,
  splitSecrets,
} from './receipt-code.ts';

const anyCode = fc.uint8Array({ minLength: 15, maxLength: 15 }).map(receiptCode);

describe('a receipt code', () => {
  it('is 24 characters that can be read aloud and typed back', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(code).toMatch(/^[A-Z2-7]{24}$/u);
        expect(readReceiptCode(codeEntries(code).join(' ').toLowerCase())).toBe(code);
      }),
    );
  });

  it('keeps every bit it was made from', () => {
    expect(receiptCode(new Uint8Array(15))).toBe('A'.repeat(24));
    expect(receiptCode(new Uint8Array(15).fill(255))).toBe('7'.repeat(24));
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 15, maxLength: 15 }),
        fc.nat(14),
        fc.nat(7),
        (bytes, at, bit) => {
          const other = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ (1 << bit) : byte));
          expect(receiptCode(other)).not.toBe(receiptCode(bytes));
        },
      ),
    );
  });

  it('is sent after the voter’s own secrets', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }), anyCode, (secrets, code) => {
        expect(splitSecrets([...secrets, ...codeEntries(code)])).toEqual({ secrets, code });
      }),
    );
  });

  it('may be typed in small letters, as on the page', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const small = codeEntries(code).map((entry) => entry.toLowerCase());
        expect(splitSecrets(['zzbe', ...small])).toEqual({ secrets: ['zzbe'], code });
      }),
    );
    // The capital of this one letter is SS: it is no entry of four.
    expect(splitSecrets(['abcd', 'efgh', 'ijkl', 'mnop', 'qrst', 'ßab']).code).toBeNull();
  });

  it('may be missing: secrets alone are no code', () => {
    expect(splitSecrets(['1984'])).toEqual({ secrets: ['1984'], code: null });
    const five = ['ABCD', 'EFGH', 'IJKL', 'MNOP', 'QRST'];
    expect(splitSecrets(five)).toEqual({ secrets: five, code: null });
    expect(splitSecrets([...five, 'UVWXY'])).toEqual({ secrets: [...five, 'UVWXY'], code: null });
    expect(splitSecrets([...five, '1UVWX']).code).toBeNull();
    expect(splitSecrets([...five, 'UVWX1']).code).toBeNull();
    expect(splitSecrets(['1984', 'ZZBE', 'A', 'B', 'C', 'D', 'E']).code).toBeNull();
  });

  it('is misspelt if six entries of four after the secrets have another character', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(5), fc.constantFrom('0', '1', '8', 'ñ', '-'), (code, at, other) => {
        const entries = codeEntries(code);
        expect(hasMisspeltCode(['1984', ...entries])).toBe(false);
        const wrong = entries.map((entry, n) => (n === at ? `${entry.slice(0, 3)}${other}` : entry));
        expect(hasMisspeltCode(['1984', ...wrong])).toBe(true);
        // Six entries alone may all be secrets, and entries of other lengths are none of a code.
        expect(hasMisspeltCode(wrong)).toBe(false);
        expect(hasMisspeltCode(['1984', ...wrong.slice(1), '12345'])).toBe(false);
      }),
    );
  });

  it.each(['', 'K7QM', '0'.repeat(24), 'A'.repeat(25)])('is not «%s»', (text) => {
    expect(readReceiptCode(text)).toBeNull();
  });

  it('names its ballot together with the survey, so that one code in two surveys names two ballots', () => {
    const code = receiptCode(new Uint8Array(15));
    expect(ballotIdText(surveyId('plaza'), code)).toBe('plaza\nAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(ballotIdText(surveyId('biblioteca'), code)).not.toBe(ballotIdText(surveyId('plaza'), code));
  });

  it('needs its fifteen bytes', () => {
    expect(() => receiptCode(new Uint8Array(16))).toThrow(
      new RangeError('a receipt code is made of 15 bytes, not 16'),
    );
  });
});
