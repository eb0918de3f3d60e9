import { expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { moneyIn } from './money-in.ts';

it('writes an amount in the currency of the source, with its sign where it has one', () => {
  expect(moneyIn(cents(123_450), 'EUR')).toBe('1.234,50\u00a0€');
  expect(moneyIn(cents(123_450), 'PLN')).toBe('1.234,50\u00a0PLN');
  expect(moneyIn(cents(123_450), '')).toBe('1.234,50');
});
