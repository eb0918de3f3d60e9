import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTaxNumber } from './tax-number.ts';

describe('a tax number', () => {
  it.each([
    ['12345678Z', '12345678Z'],
    [' 12.345.678-z', '12345678Z'],
    ['X1234567L', 'X1234567L'],
    ['b-58 378 431', 'B58378431'],
    ['A58818501', 'A58818501'],
    ['Q2818002D', 'Q2818002D'],
    ['G58378432', null],
    ['G58378431', 'G58378431'],
    ['G5837843A', 'G5837843A'],
  ])('%s is %s', (typed, read) => expect(readTaxNumber(typed)).toBe(read));

  it('is none with a wrong character, with a digit where a letter belongs, or the other way round', () => {
    // The check digit of 5837843 is 1, whose letter is A.
    for (const typed of [
      '12345678A',
      'B58378432',
      'Q28180024',
      'A5881850A',
      'N58378431',
      'I58378431',
      '',
      '1234',
    ])
      expect(readTaxNumber(typed)).toBeNull();
    expect(readTaxNumber('N5837843A')).toBe('N5837843A');
  });

  it('of a company is none as soon as one digit of it changes', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), digit, (place, other) => {
        const right = 'B58378431';
        const changed = right.slice(0, place) + String(other) + right.slice(place + 1);
        expect(readTaxNumber(changed)).toBe(changed === right ? right : null);
      }),
    );
  });

  it('of a company has exactly one check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        const start = `C${String(number).padStart(7, '0')}`;
        const digits = [...'0123456789'].filter((last) => readTaxNumber(start + last) !== null);
        const letters = [...'ABCDEFGHIJ'].filter((last) => readTaxNumber(start + last) !== null);
        expect([digits.length, letters.length]).toEqual([1, 1]);
        expect('JABCDEFGHI'.charAt(Number(digits[0]))).toBe(letters[0]);
      }),
    );
  });
});
