import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalString, parseAmount, sumOfMoney, isAmbiguousAmount, notationOf } from './money.ts';
import { left, right } from './result.ts';

describe('an amount of money', () => {
  it('is read back from the decimal string it is written as', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(parseAmount(decimalString(cents(whole)))).toEqual(right(whole === 0 ? 0 : whole));
      }),
    );
  });

  it.each([
    ['56.200,00', 5_620_000],
    ['56200.00', 5_620_000],
    ['56200', 5_620_000],
    ['1.234', 123_400],
    ['1.230', 123_000],
    ['1234,5', 123_450],
    ['48.500,00 €', 4_850_000],
    ['  7,05 ', 705],
    ['-3,20', -320],
    ['1.234.567', 123_456_700],
    ['7.5', 750],
    ['-7.05', -705],
    ['0012.340', 1234],
    ['7€', 700],
    ['7\u00a0€', 700],
    ['7\u202f€', 700],
    ['100000.0000', 10_000_000],
  ])('«%s» is %d cents', (text, whole) => {
    expect(parseAmount(text)).toEqual(right(whole));
  });

  it('is written with a sign below nothing, and always with its cents', () => {
    expect([cents(-320), cents(5), cents(0), cents(5_620_000)].map(decimalString)).toEqual([
      '-3.20',
      '0.05',
      '0.00',
      '56200.00',
    ]);
    expect(parseAmount('-0')).toEqual(right(0));
  });

  it('written the English way is refused with what it probably means', () => {
    expect(parseAmount('56,200.00')).toEqual(
      left({ kind: 'notAnAmount', found: '56,200.00', suggestion: 5_620_000 }),
    );
  });

  it.each([
    ['-56,200.00', -5_620_000],
    ['1,234,567.8', 123_456_780],
    ['56,200', 5_620_000],
    ['x56,200.00', null],
    ['56,200.00x', null],
    ['056,200.00', null],
    ['56,20.00', null],
    ['5620,000.00', null],
  ])('is not «%s», which probably means %s cents', (text, suggestion) => {
    expect(parseAmount(text)).toEqual(left({ kind: 'notAnAmount', found: text, suggestion }));
  });

  it.each(['x5,00', '5,00x', 'x5.00', '5.00x', '012.345,00', '5 €5', '5 EUR', '5.000.00', '12.3456'])(
    'is not a part of «%s»',
    (text) => {
      expect(parseAmount(text)).toEqual(left({ kind: 'notAnAmount', found: text, suggestion: null }));
    },
  );

  it.each(['', '1.23.4', '12,345', '1e3', '--5', '5,', 'seiscientos', '0.005', '99999999999999999999'])(
    'is not «%s»',
    (text) => {
      expect(parseAmount(text)).toMatchObject(left({ kind: 'notAnAmount', found: text }));
    },
  );

  it('adds up exactly', () => {
    expect(sumOfMoney([cents(10), cents(20), cents(1)])).toBe(31);
  });

  it('is whole cents or a defect', () => {
    expect(() => cents(0.5)).toThrow(new RangeError('not a whole number of cents: 0.5'));
    expect(() => sumOfMoney([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError);
  });
});

describe('an amount with a point before three digits', () => {
  it.each(['200.000', '1.234', '-12.500', '5.000 €'])('may be thousands or a fraction: «%s»', (text) => {
    expect(isAmbiguousAmount(text)).toBe(true);
    expect(notationOf(text)).toBeNull();
  });

  it.each([
    ['56.200,00', 'german'],
    ['12,5', 'german'],
    ['1.234.567', 'german'],
    ['56200.00', 'plain'],
    ['0.5', 'plain'],
    ['1234.500', 'plain'],
    ['56200', null],
    ['diez', null],
  ] as const)('is not «%s», which is %s', (text, notation) => {
    expect(isAmbiguousAmount(text)).toBe(false);
    expect(notationOf(text)).toBe(notation);
  });
});
