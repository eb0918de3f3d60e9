import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { left, right } from '../../shared/result.ts';
import { decimalString, cents } from '../../shared/money.ts';
import { readPrice } from './price.ts';

describe('a price', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.01', 1],
    ['007', 700],
    ['999999.99', 99_999_999],
  ])('%s is %i cents', (typed, amount) => expect(readPrice(typed)).toEqual(right(amount)));

  it('with a comma is refused, and offered with a point', () => {
    expect(readPrice('12,50')).toEqual(left({ kind: 'comma', offered: '12.50' }));
    expect(readPrice('12,5')).toEqual(left({ kind: 'comma', offered: '12.5' }));
  });

  it.each([
    '1.234',
    '1,234',
    '1.234,50',
    '1e3',
    '-0',
    '-5',
    '+5',
    ' 12.5 ',
    '12.5\n',
    '１２.５',
    '١٢',
    '12.',
    '.5',
    '12 50',
    '12.50 €',
    '1234567',
    '0x10',
    'NaN',
    'Infinity',
    '12.5.0',
    '1_000',
  ])('%j is never guessed', (typed) => expect(readPrice(typed)).toEqual(left({ kind: 'notAPrice' })));

  it.each(['', ' ', '0', '0.00'])('%j is missing', (typed) =>
    expect(readPrice(typed)).toEqual(left({ kind: 'missing' })),
  );

  it('of any number of cents is read as it is written', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        expect(readPrice(decimalString(cents(amount)))).toEqual(right(amount));
      }),
    ));

  it('is nothing but one to six digits, and a point with one or two', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- e') }), (typed) => {
        const isPrice = /^[0-9]{1,6}(\.[0-9]{1,2})?$/.test(typed) && Number(typed) > 0;
        expect(readPrice(typed)._tag === 'Right').toBe(isPrice);
      }),
    ));
});
