import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '../shared/result.ts';
import {
  checkLetter,
  hasRightCheckLetter,
  lacksCheckLetter,
  normaliseIdentity,
  readIdentity,
} from './identity-number.ts';

const aNif = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((n) => `${String(n).padStart(8, '0')}${checkLetter(n)}`);

describe('an identity number', () => {
  it('has the check letter of its number modulo 23', () => {
    expect(checkLetter(12_345_678)).toBe('Z');
    fc.assert(fc.property(aNif, (nif) => hasRightCheckLetter(nif) === true));
  });

  it('names the same person in any spelling', () => {
    fc.assert(
      fc.property(aNif, (nif) => {
        const dotted = `${nif.slice(0, 2)}.${nif.slice(2, 5)}.${nif.slice(5, 8)}-${nif.slice(8).toLowerCase()}`;
        const wide = [...nif].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join('');
        const bare = nif.replace(/^0+(?=\d)/u, '');
        for (const spelling of [dotted, wide, ` ${nif}\u200b`, bare])
          expect(normaliseIdentity(spelling)).toBe(nif);
      }),
    );
  });

  it('gets its leading zeros back only if it is a NIF as a whole', () => {
    expect(normaliseIdentity('1r')).toBe('00000001R');
    expect(normaliseIdentity('B12C')).toBe('B12C');
    expect(normaliseIdentity('12CB')).toBe('12CB');
  });

  it('does not accept a letter of another alphabet as a Latin one', () => {
    expect(readIdentity('12345678А')).toEqual(left({ kind: 'identityMisspelt' }));
    expect(readIdentity('А12345678')).toEqual(left({ kind: 'identityMisspelt' }));
  });

  it('has at least eight characters', () => {
    expect(readIdentity('X123456')).toEqual(left({ kind: 'identityTooShort', length: 7 }));
    expect(readIdentity('AB123456')).toEqual(right('AB123456'));
    expect(isLeft(readIdentity(''))).toBe(true);
  });

  it('is checked for NIF and NIE alike, and K, L, M', () => {
    expect(hasRightCheckLetter('X1234567L')).toBe(true);
    expect(hasRightCheckLetter('X1234567A')).toBe(false);
    expect(hasRightCheckLetter('12345678A')).toBe(false);
    expect(hasRightCheckLetter(`K1234567${checkLetter(1_234_567)}`)).toBe(true);
    expect(hasRightCheckLetter(`Y1234567${checkLetter(11_234_567)}`)).toBe(true);
    expect(hasRightCheckLetter(`Z1234567${checkLetter(21_234_567)}`)).toBe(true);
  });

  it('lacks its letter if it is only the digits of a NIF, or the first letter and digits of a NIE', () => {
    fc.assert(fc.property(aNif, (nif) => lacksCheckLetter(nif.slice(0, -1)) && !lacksCheckLetter(nif)));
    expect(['X1234567', 'M1234567'].map(lacksCheckLetter)).toEqual([true, true]);
    expect(['1234567', 'AB123456', '123456789', 'X1234567L'].map(lacksCheckLetter)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('of another country has no letter to check', () => {
    expect(hasRightCheckLetter('AB1234567')).toBeNull();
    expect(hasRightCheckLetter('1234567L')).toBeNull();
    expect(hasRightCheckLetter('X12345678L')).toBeNull();
    expect(hasRightCheckLetter('AX1234567L')).toBeNull();
    expect(hasRightCheckLetter('X1234567LA')).toBeNull();
  });
});
