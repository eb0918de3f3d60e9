import { expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { fill } from './fill.ts';
import { moneyIn } from './money-in.ts';

it('puts every value in its place, and does not pass over one that is missing', () => {
  expect(fill('{n} de {all}', { n: 3, all: '12' })).toBe('3 de 12');
  expect(() => fill('{n} de {all}', { n: 3 })).toThrow('no value for {all}');
});

it('writes an amount in the currency of the source, with its sign where it has one', () => {
  expect(moneyIn(cents(123_450), 'EUR')).toBe('1.234,50\u00a0€');
  expect(moneyIn(cents(123_450), 'PLN')).toBe('1.234,50\u00a0PLN');
  expect(moneyIn(cents(123_450), '')).toBe('1.234,50');
});
